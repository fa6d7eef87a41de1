/** Lets the browser keep the page, so that it starts without a line and can be put on the home screen. */

const LOOK_AGAIN = 3_600_000;

/** Only for the built page: while it is being written, nothing may be kept. */
export function register(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  if (document.readyState === "complete") void start();
  else addEventListener("load", () => void start(), { once: true });
}

async function start(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
    keepFresh(registration);
    tellLoaded(await navigator.serviceWorker.ready);
  } catch {
    // Private windows and plain http refuse it; the page works without.
  }
}

/** A page that stays open for days looks for a newer worker when somebody comes back to it. */
function keepFresh(registration: ServiceWorkerRegistration): void {
  let looked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden" || Date.now() - looked < LOOK_AGAIN) return;
    looked = Date.now();
    void registration.update().catch(() => {});
  });
}

/** What was loaded before the worker was there, and whatever comes later past it: all that a start needs. */
function tellLoaded({ active }: ServiceWorkerRegistration): void {
  const tell = (loaded: PerformanceEntryList) => {
    const urls = loaded.map((it) => new URL(it.name));
    const own = urls.filter((it) => it.origin === location.origin && it.pathname.startsWith("/assets/"));
    if (own.length) active?.postMessage(own.map((it) => it.pathname));
  };
  new PerformanceObserver((list) => tell(list.getEntries())).observe({ type: "resource", buffered: true });
}
