import "server-only";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { ChatModel } from "./port";

export interface OpenAICompatibleOptions {
  /** Where the API answers, up to and without "/chat/completions". */
  readonly baseUrl: string;
  readonly modelId: string;
  /** Absent for a server that asks for none, such as one on the same machine. */
  readonly apiKey?: string | undefined;
  /** For tests: answers in the network's place. */
  readonly fetch?: typeof globalThis.fetch;
}

/** Any model behind an API of the OpenAI kind: a vendor's or one's own. */
export function createOpenAICompatibleModel({
  baseUrl,
  modelId,
  apiKey,
  fetch,
}: OpenAICompatibleOptions): ChatModel {
  const provider = createOpenAICompatible({
    name: "language-model",
    baseURL: baseUrl,
    ...(apiKey ? { apiKey } : {}),
    ...(fetch ? { fetch } : {}),
  });
  return { model: provider.chatModel(modelId), kind: "language-model" };
}
