import type { SmallerStep, Step } from "../types";

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

/** What is done to both sides of an equation: written on both first, then worked out on one side after the other.
 * @returns null for a step of another kind */
export function onBothSides(
  before: string,
  { rule, title, latex }: Pick<Step, "rule" | "title" | "latex">,
): readonly SmallerStep[] | null {
  if (rule === TO_ZERO) return allToOneSide(before, latex);
  const move = MOVES.map(([words, write]) => ({ amount: words.exec(title)?.[1], write })).find(
    ({ amount }) => amount !== undefined,
  );
  const [sides, after] = [statementIn(before), statementIn(latex)];
  if (!move?.amount || !sides || !after) return null;
  const both = [move.write(sides.left, move.amount), move.write(sides.right, move.amount)] as const;
  // Where the step ends with the letter on the other side, the sides change places at once.
  const isTurned = LETTER.test(after.left) && !LETTER.test(sides.left);
  const [left, right] = isTurned ? both.toReversed() : both;
  // The side with the letter first: there something goes away.
  const half = LETTER.test(after.left) ? [after.left, right] : [left, after.right];
  return [
    { latex: `${left} ${after.relation} ${right}`, why: SAME },
    { latex: half.join(` ${after.relation} `), why: "Work out one side first." },
    { latex, why: "Then the other side." },
  ];
}

const SAME = "The same is done on both sides.";
const TO_ZERO = "gather-on-one-side";

/** What stands on the right is taken from both sides. */
function allToOneSide(before: string, latex: string): readonly SmallerStep[] | null {
  const [sides, after] = [statementIn(before), statementIn(latex)];
  if (!sides || !after || after.right !== "0" || sides.right === "0") return null;
  const { left, relation, right } = sides;
  return [
    { latex: `${left} - ${asTerm(right)} ${relation} ${right} - ${asTerm(right)}`, why: SAME },
    { latex, why: "Work out both sides." },
  ];
}

const LETTER = /(?<![\\a-zA-Z])[a-zA-Z](?![a-zA-Z])/;

export function statementIn(line: string) {
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
