/** What was true, what could be known and what was done, side by side. */
import "./sides.css";

export interface Side {
  readonly name: string;
  readonly words: string | readonly string[];
}

export function Sides({ sides }: { readonly sides: readonly Side[] }) {
  return (
    <dl class="rv-sides">
      {sides.map(({ name, words }) => (
        <div key={name}>
          <dt class="eyebrow">{name}</dt>
          {[words].flat().map((one) => one && <dd key={one}>{one}</dd>)}
        </div>
      ))}
    </dl>
  );
}
