import { useEffect } from "react";
import { api } from "@/app/_lib/trpc";
import type { MessagesLeft } from "@/server/features/usage/types";

/** Puts what a reply has said of the messages left where the page reads it.
 * @param left undefined where it has said nothing */
export function useLearnLeft(left: MessagesLeft | undefined): void {
  const { today } = api.useUtils().usage;
  useEffect(() => {
    if (!left) return;
    const { limit, remaining, sold } = left;
    today.setData(
      undefined,
      (known) => known && { ...known, limit, remaining, sold, resetAt: new Date(left.resetAt) },
    );
  }, [left, today]);
}
