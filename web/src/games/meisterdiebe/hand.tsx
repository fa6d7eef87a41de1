/** The own cards: a fan where there is room, two rows of three on a phone while choosing, else a strip. */
import { t } from "../../i18n";
import { Explain } from "../../ui/parts/Explain";
import { agreedHere } from "../../ui/table/agreed";
import type { MeisterdiebeView } from "../../wire/types";
import { CHARACTERS, CharacterCard, Portrait } from "./cards";
import type { Question } from "./question";
import { type Card, type Character, cardName, cardOf, characterName, openCard } from "./words";
import "./hand.css";

export type Slot = Card & { readonly state: "held" | "wished" | "played" | "used" };

/** All six characters; those no longer in the hand are in play or used. */
export function slotsOf(view: MeisterdiebeView, seat: number, wish: Character | null): Slot[] {
  const held = (view.hands[seat] ?? []).map(cardOf);
  const played = openCard(view.chosen[seat]);
  return CHARACTERS.map((character) => {
    const card = held.find((it) => it.character === character);
    if (played?.character === character) return { ...played, state: "played" };
    if (!card) return { character, number: undefined, state: "used" };
    return { ...card, state: wish === character ? "wished" : "held" };
  });
}

export const wishOf = ({ kind, draft }: Question): Character | null =>
  kind === "choose" && draft.startsWith("choose ") ? (draft.split(" ")[1] as Character) : null;

export interface HandProps {
  readonly view: MeisterdiebeView;
  readonly seat: number;
  readonly question: Question;
}

/** The card buttons choose only a draft; what is locked in is another button's business. */
export function Hand({ view, seat, question }: HandProps) {
  const choosing = question.kind === "choose";
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex box in all browsers
    <div
      class={choosing ? "md-hand md-choosing" : "md-hand"}
      role="group"
      aria-label={t("md-hand")}
      {...(choosing ? { "data-answers": "", tabIndex: -1 } : {})}
    >
      {slotsOf(view, seat, wishOf(question)).map((slot) => (
        <HandCard key={slot.character} slot={slot} question={question} />
      ))}
    </div>
  );
}

function nameOf(slot: Slot): string {
  if (slot.state === "used") return t("md-hand-used", { character: characterName(slot.character) });
  const key = { held: "md-hand-card", wished: "md-hand-chosen", played: "md-hand-played" }[slot.state];
  return t(key, { card: cardName(slot) });
}

const TAGS = { wished: "md-tag-choice", played: "md-tag-play" } as const;

function HandCard({ slot, question }: { readonly slot: Slot; readonly question: Question }) {
  const move = `choose ${slot.character}`;
  const able = question.kind === "choose" && (question.moves?.includes(move) ?? true);
  const tag = slot.state === "wished" || slot.state === "played" ? TAGS[slot.state] : null;
  return (
    <Explain
      words={does(slot.character)}
      class={`md-card md-card-${slot.state}`}
      aria-pressed={able ? slot.state === "wished" : undefined}
      disabled={question.kind === "choose" && !able}
      data-prepares={slot.state === "wished" ? "" : undefined}
      data-point={`card ${slot.character}`}
      onPress={able ? () => question.prepare(move) : undefined}
    >
      {tag && <span class="md-tag">{t(tag)}</span>}
      {slot.state === "used" && <span class="visually-hidden">{t("md-tag-used")}</span>}
      <CharacterCard character={slot.character} number={slot.number} label={characterName(slot.character)} />
    </Explain>
  );
}

/** What a character does at this table. */
export const does = (character: Character): string => t(`md-card-${character}`, agreedHere());

/** The hand as small portraits, for whoever waits; they stand in the order of play. */
export function HandStrip({ view, seat }: Omit<HandProps, "question">) {
  return (
    <ul class="md-hand-strip" aria-label={t("md-hand")} data-point="order">
      {slotsOf(view, seat, null).map((slot) => (
        <li key={slot.character} class={`md-strip-${slot.state}`} data-point={`card ${slot.character}`}>
          <Explain words={does(slot.character)} label={nameOf(slot)}>
            <span class="md-medal" aria-hidden="true">
              <Portrait character={slot.character} />
            </span>
            <span class="num" aria-hidden="true">
              {slot.number ?? "–"}
            </span>
          </Explain>
        </li>
      ))}
    </ul>
  );
}
