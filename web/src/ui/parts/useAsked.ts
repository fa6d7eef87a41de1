/** What a page asks the server for when it opens, why it did not get it, and how it asks again. */
import { useEffect, useState } from "preact/hooks";
import type { Refusal } from "../../client/api";
import { inWords } from "../table/refusals";

export function useAsked<T>(ask: () => Promise<T>) {
  const [answer, setAnswer] = useState<T | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    setRefusal(null);
    ask().then(
      (its) => setAnswer(() => its),
      async (error) => setRefusal(await inWords(error)),
    );
  }, [attempt]);
  return { answer, refusal, again: () => setAttempt(attempt + 1) };
}
