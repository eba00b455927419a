import { isDeviceOnly } from "@/app/_lib/device-only";
import { openOutbox } from "./outbox";
import { Sender } from "./sender";

let opened: Sender | undefined;

/** What sends the problems of this browser for this page: one, whichever part of the page asks. It tries at once whatever
 * waits, when the browser finds a network and when someone comes back to the page, and after pauses in between. */
export function pageSender(): Sender {
  if (!opened) {
    const sender = new Sender(
      openOutbox(() => indexedDB),
      // Every request passes here, whoever asked for it: while problems stay on this device there is none.
      async (input, init) => {
        if (isDeviceOnly()) throw new Error("Problems stay on this device.");
        return fetch(input, init);
      },
    );
    addEventListener("online", () => void sender.wake());
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") void sender.wake();
    });
    void sender.sendAll();
    opened = sender;
  }
  return opened;
}
