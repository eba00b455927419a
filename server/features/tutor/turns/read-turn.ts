import "server-only";
import { symbolsOf } from "@/server/solver/expression/walk";
import type { Task } from "@/server/solver/types";
import { isAnswerTo, isRewriting } from "../built-in/attempt";
import { checkLine } from "../built-in/check-line";
import { isBareAnswer, isNamedAnswer } from "../built-in/claim";
import { findProblem } from "../built-in/find-problem";
import type { Worked } from "../built-in/types";
import { changedProblem } from "./changed";
import { readAsk } from "./read-ask";
import type { Ask, TurnLanguage, TurnProblem, TurnReading } from "./types";

/** What one turn says: which problem is meant, what is asked of it, in which language. Everything that hangs on a
 * conversation (the ladder, the engine's solution, claims, replies) reads its turns here.
 * @param current the problem under discussion before this turn
 * @param likely the language of the turn before */
export function readTurn(text: string, current: Worked | null, likely?: TurnLanguage): TurnReading {
  const { ask, language } = readAsk(text, likely);
  const changed = current && mayChange(ask) ? changedProblem(text, current) : null;
  if (changed) return { problem: changed, ask: { kind: "other" }, language };
  // "What is the molar mass of NaCl?" names a term and asks for its value.
  const valued = ask.kind === "define" ? findProblem(text) : null;
  if (valued?.kind === "worked")
    return { problem: { kind: "typed", worked: valued }, ask: { kind: "other" }, language };
  return { problem: problemIn(text, ask, current), ask, language };
}

const mayChange = ({ kind }: Ask): boolean =>
  kind === "other" || kind === "check" || kind === "solution" || kind === "step";

/** Asks that are about what they name, so that mathematics in them poses nothing. */
const ABOUT: ReadonlySet<Ask["kind"]> = new Set<Ask["kind"]>([
  "why",
  "why-not",
  "step",
  "define",
  "table",
  "language",
  "distress",
  "check-what",
  "asked",
]);

function problemIn(text: string, ask: Ask, current: Worked | null): TurnProblem {
  const same: TurnProblem = current
    ? { kind: "same", worked: current }
    : { kind: "none", found: { kind: "none" } };
  if (ABOUT.has(ask.kind)) return same;
  if (current && ask.kind === "check" && ask.isWay) return same;
  const named = ask.kind === "check" ? ask.problem : undefined;
  if (named === undefined && proposesAnswer(text, ask, current)) return same;
  const found = findProblem(named ?? text);
  if (found.kind !== "worked") return current ? same : { kind: "none", found };
  if (current && named === undefined && (isAnswerTo(found.text, current) || isLineOf(found, ask, current)))
    return same;
  // An expression that is put forward, right or wrong, is no other problem: "i think it's x^2 - 8".
  if (current && ask.kind === "check" && named === undefined && isPutForward(text, found, current))
    return same;
  return { kind: "typed", worked: found };
}

/** A task asks for another form of an expression; else one is put forward that is in the letters of the problem, or that
 * comes to its answer, or of which the student says that it is theirs. */
function isPutForward(text: string, { problem, result }: Worked, current: Worked): boolean {
  if (isRewriting(current)) return true;
  if (!EXPRESSION.has(problem.task) || !("expression" in problem) || !problem.expression) return false;
  const letters = symbolsOf(problem.expression);
  const own = "expression" in current.problem && current.problem.expression;
  if (letters.length > 0) return own ? letters.every((each) => symbolsOf(own).includes(each)) : false;
  return result.latex === current.result.latex || THEIRS.test(text);
}

const EXPRESSION: ReadonlySet<Task> = new Set<Task>(["simplify", "calculate"]);
const THEIRS = /\b(?:i|my|mine)\b/i;

/** "i got 4x = 6": an equation in the unknown of the problem, put forward to be checked, is a line of its working. */
const isLineOf = ({ problem }: Worked, ask: Ask, current: Worked): boolean =>
  ask.kind === "check" &&
  problem.task === "solve" &&
  (current.problem.task === "solve"
    ? problem.unknown === current.problem.unknown
    : checkLine(ask.claim, current) !== null);

function proposesAnswer(text: string, ask: Ask, current: Worked | null): boolean {
  const answer = ask.kind === "check" ? ask.claim : text;
  return current ? isBareAnswer(answer) || isAnswerTo(answer, current) : isNamedAnswer(answer);
}
