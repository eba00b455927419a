import "server-only";
import { checkWorking } from "@/server/solver/check/check";
import { type WrongMove, wrongMoves } from "@/server/solver/check/misconceptions/wrong-moves";
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

/** The reply to "why can't I just …?".
 * @returns null where nothing can be made of the move */
export function whyNot(move: string, worked: Worked): string | null {
  const tried = tryMove(move, worked);
  const whole = tried && makeMove(move, worked, false);
  // Done to both sides as wholes the move may well be right; the slip is shown beside it.
  if (tried && whole && whole.shown === null && whole.line !== tried.line)
    return [whole.line, whole.rule, tried.line, tried.shown, SEND_LINE].filter((part) => part).join("\n\n");
  return tried ? [tried.line, tried.shown, tried.rule, SEND_LINE].filter((part) => part).join("\n\n") : null;
}
