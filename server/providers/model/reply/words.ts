import "server-only";
import { turnsIn } from "../embedded/turns";
import { watchesOf } from "../hints/watches";
import { withheld } from "../hints/withhold";
import { engineWords } from "../modes/engine-words";
import { type ModelEnding, modelText } from "./model-text";
import type { ReplyRequest, WordsContext } from "./types";

/** The words of a reply, piece by piece, as its mode asks. Never throws: a failure is an ending. */
export function wordsOf(context: WordsContext, request: ReplyRequest): AsyncGenerator<string, ModelEnding> {
  const { mode, ladder, messages, begun } = request;
  if (context.chatModel.kind === "engine" && mode !== "explain") return engineWords(request);
  const words = modelText(context, request);
  if (mode !== "hints" || !ladder) return words;
  const hasEnded = ({ ending }: ModelEnding) => ending === "finished";
  return withheld({ words, begun, hasEnded }, watchesOf(ladder, turnsIn(messages)));
}
