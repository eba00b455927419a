import "server-only";
import { checkAnswer, checkWorking } from "@/server/solver/check/check";
import { DEFAULT_LIMITS } from "@/server/solver/limits";
import { readSettled } from "@/server/solver/settle";
import { solve } from "@/server/solver/solve";
import { hintsReply } from "../model/embedded/hints-reply";
import { tutorReply } from "../model/embedded/tutor-reply";
import { workReply } from "../model/embedded/work-reply";
import { engineSolution } from "../model/gate/find-solution";
import { isClosed } from "../model/hints/closed-sentence";
import { ladderOf } from "../model/hints/ladder";
import { ladderInTalk } from "../model/hints/ladder-in-talk";
import { quietChecks } from "../model/hints/quiet-checks";
import { verdictOn } from "../model/modes/tell-verdict";
import { useTool } from "../model/tools/use-tool";
import { drawingOf } from "./drawing";
import { checkGrowingReply } from "./growing-replies";
import { watchesFor } from "./kept-back";
import type { JobInput, JobName, JobOutput } from "./port";

type Jobs = {
  readonly [Name in JobName]: (input: JobInput<Name>) => JobOutput<Name> | Promise<JobOutput<Name>>;
};

/** What is done on a thread of its own, and nowhere else in a server. */
export const JOBS: Jobs = {
  solve: (text) => solve(text),
  read: (text) => {
    const outcome = readSettled(text, DEFAULT_LIMITS);
    return { ok: outcome.ok, reading: outcome.reading, reason: outcome.ok ? null : outcome.reason };
  },
  checkAnswer: ({ problem, answer }) => checkAnswer(problem, answer),
  checkWorking: ({ problem, lines }) => checkWorking(problem, lines),
  draw: drawingOf,
  tutorReply,
  modeReply: ({ mode, turns, ladder }) => (mode === "hints" ? hintsReply(turns, ladder) : workReply(turns)),
  workVerdict: verdictOn,
  solution: engineSolution,
  ladder: (problem) => ladderOf(problem, 0),
  ladderInTalk,
  keepsBack: (kept) => watchesFor(kept).length > 0,
  givesAway: ({ before, sentence, ...kept }) =>
    watchesFor(kept).some((watch) => isClosed({ before, sentence }, watch)),
  quietChecks: ({ checks, ...kept }) => quietChecks(checks, watchesFor(kept)),
  checkReply: checkGrowingReply,
  useTool,
};
