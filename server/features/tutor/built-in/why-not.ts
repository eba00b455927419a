import "server-only";
import { checkWorking } from "@/server/solver/check/check";
import { type WrongMove, wrongMoves } from "@/server/solver/check/misconceptions/wrong-moves";
import { findProblem } from "./find-problem";
import { makeMove } from "./make-move";
import MOVES from "./moves.json";
import { readMove } from "./named-move";
import type { MoveTried, Worked } from "./types";

/** Tries a move on the problem: the very one where it says on what it is made, else as the known wrong rules would make
 * it, else on both sides.
 * @returns null where none of that can be made of it */
export const tryMove = (move: string, worked: Worked): MoveTried | null =>
  makeMove(move, worked, true) ??
  (isByUnknown(move, worked) ? makeMove(move, worked, false) : null) ??
  trySlip(move, worked) ??
  makeMove(move, worked, false);

/** "divide by x": no known slip with a number is meant. */
const isByUnknown = (move: string, { problem }: Worked): boolean => {
  const operand = readMove(move)?.operand;
  return "unknown" in problem && operand?.kind === "symbol" && operand.name === problem.unknown;
};

function trySlip(move: string, { text, problem }: Worked): MoveTried | null {
  const words = new Set(move.toLowerCase().match(/\p{L}+/gu) ?? []);
  const rules = Object.entries(MOVES)
    .filter(([, verbs]) => verbs.split(" ").some((verb) => words.has(verb)))
    .map(([id]) => id);
  const wanted: ReadonlySet<string> = new Set(rules);
  const failing = wrongMoves(problem, (id) => wanted.has(id)).toSorted(byNumbers(move));
  for (const { latex, text: line, misconception } of failing) {
    const { firstWrong, counterexample } = checkWorking(text, [line]);
    if (firstWrong !== 0) continue;
    return {
      line: `Here a common slip gives\n\n$$${latex}$$\n\nand this does not follow.`,
      shown: counterexample,
      rule: misconception.explanation,
    };
  }
  return null;
}

/** Lines with the numbers that the student names come first. */
const byNumbers = (move: string) => {
  const numbers = move.match(/\d+/g) ?? [];
  const shared = ({ text }: WrongMove) => numbers.filter((number) => text.includes(number)).length;
  return (a: WrongMove, b: WrongMove) => shared(b) - shared(a);
};

/** What is said where no known wrong rule is like the move. */
export const TRY_IT =
  "Try it: write the line you get, and I will tell you whether it follows and, if it does not, show a number where it fails.";

const SEND_LINE = "Write your own line and I will tell you whether it follows.";

const N = String.raw`(?:the )?(-?\d+(?:\.\d+)?)`;
const CALCULATIONS: readonly (readonly [RegExp, (a: string, b: string) => string])[] = [
  [new RegExp(`^divid(?:e|ing) ${N} (?:by|into) ${N}`, "i"), (a, b) => `${a} / ${b}`],
  [
    new RegExp(`^(?:multiply|multiplying|times) ${N} (?:by|with|and|times) ${N}`, "i"),
    (a, b) => `${a} * ${b}`,
  ],
  [new RegExp(`^(?:add|adding|combine) ${N} (?:and|to|with) ${N}`, "i"), (a, b) => `${a} + ${b}`],
  [
    new RegExp(`^(?:subtract|subtracting|take|taking) ${N} (?:away )?from ${N}`, "i"),
    (a, b) => `${b} - ${a}`,
  ],
];

/** A move that only calculates with two numbers.
 * @returns null for another one */
export function calculationIn(move: string): string | null {
  for (const [form, written] of CALCULATIONS) {
    const [, a, b] = form.exec(move) ?? [];
    if (a && b) return written(a, b);
  }
  return null;
}

/** "Swap the sides": an equation says the same from either side. */
function swapped(move: string, { problem, result }: Worked): string | null {
  if (!("equation" in problem) || !/\b(?:swap|switch|exchange|flip)\b.*\bsides\b/i.test(move)) return null;
  const [left, right, ...others] = result.read.latex.split("=");
  return left && right && others.length === 0
    ? `You can. An equation says the same read from either side.\n\n$$${right.trim()} = ${left.trim()}$$`
    : null;
}

