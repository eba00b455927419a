import "server-only";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { extractReasoningMiddleware, wrapLanguageModel } from "ai";
import type { Patience } from "./attempt";
import { modelFetch } from "./model-fetch";
import type { ChatModel } from "./port";
import { createSteadyModel, type SteadyOptions } from "./steady-model";

export interface OpenAICompatibleOptions extends Pick<SteadyOptions, "random" | "sleep"> {
  /** Where the API answers, up to and without "/chat/completions". */
  readonly baseUrl: string;
  readonly modelId: string;
  /** Absent for a server that asks for none, such as one on the same machine. */
  readonly apiKey?: string | undefined;
  readonly patience?: Partial<Patience>;
}

/** A model that thinks, or one that is loaded from disk first, may need most of this. */
const FIRST_TOKEN_MS = 60_000;
const BETWEEN_TOKENS_MS = 30_000;

/** Any model behind an API of the OpenAI kind: a vendor's or one's own. */
export function createOpenAICompatibleModel({
  baseUrl,
  modelId,
  apiKey,
  patience,
  ...chance
}: OpenAICompatibleOptions): ChatModel {
  const provider = createOpenAICompatible({
    name: "language-model",
    baseURL: baseUrl.replace(/\/+$/, ""),
    includeUsage: true,
    ...(apiKey ? { apiKey } : {}),
    fetch: modelFetch,
  });
  const settings: SteadyOptions = {
    // Servers of one's own often leave a model's thinking in its text.
    model: wrapLanguageModel({
      model: provider.chatModel(modelId),
      middleware: extractReasoningMiddleware({ tagName: "think" }),
    }),
    patience: { firstTokenMs: FIRST_TOKEN_MS, betweenTokensMs: BETWEEN_TOKENS_MS, ...patience },
    ...chance,
  };
  return {
    model: createSteadyModel(settings),
    kind: "language-model",
    reporting: (onCall) => createSteadyModel({ ...settings, onCall }),
  };
}
