import type { Expression, FunctionNode, PowerNode } from "../../expression/ast";
import { int, negation, power, product, quotient, root, sum } from "../../expression/build";
import { tidy } from "../../expression/tidy";
import { symbolsOf } from "../../expression/walk";
import { type Approach, finite, infinite, isNothing, numberOf, signOn, type Tendency } from "./approach";

/** What an expression tends to, found from what its parts tend to. Null for forms that do not decide it: 0/0,
 * ∞/∞, 0·∞, ∞ − ∞, 1^∞. */
export function tendencyOf(e: Expression, approach: Approach): Tendency | null {
  approach.budget.spend(2);
  if (!symbolsOf(e).includes(approach.variable)) return finite(e);
  switch (e.kind) {
    case "symbol":
      return approach.target ? finite(approach.target) : infinite(approach.side);
    case "negation":
      return opposite(tendencyOf(e.operand, approach), approach);
    case "sum":
      return ofSum(e.terms, approach);
    case "product":
      return e.factors.reduce<Tendency | null>(
        (total, factor) => total && times(total, tendencyOf(factor, approach), approach),
        finite(int(1)),
      );
    case "quotient":
      return ofQuotient(e.numerator, e.denominator, approach);
    case "power":
      return ofPower(e, approach);
    case "root":
      return ofRoot(e.radicand, e.index, approach);
    case "absolute":
      return ofSize(e.operand, approach);
    case "function":
      return ofFunction(e, approach);
    default:
      return null;
  }
}

const settled = (e: Expression, { budget }: Approach): Tendency | null => {
  const value = tidy(e, budget);
  return numberOf(value) === null ? null : finite(value);
};

function opposite(inner: Tendency | null, approach: Approach): Tendency | null {
  if (inner?.kind === "finite") return settled(negation(inner.value), approach);
  return inner?.kind === "infinite" ? infinite(inner.sign === 1 ? -1 : 1) : inner;
}

function ofSum(terms: readonly Expression[], approach: Approach): Tendency | null {
  const found = terms.map((term) => tendencyOf(term, approach));
  if (found.some((each) => !each)) return null;
  const infinities = found.flatMap((each) => (each?.kind === "infinite" ? [each.sign] : []));
  if (infinities.some((sign) => sign !== infinities[0])) return null;
  if (infinities[0]) return infinite(infinities[0]);
  if (found.some((each) => each?.kind === "swings")) return { kind: "swings" };
  return settled(sum(found.map((each) => (each?.kind === "finite" ? each.value : int(0)))), approach);
}

function times(a: Tendency, b: Tendency | null, approach: Approach): Tendency | null {
  if (!b) return null;
  if (a.kind === "finite" && b.kind === "finite") return settled(product([a.value, b.value]), approach);
  if (a.kind === "infinite" && b.kind === "infinite") return infinite(a.sign === b.sign ? 1 : -1);
  const [known, other] = a.kind === "finite" ? [a, b] : [b, a];
  if (known.kind !== "finite") return null;
  const size = numberOf(known.value);
  if (size === null) return null;
  if (other.kind === "swings") return isNothing(known.value) ? known : other;
  if (isNothing(known.value) || other.kind !== "infinite") return null;
  return infinite((Math.sign(size) * other.sign) as 1 | -1);
}

function ofQuotient(top: Expression, bottom: Expression, approach: Approach): Tendency | null {
  const above = tendencyOf(top, approach);
  const below = tendencyOf(bottom, approach);
  if (!above || !below || below.kind === "swings") return null;
  if (below.kind === "infinite") {
    if (above.kind !== "infinite") return finite(int(0));
    return null;
  }
  if (!isNothing(below.value)) {
    return times(above, settled(quotient(int(1), below.value), approach), approach);
  }
  if (above.kind === "swings" || (above.kind === "finite" && isNothing(above.value))) return null;
  const sign = signOn(quotient(top, bottom), approach);
  return sign === 0 ? null : infinite(sign);
}

