import { createBrowserStorage } from "../browser-storage";
import { STORAGE_KEY } from "./constants";
import { createSessionSync, type SessionSync } from "./session-sync";

let instance: SessionSync | undefined;
let reread = () => {};

/** The one session of this page: every part of the page that asks who is signed in asks here. In the browser only. */
export function pageSession(): SessionSync {
  instance ??= createSessionSync({
    channel: typeof BroadcastChannel === "function" ? new BroadcastChannel(STORAGE_KEY) : null,
    storage: createBrowserStorage(() => localStorage),
    reread: () => reread(),
  });
  return instance;
}

/** Says how the page is made again by the server. */
export function rereadBy(work: () => void): void {
  reread = work;
}
