import "server-only";
import type { ReplyMetadata } from "@/server/features/chat/types";
import type { Run } from "@/server/features/tutor/types";
import type { Settlement } from "@/server/features/usage/types";
import type { ReplyChunk } from "./contract";

const TEXT_ID = "text";

/** What a reply's viewers learn before its first word. Events are chunks of the AI SDK's message stream; text that goes
 * on is a bare string, which costs a fraction of the bytes. */
export const openingEvents = (replyId: string, metadata: Opening): object[] => [
  { type: "start", messageId: replyId, messageMetadata: metadata },
  { type: "text-start", id: TEXT_ID },
];

export type Opening = Partial<ReplyMetadata> & {
  /** The beginning that was kept before, which goes when the whole is kept. */
  readonly replaces?: string;
};

/** What a reply's viewers learn while it is written. */
export function eventOf(chunk: ReplyChunk): unknown {
  if (chunk.type === "text") return chunk.text;
  if (chunk.type === "graph") return { type: "data-graph", data: chunk.graph };
  return { type: "message-metadata", messageMetadata: { checks: chunk.checks } };
}

/** What a reply's viewers learn last. The very last one is a "finish" or an "error".
 * @param words of a reply that failed, for the student
 * @param settled the messages left, where that has changed since the beginning, and whether it counts although it went
 *   wrong */
export function closingEvents(
  status: Run["status"],
  words: string,
  { counted, left }: Settlement = { counted: false, left: null },
): object[] {
  if (status === "failed")
    return [
      ...(left ? [{ type: "message-metadata", messageMetadata: { left } }] : []),
      { type: "error", errorText: words },
    ];
  const how = {
    ...(status === "stopped" && { stopped: true }),
    ...(status === "cut-off" && { cutOff: true }),
    ...(status === "interrupted" && { interrupted: true }),
    ...(left && { left }),
    ...(counted && { counted }),
  };
  return [
    { type: "text-end", id: TEXT_ID },
    { type: "finish", ...(Object.keys(how).length > 0 && { messageMetadata: how }) },
  ];
}
