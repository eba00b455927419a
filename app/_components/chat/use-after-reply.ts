import { useEffect, useRef } from "react";
import { api } from "@/app/_lib/trpc";
import type { ThreadStatus } from "./live-thread";

/** When a reply has been written the conversation is first in the list, and another message counts: both are asked for
 * again, in one request.
 * @param temporary nothing of the conversation is kept */
export function useAfterReply(status: ThreadStatus, temporary: boolean): void {
  const { chat, usage } = api.useUtils();
  const before = useRef(status);
  useEffect(() => {
    const hasEnded = before.current === "writing" && status === "idle";
    before.current = status;
    if (!hasEnded) return;
    if (!temporary) void chat.list.invalidate();
    void usage.today.invalidate();
  }, [status, temporary, chat, usage]);
}
