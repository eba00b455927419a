import "server-only";
import { checkAnswer, checkWorkingOf, type OpenedProblem, openProblem } from "@/server/solver/check/check";
import type { CheckedLine, WorkingCheck } from "@/server/solver/check/types";
import { CASE } from "@/server/solver/check/working/judge-branch";
import { CLAIM_LIMITS } from "./limits";
import { isBranch, isDisputed, isInferred } from "./meaning";
import type { Meter } from "./meter";
import { lettersOf } from "./reading";
import type { Statement } from "./types";
import { UNDECIDED, VERIFIED, type Verdict, within } from "./verdict";

/** A statement with letters in it, as a line of a working. */
export interface Step {
  readonly statement: Statement;
  readonly letters: readonly string[];
  /** It is only supposed: nothing is said of it, but what comes after may follow from it. */
  readonly given: boolean;
}

/** What a working starts from: a problem in words and its letters. */
export interface Beginning {
  readonly text: string;
  readonly letters: readonly string[];
}

const LOST = "Solutions have been lost here.";
const ONE_OF_SEVERAL = "This is a solution; there are others.";
const AFTER_WRONG = "This follows from a line that is wrong.";
/** Workings one reply may hold. */
const RUNS_MAX = 12;

/** Checks lines as a working of a problem, each working once, and reads and works each problem once: a reply that grows
 * holds the same ones again and again. */
export type CheckLines = (problem: string, lines: readonly string[]) => WorkingCheck;

export function createCheckLines(): CheckLines {
  const opened = new Map<string, OpenedProblem>();
  const checked = new Map<string, WorkingCheck>();
  return (text, lines) => {
    const problem = opened.get(text) ?? openProblem(text, CLAIM_LIMITS);
    opened.set(text, problem);
    const key = JSON.stringify([text, ...lines]);
    const known = checked.get(key) ?? checkWorkingOf(problem, lines, CLAIM_LIMITS);
    checked.set(key, known);
    return known;
  };
}

export interface Working {
  readonly steps: readonly Step[];
  /** Null when the engine does not know what the reply is about. */
  readonly problem: Beginning | null;
  /** More lines may come, and with them the solutions that are missing so far. */
  readonly growing: boolean;
  readonly checkLines: CheckLines;
  /** Solutions that are named anywhere, as what may be a part of something longer as well. */
  readonly named?: readonly string[];
}

/** Judges the statements of a reply as the lines of a working, each by the one before it. One that is not presented
 * as following, and does not follow, begins a new working.
 * @returns a verdict for each statement in order */
export async function checkWorkingLines(
  { steps, ...working }: Working,
  meter: Pick<Meter, "run">,
): Promise<readonly Verdict[]> {
  const { problem, checkLines } = working;
  const verdicts: Verdict[] = [];
  let beginning = problem;
  for (let runs = 0; verdicts.length < steps.length && runs < RUNS_MAX; runs += 1) {
    const from = beginning && { ...working, beginning };
    const rest = steps.slice(verdicts.length);
    if (from) verdicts.push(...(await meter.run(() => within(() => run(rest, from), []))));
    const next = steps[verdicts.length];
    if (!next) break;
    const back = await meter.run(() => within(() => followsFrom(problem, next, checkLines), false));
    verdicts.push(back ? VERIFIED : UNDECIDED);
    const beside = problem && !next.letters.every((letter) => isOf(letter, problem));
    beginning = back || beside ? problem : beginningWith(next);
  }
  return [...verdicts, ...steps.slice(verdicts.length).map(() => UNDECIDED)];
}

function beginningWith({ statement: { latex }, letters }: Step): Beginning | null {
  const [only] = letters;
  return only && letters.length === 1 ? { text: `Solve $${latex}$ for $${only}$`, letters } : null;
}

interface Setting extends Omit<Working, "steps"> {
  readonly beginning: Beginning;
}

