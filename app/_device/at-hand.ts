import type { ReactNode } from "react";
import { whenIdle } from "@/app/_lib/analytics";
import { isDeviceOnly } from "@/app/_lib/device-only";
import type { Device } from "./device";

let device: Device | null = null;
let coming: Promise<Device> | null = null;
/** What there is to say of this device, and the page that says it now. */
let notes: ReactNode = null;
let tell: (notes: ReactNode) => void = () => {};

/** The engine on this device; null until it has been fetched, and where it cannot be. While problems stay on this device
 * nobody else can be asked: it is waited for.
 * @throws when it cannot be fetched then */
export const deviceAtHand = (): Device | Promise<Device> | null =>
  device ?? (isDeviceOnly() ? fetched() : null);

/** Fetches it: with the first thing someone does on the page, so that it is there when they have written their problem,
 * and never with the page itself. Where the browser keeps it already, as soon as there is nothing better to do.
 * @param note shows what there is to say of this device above the page
 * @param ready is handed the device when it is there
 * @returns what calls it off */
export function bringDeviceWhenWanted(
  note: (notes: ReactNode) => void,
  ready: (device: Device) => void = () => {},
): () => void {
  tell = note;
  note(notes);
  const off = new AbortController();
  const bring = () =>
    void fetched().then(
      (device) => off.signal.aborted || ready(device),
      () => {},
    );
  if (isHandedOver() || isDeviceOnly()) bring();
  else if (!savesData()) {
    if (navigator.serviceWorker?.controller) whenIdle(bring);
    if (wasUsed()) bring();
    for (const name of ["pointerdown", "keydown", "focusin"] as const)
      addEventListener(name, bring, { once: true, passive: true, signal: off.signal });
  }
  return () => {
    off.abort();
    if (tell === note) tell = () => {};
  };
}

/** The device where the browser keeps the engine already; null where it would have to be fetched first. */
export const keptDevice = (): Promise<Device> | null =>
  navigator.serviceWorker?.controller ? fetched() : null;

function fetched(): Promise<Device> {
  coming ??= import("./device").then(({ openDevice }) => {
    device = openDevice((latest) => {
      notes = latest;
      tell(latest);
    });
    return device;
  });
  coming.catch(() => {
    coming = null;
  });
  return coming;
}

/** Whether someone did something on the page before its script ran. */
function wasUsed(): boolean {
  const { activeElement, body } = document;
  return navigator.userActivation?.hasBeenActive || (activeElement !== null && activeElement !== body);
}

/** Whether another app or another page has handed something over, which the device takes in (see constants.ts). */
const isHandedOver = (): boolean => /^#(shared|here)/.test(location.hash);

function savesData(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}
