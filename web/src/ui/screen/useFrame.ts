/** A shared screen as a device: everything grows with it, it stays awake, and its pointer goes when nobody moves it. */
import { useEffect, useState } from "preact/hooks";

/** What the layout is drawn for; a larger screen shows the same, larger. */
const LYING = { width: 1280, height: 720 };
const UPRIGHT = { width: 768, height: 1024 };

export function enlargement(width: number, height: number): number {
  const frame = width >= height ? LYING : UPRIGHT;
  const fits = Math.min(width / frame.width, height / frame.height);
  return Math.max(1, Math.round(fits * 1000) / 1000);
}

const here = () => enlargement(innerWidth, innerHeight);

export function useEnlargement(): number {
  const [times, setTimes] = useState(here);
  useEffect(() => {
    const measure = () => setTimes(here());
    addEventListener("resize", measure);
    return () => removeEventListener("resize", measure);
  }, []);
  return times;
}

/** Asks the device not to sleep as long as the page is in sight; where that cannot be, its owner has to see to it. */
export function useAwake(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    const wake = async () => {
      if (document.visibilityState === "hidden") return;
      // A low battery is a reason to refuse.
      lock = await navigator.wakeLock?.request("screen").catch(() => undefined);
    };
    void wake();
    document.addEventListener("visibilitychange", wake);
    return () => {
      document.removeEventListener("visibilitychange", wake);
      void lock?.release();
    };
  }, []);
}

const STILL_AFTER = 3000;

/** Nobody has moved a pointer or pressed a key for a while. */
export function useStillness(): boolean {
  const [still, setStill] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stir = () => {
      setStill(false);
      clearTimeout(timer);
      timer = setTimeout(() => setStill(true), STILL_AFTER);
    };
    stir();
    const signs = ["pointermove", "pointerdown", "keydown"] as const;
    for (const sign of signs) addEventListener(sign, stir);
    return () => {
      clearTimeout(timer);
      for (const sign of signs) removeEventListener(sign, stir);
    };
  }, []);
  return still;
}
