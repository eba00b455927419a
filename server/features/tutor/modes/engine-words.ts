import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import type { AppError } from "@/server/errors/app-error";
import { toAppError } from "@/server/errors/normalise";
import type { Engine } from "@/server/providers/engine/port";
import { turnsIn } from "../built-in/turns";
import { chunksOf } from "../built-in/words";
import type { ReplyRequest } from "../reply/contract";
import type { ModelEnding } from "../reply/model-text";

/** Between two pieces, in milliseconds, so that other students' requests are served. */
const PAUSE_MS = 2;

/** What the built-in tutor says where it does not explain: piece by piece, behind what was said already. Never throws: a
 * failure is an ending. */
export async function* engineWords(
  { mode, messages, ladder, resumedFrom, signal }: ReplyRequest,
  engine: Engine,
): AsyncGenerator<string, ModelEnding> {
  const ended = (ending: ModelEnding["ending"], failure: AppError | null = null): ModelEnding => ({
    ending,
    overLength: false,
    failure,
    calls: [],
  });
  let skip = resumedFrom.length;
  try {
    const reply = await engine.run("modeReply", { mode, turns: turnsIn(messages), ladder }, signal);
    for (const words of chunksOf(reply)) {
      if (signal.aborted) return ended("stopped");
      const text = words.slice(skip);
      skip = Math.max(0, skip - words.length);
      if (text === "") continue;
      yield text;
      await pause(PAUSE_MS);
    }
    return ended("finished");
  } catch (error) {
    return signal.aborted ? ended("stopped") : ended("failed", toAppError(error));
  }
}
