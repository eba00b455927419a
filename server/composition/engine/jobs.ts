import "server-only";
import { lookAtPart, lookThrough } from "@/server/features/import/file/look";
import { checksWithoutLeaks } from "@/server/features/tutor/answer-leak/checks-without-leaks";
import { leaksInContext } from "@/server/features/tutor/answer-leak/leaks-in-context";
import { answersRequest, openRequestIn } from "@/server/features/tutor/answer-leak/open-requests";
import { hintsReply } from "@/server/features/tutor/built-in/hints-reply";
import { tutorReply } from "@/server/features/tutor/built-in/tutor-reply";
import { workReply } from "@/server/features/tutor/built-in/work-reply";
import { engineSolution } from "@/server/features/tutor/claims/find-solution";
import { ladderOf } from "@/server/features/tutor/hints/ladder";
import { ladderInTalk } from "@/server/features/tutor/hints/ladder-in-talk";
import { verdictOn } from "@/server/features/tutor/modes/tell-verdict";
import { useTool } from "@/server/features/tutor/tools/use-tool";
import type { JobInput, JobName, JobOutput } from "@/server/providers/engine/port";
import { checkAnswer, checkWorking } from "@/server/solver/check/check";
import { workFormalisation } from "@/server/solver/formalisation/work-formalisation";
import { type Drawing, drawingOf } from "@/server/solver/graph/drawing";
import { limitBehind } from "@/server/solver/ledger";
import { checkPractice } from "@/server/solver/practice/check-practice";
import { choicesOf } from "@/server/solver/practice/choices";
import { knownErrors } from "@/server/solver/practice/known-errors";
import { unseenProblem } from "@/server/solver/practice/problem";
import { problemSet } from "@/server/solver/practice/problem-set";
import { problemWithError } from "@/server/solver/practice/problem-with-error";
import { variants } from "@/server/solver/practice/variant";
import { readText } from "@/server/solver/read-text";
import { linesBetween } from "@/server/solver/smaller/lines-between";
import { withSmaller } from "@/server/solver/smaller/with-smaller";
import { solve } from "@/server/solver/solve";
import type { Graph } from "@/server/solver/types";
import { checkGrowingReply } from "./growing-replies";
import { leakDetectorsFor } from "./leak-detectors";

type Jobs = {
  readonly [Name in JobName]: (input: JobInput<Name>) => JobOutput<Name> | Promise<JobOutput<Name>>;
};

/** Works a text and draws the graphs of what it comes to. */
export function drawnAfter(work: Jobs["solve"]): Jobs["solveDrawn"] {
  return async (text) => {
    const result = await work(text);
    return { result, drawings: (result.parts ?? [result]).map(({ graph }) => drawn(graph)) };
  };
}

/** An answer stays one where its graph is too much to be drawn. */
function drawn(graph: Graph | null): Drawing | null {
  try {
    return graph && drawingOf(graph);
  } catch (error) {
    if (limitBehind(error)) return null;
    throw error;
  }
}

/** What runs on a thread of its own, and nowhere else in a server. */
export const JOBS: Jobs = {
  solve: (text) => withSmaller(solve(text), linesBetween),
  solveDrawn: drawnAfter((text) => JOBS.solve(text)),
  read: readText,
  formalised: ({ text, formalisation }) => workFormalisation(text, formalisation),
  checkAnswer: ({ problem, answer }) => checkAnswer(problem, answer),
  checkWorking: ({ problem, lines }) => checkWorking(problem, lines),
  draw: drawingOf,
  tutorReply,
  modeReply: ({ mode, turns, ladder }) => (mode === "hints" ? hintsReply(turns, ladder) : workReply(turns)),
  workVerdict: verdictOn,
  solution: engineSolution,
  ladder: (problem) => ladderOf(problem, 0),
  ladderInTalk,
  guardsAnswer: (kept) => leakDetectorsFor(kept).length > 0 || openRequestIn(kept.turns) !== null,
  leaksAnswer: ({ before, sentence, ...kept }) => {
    const request = openRequestIn(kept.turns);
    if (request && answersRequest(sentence, request)) return true;
    return leakDetectorsFor(kept).some((watch) => leaksInContext({ before, sentence }, watch));
  },
  checksWithoutLeaks: ({ checks, ...kept }) => checksWithoutLeaks(checks, leakDetectorsFor(kept)),
  checkReply: checkGrowingReply,
  useTool,
  practiceProblem: ({ seen, ...wanted }) => unseenProblem(wanted, new Set(seen)),
  practiceError: ({ seen, ...wanted }) => problemWithError(wanted, new Set(seen)),
  practiceChoices: choicesOf,
  practiceAnswer: checkPractice,
  practiceSet: ({ wanted, seed }) => problemSet(wanted, seed),
  variants,
  knownErrors,
  importOutline: lookThrough,
  importPart: lookAtPart,
};
