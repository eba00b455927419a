import { equation, symbol } from "../../expression/build";
import { evaluateExact } from "../../expression/evaluate-exact";
import { fromCoefficients, polynomialToExpression } from "../../expression/polynomial";
import { divide, isZero, negate, type Rational, toNumber, ZERO } from "../../expression/rational";
import { toLatex } from "../../printer/latex";
import { toText } from "../../printer/text";
import type { AnswerValue, Budget, Graph } from "../../types";
import type { Row } from "./row";

/** The lines of two equations in two unknowns, the alphabetically first one across, and the point where they cross;
 * undefined when one of them is upright
 * or they do not cross in one point. */
export function twoLines(
  rows: readonly Row[],
  value: AnswerValue,
  { variables, budget }: { readonly variables: readonly string[]; readonly budget: Budget },
): Graph | undefined {
  const [letter, height] = variables;
  if (value.kind !== "point" || rows.length !== 2 || variables.length !== 2) return undefined;
  if (!letter || !height || letter > height) return undefined;
  const at = new Map(value.unknowns.map((name, i) => [name, value.values[i]] as const));
  const [x, y] = [letter, height].map((name) => {
    const found = at.get(name);
    const exact = found && evaluateExact(found, new Map(), budget);
    return exact ? toNumber(exact) : Number.NaN;
  }) as [number, number];
  const curves = rows.map((row) => lineOf(row, letter, height));
  if (!Number.isFinite(x) || !Number.isFinite(y) || !curves.every((curve) => curve !== null))
    return undefined;
  const reach = Math.max(5, 1.5 * Math.abs(x), 1.5 * Math.abs(y));
  return {
    curves,
    window: { x: [-reach, reach], y: [-reach, reach] },
    points: [
      { x, y, label: `(${[letter, height].map((name) => toText(at.get(name) ?? symbol(name))).join(", ")})` },
    ],
  };
}

/** y = mx + b */
function lineOf(row: Row, letter: string, height: string): Graph["curves"][number] | null {
  const [a = ZERO, b = ZERO]: readonly Rational[] = row.coefficients;
  if (isZero(b)) return null;
  const line = polynomialToExpression(
    fromCoefficients([divide(row.constant, b), negate(divide(a, b))], letter),
  );
  return { expression: toText(line), letter, latex: toLatex(equation(symbol(height), line)) };
}
