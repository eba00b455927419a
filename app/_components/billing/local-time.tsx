"use client";

import { useInBrowser } from "@/app/_lib/use-in-browser";
import { formatTime } from "@/server/format";

/** A time of day where the reader is. Until the page's script knows where that is, and without one, it is by UTC and
 * says so.
 * @param at an ISO date */
export function LocalTime({ at }: { readonly at: string }) {
  const here = useInBrowser();
  const time = formatTime(new Date(at), here ? undefined : "UTC");
  return (
    <time dateTime={at} className="tabular-nums">
      {here ? time : `${time} UTC`}
    </time>
  );
}
