import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4FinishReason,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
} from "@ai-sdk/provider";
import type { Engine } from "@/server/providers/engine/port";
import type { EngineModel } from "@/server/providers/model/port";
import { turnsOf } from "./turns";
import { chunksOf } from "./words";

const FINISH: LanguageModelV4FinishReason = { unified: "stop", raw: "stop" };
/** The tutor spends no tokens. */
const USAGE: LanguageModelV4Usage = {
  inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 0, text: 0, reasoning: 0 },
};
const TEXT_ID = "reply";

export interface EmbeddedModelOptions {
  readonly engine: Engine;
  /** Wait between pieces, which keeps the event loop free for other students. */
  readonly chunkPauseMs?: number;
}

/** The embedded tutor as a language model: no key, no network, the same reply to the same conversation. */
export function createEmbeddedModel({ engine, chunkPauseMs = 2 }: EmbeddedModelOptions): LanguageModelV4 {
  return {
    specificationVersion: "v4",
    provider: "classmate",
    modelId: "embedded-tutor",
    supportedUrls: {},
    async doGenerate({ prompt, abortSignal }) {
      const text = await engine.run("tutorReply", turnsOf(prompt), abortSignal);
      return { content: [{ type: "text", text }], finishReason: FINISH, usage: USAGE, warnings: [] };
    },
    async doStream(options) {
      return { stream: streamOf(parts(options, { engine, chunkPauseMs })) };
    },
  };
}

async function* parts(
  { prompt, abortSignal }: LanguageModelV4CallOptions,
  { engine, chunkPauseMs }: Required<EmbeddedModelOptions>,
): AsyncGenerator<LanguageModelV4StreamPart> {
  abortSignal?.throwIfAborted();
  yield { type: "stream-start", warnings: [] };
  yield { type: "text-start", id: TEXT_ID };
  const reply = await engine.run("tutorReply", turnsOf(prompt), abortSignal);
  for (const delta of chunksOf(reply)) {
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

/** The built-in tutor as what a conversation needs. */
export function createBuiltInTutor(engine: Engine): EngineModel {
  const workingWith = (own: Engine) => createEmbeddedModel({ engine: own });
  return { model: workingWith(engine), kind: "engine", workingWith };
}
