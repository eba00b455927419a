import type { Expression } from "../../expression/ast";
import { symbolsOf } from "../../expression/walk";
import { limitOfCall, limitTask } from "../../problem/calculus-tasks";
import { variableOf } from "../../problem/calculus-text";
import { assignment, type Face, functionGiven, inLetters, letter, value } from "../faces";
import { spoken, termRule } from "../faces-books";
import { approach, calculusSign } from "../faces-calculus";
import { type Frame, frame, maybe, one, several } from "../frame";

const IDLE = ["function", "as", "from-above", "from-below", "by", "to", "simplify"] as const;

const sideOf = (words: ReadonlySet<string>): -1 | 0 | 1 =>
  words.has("from-above") ? 1 : words.has("from-below") ? -1 : 0;

/** 0/0 and ∞/∞, of which the question speaks. */
const SHAPE = /^\s*(?:0\s*\/\s*0|\\[dt]?frac\{0\}\{0\}|(?:\\infty|∞)\s*\/\s*(?:\\infty|∞))\s*$/;
const indeterminate: Face<string> = ({ text }) => (SHAPE.test(text) ? text : null);

/** lim with its arrow below it, as books set it. */
const written = frame({
  id: "limit-sign",
  heads: [],
  idle: ["limit", "by", "to", "by-substitution", "at", "in", "function", "horizontal-asymptote", "simplify"],
  slots: { of: one(calculusSign), indeterminate: several(indeterminate, { least: 0, most: 1 }) },
  build: ({ of }) => limitOfCall(of),
});

/** "lim x->2 (x² − 4)/(x − 2)". */
const withArrow = frame({
  id: "limit-with-arrow",
  heads: [["limit"]],
  idle: IDLE,
  slots: { of: one(functionGiven), to: one(approach), mentions: several(spoken, { least: 0, most: 3 }) },
  build: ({ of, to }, _, words) => limited(of.expression, to.letter, to.target, to.side || sideOf(words)),
});

/** "The limit of sin(x)/x as x approaches 0". */
const inWords = frame({
  id: "limit-in-words",
  heads: [["limit"], ["approaches"]],
  idle: IDLE,
  slots: {
    of: one(functionGiven),
    letter: one(letter, { after: ["as", "given", "for"] }),
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

/** "The limit of the sequence a_n = …", "does the sequence … converge, and to what": n goes to infinity. */
const ofSequence = frame({
  id: "limit-of-sequence",
  heads: [["sequence"], ["limit"]],
  idle: ["converges", "whether", "or", "as", "by", "to", "if-it-exists"],
  slots: {
    of: one(termRule),
    to: maybe(approach),
    mentions: several(spoken, { least: 0, most: 2 }),
  },
  build: ({ of, to }) => {
    const isEndless = !to || (to.letter === of.index && isInfinity(to.target));
    return isEndless ? limited(of.expression, of.index, ENDLESS, 0) : null;
  },
});

/** "The limit of the sequence n²/2ⁿ", by its term alone. */
const ofTerms = frame({
  id: "limit-of-terms",
  heads: [["sequence"], ["limit"]],
  idle: ["converges", "whether", "or", "by", "to", "if-it-exists"],
  slots: { of: one(inLetters) },
  build: ({ of }) => {
    const [index, ...others] = symbolsOf(of);
    return index && others.length === 0 && ["n", "k"].includes(index) ? limited(of, index, ENDLESS, 0) : null;
  },
});

const ENDLESS: Expression = { kind: "constant", name: "infinity" };
const isInfinity = (e: Expression): boolean => e.kind === "constant" && e.name === "infinity";

export const LIMIT_FRAMES: readonly Frame[] = [written, withArrow, inWords, atPlace, ofSequence, ofTerms];
