import { graphPartSchema, replyChecksSchema } from "@/server/features/chat/schema";
import type { ReplyNote } from "@/server/features/chat/types";
import type { RefundReason } from "@/server/features/usage/types";
import type { Run } from "../types";

/** Replies are on odd places.
 * @param last the highest place taken or held, -1 in an empty conversation
 * @example nextReplyPosition(4) // 5 */
export const nextReplyPosition = (last: number): number => last + (last % 2 === 0 ? 1 : 2);

/** What becomes of a run whose reply ended so. */
export function statusOf(
  ending: "finished" | "stopped" | "cut-off" | "failed",
  interrupted: boolean,
): Run["status"] {
  return interrupted && ending !== "finished" ? "interrupted" : ending;
}

/** What went wrong with a reply that ended so, for which it may not count; null for nothing. One that came to the longest
 * there is was written and counts.
 * @param reply `refuted`: its final answer is wrong and stayed so */
export function reasonFor(
  status: Run["status"],
  { refuted, overLength, instead }: { readonly [what in "refuted" | "overLength" | "instead"]: boolean },
): RefundReason | null {
  if (instead) return "failed";
  if (status === "cut-off" && overLength) return null;
  if (status === "failed" || status === "cut-off") return "failed";
  if (status === "interrupted") return "interrupted";
  return refuted ? "refuted" : null;
}

/** The text in a run's events. */
export const replayedText = (events: readonly unknown[]): string =>
  events.filter((event) => typeof event === "string").join("");

/** What a run had reported of its reply when its process died. */
export function replayed(events: readonly unknown[]): ReplyNote & { readonly replaces: string | null } {
  const metadata: Record<string, unknown> = Object.assign({}, ...events.map(metadataIn));
  const checks = replyChecksSchema.safeParse(metadata.checks).data;
  const graphs = events.flatMap((event) => graphPartSchema.safeParse(event).data?.data ?? []);
  return {
    source: metadata.source === "engine" ? "engine" : "language-model",
    stopped: false,
    interrupted: true,
    ...(checks && { checks }),
    ...(graphs.length > 0 && { graphs }),
    replaces: typeof metadata.replaces === "string" ? metadata.replaces : null,
  };
}

function metadataIn(event: unknown): object {
  if (typeof event !== "object" || event === null || !("messageMetadata" in event)) return {};
  return typeof event.messageMetadata === "object" ? (event.messageMetadata ?? {}) : {};
}

/** Whether an event is a run's last one. */
export function isLast(event: unknown): boolean {
  return (
    typeof event === "object" &&
    event !== null &&
    "type" in event &&
    (event.type === "finish" || event.type === "error")
  );
}
