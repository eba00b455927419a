import { DEVICE_ONLY_KEY } from "./device-only-key";

/** Switches whether problems stay on this device, in all tabs.
 * @returns false where the browser keeps no settings: everything is as before then */
export function setDeviceOnly(on: boolean): boolean {
  try {
    if (on) localStorage.setItem(DEVICE_ONLY_KEY, "on");
    else localStorage.removeItem(DEVICE_ONLY_KEY);
  } catch {
    return false;
  }
  // A browser tells its other tabs, and not the one that wrote.
  dispatchEvent(new Event("storage"));
  return true;
}

/** @returns what ends it */
export function followDeviceOnly(changed: () => void): () => void {
  addEventListener("storage", changed);
  return () => removeEventListener("storage", changed);
}
