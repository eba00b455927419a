import "server-only";
import { checkWorking } from "@/server/solver/check/check";
import { type WrongMove, wrongMoves } from "@/server/solver/check/misconceptions/wrong-moves";
import MOVES from "./moves.json";
import type { Worked } from "./types";

/** What comes of a move that a student would like to make, in pieces that can be left out one by one. */
export interface MoveTried {
  readonly line: string;
  readonly shown: string | null;
  readonly rule: string;
}

/** Tries a move on the problem as the known wrong rules would make it.
 * @returns null where none of them is like the move, or none fails here */
export function tryMove(move: string, { text, problem }: Worked): MoveTried | null {
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

/** The reply to "why can't I just …?". */
export function whyNot(move: string, worked: Worked): string {
  const tried = tryMove(move, worked);
  return tried
    ? [tried.line, tried.shown, tried.rule, SEND_LINE].filter((part) => part).join("\n\n")
    : TRY_IT;
}
