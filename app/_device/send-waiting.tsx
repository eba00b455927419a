"use client";

import { useEffect } from "react";
import { whenIdle } from "@/app/_lib/analytics";

/** Sends what waits on this device, for as long as a page is open, once the browser has nothing better to do. Shows
 * nothing. */
export function SendWaiting() {
  useEffect(() => {
    whenIdle(() => {
      import("./page-sender").then(
        ({ pageSender }) => void pageSender(),
        () => {},
      );
    });
  }, []);
  return null;
}
