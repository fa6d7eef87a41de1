/** Something on its way to the server: while it is, and why it failed. */
import { useState } from "preact/hooks";
import { inWords, type Told, whyNot } from "../table/refusals";

export interface Busy {
  readonly busy: boolean;
  /** Why the last attempt was refused. */
  readonly problem: string | null;
  readonly run: (act: () => Promise<void>) => void;
}

export function useBusy(): Busy {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Told | null>(null);
  const run = (act: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setRefusal(null);
    act()
      .catch(async (error) => setRefusal(await inWords(error)))
      .finally(() => setBusy(false));
  };
  return { busy, problem: refusal && whyNot(refusal), run };
}
