import type { Expression } from "../expression/ast";
import { equation, int, sum } from "../expression/build";
import { evaluateExact } from "../expression/evaluate-exact";
import { add, divide, equals, fromInt, isZero, type Rational, sign, subtract } from "../expression/rational";
import { symbolsOf } from "../expression/walk";
import { budget, type Limits } from "../limits";
import { parseExpression } from "../parser/parse";
import { ParseError } from "../parser/parse-error";
import { solveOne } from "./classify";
import { byFormula, type SourceRecogniser } from "./sentence";

const FIND = "(?:find|solve for|determine|what is)(?: the value of)? ([a-z])";
const SIZE = "([^.,:;=?]{1,30})";
const IS = "(?:is|measures|has a measure of)";
const TRIANGLE = new RegExp(
  `^(?:the )?(?:measures of the )?(?:three )?angles (?:of|in) a triangle (?:are|measure) ${SIZE}, ${SIZE},? and ${SIZE}\\. ${FIND}[.?]?$`,
  "i",
);
const PAIR = new RegExp(
  `^two angles are (supplementary|complementary)[.,] (?:if )?one(?: angle)? ${IS} ${SIZE},? and the other(?: angle)? ${IS} ${SIZE}[.,] ${FIND}[.?]?$`,
  "i",
);

/** "The angles of a triangle are x, 2x and 3x. Find x.", "Two angles are supplementary. One is 2x + 10 and the other is
 * 3x - 5. Find x." */
export const recogniseAngleSum: SourceRecogniser = ({ prose, limits }) => {
  if (!/\bangles\b/i.test(prose)) return null;
  const [, a, b, c, x] = TRIANGLE.exec(prose) ?? [];
  if (a && b && c && x) return adding([a, b, c], 180, x, limits);
  const [, kind, one, other, letter] = PAIR.exec(prose) ?? [];
  if (!kind || !one || !other || !letter) return null;
  return adding([one, other], /^s/i.test(kind) ? 180 : 90, letter, limits);
};

function adding(sizes: readonly string[], total: number, letter: string, limits: Limits) {
  const angles = sizes.map((size) => angleOf(size, limits));
  if (!angles.every((angle): angle is Expression => angle !== null)) return null;
  const whole = equation(sum(angles), int(total));
  const names = symbolsOf(whole);
  if (names.length !== 1 || names[0] !== letter || !areAngles(angles, letter, total, limits)) return null;
  return byFormula(solveOne(whole), "the sum of these angles");
}

/** Whether the letter has one value that makes every angle larger than 0: each size is a number or grows evenly. */
function areAngles(angles: readonly Expression[], letter: string, total: number, limits: Limits): boolean {
  const work = budget(limits);
  const at = (x: Rational) => angles.map((angle) => evaluateExact(angle, new Map([[letter, x]]), work));
  const sumAt = (x: Rational) =>
    at(x).reduce((whole, size) => (whole && size ? add(whole, size) : null), fromInt(0) as Rational | null);
  const [zero, one, two] = [0, 1, 2].map((x) => sumAt(fromInt(x)));
  if (!zero || !one || !two) return false;
  const growth = subtract(one, zero);
  if (isZero(growth) || !equals(growth, subtract(two, one))) return false;
  const solution = divide(subtract(fromInt(total), zero), growth);
  return at(solution).every((size) => size !== null && sign(size) > 0);
}

/** Null when the words are no mathematics. */
function angleOf(size: string, limits: Limits): Expression | null {
  const plain = size.replace(/ ?(?:°|degrees?)/gi, "").trim();
  if (/[a-z]{2}/i.test(plain)) return null;
  try {
    return parseExpression(plain, limits);
  } catch (error) {
    if (error instanceof ParseError) return null;
    throw error;
  }
}
