import { setDeviceOnly } from "@/app/_lib/switch-device-only";
import { pageSender } from "./page-sender";
import type { Sender } from "./sender";
import { pageShelf, type Shelf } from "./shelf";

/** Switches whether problems stay on this device. What has not been sent stays when it is switched on; what is on the shelf
 * stays there when it is switched off.
 * @returns false where the browser keeps no settings */
export async function keepProblemsHere(on: boolean): Promise<boolean> {
  if (!setDeviceOnly(on)) return false;
  if (on) for (const worked of await pageSender().withdraw()) await pageShelf().send(worked);
  return true;
}

/** Hands what is on the shelf to the server.
 * @returns when it has been handed to what sends it, which tries until it arrives */
export async function saveShelf(): Promise<void> {
  await sendFrom(pageShelf(), pageSender());
}

/** Each is written down before it is taken off: one that is interrupted is in both places, and the server knows its number. */
export async function sendFrom(
  shelf: Pick<Shelf, "all" | "remove">,
  sender: Pick<Sender, "accept" | "sendAll">,
): Promise<void> {
  for (const { id, problem, outcome } of await shelf.all()) {
    await sender.accept({ problem, outcome });
    await shelf.remove(id);
  }
  void sender.sendAll();
}
