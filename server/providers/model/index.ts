import "server-only";
import { env } from "@/server/env";
import type { VendorModel } from "./port";
import { createOpenAICompatibleModel } from "./vendors/openai-compatible";

/** The language model that is configured; null where there is none. */
export function getVendorModel(): VendorModel | null {
  const { AI_BASE_URL: baseUrl, AI_MODEL: modelId, AI_API_KEY: apiKey } = env;
  if (!baseUrl || !modelId) return null;
  const patience = { firstTokenMs: env.AI_PATIENCE * 1000 };
  const outputTokensMax = env.AI_MAX_TOKENS;
  return createOpenAICompatibleModel({ baseUrl, modelId, apiKey, patience, outputTokensMax });
}
