import "server-only";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { LanguageModelV4Middleware } from "@ai-sdk/provider";
import { extractReasoningMiddleware, wrapLanguageModel } from "ai";
import type { VendorPermit } from "@/server/providers/model/port";
import type { VendorModel } from "../port";
import type { Patience } from "../transport/model-call";
import { modelFetch } from "../transport/model-fetch";
import { createRetryingModel, type RetryingModelOptions } from "../transport/retrying-model";
import { type ThinkingHabit, unopenedThinking } from "../transport/unopened-thinking";

export interface OpenAICompatibleOptions extends Pick<RetryingModelOptions, "random" | "sleep"> {
  /** Where the API answers, up to and without "/chat/completions". */
  readonly baseUrl: string;
  readonly modelId: string;
  /** Absent for a server that asks for none, such as one on the same machine. */
  readonly apiKey?: string | undefined;
  readonly patience?: Partial<Patience>;
  /** The longest reply in tokens, thinking included. */
  readonly outputTokensMax?: number;
}

/** A model that thinks, or one that is loaded from disk first, may need most of this. */
const FIRST_TOKEN_MS = 60_000;
const BETWEEN_TOKENS_MS = 30_000;

/** A long lesson, and some thinking before it. Every vendor's newer models may write as much. */
const OUTPUT_TOKENS_MAX = 8_192;

/** Any model behind an API of the OpenAI kind: a vendor's or one's own. Every request is sent with its own permit and
 * with the longest reply it may have. */
export function createOpenAICompatibleModel({
  baseUrl,
  modelId,
  apiKey,
  patience,
  outputTokensMax = OUTPUT_TOKENS_MAX,
  ...chance
}: OpenAICompatibleOptions): VendorModel {
  const habit: ThinkingHabit = { beginsUnopened: false };
  const open = (permit: VendorPermit) => {
    const provider = createOpenAICompatible({
      name: "language-model",
      baseURL: baseUrl.replace(/\/+$/, ""),
      includeUsage: true,
      ...(apiKey ? { apiKey } : {}),
      fetch: modelFetch(permit),
      transformRequestBody: limitNamedFor(baseUrl),
    });
    return wrapLanguageModel({
      model: provider.chatModel(modelId),
      // Servers of one's own often leave a model's thinking in its text.
      middleware: [unopenedThinking(habit), thinkingInPairs],
    });
  };
  const settings = {
    open,
    modelId,
    outputTokensMax,
    patience: { firstTokenMs: FIRST_TOKEN_MS, betweenTokensMs: BETWEEN_TOKENS_MS, ...patience },
    ...chance,
  };
  const vendor: VendorModel = {
    kind: "language-model",
    metered: (ledger) => ({
      kind: "language-model",
      vendor,
      reporting: (onCall) => createRetryingModel({ ...settings, ledger, onCall }),
    }),
  };
  return vendor;
}

/** Of a stream only: the SDK looks through a whole answer once for each tag in it. */
const thinkingInPairs: LanguageModelV4Middleware = {
  specificationVersion: "v4",
  wrapStream: extractReasoningMiddleware({ tagName: "think" }).wrapStream,
};

/** OpenAI's own models that think refuse `max_tokens`; all of them know its newer name, which hardly any other server
 * does. */
function limitNamedFor(baseUrl: string): (body: Record<string, unknown>) => Record<string, unknown> {
  if (URL.parse(baseUrl)?.hostname !== "api.openai.com") return (body) => body;
  return ({ max_tokens: limit, ...body }) => ({ ...body, max_completion_tokens: limit });
}
