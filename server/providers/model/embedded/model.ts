import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4FinishReason,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
} from "@ai-sdk/provider";
import { turnsOf } from "./turns";
import { tutorReply } from "./tutor-reply";
import { chunksOf } from "./words";

const FINISH: LanguageModelV4FinishReason = { unified: "stop", raw: "stop" };
/** The tutor spends no tokens. */
const USAGE: LanguageModelV4Usage = {
  inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 0, text: 0, reasoning: 0 },
};
const TEXT_ID = "reply";

/** The embedded tutor as a language model: no key, no network, the same reply to the same conversation.
 * @param chunkPauseMs wait between pieces, which keeps the event loop free for other students */
export function createEmbeddedModel({ chunkPauseMs = 2 }: { chunkPauseMs?: number } = {}): LanguageModelV4 {
  return {
    specificationVersion: "v4",
    provider: "classmate",
    modelId: "embedded-tutor",
    supportedUrls: {},
    async doGenerate({ prompt }) {
      const text = tutorReply(turnsOf(prompt));
      return { content: [{ type: "text", text }], finishReason: FINISH, usage: USAGE, warnings: [] };
    },
    async doStream(options) {
      return { stream: streamOf(parts(options, chunkPauseMs)) };
    },
  };
}

async function* parts(
  { prompt, abortSignal }: LanguageModelV4CallOptions,
  chunkPauseMs: number,
): AsyncGenerator<LanguageModelV4StreamPart> {
  abortSignal?.throwIfAborted();
  yield { type: "stream-start", warnings: [] };
  yield { type: "text-start", id: TEXT_ID };
  for (const delta of chunksOf(tutorReply(turnsOf(prompt)))) {
    yield { type: "text-delta", id: TEXT_ID, delta };
    await pause(chunkPauseMs, undefined, abortSignal ? { signal: abortSignal } : {});
  }
  yield { type: "text-end", id: TEXT_ID };
  yield { type: "finish", finishReason: FINISH, usage: USAGE };
}

function streamOf(
  source: AsyncGenerator<LanguageModelV4StreamPart>,
): ReadableStream<LanguageModelV4StreamPart> {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await source.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await source.return(undefined);
    },
  });
}
