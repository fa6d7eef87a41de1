/** The bar of the first page, and the language switch. */
import { LANGUAGE_NAMES, LANGUAGES, language, speak, t } from "../../i18n";
import { Icon } from "../parts/icons";

export function Bar() {
  return (
    <header class="st-bar">
      <a class="st-brand" href="/">
        {t("start-brand")}
      </a>
      <Links />
      <Languages />
    </header>
  );
}

/** Above on wide pages, at the foot of narrow ones. */
export function Links() {
  return (
    <nav class="st-links" aria-label={t("start-links")}>
      <a class="btn ghost" href="/rules">
        <Icon name="rules" /> {t("start-rules")}
      </a>
      <a class="btn ghost" href="/games">
        <Icon name="replay" /> {t("start-games")}
      </a>
    </nav>
  );
}

function Languages() {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row everywhere
    <div class="st-languages" role="group" aria-label={t("start-language")}>
      {LANGUAGES.map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-label={`${code.toUpperCase()} ${LANGUAGE_NAMES[code]}`}
          aria-pressed={language.value === code}
          onClick={() => void speak(code)}
        >
          <span>{code.toUpperCase()}</span>
        </button>
      ))}
    </div>
  );
}
