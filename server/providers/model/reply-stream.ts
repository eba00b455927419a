import "server-only";
import type { UIMessageChunk } from "ai";

type Chunk = UIMessageChunk;
type Delta = Extract<Chunk, { type: "text-delta" }>;

/** How long words are gathered before they are sent together. Short enough to look like writing. */
const GATHER_MS = 60;

export interface ReplyStreamOptions {
  /** Words for the student when the source breaks. */
  readonly wording: (error: unknown) => string;
  /** Called once when the source has ended, broken or been cancelled. */
  readonly onClose: () => void;
  readonly gatherMs?: number;
}

/** A reply's chunks on their way out: neighbouring words travel together, which costs a fraction of the bytes, and
 * a source that breaks ends in an error chunk the browser understands instead of a torn connection. */
export function replyStream(
  source: ReadableStream<Chunk>,
  options: ReplyStreamOptions,
): ReadableStream<Chunk> {
  const { wording, onClose, gatherMs = GATHER_MS } = options;
  const reader = source.getReader();
  let held: Delta | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let cancelled = false;
  return new ReadableStream<Chunk>({
    start(controller) {
      const flush = () => {
        clearTimeout(timer);
        timer = undefined;
        if (held) controller.enqueue(held);
        held = null;
      };
      const take = (chunk: Chunk) => {
        if (chunk.type !== "text-delta") {
          flush();
          controller.enqueue(chunk);
          return;
        }
        if (held && held.id !== chunk.id) flush();
        held = held ? { ...held, delta: held.delta + chunk.delta } : chunk;
        timer ??= setTimeout(flush, gatherMs);
      };
      const run = async () => {
        try {
          for (let part = await reader.read(); !part.done; part = await reader.read()) take(part.value);
          if (cancelled) return;
          flush();
        } catch (error) {
          if (cancelled) return;
          flush();
          controller.enqueue({ type: "error", errorText: wording(error) });
        }
        onClose();
        controller.close();
      };
      void run();
    },
    async cancel(reason) {
      cancelled = true;
      clearTimeout(timer);
      onClose();
      await reader.cancel(reason);
    },
  });
}
