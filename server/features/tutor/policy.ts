import { replyChecksSchema } from "@/server/features/chat/schema";
import type { ReplyMetadata, ReplyNote } from "@/server/features/chat/types";
import type { Run } from "./types";

/** Replies stand on odd places.
 * @param last the highest place taken or held, -1 in an empty conversation
 * @example nextReplyPosition(4) // 5 */
export const nextReplyPosition = (last: number): number => last + (last % 2 === 0 ? 1 : 2);

const TEXT_ID = "text";

/** What a run's viewers learn before the first word. Events are chunks of the AI SDK's message stream; text that goes
 * on is a bare string, which costs a fraction of the bytes. */
export const openingEvents = (runId: string, metadata: Opening): object[] => [
  { type: "start", messageId: runId, messageMetadata: metadata },
  { type: "text-start", id: TEXT_ID },
];

export type Opening = Partial<ReplyMetadata> & {
  /** The beginning that was kept before, which goes when the whole is kept. */
  readonly replaces?: string;
};

/** What a run's viewers learn last. The very last one is a "finish" or an "error".
 * @param words of a reply that failed, for the student */
export function closingEvents(status: Run["status"], words: string): object[] {
  if (status === "failed") return [{ type: "error", errorText: words }];
  const how = {
    ...(status === "stopped" && { stopped: true }),
    ...(status === "cut-off" && { cutOff: true }),
    ...(status === "interrupted" && { interrupted: true }),
  };
  return [
    { type: "text-end", id: TEXT_ID },
    { type: "finish", ...(Object.keys(how).length > 0 && { messageMetadata: how }) },
  ];
}

/** What becomes of a run whose reply ended so. */
export function statusOf(
  ending: "finished" | "stopped" | "cut-off" | "failed",
  interrupted: boolean,
): Run["status"] {
  return interrupted && ending !== "finished" ? "interrupted" : ending;
}

/** The text in a run's events. */
export const toldText = (events: readonly unknown[]): string =>
  events.filter((event) => typeof event === "string").join("");

/** What a run had told of its reply when its process died. */
export function told(events: readonly unknown[]): ReplyNote & { readonly replaces: string | null } {
  const metadata: Record<string, unknown> = Object.assign({}, ...events.map(metadataIn));
  const checks = replyChecksSchema.safeParse(metadata.checks).data;
  return {
    source: metadata.source === "engine" ? "engine" : "language-model",
    stopped: false,
    interrupted: true,
    ...(checks && { checks }),
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
