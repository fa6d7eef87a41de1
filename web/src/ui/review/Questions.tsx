/** The costliest moments, asked again; an answer opens the truth, what could be known, and what happened. */
import type { GameReview } from "../../games/contract";
import { t } from "../../i18n";
import type { Question } from "../../wire/types";
import { Icon } from "../parts/icons";
import { answer, answerTo, SHOWN } from "./answers";
import {
  answered,
  asked,
  choiceWords,
  type Looking,
  played,
  replayLink,
  viewAt,
  whereabouts,
} from "./looking";
import { Sides } from "./Sides";

type Then = GameReview["Then"];

interface Props {
  readonly looking: Looking;
  readonly Then: Then;
}

export function Questions({ looking, Then }: Props) {
  const { questions } = looking.review;
  return (
    <section class="rv-asked">
      <h2>{t("review-questions-title", { count: questions.length })}</h2>
      <p class="rv-quiet">{t("review-questions-lead")}</p>
      <ol>
        {questions.map((question) => (
          <li key={question.move_number} class="rv-question panel">
            <Asked looking={looking} question={question} Then={Then} />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface AskedProps {
  readonly looking: Looking;
  readonly question: Question;
}

function Asked({ looking, question, Then }: AskedProps & { readonly Then: Then }) {
  const { replay, review } = looking;
  const given = answerTo(replay.lobby.id, review.seat, question);
  const give = (choice: string) => answer(replay.lobby.id, review.seat, question, choice);
  const words = asked(looking, question);
  return (
    <>
      <div>
        <p class="eyebrow">{whereabouts(looking, question.moment)}</p>
        <h3 id={idOf(question)}>{words}</h3>
      </div>
      {Then && <Then view={viewAt(looking, question.moment)} question={question} />}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend, and the question is the heading */}
      <div class="rv-choices" role="group" aria-labelledby={idOf(question)}>
        {question.choices.map((choice) => (
          <Choice
            key={choice}
            words={choiceWords(looking, choice)}
            given={given === choice}
            right={given === null ? null : choice === question.answer}
            give={() => give(choice)}
          />
        ))}
        {given === null && (
          <button type="button" class="btn ghost rv-show" onClick={() => give(SHOWN)}>
            {t("review-show-answer")}
          </button>
        )}
      </div>
      {given === null && (
        <a class="rv-look" href={replayLink(looking, question.moment, review.seat)}>
          <Icon name="eye" size={20} /> {t("review-look-before")}
        </a>
      )}
      <div class="rv-answer" role="status">
        {given !== null && <Answer looking={looking} question={question} given={given} />}
      </div>
    </>
  );
}

const idOf = ({ move_number }: Question): string => `rv-question-${move_number}`;

interface ChoiceProps {
  readonly words: string;
  readonly given: boolean;
  /** null while it is asked. */
  readonly right: boolean | null;
  readonly give: () => void;
}

/** Stays where it is once it is answered, so that the keyboard is not thrown off it. */
function Choice({ words, given, right, give }: ChoiceProps) {
  const told = right ? "rv-right" : given ? "rv-given" : "";
  return (
    <button
      type="button"
      class={`btn rv-choice ${told}`}
      aria-pressed={given}
      aria-disabled={right !== null}
      onClick={give}
    >
      {right && <Icon name="check" size={20} />}
      {words}
      {right && <span class="visually-hidden">{t("review-right-one")}</span>}
    </button>
  );
}

function Answer({ looking, question, given }: AskedProps & { readonly given: string }) {
  const right = given === question.answer;
  return (
    <>
      {given !== SHOWN && <p class="rv-verdict">{t(right ? "review-right" : "review-not-right")}</p>}
      <Sides
        sides={[
          { name: t("review-truth"), words: answered(looking, question, "answer") },
          { name: t("review-known"), words: answered(looking, question, "known") },
          {
            name: t("review-happened"),
            words: [played(looking, question.moment), answered(looking, question, "happened")],
          },
        ]}
      />
      <a class="btn" href={replayLink(looking, question.moment, "truth")}>
        <Icon name="replay" /> {t("review-see-moment")}
      </a>
    </>
  );
}
