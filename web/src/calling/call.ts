/** A turn that calls: in the tab, on the home screen, in the hand, and from behind other windows. */
import { called, muted } from "../client/prefs";
import { gameName } from "../games/names";
import { t } from "../i18n";
import { sound } from "../sound";
import type { Lobby } from "../wire/types";

/** All that a call tells: which game waits, and at whose table. Nobody who reads it learns of cards. */
export interface Call {
  readonly title: string;
  readonly body: string;
  readonly table: string;
}

type Where = Pick<Lobby, "id" | "host"> & { readonly setting: Pick<Lobby["setting"], "game"> };

export const callTo = ({ id, host, setting }: Where): Call => ({
  title: t("call-your-turn", { game: gameName(setting.game) }),
  body: t("call-body", { host }),
  table: id,
});

const ICON = "/icon.svg";
const CALLING = "/icon-call.svg";
const PULSE = [90, 60, 90];

/** What can be seen without a sound: the icon in the tab, and a mark where the page has an icon of its own. */
export function mark(calls: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = calls ? CALLING : ICON;
  if (icon && icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
  const badge = calls ? navigator.setAppBadge?.(1) : navigator.clearAppBadge?.();
  badge?.catch(() => {});
}

/** Calls somebody who may be looking elsewhere. */
export function ring(call: Call): void {
  pulse();
  if (document.visibilityState === "visible") return;
  sound("your-turn");
  void notify(call);
}

/** Browsers refuse it, loudly, before the page has been touched. */
function pulse(): void {
  if (!muted.peek() && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(PULSE);
}

async function notify({ title, body, table }: Call): Promise<void> {
  if (!called.peek() || callState() !== "on") return;
  const worker = await navigator.serviceWorker.getRegistration();
  const options = { body, tag: table, icon: "/icon-192.png", data: { path: `/table/${table}` } };
  await worker?.showNotification(title, options);
}

/** The question is answered: nobody has to be called for it any more. */
export async function hush(table: string): Promise<void> {
  if (callState() !== "on") return;
  const worker = await navigator.serviceWorker.getRegistration();
  const shown = (await worker?.getNotifications?.({ tag: table })) ?? [];
  for (const one of shown) one.close();
}

export type CallState = "off" | "on" | "denied" | "insecure" | "unsupported";

/** Whether this browser may be called, and where not, why. */
export function callState(): CallState {
  if (globalThis.isSecureContext === false) return "insecure";
  if (typeof Notification !== "function" || !navigator.serviceWorker) return "unsupported";
  if (Notification.permission === "denied") return "denied";
  return called.value && Notification.permission === "granted" ? "on" : "off";
}

/** Asks only because somebody has just wished it. */
export async function wishCalls(on: boolean): Promise<void> {
  called.value = on && (await Notification.requestPermission()) === "granted";
}
