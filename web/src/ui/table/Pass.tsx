/** The curtain between two people at one device. */
import { t } from "../../i18n";
import { Icon } from "../parts/icons";

export function Pass({ name, take }: { name: string; take: () => void }) {
  return (
    <section class="tb-pass panel" aria-label={t("table-pass-title", { name })}>
      <div>
        <h2>{t("table-pass-title", { name })}</h2>
        <p>{t("table-pass-hint")}</p>
      </div>
      <button type="button" class="btn primary" onClick={take}>
        <Icon name="person" /> {t("table-pass-button", { name })}
      </button>
    </section>
  );
}
