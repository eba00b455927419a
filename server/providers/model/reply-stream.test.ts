import type { UIMessageChunk } from "ai";
import { describe, expect, it } from "vitest";
import { replyStream } from "./reply-stream";

const word = (delta: string): UIMessageChunk => ({ type: "text-delta", id: "t", delta });

function source(chunks: readonly UIMessageChunk[], failure?: Error): ReadableStream<UIMessageChunk> {
  const left = [...chunks];
  return new ReadableStream({
    pull(controller) {
      const next = left.shift();
      if (next) controller.enqueue(next);
      else if (failure) controller.error(failure);
      else controller.close();
    },
  });
}

async function read(stream: ReadableStream<UIMessageChunk>): Promise<UIMessageChunk[]> {
  const chunks: UIMessageChunk[] = [];
  for await (const chunk of stream as ReadableStream<UIMessageChunk> & AsyncIterable<UIMessageChunk>)
    chunks.push(chunk);
  return chunks;
}

function closing() {
  let times = 0;
  const onClose = () => {
    times += 1;
  };
  return { onClose, times: () => times };
}

describe("a reply on its way out", () => {
  it("carries neighbouring words together and loses none", async () => {
    const { onClose, times } = closing();
    const chunks = [
      { type: "text-start", id: "t" } as const,
      word("One "),
      word("two "),
      word("three"),
      { type: "text-end", id: "t" } as const,
    ];
    const sent = await read(replyStream(source(chunks), { wording: String, onClose }));
    expect(sent).toEqual([chunks[0], word("One two three"), chunks[4]]);
    expect(times()).toBe(1);
  });

  it("sends what there is before a failure, then says what happened", async () => {
    const { onClose, times } = closing();
    const broken = source([word("Half")], new Error("torn"));
    const sent = await read(replyStream(broken, { wording: () => "Try again.", onClose }));
    expect(sent).toEqual([word("Half"), { type: "error", errorText: "Try again." }]);
    expect(times()).toBe(1);
  });

  it("lets go of the source when nobody reads any more", async () => {
    let cancelled: unknown;
    const endless = new ReadableStream<UIMessageChunk>({
      pull: (controller) => controller.enqueue(word("again ")),
      cancel: (reason) => {
        cancelled = reason;
      },
    });
    const { onClose, times } = closing();
    await replyStream(endless, { wording: String, onClose }).cancel("gone");
    expect(cancelled).toBe("gone");
    expect(times()).toBe(1);
  });
});
