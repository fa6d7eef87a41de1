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
  if (client.line.value !== "lost") return null;
  const waiting = client.yours.value.some((seat) => client.viewer(seat).pending.value);
  return (
    <div class="tb-line" role="status">
      {t(client.farewell.value ? "table-line-back-soon" : "table-line-lost")}
      {waiting && <span> {t("table-line-kept")}</span>}
    </div>
  );
}
