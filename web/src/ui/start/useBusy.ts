/** Something on its way to the server: while it is, and why it failed. */
import { useState } from "preact/hooks";
import { whyNot } from "../table/refusals";

export interface Busy {
  readonly busy: boolean;
  /** Why the last attempt was refused. */
  readonly problem: string | null;
  readonly run: (act: () => Promise<void>) => void;
}

export function useBusy(): Busy {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const run = (act: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    act()
      .catch((refusal) => setProblem(whyNot(refusal)))
      .finally(() => setBusy(false));
  };
  return { busy, problem, run };
}