const LIKE =
  /^(?:add|adding|combine|combining|put|collect|join) (?:together )?(?:the )?(\d*[a-z](?:\^\d+)?) (?:and|with|to|plus) (?:the )?(\d*[a-z](?:\^\d+)?)\b/i;

/** "add the 6a and the 5a": like terms can be put together, others cannot. */
function together(move: string): string | null {
  const [, a, b] = LIKE.exec(move) ?? [];
  const found = a && b ? findProblem(`Simplify ${a} + ${b}`) : null;
  if (found?.kind !== "worked") return null;
  const { latex, read } = found.result;
  return latex.replace(/\s/g, "") === read.latex.replace(/\s/g, "")
    ? `$${read.latex}$ stays as it is: these are not like terms, as their letters or powers differ.`
    : `You can: they are like terms. $${read.latex} = ${latex}$`;
}

/** "Divide by 4 first", of a fraction that is to be reduced. */
function onFraction(move: string, { result }: Worked): string | null {
  const [, top, bottom] = /^\\frac\{(\d+)\}\{(\d+)\}$/.exec(result.read.latex) ?? [];
  const named = top && bottom ? readMove(move) : null;
  if (!top || !bottom || named?.operation !== "divide" || named.operand?.kind !== "number") return null;
  const by = Number(named.operand.value.n) / Number(named.operand.value.d);
  const [a, b] = [Number(top) / by, Number(bottom) / by];
  if (![by, a, b].every(Number.isInteger) || by < 2)
    return `$${by}$ does not go into both $${top}$ and $${bottom}$ without a remainder, so it is no common factor.`;
  const reduced = `\\frac{${a}}{${b}}`;
  const isLast = reduced === result.latex.trim() || String(a / b) === result.latex.trim();
  const then = isLast
    ? "That is in lowest terms."
    : "It is not in lowest terms yet. Which number still goes into both?";
  return `You can. Dividing top and bottom by $${by}$ gives\n\n$$${reduced}$$\n\n${then}`;
}

/** "Just take 30 off", of 30%: a percentage taken for a number. */
export function percentAsNumber(move: string, { text }: Worked): string | null {
  const [, rate] = /(\d+(?:\.\d+)?)%/.exec(text) ?? [];
  const numbers = text.replace(/\d+(?:\.\d+)?%/g, " ").match(/\d+(?:\.\d+)?/g) ?? [];
  const [whole, ...others] = numbers;
  const isMeant =
    rate !== undefined && new RegExp(`(?<![\\d.])${rate.replace(".", "\\.")}(?![\\d.%])`).test(move);
  if (!isMeant || whole === undefined || others.length > 0 || rate === whole) return null;
  const part = findProblem(`What is ${rate}% of ${whole}?`);
  return part.kind !== "worked"
    ? null
    : `$${rate}\\%$ is not the number $${rate}$: it means $${rate}$ for every hundred. Here it is $${rate}\\%$ of $${whole}$, and that is $${part.result.latex}$. What is left to do with $${part.result.latex}$?`;
}

/** The reply to "why can't I just …?".
 * @returns null where nothing can be made of the move */
export function whyNot(move: string, worked: Worked): string | null {
  const terms =
    swapped(move, worked) ?? together(move) ?? onFraction(move, worked) ?? percentAsNumber(move, worked);
  if (terms !== null) return terms;
  const tried = tryMove(move, worked);
  const whole = tried && makeMove(move, worked, false);
  // Done to both sides as wholes the move may well be right; the slip is shown beside it.
  if (tried && whole && whole.shown === null && whole.line !== tried.line)
    return [whole.line, whole.rule, tried.line, tried.shown, SEND_LINE].filter((part) => part).join("\n\n");
  return tried ? [tried.line, tried.shown, tried.rule, SEND_LINE].filter((part) => part).join("\n\n") : null;
}
