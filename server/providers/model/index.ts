import "server-only";
import { env } from "@/server/env";
import type { Engine } from "../engine/port";
import { createEmbeddedModel } from "./embedded/model";
import { createOpenAICompatibleModel } from "./openai-compatible";
import type { ChatModel, EngineModel } from "./port";

/** The model conversations use, chosen here alone: the configured API, else the embedded tutor. */
export function getChatModel(engine: Engine): ChatModel {
  const { AI_BASE_URL: baseUrl, AI_MODEL: modelId, AI_API_KEY: apiKey } = env;
  const patience = { firstTokenMs: env.AI_PATIENCE * 1000 };
  const outputTokensMax = env.AI_MAX_TOKENS;
  if (baseUrl && modelId)
    return createOpenAICompatibleModel({ baseUrl, modelId, apiKey, patience, outputTokensMax });
  return createEmbeddedChatModel(engine);
}

/** The embedded tutor. */
export function createEmbeddedChatModel(engine: Engine): EngineModel {
  const workingWith = (own: Engine) => createEmbeddedModel({ engine: own });
  return { model: workingWith(engine), kind: "engine", workingWith };
}
