import { lackingForm } from "./asked-form";
import { decimalBeside } from "./decimal-beside";
import { graphFor } from "./graph/graph-for";
import { limitBehind, onLedger, onShare } from "./ledger";
import { budget, DEFAULT_LIMITS, type Limits } from "./limits";
import { missedIn } from "./offers/missed-words";
import { offersFor } from "./offers/offers";
import type { Alternative, PossibleReading, ProblemResult, Reading, SolveResult } from "./outcome";
import { truthIn } from "./printer/answer/truth";
import { writeValue } from "./printer/answer/value";
import { type Settled, settle, type WorkedReading } from "./settle";
import type { AnswerValue, Derivation, Problem, Step } from "./types";
import { unanswered } from "./unanswered";
import { type Worked, workAnotherWay, workProblem } from "./work";
import { solveSheet } from "./worksheet/sheet";

const EMPTY_READING: Reading = { instruction: "", latex: "" };

/** Reads a problem, works it, checks the answer by another route and abstains when the check fails.
 *
 * @param text a problem in words, plain notation or LaTeX (in `$…$` or bare)
 * @returns always an outcome: what was read, and the answer with its evidence or the reason why there is none; of a text
 * with several readings that differ in their answers, the readings; of a worksheet, an outcome for each part
 * @example solve("2x + 3 = 7").latex // "x = 2" */
export function solve(text: string, limits: Limits = DEFAULT_LIMITS): SolveResult {
  return onLedger(limits, () => {
    try {
      const result = solveSheet(text, { limits, solveOne: (problem) => solved(problem, limits) });
      return withOffers(result, text, limits);
    } catch (error) {
      return tooLarge(error, EMPTY_READING);
    }
  });
}

function solved(text: string, limits: Limits): ProblemResult {
  let reading = EMPTY_READING;
  try {
    const settled = settle(text, limits);
    if (settled.kind === "several") return ambiguous(settled);
    const read = settled.outcome;
    reading = read.reading;
    if (!read.ok) return unanswered("unsupported", reading, read.reason);
    return resultOf(read.problem, reading, limits);
  } catch (error) {
    return tooLarge(error, reading);
  }
}

function tooLarge(error: unknown, reading: Reading): ProblemResult {
  if (!limitBehind(error)) throw error;
  return unanswered("limit-reached", reading, "This one is too large for me to work through safely.");
}

/** A refusal goes with what can be done with the text instead, and so does each part of a worksheet that was refused. */
function withOffers(result: SolveResult, text: string, limits: Limits): SolveResult {
  if (!result.parts) return offering(result, text, limits);
  const { parts } = result;
  return {
    ...result,
    parts: parts.map((part, place) => onShare(parts.length - place, () => offering(part, part.text, limits))),
  };
}

function offering<Result extends SolveResult>(result: Result, text: string, limits: Limits): Result {
  if (result.status !== "unsupported") return result;
  const offers = offersFor(text, limits);
  const missed = missedIn(text);
  return {
    ...result,
    ...(offers.length > 0 && { offers }),
    ...(missed.length > 0 && { missed }),
  };
}

const placesOf = (problem: Problem): number | undefined =>
  problem.form.decimals ?? ("decimals" in problem ? problem.decimals : undefined);

const UNWORKED = "I can read this, but I can’t work it out reliably yet.";

/** A problem that has been read, worked and checked; without an answer where that fails.
 * @throws {LimitReached} */
export function resultOf(problem: Problem, reading: Reading, limits: Limits): ProblemResult {
  const worked = workProblem(problem, budget(limits));
  const lacking = worked && lackingForm(problem.text, worked.answer, placesOf(problem));
  if (worked && lacking === null) {
    const shown = answered(problem, reading, worked);
    return { ...shown, alternatives: alternativesOf(worked, problem, limits) };
  }
  return {
    ...unanswered("unsupported", reading, lacking ? `I can’t give the answer as ${lacking} yet.` : UNWORKED),
    task: problem.task,
  };
}

/** The other ways the method knows, each worked and checked on its own; one that fails or reads the same is left out. */
function alternativesOf(worked: Worked, problem: Problem, limits: Limits): Alternative[] {
  const seen = new Set([stepsOf(worked.derivation)]);
  return (worked.method.ways ?? []).flatMap((way) => {
    const other = otherWay(worked, { ...problem, method: way }, limits);
    if (!other || seen.has(stepsOf(other))) return [];
    seen.add(stepsOf(other));
    return [{ way, method: other.method, steps: other.steps }];
  });
}

const stepsOf = ({ steps }: Derivation): string => steps.map(({ latex }) => latex).join("\n");

/** Running out of work on the way to an extra costs the extra only. */
function otherWay(worked: Worked, problem: Problem, limits: Limits): Derivation | null {
  try {
    return workAnotherWay(worked, problem, budget(limits));
  } catch (error) {
    if (limitBehind(error)) return null;
    throw error;
  }
}

function answered(
  problem: Problem,
  read: Reading,
  { derivation, answer, verification: { status, evidence } }: Worked,
): ProblemResult {
  const { method, draw } = derivation;
  const { value, latex, text } = answer;
  const truth = truthIn(value);
  const decimal = decimalBeside(value, problem.task);
  return {
    status: isEmpty(value) ? "no-solution" : "solved",
    read,
    latex,
    answer: text,
    verification: status,
    evidence: [...new Set(decimal ? [decimal, ...evidence] : evidence)],
    steps: truth ? endingIn(latex, derivation) : derivation.steps,
    method,
    task: problem.task,
    reason: null,
    alternatives: [],
    graph: graphFor(problem, value, draw) ?? null,
    ...(truth && { truth }),
    ...(problem.task === "story" && problem.told && { story: problem.told.evidence }),
  };
}

/** The step that comes to the answer says it in the words of the answer. */
function endingIn(latex: string, { steps, answer }: Derivation): readonly Step[] {
  const judged = writeValue(answer).latex;
  return steps.map((step) => (step.latex === judged ? { ...step, latex } : step));
}

const isEmpty = (value: AnswerValue): boolean =>
  value.kind === "none" ||
  (value.kind === "roots" && value.roots.length === 0) ||
  (value.kind === "points" && value.points.length === 0);

function ambiguous({ question, readings }: Extract<Settled, { kind: "several" }>): ProblemResult {
  return { ...unanswered("ambiguous", EMPTY_READING, question), readings: readings.map(possible) };
}

/** A reading as it is offered to the student. */
function possible({ text, meaning, outcome, worked }: WorkedReading): PossibleReading {
  const { instruction, latex } = outcome.reading;
  const answer = worked?.answer;
  const status = !answer ? "unsupported" : isEmpty(answer.value) ? "no-solution" : "solved";
  return { text, meaning, instruction, latex, status, answer: answer?.latex ?? "" };
}
