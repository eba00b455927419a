import "server-only";
import type { GuardedReply } from "@/server/providers/engine/port";
import { STAYS_CLOSED, STAYS_CLOSED_UNREAD, withoutLeaks } from "../answer-leak/without-leaks";
import { turnsIn } from "../built-in/turns";
import { engineWords } from "../modes/engine-words";
import type { ReplyRequest, WordsContext } from "./contract";
import { type ModelEnding, modelText } from "./model-text";
import { standInWords } from "./stand-in-words";

/** The words of a reply, piece by piece, as its mode asks. Never throws: a failure is an ending. */
export function wordsOf(context: WordsContext, request: ReplyRequest): AsyncGenerator<string, ModelEnding> {
  const { standsIn, ...plain } = request;
  if (standsIn) return standInWords(standsIn, plain, (whole) => wordsOf(context, whole));
  const { mode, ladder, stories } = request;
  if (mode === "hints" && request.unreadable) return unreadableWords(request);
  if (context.chatModel.kind === "engine" && mode !== "explain") return engineWords(request, context.engine);
  return mode === "hints"
    ? withoutAnswer(context, request, {
        ladder,
        turns: turnsIn(request.messages),
        ...(stories && { stories }),
      })
    : modelText(context, request);
}

/** What is said with hints first where nobody knows what must not be said. */
export const UNREADABLE =
  "I can’t read everything in this conversation as one problem, because it is too large or has several parts, so I can’t give hints here without giving answers away. Please send one part alone, or start a new conversation with one problem.";

async function* unreadableWords({ resumedFrom }: ReplyRequest): AsyncGenerator<string, ModelEnding> {
  yield resumedFrom === "" ? UNREADABLE : `\n\n${UNREADABLE}`;
  return { ending: "finished", overLength: false, failure: null, calls: [] };
}

/** What the engine cannot judge, because it is busy or takes too long, is left out as well. */
async function* withoutAnswer(
  { engine, onFault, ...context }: WordsContext,
  request: ReplyRequest,
  kept: GuardedReply,
): AsyncGenerator<string, ModelEnding> {
  const closedIfUnknown = (error: unknown): true => {
    onFault(error);
    return true;
  };
  const words = modelText({ ...context, engine, onFault }, request);
  if (!(await engine.run("guardsAnswer", kept).catch(closedIfUnknown))) return yield* words;
  const hasEnded = ({ ending }: ModelEnding) => ending === "finished";
  const { resumedFrom } = request;
  const staysClosed = kept.ladder ? STAYS_CLOSED : STAYS_CLOSED_UNREAD;
  return yield* withoutLeaks({ words, resumedFrom, hasEnded, staysClosed }, (place) =>
    engine.run("leaksAnswer", { ...kept, ...place }).catch(closedIfUnknown),
  );
}
