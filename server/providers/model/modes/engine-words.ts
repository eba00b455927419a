import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import { hintsReply } from "../embedded/hints-reply";
import { turnsIn } from "../embedded/turns";
import { chunksOf } from "../embedded/words";
import { workReply } from "../embedded/work-reply";
import type { ModelEnding } from "../reply/model-text";
import type { ReplyRequest } from "../reply/types";

/** Between two pieces, in milliseconds, so that other students' requests are served. */
const PAUSE_MS = 2;

/** What the built-in tutor says where it does not explain: piece by piece, behind what was said already. */
export async function* engineWords(request: ReplyRequest): AsyncGenerator<string, ModelEnding> {
  const { begun, signal } = request;
  const ended = (ending: ModelEnding["ending"]): ModelEnding => ({
    ending,
    overLength: false,
    failure: null,
    calls: [],
  });
  let skip = begun.length;
  for (const words of chunksOf(replyTo(request))) {
    if (signal.aborted) return ended("stopped");
    const text = words.slice(skip);
    skip = Math.max(0, skip - words.length);
    if (text === "") continue;
    yield text;
    await pause(PAUSE_MS);
  }
  return ended("finished");
}

function replyTo({ mode, messages, ladder }: ReplyRequest): string {
  const turns = turnsIn(messages);
  return mode === "hints" ? hintsReply(turns, ladder) : workReply(turns);
}
