/** Starts the page. */
import "@fontsource-variable/fraunces/wght.css";
import "./style/tokens.css";
import "./style/base.css";
import { render } from "preact";
import { App, sendFor } from "./app";
import { reducedMotion } from "./client/prefs";
import { language, speak } from "./i18n";
import { register } from "./pwa/register";
import { follow, path } from "./router";

/** Letters that come late move what is read already; so long the page waits for the headline's. */
const PATIENCE_MS = 400;

document.addEventListener("click", follow);
reducedMotion.subscribe((reduced) => {
  document.documentElement.dataset.motion = reduced ? "reduced" : "full";
});
sendFor(path.peek());
const headline = document.fonts.load("560 1rem 'Fraunces Variable'").catch(() => []);
await speak(language.peek());
await Promise.race([headline, new Promise((go) => setTimeout(go, PATIENCE_MS))]);
render(<App />, document.getElementById("app")!);
register();
// The page is read well without it: the letters of the smaller texts come when all else is there,
// never together with the headline's, which would move everything twice as far.
const finerLetters = async () => {
  await headline;
  await import("@fontsource-variable/inter/wght.css");
};
if (document.readyState === "complete") setTimeout(finerLetters, 0);
else addEventListener("load", () => setTimeout(finerLetters, 0));
