/* Lets the page start without a line. It keeps the page, never what the server says about a game. */

/** A new name throws everything kept so far away. */
const KEPT = "schatulle-1";
const SHELL = "/";

self.addEventListener("install", (event) => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(dropOld().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  // Whatever the server says comes from the server, now or not at all.
  if (pathname.startsWith("/api") || pathname === "/metrics") return;
  if (request.mode === "navigate") event.respondWith(shell(request));
  else if (pathname.startsWith("/assets/")) event.respondWith(asset(request));
  else event.respondWith(freshOrKept(request));
});

/** A page tells what it had loaded before there was a worker to see it. */
self.addEventListener("message", (event) => {
  const assets = [].concat(event.data ?? []).filter((path) => String(path).startsWith("/assets/"));
  event.waitUntil(keepAll(assets));
});

async function keepAll(paths) {
  const kept = await caches.open(KEPT);
  await Promise.allSettled(paths.map((path) => keepOnce(kept, path)));
}

async function dropOld() {
  for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
}

/** The page as the server has it now; only while there is none the one of last time. */
async function shell(request) {
  try {
    const answer = await fetch(request);
    if (isPage(answer)) void keepPage(answer.clone());
    return answer.status < 500 ? answer : ((await caches.match(SHELL)) ?? answer);
  } catch (lost) {
    const kept = await caches.match(SHELL);
    if (kept) return kept;
    throw lost;
  }
}

const isPage = (answer) => answer.ok && (answer.headers.get("Content-Type") ?? "").startsWith("text/html");

async function keepShell() {
  const answer = await fetch(SHELL, { cache: "no-cache" });
  if (!isPage(answer)) throw new Error("there is no page to keep");
  await keepPage(answer);
}

/** Keeps the page with all it loads at its start; a changed page makes the assets of the old one useless. */
async function keepPage(answer) {
  const kept = await caches.open(KEPT);
  const text = await answer.clone().text();
  const before = await (await kept.match(SHELL))?.text();
  if (text === before) return;
  const needed = [...text.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path]) => path);
  await Promise.all(needed.map((path) => keepOnce(kept, path)));
  await kept.put(SHELL, answer);
  if (before !== undefined) await dropAssets(kept, needed);
}

async function keepOnce(kept, path) {
  if (await kept.match(path)) return;
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path} cannot be kept`);
  await kept.put(path, answer);
}

async function dropAssets(kept, needed) {
  for (const request of await kept.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith("/assets/") && !needed.includes(pathname)) await kept.delete(request);
  }
}

/** Assets have their hash in the name: a kept one is the right one. */
async function asset(request) {
  const kept = await caches.open(KEPT);
  const found = await kept.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await kept.put(request, answer.clone());
  return answer;
}

async function freshOrKept(request) {
  const kept = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (answer.ok) await kept.put(request, answer.clone());
    return answer;
  } catch (lost) {
    const found = await kept.match(request);
    if (found) return found;
    throw lost;
  }
}

/** Somebody was called: the table comes to the front, or is opened. */
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(bringToFront(event.notification.data?.path ?? "/"));
});

async function bringToFront(path) {
  const pages = await self.clients.matchAll({ type: "window" });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  await (there ? there.focus() : self.clients.openWindow(path));
}
