/** A drawing painted once. As an image its filters would run again for every tile that is scrolled into view. */
import { useEffect, useRef } from "preact/hooks";

interface Props {
  readonly src: string;
  readonly class?: string;
  /** Painted pixels for a pixel of the device: soft things need few. */
  readonly sharpness?: number;
}

export function Painted({ src, class: kind, sharpness = 1 }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => keepPainted(canvas.current!, src, sharpness), [src, sharpness]);
  return <canvas ref={canvas} class={kind} />;
}

function keepPainted(canvas: HTMLCanvasElement, src: string, sharpness: number): () => void {
  const drawing = new Image();
  const sight = new ResizeObserver(() => paint(canvas, drawing, sharpness));
  drawing.src = src;
  drawing.decode().then(
    () => sight.observe(canvas),
    () => {},
  );
  return () => sight.disconnect();
}

/** Fills the canvas; what does not fit is cut off at the sides and below. */
function paint(canvas: HTMLCanvasElement, drawing: HTMLImageElement, sharpness: number): void {
  const scale = Math.min(2, devicePixelRatio) * sharpness;
  const width = Math.round(canvas.clientWidth * scale);
  const height = Math.round(canvas.clientHeight * scale);
  if (width === 0 || height === 0 || (canvas.width === width && canvas.height === height)) return;
  canvas.width = width;
  canvas.height = height;
  const size = Math.max(width / drawing.width, height / drawing.height);
  const left = (width - drawing.width * size) / 2;
  canvas.getContext("2d")?.drawImage(drawing, left, 0, drawing.width * size, drawing.height * size);
}
