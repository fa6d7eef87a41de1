/** What the overview card of every player says: the characters in their order. */
import { capital, t } from "../../i18n";
import { CHARACTERS, Portrait } from "./cards";
import { characterInWords } from "./words";
import "./overview.css";

export function Overview() {
  return (
    <section class="md-characters">
      <h2>{t("md-characters")}</h2>
      <p class="read-lead">{t("md-characters-lead")}</p>
      <ol>
        {CHARACTERS.map((character) => (
          <li key={character}>
            <span class="md-face">
              <Portrait character={character} />
            </span>
            <div>
              <h3>{capital(characterInWords(character))}</h3>
              <p>{t(`md-does-${character}`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
