/** Why something was refused, in the reader's language as far as it goes. */
import { Refusal } from "../../client/api";
import { has, t } from "../../i18n";
import type { Refused } from "../../wire/types";

/** The server gives its reasons in English; in other languages the kind of refusal is told, or the rule. */
export function whyNot(refusal: unknown): string {
  const { status, reason } = refusal instanceof Refusal ? refusal : new Refusal(500, String(refusal));
  return t("start-refusal", { status, reason });
}

const NOT_NOW = 409;

/** A refused answer: in English the server's own sentence, elsewhere what the rule is about. */
export function whyRefused({ reason, clause }: Refused, language: string): string {
  if (language === "en") return reason;
  if (clause && has(`${clause}.title`)) return t(`${clause}.title`);
  return t("start-refusal", { status: NOT_NOW, reason });
}
