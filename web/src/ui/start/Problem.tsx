/** Why something did not work, beside what was tried. */
import { Icon } from "../parts/icons";
import "./problem.css";

export function Problem({ words }: { readonly words: string | null }) {
  return (
    <div class="st-problem" role="alert">
      {words && (
        <p>
          <Icon name="warning" /> {words}
        </p>
      )}
    </div>
  );
}
