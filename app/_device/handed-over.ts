import { isDeviceOnly } from "@/app/_lib/device-only";
import { SHELVED_FIELD } from "./constants";
import { HERE_HASH } from "./here-hash";
import type { OnDevice } from "./stage-context";

/** Takes what another page of the product has handed over, and out of the address: a problem of the shelf, or one that
 * stays on this device. Elsewhere an address makes no problem of anyone's. */
export async function takeHandedOver(solve: OnDevice["solve"]): Promise<void> {
  const { hash, pathname, search } = location;
  if (!hash.startsWith(`${HERE_HASH}&`)) return;
  history.replaceState(history.state, "", pathname + search);
  const handed = new URLSearchParams(hash.slice(HERE_HASH.length + 1));
  if (!handed.has(SHELVED_FIELD) && !isDeviceOnly()) return;
  const form = new FormData();
  for (const name of [SHELVED_FIELD, "text", "mode"]) {
    const value = handed.get(name);
    if (value !== null) form.set(name, value);
  }
  await solve(form);
}
