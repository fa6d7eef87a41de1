/** What is waited for, the clock, and why something was refused. */
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Viewer } from "../../client/viewer";
import { t } from "../../i18n";
import type { Asked, Refused } from "../../wire/types";
import { spanOf } from "./clock";
import { ClauseLink } from "./Log";
import { type Asking, headline, subline } from "./prompt";
import { expectRefusals, whyNot } from "./refusals";
import { Voice } from "./Voice";

interface PromptLineProps {
  readonly asking: Asking;
  readonly viewer: Viewer;
  /** What stands below it. */
  readonly children?: ComponentChildren;
}

export function PromptLine({ asking, viewer, children }: PromptLineProps) {
  const refused = viewer.refused.value;
  useEffect(expectRefusals, []);
  return (
    <div class="tb-prompt">
      <b>{headline(asking)}</b>
      {refused ? <RefusedLine refused={refused} names={asking.names} /> : <span>{subline(asking)}</span>}
      {asking.asked && asking.advice && <Voice advice={asking.advice} names={asking.names} />}
      {asking.asked && <Clock key={asking.asked.id} asked={asking.asked} />}
      {children}
    </div>
  );
}

interface RefusedProps {
  readonly refused: Refused;
  readonly names: readonly string[];
}

export function RefusedLine({ refused, names }: RefusedProps) {
  return (
    <span class="tb-refused" role="alert">
      {whyNot(refused, names)}
      {refused.clause && <ClauseLink clause={refused.clause} />}
    </span>
  );
}

/** The server owns the clock; this one only counts along. */
function Clock({ asked }: { asked: Asked }) {
  const [left, setLeft] = useState(asked.left ?? 0);
  useEffect(() => {
    if (asked.left === null) return;
    const end = performance.now() + asked.left * 1000;
    const timer = setInterval(() => setLeft(Math.max(0, Math.round((end - performance.now()) / 1000))), 500);
    return () => clearInterval(timer);
  }, [asked.left]);
  if (asked.left === null) return null;
  const low = left <= 10 ? "tb-clock tb-low" : "tb-clock";
  return <span class={low}>{t("table-clock", { ...spanOf(left), default: asked.default ?? "first" })}</span>;
}
