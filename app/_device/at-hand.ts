import type { ReactNode } from "react";
import { whenIdle } from "@/app/_lib/analytics";
import { SHARED_HASH } from "./constants";
import type { Device } from "./device";

let device: Device | null = null;
let isComing = false;
/** What there is to say of this device, and the page that says it now. */
let notes: ReactNode = null;
let tell: (notes: ReactNode) => void = () => {};

/** The engine on this device; null until it has been fetched, and where it cannot be. */
export const deviceAtHand = (): Device | null => device;

/** Fetches it: with the first thing someone does on the page, so that it is there when they have written their problem,
 * and never with the page itself. Where the browser keeps it already, as soon as there is nothing better to do.
 * @param note shows what there is to say of this device above the page
 * @returns what calls it off */
export function bringDeviceWhenWanted(note: (notes: ReactNode) => void): () => void {
  tell = note;
  note(notes);
  if ("serviceWorker" in navigator && navigator.serviceWorker.controller) whenIdle(bring);
  if (wasUsed() || isSharedWith()) bring();
  const off = new AbortController();
  for (const name of ["pointerdown", "keydown", "focusin"] as const)
    addEventListener(name, bring, { once: true, passive: true, signal: off.signal });
  return () => {
    off.abort();
    if (tell === note) tell = () => {};
  };
}

function bring(): void {
  if (isComing || (savesData() && !isSharedWith())) return;
  isComing = true;
  import("./device").then(
    ({ openDevice }) => {
      device = openDevice((latest) => {
        notes = latest;
        tell(latest);
      });
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

/** Whether another app has handed something over, which the device takes in. */
const isSharedWith = (): boolean => location.hash.startsWith(SHARED_HASH);

function savesData(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}
