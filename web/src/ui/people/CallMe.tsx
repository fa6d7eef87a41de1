/** Whoever wants to be called says so here, and only then the browser is asked. */
import { useState } from "preact/hooks";
import { callState, wishCalls } from "../../calling/call";
import { t } from "../../i18n";
import "./people.css";

export function CallMe() {
  const [, look] = useState(0);
  const state = callState();
  const wish = async (on: boolean) => {
    await wishCalls(on);
    look((count) => count + 1);
  };
  return (
    <label class="tb-check">
      <input
        type="checkbox"
        checked={state === "on"}
        disabled={state !== "on" && state !== "off"}
        onChange={(event) => void wish(event.currentTarget.checked)}
      />
      <span>
        {t("call-me")}
        <small>{t("call-about", { state })}</small>
      </span>
    </label>
  );
}
