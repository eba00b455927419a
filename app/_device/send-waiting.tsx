"use client";

import { useEffect } from "react";
import { whenIdle } from "@/app/_lib/analytics";
import { ANSWERS_NAME, OUTBOX_NAME } from "@/app/_lib/device-stores";

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
  const kept = await indexedDB.databases?.();
  /** Whether this browser ever kept one. One that does not tell what it keeps may have. */
  const mayWait = (wanted: string) => kept?.some(({ name }) => name === wanted) ?? true;
  if (mayWait(OUTBOX_NAME)) (await import("./page-sender")).pageSender();
  if (mayWait(ANSWERS_NAME)) (await import("./practice/answers")).pageAnswers();
}
