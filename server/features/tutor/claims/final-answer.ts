import "server-only";
import { checkAnswer, isHalfWay } from "@/server/solver/check/check";
import { budget } from "@/server/solver/limits";
import { readSettled, settle } from "@/server/solver/settle";
import { workProblem } from "@/server/solver/work";
import { guardedAnswerOf } from "../answer-leak/guarded-answer";
import { ofThis } from "./identity";
import { CLAIM_LIMITS } from "./limits";
import { answering } from "./spot-check";
import { UNDECIDED, VERIFIED, type Verdict } from "./verdict";

/** An answer that a reply gives to its problem. */
export interface GivenAnswer {
  readonly latex: string;
  readonly at: number;
  readonly end: number;
  /** "one": it is said to be one of several. "last": nothing is announced, it comes last. */
  readonly said: "answer" | "one" | "last";
}

/** Judges an answer by the problem itself.
 * @returns null when the engine does not know */
export function checkFinalAnswer(problem: string, { latex, said }: GivenAnswer): Verdict | null {
  const several = inEachReading(problem, withoutBox(latex));
  if (several) return several;
  const check = checkAnswer(problem, withoutBox(latex), CLAIM_LIMITS);
  const { verdict, message, counterexample } = check;
  // A student may have meant the text otherwise; a reply has to be about the text as it is read.
  if (check.differs) return { outcome: "refuted", note: COMES_TO_ELSE };
  if (verdict === "cannot-tell") return said === "last" ? null : UNDECIDED;
  if (verdict === "right") return answering(problem, withoutBox(latex));
  if (verdict === "right-wrong-form") return { outcome: "verified", note: message };
  if (isFunctionFor(problem, latex)) return null;
  const incomplete = isHalfWay(check);
  if (incomplete && said !== "answer") return said === "one" ? VERIFIED : null;
  const note = ofThis(counterexample) ?? NOT_THE_ANSWER;
  return { outcome: "refuted", note: incomplete ? INCOMPLETE : note };
}

/** Where a value is asked for, a function is on the way to it: "the derivative is 1/x, at 2 that's 0.5". */
function isFunctionFor(problem: string, latex: string): boolean {
  const secret = guardedAnswerOf(problem);
  const isValue =
    secret?.kind === "expression" && secret.expressions.length === 0 && secret.values.length > 0;
  return isValue && /(?<![a-zA-Z\\])[a-z](?![a-zA-Z])/.test(withoutBox(latex).replace(/^.*=/, ""));
}

/** A text that can be read in several ways is answered by what is right in one of them, and by nothing that is wrong in
 * all.
 * @returns null where there is one way, or it cannot be told in each */
function inEachReading(problem: string, answer: string): Verdict | null {
  const settled = settle(problem, CLAIM_LIMITS);
  if (settled.kind !== "several") return null;
  const verdicts = settled.readings.map(({ text }) =>
    text === problem ? "cannot-tell" : checkAnswer(text, answer, CLAIM_LIMITS).verdict,
  );
  if (verdicts.some((verdict) => verdict.startsWith("right"))) return VERIFIED;
  return verdicts.every((verdict) => verdict === "wrong")
    ? { outcome: "refuted", note: NOT_THE_ANSWER }
    : null;
}

const INCOMPLETE = "What it gives is right, but there are more solutions.";
const COMES_TO_ELSE = "Worked out from the text, it comes to something else.";
const NOT_THE_ANSWER = "This is not the answer to the problem.";

const withoutBox = (latex: string): string => latex.replace(/\\boxed\s*\{(.*)\}/s, "$1");

/** Judges what is said of something that can be worked out by itself.
 * @returns null when the engine does not know */
export function checkBeside(question: string, { latex }: GivenAnswer): Verdict | null {
  const { verdict, counterexample } = checkAnswer(question, latex, CLAIM_LIMITS);
  if (verdict === "cannot-tell") return null;
  if (verdict !== "wrong") return answering(question, latex);
  return DOUBTFUL.test(question) ? UNDECIDED : { outcome: "refuted", note: ofThis(counterexample) };
}

/** The sine of a bare number may mean degrees, and a logarithm without a base any base. */
const DOUBTFUL =
  /\b(?:sin|cos|tan)\b(?=[\s({]*[-−]?[\d.]+(?![\d.]*\s*[a-z]))(?!.*(?:°|degree|π|\bpi\b|\\pi|rad))|\blog\b(?![_\s]*[{\d]*_?\d*\s*base)(?!_)/i;

/** The engine's own steps to the answer, in LaTeX.
 * @throws {LimitReached} */
export function stepsOf(problem: string): readonly string[] | null {
  const read = readSettled(problem, CLAIM_LIMITS);
  const worked = read.ok ? workProblem(read.problem, budget(CLAIM_LIMITS)) : null;
  return worked === null ? null : worked.derivation.steps.map(({ latex, title }) => `${title} ${latex}`);
}
