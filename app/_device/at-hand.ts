import type { ReactNode } from "react";
import { whenIdle } from "@/app/_lib/analytics";
import type { Device } from "./device";

let device: Device | null = null;
let isComing = false;

/** The engine on this device; null until it has been fetched, and where it cannot be. */
export const deviceAtHand = (): Device | null => device;

/** Fetches it: with the first thing someone does on the page, so that it is there when they have written their problem,
 * and never with the page itself. Where the browser keeps it already, as soon as there is nothing better to do.
 * @param note shows what there is to say of this device above the page
 * @returns what calls it off */
export function bringDeviceWhenWanted(note: (notes: ReactNode) => void): () => void {
  const bring = () => bringDevice(note);
  if ("serviceWorker" in navigator && navigator.serviceWorker.controller) whenIdle(bring);
  if (wasUsed()) bring();
  const off = new AbortController();
  for (const name of ["pointerdown", "keydown", "focusin"] as const)
    addEventListener(name, bring, { once: true, passive: true, signal: off.signal });
  return () => off.abort();
}

function bringDevice(note: (notes: ReactNode) => void): void {
  if (isComing || savesData()) return;
  isComing = true;
  import("./device").then(
    ({ openDevice }) => {
      device = openDevice(note);
    },
    () => {
      isComing = false;
    },
  );
}

/** Whether someone did something on the page before its script ran. */
function wasUsed(): boolean {
  const { activeElement, body } = document;
  return navigator.userActivation?.hasBeenActive || (activeElement !== null && activeElement !== body);
}

function savesData(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}
