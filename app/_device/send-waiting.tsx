"use client";

import { useEffect } from "react";
import { whenIdle } from "@/app/_lib/analytics";
import { OUTBOX_NAME } from "@/app/_lib/device-stores";

/** Sends what waits on this device, for as long as a page is open, once the browser has nothing better to do. Shows
 * nothing. */
export function SendWaiting() {
  useEffect(() => {
    whenIdle(() => {
      // Fails where the network does; the next page tries again.
      sendWhatWaits().catch(() => {});
    });
  }, []);
  return null;
}

/** What sends is fetched only where something may wait. */
async function sendWhatWaits(): Promise<void> {
  if (!(await mayWait())) return;
  const { pageSender } = await import("./page-sender");
  pageSender();
}

/** Whether this browser ever kept a problem. One that does not tell what it keeps may have. */
async function mayWait(): Promise<boolean> {
  const kept = await indexedDB.databases?.();
  return kept?.some(({ name }) => name === OUTBOX_NAME) ?? true;
}
