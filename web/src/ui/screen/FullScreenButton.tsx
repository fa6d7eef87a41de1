/** The page on the whole screen, and back. */
import { useEffect, useState } from "preact/hooks";
import { t } from "../../i18n";
import { Icon } from "../parts/icons";

export function FullScreenButton() {
  const [full, setFull] = useState(document.fullscreenElement !== null);
  useEffect(() => {
    const change = () => setFull(document.fullscreenElement !== null);
    document.addEventListener("fullscreenchange", change);
    return () => document.removeEventListener("fullscreenchange", change);
  }, []);
  if (!document.fullscreenEnabled) return null;
  const turn = () =>
    // A browser may refuse at any time, and nothing is lost by that.
    void (full ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() => {});
  const words = t(full ? "screen-smaller" : "screen-full");
  return (
    <button type="button" class="btn ghost" aria-label={words} title={words} onClick={turn}>
      <Icon name={full ? "smaller" : "full"} />
    </button>
  );
}
