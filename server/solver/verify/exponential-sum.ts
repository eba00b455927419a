import type { Expression } from "../expression/ast";
import { evaluateComplex } from "../expression/evaluate-numeric";
import { symbolsOf } from "../expression/walk";
import type { Budget } from "../types";

/** coefficient · e^(rate · x), in doubles. */
interface Wave {
  readonly coefficient: number;
  readonly rate: number;
}

const NEAR = 1e-11;

/** The largest number of real zeros that a sum of exponentials can have: the changes of sign of its coefficients,
 * sorted by rate.
 * @returns null when the expression is no sum of exponentials
 * @source Descartes' rule of signs in the form for exponential sums (Laguerre) */
export function mostRoots(e: Expression, unknown: string, budget: Budget): number | null {
  const waves = wavesOf(e, unknown, budget);
  if (!waves) return null;
  const sorted = [...waves].sort((a, b) => a.rate - b.rate);
  const merged: (Wave & { readonly size: number })[] = [];
  for (const wave of sorted) {
    const last = merged.at(-1);
    if (last && Math.abs(last.rate - wave.rate) < NEAR) {
      const size = last.size + Math.abs(wave.coefficient);
      merged[merged.length - 1] = { rate: last.rate, coefficient: last.coefficient + wave.coefficient, size };
    } else merged.push({ ...wave, size: Math.abs(wave.coefficient) });
  }
  // What is left of terms that cancel is only rounding.
  const signs = merged
    .filter(({ coefficient, size }) => Math.abs(coefficient) > NEAR * size)
    .map(({ coefficient }) => coefficient > 0);
  if (signs.length === 0) return null;
  return signs.filter((sign, i) => i > 0 && sign !== signs[i - 1]).length;
}

function wavesOf(e: Expression, unknown: string, budget: Budget): Wave[] | null {
  budget.spend();
  if (!symbolsOf(e).includes(unknown)) {
    const value = evaluateComplex(e, new Map());
    return value && value.im === 0 ? [{ coefficient: value.re, rate: 0 }] : null;
  }
  const inside = (part: Expression) => wavesOf(part, unknown, budget);
  switch (e.kind) {
    case "sum": {
      const lists = e.terms.map(inside);
      return lists.some((list) => list === null) ? null : lists.flatMap((list) => list ?? []);
    }
    case "negation":
      return inside(e.operand)?.map(({ coefficient, rate }) => ({ coefficient: -coefficient, rate })) ?? null;
    case "product":
      return e.factors.map(inside).reduce((a, b) => a && b && times(a, b));
    case "quotient": {
      const [below, ...more] = inside(e.denominator) ?? [];
      const above = inside(e.numerator);
      if (!below || more.length > 0 || !above || below.coefficient === 0) return null;
      return times(above, [{ coefficient: 1 / below.coefficient, rate: -below.rate }]);
    }
    case "power":
      return powerWave(e.base, e.exponent, unknown);
    default:
      return null;
  }
}

const times = (a: readonly Wave[], b: readonly Wave[]): Wave[] =>
  a.flatMap((left) =>
    b.map((right) => ({ coefficient: left.coefficient * right.coefficient, rate: left.rate + right.rate })),
  );

/** b^(rate · x + constant), the line read off from the values of the exponent at three numbers. */
function powerWave(base: Expression, exponent: Expression, unknown: string): Wave[] | null {
  const b = symbolsOf(base).includes(unknown) ? null : evaluateComplex(base, new Map());
  if (b?.im !== 0 || b.re <= 0) return null;
  const [zero, one, three] = [0, 1, 3].map((x) =>
    evaluateComplex(exponent, new Map([[unknown, { re: x, im: 0 }]])),
  );
  if (!zero || !one || !three) return null;
  const slope = one.re - zero.re;
  if (Math.abs(three.re - zero.re - 3 * slope) > NEAR) return null;
  const coefficient = b.re ** zero.re;
  return Number.isFinite(coefficient) ? [{ coefficient, rate: slope * Math.log(b.re) }] : null;
}
