import "server-only";
import { env } from "@/server/env";
import { createEmbeddedModel } from "./embedded/model";
import { createOpenAICompatibleModel } from "./openai-compatible";
import type { ChatModel } from "./port";
import { createRunningReplies, type RunningReplies } from "./running-replies";

interface Tutoring {
  readonly chatModel: ChatModel;
  readonly running: RunningReplies;
}

/** One set per process, also when Next bundles this file more than once: replies are stopped where they run. */
const shared = globalThis as typeof globalThis & { classmateTutoring?: Tutoring };

/** The model conversations use, chosen here alone: the configured API, else the embedded tutor. */
export function getTutoring(): Tutoring {
  shared.classmateTutoring ??= { chatModel: chooseModel(), running: createRunningReplies() };
  return shared.classmateTutoring;
}

function chooseModel(): ChatModel {
  const { AI_BASE_URL: baseUrl, AI_MODEL: modelId, AI_API_KEY: apiKey } = env;
  const patience = { firstTokenMs: env.AI_PATIENCE * 1000 };
  if (baseUrl && modelId) return createOpenAICompatibleModel({ baseUrl, modelId, apiKey, patience });
  return { model: createEmbeddedModel(), kind: "engine" };
}
