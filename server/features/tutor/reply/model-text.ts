import "server-only";
import type { LanguageModelV4Prompt } from "@ai-sdk/provider";
import { AppError } from "@/server/errors/app-error";
import type { ModelCall } from "@/server/providers/model/port";
import { instructionsFor } from "../modes/instructions";
import type { ReplyContext, ReplyRequest, Toolbox, WordsContext, WrittenReply } from "./contract";
import { modelStep, type StepEnd } from "./model-step";
import { latestOf, promptOf, stepOf, type UsedTool } from "./prompt";

/** How a model came to the end of its words. */
export interface ModelEnding extends Pick<WrittenReply, "ending" | "failure" | "overLength"> {
  readonly calls: readonly ModelCall[];
}

/** Calls of a model for one reply: its tools in between. */
const STEPS_MAX = 4;
const PARAGRAPH = "\n\n";

/** What the model says, piece by piece, behind what it had begun, with the tools it uses on the way. Never throws: a
 * failure is an ending. */
export async function* modelText(
  context: WordsContext,
  request: ReplyRequest,
): AsyncGenerator<string, ModelEnding> {
  const { kind } = context.chatModel;
  const calls: ModelCall[] = [];
  // The engine writes the same reply again; what is already there is left out.
  let skip = kind === "engine" ? request.resumedFrom.length : 0;
  let spoke = request.resumedFrom.trim() !== "";
  const words = steps(context, request, calls);
  try {
    let next = await words.next();
    for (; !next.done; next = await words.next()) {
      const text = next.value.slice(skip);
      skip = Math.max(0, skip - next.value.length);
      if (text === "") continue;
      spoke ||= text.trim() !== "";
      yield text;
    }
    const { ending, overLength } = next.value;
    if (ending === "finished" || spoke) return { ending, overLength, failure: null, calls };
    return { ending: "failed", overLength, failure: new AppError("MODEL_UNAVAILABLE"), calls };
  } catch (error) {
    const overLength = false;
    if (request.signal.aborted) return { ending: "stopped", overLength, failure: null, calls };
    return { ending: spoke ? "cut-off" : "failed", overLength, failure: asFailure(error, kind), calls };
  }
}

interface StepsEnd {
  readonly ending: "finished" | "cut-off";
  readonly overLength: boolean;
}

/** @throws what the model throws */
async function* steps(
  { chatModel, engine, toolbox = null }: WordsContext,
  request: ReplyRequest,
  calls: ModelCall[],
): AsyncGenerator<string, StepsEnd> {
  const isEngine = chatModel.kind === "engine";
  const model = isEngine
    ? (chatModel.workingWith?.(engine) ?? chatModel.model)
    : chatModel.reporting((call) => calls.push(call));
  const part = await instructionsFor(request, engine);
  const instructions = [part, ...(request.context ? [request.context] : [])].join(PARAGRAPH);
  const resumedFrom = isEngine ? "" : request.resumedFrom;
  const messages = isEngine ? request.messages : latestOf(request.messages);
  let prompt = promptOf({ instructions, messages, resumedFrom, goOn: request.goOn });
  let before = "";
  for (let step = 1; ; step += 1) {
    const last = step === STEPS_MAX;
    const { signal } = request;
    const said = spoken(modelStep({ model, chatModel, prompt, toolbox, last, signal }), before);
    const { text, end } = yield* said;
    if (end.finish !== "tools")
      return {
        ending: end.finish === "done" ? "finished" : "cut-off",
        overLength: end.finish === "too-long",
      };
    // A model that would rather call tools than speak has been let do so often enough.
    if (last || !toolbox)
      return {
        ending: before.trim() !== "" || text.trim() !== "" ? "finished" : "cut-off",
        overLength: false,
      };
    before = text.trim() === "" ? before : text;
    prompt = [...prompt, ...(await answered(text, end, toolbox))];
    signal.throwIfAborted();
  }
}

/** The words of one step, a paragraph of their own behind those of the step before. */
async function* spoken(
  words: AsyncGenerator<string, StepEnd>,
  before: string,
): AsyncGenerator<string, { readonly text: string; readonly end: StepEnd }> {
  let text = "";
  let next = await words.next();
  for (; !next.done; next = await words.next()) {
    const joined = text === "" && before !== "" && !before.endsWith(PARAGRAPH);
    text += next.value;
    yield joined ? PARAGRAPH + next.value.trimStart() : next.value;
  }
  return { text, end: next.value };
}

async function answered(text: string, { calls }: StepEnd, toolbox: Toolbox): Promise<LanguageModelV4Prompt> {
  const used: UsedTool[] = [];
  for (const call of calls) {
    used.push({ call, answer: await toolbox.use({ name: call.toolName, input: call.input }) });
  }
  return stepOf(text, used);
}

function asFailure(error: unknown, kind: ReplyContext["chatModel"]["kind"]): AppError {
  if (AppError.isInstance(error)) return error;
  return new AppError(kind === "engine" ? "INTERNAL_SERVER_ERROR" : "MODEL_UNAVAILABLE", { cause: error });
}
