import "server-only";
import type { KeptBack } from "../../engine/port";
import { turnsIn } from "../embedded/turns";
import { withheld } from "../hints/withhold";
import { engineWords } from "../modes/engine-words";
import { type ModelEnding, modelText } from "./model-text";
import type { ReplyRequest, WordsContext } from "./types";

/** The words of a reply, piece by piece, as its mode asks. Never throws: a failure is an ending. */
export function wordsOf(context: WordsContext, request: ReplyRequest): AsyncGenerator<string, ModelEnding> {
  const { mode, ladder } = request;
  if (context.chatModel.kind === "engine" && mode !== "explain") return engineWords(request, context.engine);
  return mode === "hints" && ladder
    ? withoutAnswer(context, request, { ladder, turns: turnsIn(request.messages) })
    : modelText(context, request);
}

/** What the engine cannot judge, because it is busy or takes too long, is left out as well. */
async function* withoutAnswer(
  { engine, onFault, ...context }: WordsContext,
  request: ReplyRequest,
  kept: KeptBack,
): AsyncGenerator<string, ModelEnding> {
  const closedIfUnknown = (error: unknown): true => {
    onFault(error);
    return true;
  };
  const words = modelText({ ...context, engine, onFault }, request);
  if (!(await engine.run("keepsBack", kept).catch(closedIfUnknown))) return yield* words;
  const hasEnded = ({ ending }: ModelEnding) => ending === "finished";
  return yield* withheld({ words, begun: request.begun, hasEnded }, (place) =>
    engine.run("givesAway", { ...kept, ...place }).catch(closedIfUnknown),
  );
}
