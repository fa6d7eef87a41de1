/** What goes into the open drawer: imitations within what is listed, and perhaps the alarm. */
import type { ComponentChildren } from "preact";
import { t } from "../../i18n";
import { AlarmDisc, GemMark } from "../../ui/parts/marks";
import { useKeys } from "../../ui/parts/useKeys";
import { bagOf, EMPTY, type Gem, total } from "../gems";
import { listedPlacing, mayPlace, mostPlaced, NO_PLACING, type Placing, parsePlacing, place } from "./moves";
import { Stepper } from "./Stepper";
import { Key, Prepared, Primary, type StepProps } from "./step";
import { gemsWords } from "./words";

const KINDS = ["d", "s"] as const;

export function PlaceStep({ view, seat, question }: StepProps) {
  const { moves, draft, prepare, send } = question;
  const white = bagOf(view.white[seat]);
  const wish = parsePlacing(draft);
  const may = (next: Placing) => mayPlace(moves, next, white);
  const set = (next: Placing) => may(next) && prepare(place(next));
  const listed = draft === "" ? null : listedPlacing(moves, wish);
  const lay = listed === null ? null : () => send(listed);
  const single = mostPlaced(moves, white) <= 1;
  const nothing = listedPlacing(moves, NO_PLACING) !== null;
  const alarm = may({ bag: EMPTY, alarm: true }) && (view.alarms[seat] ?? false);
  const ring = () => set({ ...wish, alarm: !wish.alarm });
  const pick = (kind: Gem) =>
    set({ ...wish, bag: single ? { ...EMPTY, [kind]: 1 } : { ...wish.bag, [kind]: wish.bag[kind] + 1 } });
  useKeys({
    Enter: lay ?? undefined,
    "1": () => pick("d"),
    "2": () => pick("s"),
    "3": alarm ? ring : undefined,
    Backspace: () => prepare(""),
  });
  return (
    <>
      <Primary onPress={lay}>{lay ? laidWords(wish) : t("md-place-hint")}</Primary>
      <Prepared words={lay ? laidWords(wish) : total(wish.bag) > 0 ? gemsWords(wish.bag) : ""} />
      <div class="md-picks">
        {KINDS.map((kind, at) =>
          single ? (
            <Pick
              key={kind}
              pressed={wish.bag[kind] > 0}
              able={may({ ...wish, bag: { ...EMPTY, [kind]: 1 } })}
              onPress={() => pick(kind)}
            >
              <GemMark kind={kind} size={24} />
              {t("md-gem", { gem: kind })}
              <Key>{at + 1}</Key>
            </Pick>
          ) : (
            <Stepper
              key={kind}
              kind={kind}
              count={wish.bag[kind]}
              less={t("md-place-less", { gem: kind })}
              more={t("md-place-more", { gem: kind })}
              onLess={
                wish.bag[kind] > 0
                  ? () => set({ ...wish, bag: { ...wish.bag, [kind]: wish.bag[kind] - 1 } })
                  : null
              }
              onMore={
                may({ ...wish, bag: { ...wish.bag, [kind]: wish.bag[kind] + 1 } }) ? () => pick(kind) : null
              }
            />
          ),
        )}
        {nothing && (
          <Pick pressed={draft !== "" && total(wish.bag) === 0} able onPress={() => set(NO_PLACING)}>
            {t("md-place-nothing")}
          </Pick>
        )}
        {alarm && (
          <Pick pressed={wish.alarm} able onPress={ring}>
            <AlarmDisc seat={seat} size={24} />
            {t("md-place-alarm")}
            <Key>3</Key>
          </Pick>
        )}
      </div>
    </>
  );
}

function laidWords({ bag, alarm }: Placing): string {
  if (total(bag) === 0) return t("md-place-done-nothing");
  return t(alarm ? "md-place-done-alarm" : "md-place-done", { gems: gemsWords(bag) });
}

interface PickProps {
  readonly pressed: boolean;
  readonly able: boolean;
  readonly onPress: () => void;
  readonly children: ComponentChildren;
}

function Pick({ pressed, able, onPress, children }: PickProps) {
  return (
    <button
      type="button"
      class={pressed ? "btn md-pick md-picked" : "btn md-pick"}
      aria-pressed={pressed}
      aria-disabled={able ? undefined : true}
      data-prepares=""
      onClick={onPress}
    >
      {children}
    </button>
  );
}
