/** How the line to the server is, whenever it is not well. */
import type { TableClient } from "../../client/table";
import { t } from "../../i18n";

export function LineBanner({ client }: { client: TableClient }) {
  if (client.outdated.value) {
    return (
      <div class="tb-line" role="status">
        {t("table-outdated")}{" "}
        <button type="button" class="btn ghost" onClick={() => location.reload()}>
          {t("table-reload")}
        </button>
      </div>
    );
  }
  const line = client.line.value;
  if (line !== "lost" && line !== "unsure") return null;
  const waiting = client.yours.value.some((seat) => client.viewer(seat).pending.value);
  return (
    <div class="tb-line" role="status">
      {t(wordOf(line, client.farewell.value !== null))}
      {waiting && <span> {t("table-line-kept")}</span>}
    </div>
  );
}

function wordOf(line: "lost" | "unsure", saidGoodbye: boolean) {
  if (line === "unsure") return "table-line-unsure";
  return saidGoodbye ? "table-line-back-soon" : "table-line-lost";
}
