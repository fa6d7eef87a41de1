/** The fists over the table: a hush, three taps, and all open at once. */
import { t } from "../../i18n";
import { Icon } from "../../ui/parts/icons";
import { SeatShape } from "../../ui/parts/marks";
import { Adventurer, Hand } from "./drawn";
import type { Fist } from "./scene";
import "./reveal.css";

export function Reveal({
  fists,
  names,
}: {
  readonly fists: readonly Fist[];
  readonly names: readonly string[];
}) {
  return (
    <div class="dm-reveal" aria-hidden="true">
      <ul>
        {fists.map(
          (fist, seat) => fist && <Decider key={seat} seat={seat} fist={fist} name={names[seat] ?? ""} />,
        )}
      </ul>
    </div>
  );
}

function Decider({
  seat,
  fist,
  name,
}: {
  readonly seat: number;
  readonly fist: Fist;
  readonly name: string;
}) {
  const open = fist !== "closed";
  return (
    <li class={`dm-decider dm-fist-${fist}`}>
      <span class="dm-verdict">
        {open && <Icon name={fist === "stay" ? "torch" : "exit"} size={22} />}
        <span>{t(`dm-fist-${fist}`)}</span>
      </span>
      <span class="dm-grip">
        <Hand seat={seat} open={open} />
        {fist === "leave" && <Adventurer seat={seat} />}
      </span>
      <span class="dm-decider-name">
        <SeatShape seat={seat} size={12} />
        {name}
      </span>
    </li>
  );
}
