import type { Expression, FunctionNode, Relation } from "./ast";
import { boundedPower } from "./bounded-power";
import { int } from "./build";
import { equals, isOne, type Rational, rational, toNumber } from "./rational";
import { some, symbolsOf } from "./walk";

const LARGEST_INDEX = 12n;
const LARGEST_EXPONENT = 400;
export const EULER: Expression = { kind: "constant", name: "e" };

/** A logarithm with its base: ln has base e, log without a base has 10. Null for other functions. */
export function logarithmOf(
  e: Expression,
): { readonly base: Expression; readonly argument: Expression } | null {
  if (e.kind !== "function" || (e.name !== "log" && e.name !== "ln")) return null;
  const [argument] = e.args;
  if (!argument || e.args.length !== 1) return null;
  return { base: e.name === "ln" ? EULER : (e.base ?? int(10)), argument };
}

/** log with a base as it is written: ln for e, log for ten. */
export function logarithm(base: Expression, argument: Expression): FunctionNode {
  if (base.kind === "constant" && base.name === "e")
    return { kind: "function", name: "ln", args: [argument] };
  const ten = base.kind === "number" && base.value.n === 10n && base.value.d === 1n;
  return ten
    ? { kind: "function", name: "log", args: [argument] }
    : { kind: "function", name: "log", args: [argument], base };
}

/** The rational number r with baseʳ = value, found by trying and checked exactly; null when there is none with a
 * small denominator.
 * @example rationalLogarithm(rational(2n), rational(8n)) // 1/3 */
export function rationalLogarithm(value: Rational, base: Rational): Rational | null {
  if (value.n <= 0n || base.n <= 0n || isOne(base)) return null;
  if (isOne(value)) return rational(0n);
  const ratio = logOf(value) / logOf(base);
  for (let q = 1n; q <= LARGEST_INDEX; q++) {
    const p = Math.round(ratio * Number(q));
    if (Math.abs(p) > LARGEST_EXPONENT || Math.abs(p - ratio * Number(q)) > 1e-6) continue;
    if (equals(boundedPower(value, q), boundedPower(base, BigInt(p)))) return rational(BigInt(p), q);
  }
  return null;
}

/** The natural logarithm in doubles, for numbers of any size. */
function logOf({ n, d }: Rational): number {
  const size = (value: bigint) => {
    const digits = value.toString();
    return digits.length < 300
      ? Math.log(Number(value))
      : Math.log(Number(digits.slice(0, 15))) + (digits.length - 15) * Math.LN10;
  };
  return n === d
    ? 0
    : Math.abs(toNumber({ n, d }) - 1) < 1e-6
      ? Math.log1p(toNumber({ n: n - d, d }))
      : size(n) - size(d);
}

/** A letter stands in an exponent or inside a logarithm. */
export const isTranscendental = (statement: Relation): boolean =>
  some(statement, (part) => {
    if (part.kind === "power") return symbolsOf(part.exponent).length > 0;
    return part.kind === "function" && (part.name === "log" || part.name === "ln");
  });
