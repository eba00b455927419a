import type { Expression } from "../../expression/ast";
import { variableOf } from "../../problem/calculus-text";
import { limitOfCall, limitTask } from "../../problem/recognise-limit";
import { assignment, functionGiven, letter, value } from "../faces";
import { approach, calculusSign, mention } from "../faces-calculus";
import { type Frame, frame, one, several } from "../frame";

const IDLE = ["function", "as", "from-above", "from-below", "by", "to", "simplify"] as const;

const sideOf = (words: ReadonlySet<string>): -1 | 0 | 1 =>
  words.has("from-above") ? 1 : words.has("from-below") ? -1 : 0;

/** lim with its arrow below it, as books set it. */
const written = frame({
  id: "limit-sign",
  heads: [],
  idle: ["limit", "by", "to", "by-substitution"],
  slots: { of: one(calculusSign) },
  build: ({ of }) => limitOfCall(of),
});

/** "lim x->2 (x² − 4)/(x − 2)". */
const withArrow = frame({
  id: "limit-with-arrow",
  heads: [["limit"]],
  idle: IDLE,
  slots: { of: one(functionGiven), to: one(approach), mentions: several(mention, { least: 0, most: 2 }) },
  build: ({ of, to }, _, words) => limited(of.expression, to.letter, to.target, to.side || sideOf(words)),
});

/** "The limit of sin(x)/x as x approaches 0". */
const inWords = frame({
  id: "limit-in-words",
  heads: [["limit"], ["approaches"]],
  idle: IDLE,
  slots: {
    of: one(functionGiven),
    letter: one(letter, { after: ["as", "given"] }),
    target: one(value, { after: ["approaches"] }),
  },
  build: ({ of, letter: name, target }, _, words) => limited(of.expression, name, target, sideOf(words)),
});

/** "The limit of x² + 1 at x = 2". */
const atPlace = frame({
  id: "limit-at",
  heads: [["limit"]],
  idle: IDLE,
  slots: { of: one(functionGiven), at: one(assignment, { after: ["at", "given"] }) },
  build: ({ of, at }, _, words) =>
    variableOf(of) === at.name ? limited(of.expression, at.name, at.value, sideOf(words)) : null,
});

const limited = (expression: Expression, variable: string, target: Expression, side: -1 | 0 | 1) =>
  limitTask({ expression, variable, target, side });

export const LIMIT_FRAMES: readonly Frame[] = [written, withArrow, inWords, atPlace];
