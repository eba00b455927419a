import type { Expression } from "../../expression/ast";
import { isUndefined, limitBehind, onLedger } from "../../ledger";
import { budget as budgetOf, DEFAULT_LIMITS, type Limits } from "../../limits";
import type { Reading } from "../../outcome";
import { readSettled } from "../../settle";
import type { Budget, Problem } from "../../types";
import { type Worked, workProblem } from "../../work";
import { judgeWritten } from "../check-answer";
import type { Judgement } from "../judgement";
import { WORKING_LINES_MAX } from "../limits";
import { misconceptionOf } from "../misconceptions/detect";
import type { CheckedLine, Misconception, WorkingCheck } from "../types";
import { allowingRounding, hasRounded } from "./after-rounding";
import { judgeLine } from "./judge-line";
import { cannotTell, follows, type Judged, type WrongStep } from "./judged";
import type { Desk, Line } from "./line";
import { overall } from "./overall";
import type { Position } from "./position";
import { readLine } from "./read-line";
import { withoutWords } from "./spoken";
import { lettersOf, type Start, startOf, unknownOf } from "./start";

/** Without a problem the lines are compared with each other. */
const UNTOLD: Start = { kind: "free", told: true, judging: false };
const EMPTY: Reading = { instruction: "", latex: "" };

/** Judges a student's working, each line against the one before it and the first against the problem. Steps are judged
 * by what they come to, never by the rule used, so that several may be made in one line.
 * @param lines as typed; further ones than WORKING_LINES_MAX are not looked at
 * @returns always an outcome; what is not understood or too large is "cannot-tell" or "unreadable" */
export function checkWorking(
  problem: string,
  lines: readonly string[],
  limits: Limits = DEFAULT_LIMITS,
): WorkingCheck {
  return outcomeOr(lines, () =>
    onLedger(limits, () => {
      const budget = budgetOf(limits);
      return checked(openedProblem(problem, limits, budget), lines, { limits, budget });
    }),
  );
}

/** A problem that has been read and worked, so that any number of workings can be judged by it. */
export interface OpenedProblem {
  readonly reading: Reading;
  readonly problem: Problem | null;
  readonly worked: Worked | null;
  readonly start: Start;
}

/** Reads and works a problem once for several workings.
 * @returns always one; of what is not understood or too large only the lines' own steps are judged */
export function openProblem(text: string, limits: Limits = DEFAULT_LIMITS): OpenedProblem {
  const closed: OpenedProblem = { reading: EMPTY, problem: null, worked: null, start: UNTOLD };
  return within(() => onLedger(limits, () => openedProblem(text, limits, budgetOf(limits))), closed);
}

/** `checkWorking` for a problem that is open: what reading and working it took is not drawn again. */
export function checkWorkingOf(
  problem: OpenedProblem,
  lines: readonly string[],
  limits: Limits = DEFAULT_LIMITS,
): WorkingCheck {
  return outcomeOr(lines, () =>
    onLedger(limits, () => checked(problem, lines, { limits, budget: budgetOf(limits) })),
  );
}

function outcomeOr(lines: readonly string[], check: () => WorkingCheck): WorkingCheck {
  try {
    return check();
  } catch (error) {
    if (limitBehind(error)) return untold(lines.slice(0, WORKING_LINES_MAX));
    throw error;
  }
}

function checked(opened: OpenedProblem, lines: readonly string[], means: Means): WorkingCheck {
  const setting: Setting = { ...opened, desk: deskFor(opened, means) };
  const typed = lines.slice(0, WORKING_LINES_MAX);
  const read = typed.map((text) => within(() => readLine(text, setting.desk), null));
  const judged = withAnswer(typed, judgeAll(read, setting), setting);
  const firstWrong = judged.findIndex(({ verdict }) => verdict === "does-not-follow");
  const wrong = firstWrong < 0 ? undefined : judged[firstWrong]?.wrong;
  const answer = firstWrong < 0 ? answerCheck(typed, read, setting) : null;
  return {
    problem: setting.reading,
    lines: typed.map((text, index) => checkedLine(text, read[index] ?? null, judged[index] as Judged)),
    firstWrong: firstWrong < 0 ? null : firstWrong,
    misconception: wrong ? explained(wrong, setting.desk) : null,
    counterexample: wrong?.refutation.counterexample ?? null,
    finished: answer?.verdict === "right",
    message: overall({ judged, firstWrong, answer, understood: setting.problem !== null }),
  };
}

/** Where everything is too large to be looked at. */
function untold(typed: readonly string[]): WorkingCheck {
  const judged = typed.map(() => cannotTell());
  return {
    problem: EMPTY,
    lines: typed.map((text, index) => checkedLine(text, null, judged[index] as Judged)),
    firstWrong: null,
    misconception: null,
    counterexample: null,
    finished: false,
    message: overall({ judged, firstWrong: -1, answer: null, understood: false }),
  };
}

/** What one call may use: opening the problem and judging its lines draw from the same budget. */
type Means = Pick<Desk, "limits" | "budget">;

/** A problem with what is needed to judge lines about it. */
interface Setting extends OpenedProblem {
  readonly desk: Desk;
}

/** What a thing comes to, or something else when the work runs out on the way or something is divided by zero. */
function within<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch (error) {
    if (limitBehind(error) || isUndefined(error)) return otherwise;
    throw error;
  }
}

