/** The prototype's smuggler hands the gems of the drawer on to others, all or none. */
import { t } from "../../i18n";
import { SeatShape } from "../../ui/parts/marks";
import { useKeys } from "../../ui/parts/useKeys";
import { EMPTY, KINDS, total } from "../gems";
import { openFront } from "./content";
import { give, given, parseGifts, ungiven } from "./moves";
import { Stepper } from "./Stepper";
import { othersOf } from "./seats";
import { Primary, type StepProps } from "./step";
import { gemsWords } from "./words";

export function GiveStep({ view, seat, names, question }: StepProps) {
  const { moves, draft, prepare, send } = question;
  const front = openFront(view)?.bag ?? EMPTY;
  const gifts = parseGifts(draft);
  const left = ungiven(front, gifts);
  const done = total(left) === 0 ? () => send(give(gifts)) : null;
  const mayKeep = moves?.includes("keep") ?? true;
  const kinds = KINDS.filter((kind) => front[kind] > 0);
  useKeys({ Enter: done ?? undefined, Backspace: () => prepare("") });
  return (
    <>
      <div class="md-gifts">
        {othersOf(names.length, seat).map((other) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex box in all browsers
          <div
            key={other}
            class="md-gift"
            role="group"
            aria-label={t("md-give-row", { name: names[other] ?? "" })}
          >
            <SeatShape seat={other} size={16} />
            <b>{names[other]}</b>
            {kinds.map((kind) => (
              <Stepper
                key={kind}
                kind={kind}
                count={gifts.get(other)?.[kind] ?? 0}
                less={t("md-give-less", { gem: kind, name: names[other] ?? "" })}
                more={t("md-give-more", { gem: kind, name: names[other] ?? "" })}
                onLess={gifts.get(other)?.[kind] ? () => prepare(give(given(gifts, other, kind, -1))) : null}
                onMore={left[kind] > 0 ? () => prepare(give(given(gifts, other, kind, 1))) : null}
              />
            ))}
          </div>
        ))}
      </div>
      <Primary onPress={done}>
        {done ? t("md-give-done") : t("md-give-hint", { gems: gemsWords(left) })}
      </Primary>
      {mayKeep && (
        <button type="button" class="btn" onClick={() => send("keep")}>
          {t("md-give-keep")}
        </button>
      )}
    </>
  );
}
