import type { Step } from "../types";

/** What is done to a side, by how the step's title says it; its group is the amount. */
const MOVES: readonly (readonly [RegExp, (side: string, amount: string) => string])[] = [
  [/^Take \$([^$]+)\$ from both sides/, (side, amount) => `${side} - ${asTerm(amount)}`],
  [/^Add \$([^$]+)\$ to both sides/, (side, amount) => `${side} + ${asTerm(amount)}`],
  [
    /^Divide both sides by (?:the common factor )?\$([^$]+)\$/,
    (side, amount) => `\\frac{${side}}{${amount}}`,
  ],
  [
    /^Multiply both sides by (?:the common denominator )?\$([^$]+)\$/,
    (side, amount) => timesSide(asFactor(amount), asFactor(side)),
  ],
];

const RELATION = /=|<|>|\\(?:leq?|geq?|lt|gt|ne)(?![a-zA-Z])/g;
/** Lines of several statements, and words. */
const SEVERAL = /\\(?:text|begin|quad|pm|lor)(?![a-zA-Z])|,/;

/** The line between two lines of an equation or inequality: what is done, written on both sides, before it is worked out.
 * @param before the line before the step
 * @returns null for a step of another kind */
export function smallerStep(before: string, { title, latex }: Pick<Step, "title" | "latex">): string | null {
  const move = MOVES.map(([words, write]) => ({ amount: words.exec(title)?.[1], write })).find(
    ({ amount }) => amount !== undefined,
  );
  const [sides, relation] = [statementIn(before), statementIn(latex)?.relation];
  if (!move?.amount || !sides || !relation) return null;
  const { amount, write } = move;
  return `${write(sides.left, amount)} ${relation} ${write(sides.right, amount)}`;
}

function statementIn(line: string) {
  const signs = [...line.matchAll(RELATION)];
  const [sign] = signs;
  if (signs.length !== 1 || !sign || SEVERAL.test(line)) return null;
  const [left, right] = [line.slice(0, sign.index).trim(), line.slice(sign.index + sign[0].length).trim()];
  return left === "" || right === "" ? null : { left, relation: sign[0], right };
}

const asTerm = (amount: string): string => (/^-|[+-]/.test(amount) ? inBrackets(amount) : amount);
const asFactor = (part: string): string => (/^-|[+-]|\\cdot/.test(part) ? inBrackets(part) : part);
/** A bracket needs no sign before it. */
const timesSide = (factor: string, side: string): string =>
  side.startsWith("\\left(") ? `${factor}${side}` : `${factor} \\cdot ${side}`;
const inBrackets = (part: string): string => `\\left(${part}\\right)`;