function openedProblem(text: string, limits: Limits, budget: Budget): OpenedProblem {
  const outcome = within(() => readSettled(text, limits), null);
  const problem = outcome?.ok ? outcome.problem : null;
  const worked = problem && within(() => workProblem(problem, budget), null);
  const start: Start = problem ? within(() => startOf(problem, worked, budget), UNTOLD) : UNTOLD;
  return { reading: outcome?.reading ?? EMPTY, problem, worked, start };
}

const deskFor = ({ problem, worked }: OpenedProblem, means: Means): Desk => ({
  ...means,
  unknown: problem && within(() => unknownOf(problem), null),
  letters: problem ? within(() => lettersOf(problem), new Set()) : new Set(),
  intervals: worked?.derivation.answer.kind === "set",
});

const UNREADABLE: Judged = { verdict: "unreadable", note: "I could not read this line, so I left it out." };

function judgeAll(read: readonly (Line | null)[], { start, desk }: Setting): Judged[] {
  const first = start.kind === "value" || start.kind === "condition" ? start.subject : null;
  let position: Position = {
    start,
    before: first,
    earlier: [],
    lineBefore: null,
    ahead: [],
    rounded: false,
    spoilt: false,
    named: new Map(),
  };
  return read.map((line, index) => {
    if (!line) return UNREADABLE;
    const ahead = read.slice(index + 1).filter((each) => each !== null);
    const strictly = within(() => judgeLine(line, { ...position, ahead }, desk), cannotTell());
    const judged = allowingRounding(strictly, position.rounded);
    position = after(position, line, judged, desk);
    return judged;
  });
}

function after(position: Position, line: Line, judged: Judged, desk: Desk): Position {
  const keep = judged.verdict === "follows" && position.before;
  const name = position.start.kind === "condition" ? nameIn(line, desk) : null;
  return {
    ...position,
    before: judged.next ?? position.before,
    earlier: keep ? [...position.earlier, keep] : position.earlier,
    lineBefore: line.continued && position.lineBefore ? position.lineBefore : line,
    rounded: position.rounded || hasRounded(line, judged),
    spoilt: position.spoilt || judged.verdict === "does-not-follow",
    named: name ? new Map([...position.named, name]) : position.named,
  };
}

/** "D = 25 - 24" or "u = x^2" for a letter that the problem does not have. */
function nameIn({ content }: Line, { letters }: Desk): readonly [string, Expression] | null {
  if (content.kind !== "chain") return null;
  const [first, second] = content.parts;
  const fresh = first?.kind === "symbol" && second && !letters.has(first.name) && !/_/.test(first.name);
  return fresh ? [first.name, second] : null;
}

const checkedLine = (text: string, line: Line | null, { verdict, note }: Judged): CheckedLine => ({
  text,
  latex: line?.latex ?? "",
  verdict,
  note,
});

const explained = (wrong: WrongStep, { budget }: Desk): Misconception | null =>
  within(() => misconceptionOf(wrong, budget), null);

/** A last line that only makes sense as an answer, a list of numbers or a matrix, and is the right one. */
function withAnswer(typed: readonly string[], judged: readonly Judged[], setting: Setting): Judged[] {
  const [last, text] = [judged.at(-1), typed.at(-1)];
  const open = last?.verdict === "unreadable" || last?.verdict === "cannot-tell";
  if (!open || text === undefined || answerJudgement(withoutWords(text), setting)?.verdict !== "right")
    return [...judged];
  return [...judged.slice(0, -1), follows()];
}

function answerJudgement(text: string, { problem, worked, desk }: Setting): Judgement | null {
  if (!problem || !worked || text === "") return null;
  return within(() => judgeWritten({ problem, worked, text, limits: desk.limits }), null);
}

/** The last line as an answer; for cases worked one after the other, what they come to together. */
function answerCheck(
  typed: readonly string[],
  read: readonly (Line | null)[],
  setting: Setting,
): Judgement | null {
  const whole = answerJudgement(withoutWords(typed.at(-1) ?? ""), setting);
  const last = read.at(-1);
  if (whole?.verdict === "right" || !last) return whole;
  const alone = answerJudgement(last.answer, setting);
  if (alone?.verdict === "right") return alone;
  const tail = setting.start.kind === "condition" ? "" : last.answer.slice(last.answer.lastIndexOf("=") + 1);
  if (answerJudgement(tail, setting)?.verdict === "right") return answerJudgement(tail, setting);
  const cases = solvedCases(read, setting.desk.unknown);
  const together = cases.join(setting.desk.unknown ? " or " : ", ");
  const all = cases.length > 1 ? answerJudgement(together, setting) : null;
  return all?.verdict === "right" ? all : alone;
}

/** The lines "x = 2", "x = 3" or, for a system, "x = 2", "y = 1". */
function solvedCases(read: readonly (Line | null)[], unknown: string | null): string[] {
  const found = read.flatMap((line) => {
    if (line?.content.kind !== "chain" || line.content.parts.length < 2) return [];
    const [first] = line.content.parts;
    const solved = first?.kind === "symbol" && (unknown === null || first.name.startsWith(unknown));
    return solved ? [line.answer] : [];
  });
  return [...new Set(found)];
}
