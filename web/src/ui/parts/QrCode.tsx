/** A link as a picture that cameras read. */
import { encode } from "uqr";
import { Drawing } from "./drawing";

const QUIET = 2;

interface Props {
  readonly class: string;
  readonly text: string;
  readonly label: string;
}

export function QrCode({ class: name, text, label }: Props) {
  const { size, data } = encode(text, { ecc: "M", border: 0 });
  const dark = data.flatMap((row, y) => row.map((on, x) => (on ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  const box = `${-QUIET} ${-QUIET} ${size + 2 * QUIET} ${size + 2 * QUIET}`;
  return (
    <Drawing class={name} box={box} label={label}>
      <path d={dark} fill="#12191b" shape-rendering="crispEdges" />
    </Drawing>
  );
}
