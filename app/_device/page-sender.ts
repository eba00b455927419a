import { openOutbox } from "./outbox";
import { Sender } from "./sender";

let opened: Sender | undefined;

/** What sends the problems of this browser for this page: one, whichever part of the page asks. It tries at once whatever
 * waits, and whenever the browser finds a network. */
export function pageSender(): Sender {
  if (!opened) {
    const sender = new Sender(
      openOutbox(() => indexedDB),
      (input, init) => fetch(input, init),
    );
    addEventListener("online", () => void sender.sendAll());
    void sender.sendAll();
    opened = sender;
  }
  return opened;
}
