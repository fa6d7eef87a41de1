/** What the overview card of every player says: the characters in their order. */
import { capital, t } from "../../i18n";
import { CHARACTERS, Portrait } from "./cards";
import { SMUGGLER_THIRD } from "./order";
import { characterInWords, doesWhat } from "./words";
import "./overview.css";

export function Overview({ part }: { readonly part: string }) {
  const characters = part === "prototype" ? SMUGGLER_THIRD : CHARACTERS;
  return (
    <section class="md-characters">
      <h3>{t("md-characters")}</h3>
      <p class="read-lead">{t("md-characters-lead")}</p>
      <ol>
        {characters.map((character) => (
          <li key={character}>
            <span class="md-face">
              <Portrait character={character} />
            </span>
            <div>
              <h4>{capital(characterInWords(character))}</h4>
              <p>{doesWhat(character, part)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
