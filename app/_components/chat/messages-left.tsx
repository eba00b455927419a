"use client";
// Drawn a few times in the life of a page: what would be remembered costs more bytes than it spares work.
"use no memo";

import { Suspense, use } from "react";
import { api } from "@/app/_lib/trpc";
import { useInBrowser } from "@/app/_lib/use-in-browser";
import { PLANS } from "@/server/features/billing/constants";
import { SHOWN_FROM } from "@/server/features/usage/constants";
import type { UsageView } from "@/server/features/usage/types";
import { formatCount } from "@/server/format";
import { LocalTime } from "../billing/local-time";
import { UpgradeLink } from "../billing/upgrade-link";

interface MessagesLeftLineProps {
  /** As the page was made; null where nobody could tell. */
  readonly atFirst: Promise<UsageView | null>;
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
  const { data: usage } = api.usage.today.useQuery(undefined, { initialData: use(atFirst) ?? undefined });
  // Not before the time of day is the student's own: a line that changes moves.
  const here = useInBrowser();
  if (!here || !usage?.counts || usage.remaining > SHOWN_FROM) return null;
  const { remaining, limit, resetAt, sold } = usage;
  return (
    <>
      {remaining === 0 ? "No" : `${remaining} of ${formatCount(limit)}`} tutor messages left today, more at{" "}
      <LocalTime at={resetAt.toISOString()} />
      {sold && limit === PLANS.free.messagesPerDay && (
        <>
          {" · "}
          <UpgradeLink className="link">Upgrade</UpgradeLink>
        </>
      )}
    </>
  );
}
