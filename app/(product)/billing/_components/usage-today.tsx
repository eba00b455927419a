"use client";

import { LocalTime } from "@/app/_components/billing/local-time";
import { api } from "@/app/_lib/trpc";
import TrpcProvider from "@/app/_lib/trpc-provider";
import type { UsageView } from "@/server/features/usage/types";
import { formatCount } from "@/server/format";

const FRAME = "mt-5 border-t border-hairline pt-4 text-[15px]";

interface UsageTodayProps {
  /** As the page was made. */
  readonly usage: UsageView;
}

/** Today's tutor messages, and when new ones come; as they are now for anyone who comes back to the page. */
export function UsageToday(props: UsageTodayProps) {
  return (
    <TrpcProvider>
      <Usage {...props} />
    </TrpcProvider>
  );
}

function Usage({ usage }: UsageTodayProps) {
  const { data } = api.usage.today.useQuery(undefined, { initialData: usage });
  const { used, limit, resetAt, counts } = data;
  if (!counts) {
    return (
      <p className={FRAME}>The built-in tutor answers here. It is free and unlimited; nothing is counted.</p>
    );
  }
  return (
    <div className={FRAME}>
      <p className="flex flex-wrap justify-between gap-x-4">
        <label htmlFor="usage-today">
          {formatCount(used)} of {formatCount(limit)} tutor messages used today
        </label>
        <span className="text-muted">
          More at <LocalTime at={resetAt.toISOString()} />
        </span>
      </p>
      <meter id="usage-today" min={0} max={limit} value={Math.min(used, limit)} className="usage-meter" />
    </div>
  );
}
