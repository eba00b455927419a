"use client";

import { Suspense, use, useSyncExternalStore } from "react";
import { useInBrowser } from "@/app/_lib/use-in-browser";
import { PLANS } from "@/server/features/billing/constants";
import { SHOWN_FROM } from "@/server/features/usage/constants";
import type { MessagesLeft } from "@/server/features/usage/types";
import { formatCount } from "@/server/format";
import { LocalTime } from "../billing/local-time";
import { UpgradeLink } from "../billing/upgrade-link";
import { knownLeft, noLeftYet, onLeft } from "./known-left";

interface MessagesLeftLineProps {
  /** As the page was made; null where nothing counts. */
  readonly atFirst: Promise<MessagesLeft | null>;
}

/** Says how many tutor messages are left before they run out. The line keeps its place while it is empty. */
export function MessagesLeftLine({ atFirst }: MessagesLeftLineProps) {
  return (
    <div className="messages-left">
      <Suspense>
        <Line atFirst={atFirst} />
      </Suspense>
    </div>
  );
}

function Line({ atFirst }: MessagesLeftLineProps) {
  const then = use(atFirst);
  const since = useSyncExternalStore(onLeft, knownLeft, noLeftYet);
  // Not before the time of day is the student's own: a line that changes moves.
  const here = useInBrowser();
  const left = since && (!then || since.asOf >= then.asOf) ? since : then;
  if (!here || !left || left.remaining > SHOWN_FROM) return null;
  const { remaining, limit, resetAt, sold } = left;
  return (
    <>
      {remaining === 0 ? "No" : `${remaining} of ${formatCount(limit)}`} tutor messages left today, new ones
      at <LocalTime at={resetAt} />
      {sold && limit === PLANS.free.messagesPerDay && (
        <>
          {" · "}
          <UpgradeLink className="link">Upgrade</UpgradeLink>
        </>
      )}
    </>
  );
}
