/** Says on the first page that there is no line. */
import { useEffect, useState } from "preact/hooks";
import { t } from "../../i18n";

export function Offline() {
  const [online, setOnline] = useState(() => navigator.onLine);
  useEffect(() => {
    const look = () => setOnline(navigator.onLine);
    addEventListener("online", look);
    addEventListener("offline", look);
    return () => {
      removeEventListener("online", look);
      removeEventListener("offline", look);
    };
  }, []);
  return (
    <p class="st-offline" role="status">
      {!online && t("start-offline")}
    </p>
  );
}
