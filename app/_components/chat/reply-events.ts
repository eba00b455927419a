import type { UIMessageChunk } from "ai";
import type { ReplyMetadata } from "@/server/features/chat/types";

export type ReplyEvent = UIMessageChunk<ReplyMetadata>;

/** The server sends text that goes on as a bare string. */
const TEXT_ID = "text";

/** The events of a reply's stream, as they arrive, until it is cut.
 * @throws whatever reading the body throws, such as for a connection that breaks */
export async function* eventsIn(
  body: ReadableStream<Uint8Array>,
  cut?: AbortSignal,
): AsyncGenerator<ReplyEvent, void> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  // A read that is under way ends as at the end of the body.
  cut?.addEventListener("abort", () => void reader.cancel().catch(() => undefined));
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const blocks = (rest + decoder.decode(value, { stream: true })).split("\n\n");
      rest = blocks.pop() ?? "";
      for (const block of blocks) if (block.startsWith("data: ")) yield eventOf(block.slice(6));
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

function eventOf(data: string): ReplyEvent {
  const event: unknown = JSON.parse(data);
  return typeof event === "string"
    ? { type: "text-delta", id: TEXT_ID, delta: event }
    : (event as ReplyEvent);
}

/** Whether nothing comes after this one. */
export const isLast = ({ type }: ReplyEvent): boolean => type === "finish" || type === "error";
