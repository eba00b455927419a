import "server-only";
import { itemise } from "@/server/solver/grammar/itemise";
import { numberAt } from "@/server/solver/lexicon/number-words";
import { DEFAULT_LIMITS } from "@/server/solver/limits";
import type { SolveResult } from "@/server/solver/outcome";
import { readSettled } from "@/server/solver/settle";
import { solve } from "@/server/solver/solve";
import { LimitReached, type Problem } from "@/server/solver/types";
import { type Stretch, stretchOf } from "../turns/stretch";
import { isBareAnswer } from "./claim";
import type { Found } from "./types";

/** A formula of chemistry has no sign at all: NaCl. */
const CHEMICAL = /\b(?=[A-Za-z]*[A-Z][a-z]?[A-Z])(?:[A-Z][a-z]?\d*){2,}\b/;
/** Numbers may all be in words: "three times a number plus four is nineteen". */
const COUNTING_WORDS = 2;
const MATHEMATICAL = /[0-9=+*/^√π%<>−×÷·²³\\]|\$.+\$/;
/** So many words make a message prose, unless it begins as an exercise does. */
const PROSE_WORDS = 4;
const EXERCISE =
  /^(?:add|calculate|compute|convert|differentiate|divide|estimate|evaluate|expand|express|factor|find|give|graph|integrate|multiply|round|simplify|solve|subtract|write)\b/i;
const OPERATOR = /[=+\-*/^<>]|\\(?:frac|sqrt|cdot|times|div|int|sum|lim|begin)|[a-z] ?\d|\d ?[a-z]/;

const REMEMBERED_MAX = 300;
const remembered = new Map<string, Found>();

/** Looks for a problem in a message: all of it, or the stretch of it outside of which is nothing but talk. Nothing else
 * is ever dropped, so an answer always answers the whole message. The same message always gives the same outcome, so the
 * latest ones are remembered: a conversation is read again with each of its messages. */
export function findProblem(message: string): Found {
  const known = remembered.get(message);
  if (known) return known;
  const found = look(message);
  if (remembered.size >= REMEMBERED_MAX) remembered.delete(remembered.keys().next().value ?? "");
  remembered.set(message, found);
  return found;
}

function look(message: string): Found {
  if (!hasMathematics(message)) return { kind: "none" };
  const whole = message.trim();
  const stretch = stretchOf(message);
  // A number that says where a problem stands is none of the problem's.
  if (stretch?.isLabelled) return insideOf(stretch, whole) ?? { kind: "none" };
  const result = solve(whole);
  const found = outcomeOf(whole, result);
  if (found) return found;
  const inside = stretch && insideOf(stretch, whole);
  if (inside) return inside;
  return isProse(message, result, [whole, ...(stretch?.candidates ?? [])])
    ? { kind: "none" }
    : { kind: "unworked", result, telling: stretch?.telling ?? [] };
}

/** Whether something in a message may be calculated with. */
export const hasMathematics = (message: string): boolean =>
  MATHEMATICAL.test(message) || CHEMICAL.test(message) || hasNumbersInWords(message);

const hasNumbersInWords = (message: string): boolean =>
  (message.toLowerCase().match(/[a-z]+/g) ?? []).filter((word) => word !== "one" && numberAt([word]))
    .length >= COUNTING_WORDS;

/** The problem in a message that is wrapped in talk. */
function insideOf({ candidates }: Stretch, whole: string): Found | null {
  for (const text of candidates) {
    if (text === whole || isBareAnswer(text) || !OPERATION.test(text)) continue;
    const found = outcomeOf(text, solve(text));
    if (found) return found;
  }
  return null;
}

const OPERATION = /[=<>+*^×÷√≤≥²³%$\\]|[\d)a-z]\s*[-−/]\s*[\d(a-z]|\p{L}{3}/iu;

/** @returns null where a text is not read, or read without an answer */
function outcomeOf(text: string, result: SolveResult): Found | null {
  if (result.status === "solved" || result.status === "no-solution") {
    const problem = problemOf(text);
    if (problem) return { kind: "worked", text, problem, result };
  }
  if (result.parts?.some(({ latex }) => latex !== "")) return { kind: "sheet", result };
  return result.status === "ambiguous" ? { kind: "ambiguous", result } : null;
}

/** Several numbers and a question of how many or how much: a story, whether it is understood or not. */
function isStory(message: string): boolean {
  const items = itemise(message);
  const asks = items.some(({ kind, text }) => kind === "word" && text.toLowerCase().split(" ")[0] === "how");
  return asks && items.filter(({ kind }) => kind === "maths").length > 1;
}

/** A sentence with a number in it, such as a year, is a question in words. */
function isProse(message: string, { read, status }: SolveResult, texts: readonly string[]): boolean {
  if (status === "limit-reached" || OPERATOR.test(read.latex.replaceAll("\\quad", ""))) return false;
  if (isStory(message)) return false;
  return (
    !texts.some((text) => EXERCISE.test(text)) && (message.match(/\p{L}{3,}/gu) ?? []).length >= PROSE_WORDS
  );
}

function problemOf(text: string): Problem | null {
  try {
    const read = readSettled(text, DEFAULT_LIMITS);
    return read.ok ? read.problem : null;
  } catch (error) {
    if (LimitReached.isInstance(error)) return null;
    throw error;
  }
}