/** Verdicts up to the first statement that begins something else. */
function run(steps: readonly Step[], { beginning, ...setting }: Setting): Verdict[] {
  const foreign = steps.findIndex(({ letters }) => !letters.every((letter) => isOf(letter, beginning)));
  const own = foreign < 0 ? steps : steps.slice(0, foreign);
  const lines = own.map(({ statement }) => statement.latex);
  const checked = setting.checkLines(beginning.text, lines);
  const verdicts: Verdict[] = [];
  for (const [index, line] of checked.lines.entries()) {
    const step = own[index] as Step;
    const counterexample = index === checked.firstWrong ? checked.counterexample : null;
    const spoilt = verdicts.some(({ outcome }) => outcome === "refuted");
    const verdict = verdictOf(line, step, { ...setting, counterexample, all: own, spoilt });
    if (
      verdict.outcome === "refuted" &&
      (startsAnew(step) || (line.note === LOST && isBranch(step.statement)))
    )
      break;
    verdicts.push(verdict);
  }
  return verdicts;
}

const isOf = (letter: string, { letters }: Beginning): boolean =>
  letters.includes(letter) || letters.includes(letter.replace(/_\d$/, ""));

const startsAnew = ({ statement, given }: Step): boolean =>
  given || !isInferred(statement) || isDisputed(statement);

interface Judging extends Omit<Working, "steps"> {
  readonly counterexample: string | null;
  readonly all: readonly Step[];
  /** A line before is wrong. */
  readonly spoilt: boolean;
}

function verdictOf(line: CheckedLine, step: Step, judging: Judging): Verdict {
  const { counterexample, problem, growing, all, spoilt, checkLines, named = [] } = judging;
  if (line.verdict === "follows" && !spoilt) return VERIFIED;
  if (line.verdict === "cannot-tell" || line.verdict === "unreadable") return UNDECIDED;
  if (followsFrom(problem, step, checkLines)) return VERIFIED;
  if (line.verdict === "follows") return { outcome: "unchecked", note: AFTER_WRONG };
  if (line.note === LOST && problem && areAllFound(problem, [...solvedIn(all), ...named]))
    return { outcome: "verified", note: ONE_OF_SEVERAL };
  if (line.note === LOST && growing) return UNDECIDED;
  // "2x - 1 = -7" behind "x = 4": another case of the problem.
  if (line.note !== LOST && isPartOf(problem, step, checkLines))
    return { outcome: "verified", note: ONE_OF_SEVERAL };
  return { outcome: "refuted", note: counterexample ?? line.note };
}

/** A reply may come back to its problem after something else. */
function followsFrom(
  problem: Beginning | null,
  { statement, letters }: Step,
  checkLines: CheckLines,
): boolean {
  if (!problem || !letters.every((letter) => isOf(letter, problem))) return false;
  return checkLines(problem.text, [statement.latex]).lines[0]?.verdict === "follows";
}

/** All that it holds for solves the problem, which has more solutions. */
function isPartOf(problem: Beginning | null, { statement, letters }: Step, checkLines: CheckLines): boolean {
  if (!problem || letters.length !== 1 || !isOf(letters[0] ?? "", problem)) return false;
  const note = checkLines(problem.text, [statement.latex]).lines[0]?.note;
  return note === LOST || note === CASE;
}

/** Solutions given one by one come to the whole answer together. */
function areAllFound(problem: Beginning, solved: readonly string[]): boolean {
  return checkAnswer(problem.text, [...new Set(solved)].join(" or "), CLAIM_LIMITS).verdict === "right";
}

const SOLVED = /^([a-zA-Z])(?:_\{?\d\}?)?\s*=(?:.*=)?\s*([^=a-zA-Z]*(?:\\[a-zA-Z]+[^=a-zA-Z]*)*)$/;

/** "x = 2", "x = 3" among the statements, each once. */
export function solvedIn(steps: readonly Pick<Step, "statement">[]): readonly string[] {
  const found = steps.flatMap(({ statement: { latex } }) => {
    const [, letter, value] = SOLVED.exec(latex) ?? [];
    return letter && value && lettersOf(value)?.length !== undefined ? [`${letter} = ${value.trim()}`] : [];
  });
  return [...new Set(found)];
}
