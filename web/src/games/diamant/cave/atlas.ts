/** All that is drawn flat, as cells of one texture: cards, their back, the arrow, and the seats' shapes. */
import { type ComponentChild, h, render } from "preact";
import { CanvasTexture, LinearFilter, LinearMipmapLinearFilter, SRGBColorSpace } from "three";
import { seatOutline } from "../../../ui/parts/marks";
import type { DiamantCard } from "../../../wire/types";
import source from "../cave.svg?raw";
import { Arrow, CaveBack, CaveCard } from "../drawn";

export const COLUMNS = 8;
export const ROWS = 4;

export class Atlas {
  readonly texture: CanvasTexture;
  private readonly cells = new Map<string, number>();
  private readonly brush: CanvasRenderingContext2D;

  constructor(
    private readonly side: number,
    private readonly changed: () => void,
    anisotropy: number,
  ) {
    const canvas = document.createElement("canvas");
    canvas.width = side * COLUMNS;
    canvas.height = side * ROWS;
    this.brush = canvas.getContext("2d")!;
    this.texture = new CanvasTexture(canvas);
    this.texture.colorSpace = SRGBColorSpace;
    this.texture.flipY = false;
    this.texture.minFilter = LinearMipmapLinearFilter;
    this.texture.magFilter = LinearFilter;
    this.texture.anisotropy = Math.min(8, anisotropy);
  }

  card(card: DiamantCard): number {
    return this.cell(`card ${card}`, (x, y) => this.draw(h(CaveCard, { card }), x, y));
  }

  back(): number {
    return this.cell("back", (x, y) => this.draw(h(CaveBack, {}), x, y));
  }

  arrow(): number {
    return this.cell("arrow", (x, y) => this.draw(h(Arrow, {}), x, y));
  }

  shape(seat: number): number {
    return this.cell(`shape ${seat % 8}`, async (x, y) => {
      const { brush, side } = this;
      brush.save();
      brush.translate(x, y);
      brush.scale(side / 24, side / 24);
      brush.fillStyle = "#fff";
      brush.fill(new Path2D(seatOutline(seat)));
      brush.restore();
    });
  }

  /** The cell of a picture; what is asked for the first time is there a little later. */
  private cell(name: string, paint: (x: number, y: number) => Promise<void>): number {
    const known = this.cells.get(name);
    if (known !== undefined) return known;
    const cell = this.cells.size % (COLUMNS * ROWS);
    this.cells.set(name, cell);
    void paint((cell % COLUMNS) * this.side, Math.floor(cell / COLUMNS) * this.side).then(() => {
      this.texture.needsUpdate = true;
      this.changed();
    });
    return cell;
  }

  /** Numbers are written afterwards: a picture knows none of the page's letters. */
  private async draw(node: ComponentChild, x: number, y: number): Promise<void> {
    const { brush, side } = this;
    const { svg, number } = drawingOf(node);
    const image = new Image();
    image.src = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
    try {
      await image.decode();
      brush.drawImage(image, x, y, side, side);
    } finally {
      URL.revokeObjectURL(image.src);
    }
    if (number) await this.write(number, x, y);
  }

  private async write(number: string, x: number, y: number): Promise<void> {
    const { brush, side } = this;
    const family = getComputedStyle(document.documentElement).getPropertyValue("--serif");
    const font = `680 ${side * 0.44}px ${family}`;
    await document.fonts?.load(font, number).catch(() => []);
    brush.font = font;
    brush.textAlign = "center";
    brush.fillStyle = "#fff6e2";
    brush.shadowColor = "#0009";
    brush.shadowBlur = side * 0.03;
    brush.fillText(number, x + side / 2, y + side * 0.54);
    brush.shadowBlur = 0;
  }
}

/** A drawing that stands alone: with the sprites it uses, and without its letters. */
function drawingOf(node: ComponentChild): { readonly svg: string; readonly number: string } {
  const holder = document.createElement("div");
  render(node, holder);
  const svg = holder.querySelector("svg")!;
  const text = svg.querySelector("text");
  const number = text?.textContent ?? "";
  text?.remove();
  svg.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  svg.setAttribute("width", "512");
  svg.setAttribute("height", "512");
  const sprites = document.createElementNS("http://www.w3.org/2000/svg", "defs");
  sprites.innerHTML = source;
  svg.prepend(sprites);
  const written = new XMLSerializer().serializeToString(svg);
  render(null, holder);
  return { svg: written, number };
}
