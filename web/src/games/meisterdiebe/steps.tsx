/** The short questions: filling, choosing, opening, robbing, taking. */
import { t } from "../../i18n";
import { GemMark } from "../../ui/parts/marks";
import { useKeys } from "../../ui/parts/useKeys";
import { EMPTY, total } from "../gems";
import { openFront } from "./content";
import { does, slotsOf, wishOf } from "./hand";
import { due, fill, filled, takable } from "./moves";
import { Key, Primary, type StepProps, Undo } from "./step";
import { cardName, gemsWords } from "./words";

export function FillStep({ question }: StepProps) {
  const { moves, draft, asked, prepare, send } = question;
  const laid = filled(draft);
  const wanted = due(moves, asked?.example ?? null);
  const left = wanted === null ? null : wanted - laid.length;
  const done = laid.length > 0 && (left === null || left === 0) ? () => send(fill(laid)) : null;
  const undo = laid.length > 0 ? () => prepare(fill(laid.slice(0, -1))) : null;
  useKeys({ Enter: done ?? undefined, Backspace: undo ?? undefined });
  return (
    <>
      <Primary onPress={done}>
        {done
          ? t("md-fill-done", { count: laid.length })
          : left === null
            ? t("md-fill-hint-open")
            : t("md-fill-hint", { left })}
      </Primary>
      <Undo onPress={undo} />
    </>
  );
}

const DIGITS = ["1", "2", "3", "4", "5", "6"] as const;

export function ChooseStep({ view, seat, question }: StepProps) {
  const wish = wishOf(question);
  const slots = slotsOf(view, seat, wish);
  const card = slots.find((it) => it.character === wish);
  const lock = wish ? () => question.send(`choose ${wish}`) : null;
  const byDigit = slots.map((slot, at) => [
    DIGITS[at],
    slot.state === "held" ? () => question.prepare(`choose ${slot.character}`) : undefined,
  ]);
  useKeys({ Enter: lock ?? undefined, ...Object.fromEntries(byDigit) });
  return (
    <>
      <Primary onPress={lock} icon="check">
        {card ? t("md-choose-lock", { card: cardName(card) }) : t("md-choose-first")}
      </Primary>
      <span class="md-sep md-roomy" />
      <p class="md-does">
        {wish ? (
          does(wish)
        ) : (
          <span>
            {t("md-characters-see")}{" "}
            <span class="md-key">
              <kbd>1</kbd>–<kbd>6</kbd> {t("md-choose-keys")}
            </span>
          </span>
        )}
      </p>
    </>
  );
}

/** The drawers themselves are the buttons. */
export function OpenStep({ question: { moves, send } }: StepProps) {
  const mayPass = moves?.includes("pass") ?? false;
  useKeys({ "1": mayPass ? () => send("pass") : undefined });
  return (
    <>
      <span class="md-due">{t("md-open-hint")}</span>
      {mayPass && (
        <button type="button" class="btn" onClick={() => send("pass")}>
          {t("md-open-pass")} <Key>1</Key>
        </button>
      )}
    </>
  );
}

export function RobStep({ view, question: { moves, send } }: StepProps) {
  const front = total(openFront(view)?.bag ?? EMPTY);
  const choices = ["plunder", "search"].filter((it) => moves?.includes(it) ?? true);
  useKeys({
    Enter: choices.length === 1 ? () => send(choices[0]!) : undefined,
    "1": choices[0] ? () => send(choices[0]!) : undefined,
    "2": choices[1] ? () => send(choices[1]!) : undefined,
  });
  return choices.map((it, at) => (
    <button key={it} type="button" class="btn primary md-half" onClick={() => send(it)}>
      {it === "plunder" ? t("md-rob-plunder", { count: front }) : t("md-rob-search")}
      <Key>{at + 1}</Key>
    </button>
  ));
}

export function TakeStep({ question: { moves, send } }: StepProps) {
  const kinds = takable(moves);
  useKeys(Object.fromEntries(kinds.map((kind, at) => [String(at + 1), () => send(`take ${kind}`)])));
  return kinds.map((kind, at) => (
    <button key={kind} type="button" class="btn primary md-half" onClick={() => send(`take ${kind}`)}>
      <GemMark kind={kind} size={24} />
      {t("md-take", { gems: gemsWords({ ...EMPTY, [kind]: 1 }) })}
      <Key>{at + 1}</Key>
    </button>
  ));
}
