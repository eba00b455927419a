import "server-only";
import { checkAnswer } from "@/server/solver/check/check";
import { symbolsOf } from "@/server/solver/expression/walk";
import { stepsBeforeAnswer } from "@/server/solver/hints/before-answer";
import { hintOf } from "@/server/solver/hints/hint-of";
import type { SolveResult } from "@/server/solver/outcome";
import type { Step } from "@/server/solver/types";
import { type GuardedAnswer, guardedAnswerOf } from "../answer-leak/guarded-answer";
import { hasUnknownAlone, isGuarded, isPlain, type LeakDetector } from "../answer-leak/leaks-answer";
import { plainCharacters } from "../answer-leak/plain-characters";
import { constantsIn, constantValue, type Run, runsIn, type Side } from "../answer-leak/runs";
import { asWritten, shownIn } from "../answer-leak/shown";
import { saysWord } from "../answer-leak/word-answers";
import { findProblem } from "../built-in/find-problem";
import { presentAnswer } from "../built-in/present";
import { CLAIM_LIMITS } from "../claims/limits";
import { within } from "../claims/verdict";
import type { Ladder, Rung } from "./types";

/** A problem's solution, one rung at a time. Where a step of the engine comes to the answer, or to a part of it, the
 * last rung begins: nothing before it gives the answer away.
 * @param problem as the student put it
 * @param open how many rungs are open
 * @returns null for a problem that the engine does not solve */
export function ladderOf(problem: string, open: number): Ladder | null {
  const found = findProblem(problem);
  if (found.kind !== "worked") return null;
  const secret = guardedAnswerOf(found.text);
  if (!secret) return null;
  const rungs = rungsOf(found.result, secret);
  return {
    problem: found.text,
    result: found.result,
    rungs,
    open: Math.min(Math.max(open, 0), rungs.length),
  };
}

function rungsOf(result: SolveResult, secret: GuardedAnswer): readonly Rung[] {
  const { steps } = result;
  const quiet: string[] = [secret.problem];
  const isQuiet = (text: string) => !tellsAnswer(text, { secret, shown: shownIn(quiet, secret.letters) });
  const rungs: Rung[] = [];
  const hint = hintOf(result);
  if (hint) rungs.push({ kind: "kind", text: hint.kind }, { kind: "idea", text: hint.idea });
  let shown = 0;
  for (const [at, step] of steps.slice(0, stepsBeforeAnswer(result)).entries()) {
    const text = stepText(step, at);
    if (!isQuiet(text) || isResult(step, secret)) break;
    rungs.push({ kind: "step", text });
    quiet.push(text);
    shown = at + 1;
  }
  const rest = steps.slice(shown).map((step, at) => stepText(step, shown + at));
  return [...rungs, { kind: "answer", text: [...rest, presentAnswer(result)].join("\n\n") }];
}

function stepText({ title, latex, why }: Step, at: number): string {
  return `**Step ${at + 1}.** ${title} ${why}\n\n$$${latex}$$`;
}

const LITERAL = new Set(["number", "mixed", "percent"]);

/** Whether a step comes to the answer. A calculation that still has to be done is not its result, although it has the
 * same value. */
function tellsAnswer(text: string, { secret, shown }: LeakDetector): boolean {
  const plain = plainCharacters(text);
  if (saysWord(plain, { secret, shown })) return true;
  return runsIn(plain, secret.letters).some((run) => runTellsAnswer(run, { secret, shown }));
}

function runTellsAnswer(run: Run, { secret, shown }: LeakDetector): boolean {
  if (shown.writings.has(asWritten(run.text))) return false;
  if (hasUnknownAlone(run, secret) && run.sides.some(isSecretLiteral(secret))) return true;
  const literals = run.sides
    .flatMap(({ expression }) => (expression ? constantsIn(expression) : []))
    .filter(isLiteral);
  const tells = literals.some((literal) => {
    const value = constantValue(literal);
    return (
      value !== null && isGuarded(value, secret) && !isPlain(value.re, shown) && !isPlain(-value.re, shown)
    );
  });
  return tells || isAnswer(run, secret);
}

/** A step may end in a number that the problem shows as well. */
const isResult = ({ latex }: Step, secret: GuardedAnswer): boolean =>
  runsIn(plainCharacters(latex), secret.letters).some(
    ({ sides }) => sides.length === 1 && sides.some(isSecretLiteral(secret)),
  );

const isSecretLiteral =
  (secret: GuardedAnswer) =>
  ({ expression }: Side): boolean => {
    const value = expression && isLiteral(expression) ? constantValue(expression) : null;
    return value !== null && isGuarded(value, secret);
  };

type Part = ReturnType<typeof constantsIn>[number];

const isLiteral = (part: Part): boolean =>
  LITERAL.has(part.kind) ||
  (part.kind === "negation" && isLiteral(part.operand)) ||
  (part.kind === "root" && isLiteral(part.radicand)) ||
  (part.kind === "quotient" && isLiteral(part.numerator) && isLiteral(part.denominator));

/** Whether a run is the answer, in the form that is asked for. */
function isAnswer({ text, sides }: Run, { problem, kind, expressions }: GuardedAnswer): boolean {
  if (kind === "set" && sides.length > 1) return false;
  if (
    kind === "expression" &&
    sides.every(({ expression }) => expression && symbolsOf(expression).length === 0)
  )
    return false;
  const written = [text, ...(expressions.length > 0 ? sides.map((side) => side.text) : [])];
  return [...new Set(written)]
    .filter((each) => each.length > 1)
    .some(
      (each) => within(() => checkAnswer(problem, each, CLAIM_LIMITS).verdict, "cannot-tell") === "right",
    );
}
