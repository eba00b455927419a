import {
  isOpen,
  newSolve,
  outcomeMark,
  placeToReveal,
  present,
  problemsIn,
  reveal,
} from "@/server/features/solve/policy";
import type { StoredSolve } from "@/server/features/solve/types";
import { LINE_LENGTH_MAX, WORKING_LINES_MAX } from "@/server/solver/check/limits";
import { drawingOf } from "@/server/solver/graph/drawing";
import { readText } from "@/server/solver/read-text";
import { onBothSides } from "@/server/solver/smaller/both-sides";
import { withSmaller } from "@/server/solver/smaller/with-smaller";
import { solve } from "@/server/solver/solve";
import { TopicMissing } from "@/server/solver/topics/topic-missing";
import type {
  Act,
  DeviceProblem,
  JobInput,
  JobName,
  JobOutput,
  PracticeOrder,
  Practised,
  Worked,
} from "../jobs";

type Attempt = NonNullable<StoredSolve["attempt"]>;

/** Problems of which the engine's result is remembered; any other is worked again. */
const REMEMBERED = 8;
const results = new Map<string, ReturnType<typeof solve>>();

type Checks = typeof import("@/server/solver/check/check");
let checks: Checks | null = null;

/** Loads what checks a student's own answer and working. */
export async function loadChecks(): Promise<void> {
  checks = await import("@/server/solver/check/check");
}

/** @throws {TopicMissing} where it has not been loaded */
function checksAtHand(): Checks {
  if (checks) return checks;
  throw new TopicMissing(loadChecks);
}

let practice: typeof import("./practise") | null = null;

/** Loads what makes practice problems and checks answers to them. */
export async function loadPractice(): Promise<void> {
  practice = await import("./practise");
}

/** @throws {TopicMissing} where it has not been loaded */
function practised(order: PracticeOrder): Practised | null {
  if (!practice) throw new TopicMissing(loadPractice);
  return practice.practise(order);
}

/** What the engine does on a device. The page gets what the server would send it, by the same rules: with hints first
 * the answer stays here until it is opened. */
export const DESK: { readonly [Name in JobName]: (input: JobInput<Name>) => JobOutput<Name> } = {
  read: readText,
  work: workOn,
  practise: practised,
};

function workOn({ id, text, mode, at, acts }: DeviceProblem): Worked {
  const result = resultOf(text);
  const fresh = newSolve({ id, text, mode, createdAt: new Date(at) }, result);
  const now = acts.reduce(after, fresh);
  const drawings = problemsIn(now).map((problem) =>
    problem.result.graph && isOpen(problem) ? drawingOf(problem.result.graph) : null,
  );
  return { view: present(now, drawings), outcome: outcomeMark(result) };
}

/** Works a problem, so that it is remembered when it is handed in. */
export function prepare(text: string): void {
  resultOf(text.trim());
}

function resultOf(text: string): ReturnType<typeof solve> {
  const known = results.get(text);
  if (known) return known;
  const result = withSmaller(solve(text), onBothSides);
  const [oldest] = results.keys();
  if (results.size >= REMEMBERED && oldest !== undefined) results.delete(oldest);
  results.set(text, result);
  return result;
}

/** A problem after one act more; an act that does not fit it changes nothing. */
function after(solve: StoredSolve, act: Act): StoredSolve {
  const place = act.part ?? (act.kind === "reveal" ? placeToReveal(solve, act.what) : undefined);
  const problem = place === undefined ? undefined : problemsIn(solve)[place];
  if (place !== undefined && (!problem || !solve.result.parts)) return solve;
  const subject = problem ?? solve;
  const change = act.kind === "reveal" ? reveal(subject, act.what) : tried(subject.text, act);
  if (place === undefined) return { ...solve, ...change };
  const progress = solve.partProgress ?? {};
  return { ...solve, partProgress: { ...progress, [place]: { ...progress[place], ...change } } };
}

function tried(
  problem: string,
  { kind, text }: Extract<Act, { kind: "answer" | "working" }>,
): { attempt?: Attempt } {
  const lines = text.split("\n").flatMap((line) => line.trim() || []);
  const isFit =
    lines.length > 0 &&
    lines.length <= WORKING_LINES_MAX &&
    lines.every((line) => line.length <= LINE_LENGTH_MAX);
  if (!isFit) return {};
  const { checkAnswer, checkWorking } = checksAtHand();
  return kind === "answer"
    ? { attempt: { kind, text, check: checkAnswer(problem, text) } }
    : { attempt: { kind, text: lines.join("\n"), check: checkWorking(problem, lines) } };
}