function ofPower(e: PowerNode, approach: Approach): Tendency | null {
  const base = tendencyOf(e.base, approach);
  const exponent = tendencyOf(e.exponent, approach);
  if (!base || !exponent || exponent.kind === "swings") return null;
  if (exponent.kind === "infinite") return growing(base, exponent.sign);
  const k = numberOf(exponent.value);
  if (k === null) return null;
  if (base.kind === "swings") return k > 0 && Number.isInteger(k) ? base : null;
  if (base.kind === "finite" && !isNothing(base.value)) {
    if (numberOf(base.value) === null || signOn(e, approach) === 0) return null;
    return settled(power(base.value, exponent.value), approach);
  }
  if (k === 0) return symbolsOf(e.exponent).includes(approach.variable) ? null : finite(int(1));
  const toZero = base.kind === "finite" ? k > 0 : k < 0;
  const sign = signOn(e, approach);
  if (sign === 0) return null;
  return toZero ? finite(int(0)) : infinite(sign);
}

/** b^(±∞). */
function growing(base: Tendency, direction: 1 | -1): Tendency | null {
  if (base.kind === "infinite")
    return base.sign === 1 ? (direction === 1 ? infinite(1) : finite(int(0))) : null;
  const b = base.kind === "finite" ? numberOf(base.value) : null;
  if (b === null || b <= 0 || Math.abs(b - 1) < 1e-12) return null;
  return b > 1 === (direction === 1) ? infinite(1) : finite(int(0));
}

function ofRoot(radicand: Expression, index: bigint, approach: Approach): Tendency | null {
  const inner = tendencyOf(radicand, approach);
  if (!inner || inner.kind === "swings") return null;
  if (inner.kind === "infinite") return inner.sign === 1 || index % 2n === 1n ? inner : null;
  if (index % 2n === 0n && signOn(radicand, approach) !== 1) return null;
  return settled(root(inner.value, index), approach);
}

function ofSize(operand: Expression, approach: Approach): Tendency | null {
  const inner = tendencyOf(operand, approach);
  if (inner?.kind === "infinite") return infinite(1);
  return inner?.kind === "finite" ? settled({ kind: "absolute", operand: inner.value }, approach) : inner;
}

const PI: Expression = { kind: "constant", name: "pi" };
const HALF_PI = quotient(PI, int(2));

function ofFunction(e: FunctionNode, approach: Approach): Tendency | null {
  const [argument] = e.args;
  const inner = argument && e.args.length === 1 ? tendencyOf(argument, approach) : null;
  if (!argument || !inner) return null;
  if (inner.kind === "swings") return e.name === "sin" || e.name === "cos" ? inner : null;
  if (inner.kind === "infinite") return atInfinity(e.name, inner.sign);
  if ((e.name === "ln" || e.name === "log") && isNothing(inner.value)) {
    return signOn(argument, approach) === 1 && !e.base ? infinite(-1) : null;
  }
  const sign = signOn(e, approach);
  const value = settled({ ...e, args: [inner.value] }, approach);
  if (value?.kind === "finite" && Math.abs(numberOf(value.value) ?? Number.POSITIVE_INFINITY) < 1e12) {
    return sign === 0 && !isNothing(value.value) ? null : value;
  }
  return ["tan", "cot", "sec", "csc", "coth", "csch"].includes(e.name) && sign !== 0 ? infinite(sign) : null;
}

function atInfinity(name: string, sign: 1 | -1): Tendency | null {
  switch (name) {
    case "sin":
    case "cos":
      return { kind: "swings" };
    case "exp":
      return sign === 1 ? infinite(1) : finite(int(0));
    case "ln":
      return sign === 1 ? infinite(1) : null;
    case "arctan":
      return finite(sign === 1 ? HALF_PI : negation(HALF_PI));
    case "tanh":
      return finite(sign === 1 ? int(1) : negation(int(1)));
    case "sinh":
      return infinite(sign);
    case "cosh":
      return infinite(1);
    default:
      return null;
  }
}
