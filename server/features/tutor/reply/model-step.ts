import "server-only";
import type { LanguageModelV4, LanguageModelV4Prompt, LanguageModelV4ToolCall } from "@ai-sdk/provider";
import { AppError } from "@/server/errors/app-error";
import { ModelFailure } from "@/server/providers/model/failure";
import type { ReplyModel, VendorModel } from "@/server/providers/model/port";
import type { Toolbox } from "./contract";

/** How one call of a model ended. */
export interface StepEnd {
  readonly finish: "done" | "tools" | "cut-off" | "too-long";
  readonly calls: readonly LanguageModelV4ToolCall[];
}

interface Step {
  readonly model: LanguageModelV4;
  readonly chatModel: ReplyModel;
  readonly prompt: LanguageModelV4Prompt;
  readonly toolbox: Toolbox | null;
  /** The model is to speak now rather than to call tools. */
  readonly last: boolean;
  readonly signal: AbortSignal;
}

const CUT_OFF: ReadonlySet<string> = new Set(["error", "content-filter"]);
/** What servers answer to a call with tools when their model cannot use any. */
const REFUSALS: ReadonlySet<number | undefined> = new Set([400, 404, 422]);

/** Models that turned out to refuse tools, for as long as the process lives. */
const toolless = new WeakSet<VendorModel>();

/** Calls the model once and passes on its words. The SDK's own loop would cost more processor time for each word than
 * everything else.
 * @throws what the model throws, and whatever the signal was aborted with */
export async function* modelStep(step: Step): AsyncGenerator<string, StepEnd> {
  const stream = await opened(step);
  const calls: LanguageModelV4ToolCall[] = [];
  for await (const part of stream) {
    step.signal.throwIfAborted();
    if (part.type === "text-delta" && part.delta !== "") yield part.delta;
    if (part.type === "tool-call" && !part.providerExecuted) calls.push(part);
    if (part.type === "error") throw part.error;
    if (part.type !== "finish") continue;
    const { unified, raw } = part.finishReason;
    if (unified === "length" || raw === "too-long") return { finish: "too-long", calls: [] };
    if (CUT_OFF.has(unified)) return { finish: "cut-off", calls: [] };
    return { finish: calls.length > 0 ? "tools" : "done", calls };
  }
  return { finish: "cut-off", calls: [] };
}

/** A server that refuses tools is asked again without them. */
async function opened(step: Step) {
  const { chatModel, toolbox } = step;
  const vendor = chatModel.kind === "engine" ? null : chatModel.vendor;
  const tools = toolbox && !(vendor && toolless.has(vendor)) ? toolbox : null;
  try {
    return await called(step, tools);
  } catch (error) {
    if (!tools || step.signal.aborted || !isRefusal(error)) throw error;
    const stream = await called(step, null);
    if (vendor) toolless.add(vendor);
    return stream;
  }
}

async function called({ model, prompt, last, signal }: Step, toolbox: Toolbox | null) {
  const { stream } = await model.doStream({
    prompt,
    abortSignal: signal,
    ...(toolbox && {
      tools: [...toolbox.definitions],
      toolChoice: { type: last ? ("none" as const) : ("auto" as const) },
    }),
  });
  return stream;
}

function isRefusal(error: unknown): boolean {
  const cause = AppError.isInstance(error) ? error.cause : error;
  return ModelFailure.isInstance(cause) && REFUSALS.has(cause.status);
}
