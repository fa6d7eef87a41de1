/** What this browser's owner prefers. */
import { computed, signal } from "@preact/signals";
import { persisted } from "./persisted";

export const muted = persisted("muted", false);
/** Digits, letters and Enter answer wherever the focus is. */
export const keysAnswer = persisted("keys", true);
export const name = persisted("name", "");
/** Whether this browser's owner wants to be called when it is their turn. */
export const called = persisted("called", false);
/** "system" asks the device; the other two overrule it. */
export const motion = persisted<"system" | "reduced" | "full">("motion", "system");
export const quality = persisted<"auto" | "full" | "lite" | "off">("quality", "auto");

const systemReduces = signal(false);
if (typeof matchMedia === "function") {
  const query = matchMedia("(prefers-reduced-motion: reduce)");
  systemReduces.value = query.matches;
  query.addEventListener("change", () => {
    systemReduces.value = query.matches;
  });
}

export const reducedMotion = computed(
  () => motion.value === "reduced" || (motion.value === "system" && systemReduces.value),
);
