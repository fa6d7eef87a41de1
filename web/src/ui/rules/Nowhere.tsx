/** In place of a page that there is not. */
import { t } from "../../i18n";
import { Frame, Notice } from "./Frame";

export function Nowhere() {
  return (
    <Frame title={t("read-nowhere-title")}>
      <Notice
        title={t("read-nowhere")}
        action={
          <a class="btn primary" href="/">
            {t("read-to-start")}
          </a>
        }
      >
        {t("read-nowhere-about")}
      </Notice>
    </Frame>
  );
}
