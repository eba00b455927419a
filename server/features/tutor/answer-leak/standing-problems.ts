import "server-only";
import { findProblem } from "../built-in/find-problem";
import { proposedIn } from "../built-in/proposed";
import type { Turn } from "../built-in/types";
import { guardedAnswerOf } from "./guarded-answer";

/** Messages of a student that are looked through, and problems in them. */
const MESSAGES_MAX = 6;
const PROBLEMS_MAX = 4;
/** A longer message is no problem by itself. */
const WHOLE_MAX = 300;
const MATHEMATICAL = /\d.*[-+*/^=<>×÷·−%]|[-+*/^=<>×÷·−%].*\d|\p{L}{3}.*\d/u;

/** Problems that stand in a line or a sentence of their own, whatever else the message says. One may not be all that is
 * meant, so none is answered; but the answer to each is one that a student may want told.
 * @param known problems that are kept back already */
export function standingProblems(turns: readonly Turn[], known: readonly string[]): readonly string[] {
  const messages = turns.filter(({ role }) => role === "user").slice(-MESSAGES_MAX);
  // What has no numbers may be a problem as well: "Find the integral of cos(x)".
  const whole = messages.flatMap(({ text }) =>
    text.length <= WHOLE_MAX && !known.includes(text) && guardedAnswerOf(text) !== null ? [text] : [],
  );
  const pieces = messages
    .flatMap(({ text }) => text.split(/\n+|(?<=[.!?;])\s+/))
    .map((piece) => piece.trim())
    .filter((piece) => MATHEMATICAL.test(piece) && proposedIn(piece) === null);
  const found = pieces.flatMap((piece) => {
    const problem = findProblem(piece);
    return problem.kind === "worked" && !known.includes(problem.text) ? [problem.text] : [];
  });
  return [...new Set([...whole, ...found])].slice(-PROBLEMS_MAX);
}
