/** A seat's review, or how far it is. */
import { useEffect, useState } from "preact/hooks";
import type { Refusal } from "../../client/api";
import { awaitReview, deskOf } from "../../client/reviewing";
import type { Reviewing } from "../../wire/types";
import { inWords } from "../table/refusals";

const NOTHING_YET: Reviewing = { done: 0, failed: false, review: null };

export interface Awaited {
  readonly news: Reviewing;
  readonly refusal: Refusal | null;
  readonly again: () => void;
}

export function useReview(table: string, seat: number): Awaited {
  const [news, setNews] = useState(NOTHING_YET);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    setNews(NOTHING_YET);
    setRefusal(null);
    const refused = async (error: unknown) => setRefusal(await inWords(error));
    return awaitReview(deskOf(table, seat), { heard: setNews, refused }, attempt > 0);
  }, [table, seat, attempt]);
  return { news, refusal, again: () => setAttempt(attempt + 1) };
}
