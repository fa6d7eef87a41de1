/** The question that the seat has to answer now, and the answer that it is preparing. */
import { useEffect, useRef } from "preact/hooks";
import type { Asked, MeisterdiebeView } from "../../wire/types";
import type { BoardProps } from "../contract";

export interface Question {
  readonly asked: Asked | null;
  readonly kind: string | null;
  readonly moves: readonly string[] | null;
  /** The text of a move, perhaps unfinished; empty if nothing is prepared. */
  readonly draft: string;
  readonly busy: boolean;
  readonly prepare: (move: string) => void;
  readonly send: (move: string) => void;
}

/** A draft belongs to one question, so it is kept with that question's number. */
const drafted = (asked: Asked | null, kept: string): string => {
  const [id, ...words] = kept.split(" ");
  return asked && id === String(asked.id) ? words.join(" ") : "";
};

export function useQuestion(props: BoardProps<MeisterdiebeView>): Question {
  const { asked, viewer, draft, sending } = props;
  const refused = viewer.refused.value;
  const sent = useRef<number | null>(null);
  // A refusal opens the question again.
  useEffect(() => {
    sent.current = null;
  }, [refused]);
  return {
    asked,
    kind: asked?.kind ?? null,
    moves: asked?.moves ?? null,
    draft: drafted(asked, draft.value),
    busy: sending,
    prepare: (move) => {
      if (asked) draft.value = `${asked.id} ${move}`;
    },
    send: (move) => {
      // A second click may come before the board is drawn without the question.
      if (!asked || sending || sent.current === asked.id) return;
      sent.current = asked.id;
      props.answer(move);
    },
  };
}
