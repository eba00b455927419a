import "server-only";
import { type ModelMessage, streamText } from "ai";
import { AppError } from "@/server/errors/app-error";
import { TUTOR_INSTRUCTIONS } from "../instructions";
import type { ModelCall } from "../port";
import type { ReplyContext, ReplyRequest, WrittenReply } from "./types";

/** How a model came to the end of its words. */
export interface ModelEnding extends Pick<WrittenReply, "ending" | "failure"> {
  readonly calls: readonly ModelCall[];
}

const CUT_OFF: ReadonlySet<string> = new Set(["error", "length", "content-filter"]);
const GO_ON =
  "Your last message broke off. Go on exactly where it stops, in the middle of the word if need be, without repeating anything.";

/** What the model says, piece by piece, behind what it had begun. Never throws: a failure is an ending. */
export async function* modelText(
  { chatModel }: Pick<ReplyContext, "chatModel">,
  { messages, begun, signal }: ReplyRequest,
): AsyncGenerator<string, ModelEnding> {
  const calls: ModelCall[] = [];
  // The engine writes the same reply again; what is there already is left out.
  let skip = chatModel.kind === "engine" ? begun.length : 0;
  let spoke = begun.trim() !== "";
  try {
    const result = streamText({
      model: chatModel.reporting?.((call) => calls.push(call)) ?? chatModel.model,
      instructions: TUTOR_INSTRUCTIONS,
      messages: chatModel.kind === "engine" ? [...messages] : goingOn(messages, begun),
      abortSignal: signal,
      onError: () => undefined,
    });
    for await (const part of result.stream) {
      if (part.type === "abort") return { ending: "stopped", failure: null, calls };
      if (part.type === "error") throw part.error;
      if (part.type === "finish")
        return { ending: CUT_OFF.has(part.finishReason) ? "cut-off" : "finished", failure: null, calls };
      if (part.type !== "text-delta") continue;
      const text = part.text.slice(skip);
      skip = Math.max(0, skip - part.text.length);
      if (text === "") continue;
      spoke ||= text.trim() !== "";
      yield text;
    }
    return { ending: "finished", failure: null, calls };
  } catch (error) {
    if (signal.aborted) return { ending: "stopped", failure: null, calls };
    return { ending: spoke ? "cut-off" : "failed", failure: asFailure(error, chatModel.kind), calls };
  }
}

function goingOn(messages: readonly ModelMessage[], begun: string): ModelMessage[] {
  if (begun === "") return [...messages];
  return [...messages, { role: "assistant", content: begun }, { role: "user", content: GO_ON }];
}

function asFailure(error: unknown, kind: "engine" | "language-model"): AppError {
  if (error instanceof AppError) return error;
  return new AppError(kind === "engine" ? "INTERNAL_SERVER_ERROR" : "MODEL_UNAVAILABLE", { cause: error });
}
