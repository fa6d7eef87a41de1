/** The curtain between two people at one device. */
import { t } from "../../i18n";
import { Icon } from "../parts/icons";
import { SeatShape } from "../parts/marks";

interface Props {
  readonly seat: number;
  readonly name: string;
  readonly take: () => void;
}

/** The shape of the seat tells two people of one name apart. */
export function Pass({ seat, name, take }: Props) {
  return (
    <section class="tb-pass panel" aria-label={t("table-pass-title", { name })}>
      <div>
        <h2>
          <SeatShape seat={seat} size={22} /> {t("table-pass-title", { name })}
        </h2>
        <p>{t("table-pass-hint")}</p>
      </div>
      <button type="button" class="btn primary" onClick={take}>
        <Icon name="person" /> {t("table-pass-button", { name })}
      </button>
    </section>
  );
}
