import type { Expression, Relation } from "../../expression/ast";
import { int, negation, power, product, quotient, root, sum } from "../../expression/build";
import { some } from "../../expression/walk";

const holds = (e: Expression, letter: string): boolean =>
  some(e, (node) => node.kind === "symbol" && node.name === letter);

/** An equation rearranged for a letter that occurs in it once, taking one operation after the other away.
 * Of two square roots the positive one is meant: quantities are sizes.
 * @returns null when the letter occurs twice or an operation has no inverse here */
export function isolate({ left, right }: Relation, letter: string): Expression | null {
  if (holds(left, letter) === holds(right, letter)) return null;
  let [side, other] = holds(left, letter) ? [left, right] : [right, left];
  for (let depth = 0; depth < 40; depth += 1) {
    if (side.kind === "symbol") return other;
    const next = peel(side, other, letter);
    if (!next) return null;
    [side, other] = next;
  }
  return null;
}

type Sides = readonly [side: Expression, other: Expression];

function peel(side: Expression, other: Expression, letter: string): Sides | null {
  switch (side.kind) {
    case "sum":
      return split(side.terms, letter, (rest, inner) => [inner, sum([other, ...rest.map(opposite)])]);
    case "product":
      return split(side.factors, letter, (rest, inner) => [inner, over(other, product(rest))]);
    case "quotient":
      if (holds(side.numerator, letter))
        return holds(side.denominator, letter) ? null : [side.numerator, product([other, side.denominator])];
      return [side.denominator, over(side.numerator, other)];
    case "negation":
      return [side.operand, opposite(other)];
    case "root":
      return [side.radicand, power(other, int(side.index))];
    case "power":
      return side.exponent.kind === "number" && side.exponent.value.d === 1n
        ? [side.base, root(other, side.exponent.value.n)]
        : null;
    case "function":
      return peelFunction(side.name, side.args, other);
    default:
      return null;
  }
}

const INVERSES: Readonly<Record<string, string>> = { sin: "arcsin", cos: "arccos", tan: "arctan" };

function peelFunction(name: string, args: readonly Expression[], other: Expression): Sides | null {
  const [inner] = args;
  if (!inner || args.length !== 1) return null;
  if (name === "ln") return [inner, power({ kind: "constant", name: "e" }, other)];
  const inverse = INVERSES[name];
  return inverse ? [inner, { kind: "function", name: inverse, args: [other] }] : null;
}

const opposite = (e: Expression): Expression => (e.kind === "negation" ? e.operand : negation(e));

/** a / b, a fraction in the numerator taken into one. */
const over = (a: Expression, b: Expression): Expression =>
  a.kind === "quotient" ? quotient(a.numerator, product([a.denominator, b])) : quotient(a, b);

function split(
  parts: readonly Expression[],
  letter: string,
  put: (rest: readonly Expression[], inner: Expression) => Sides,
): Sides | null {
  const inside = parts.filter((part) => holds(part, letter));
  const [inner] = inside;
  if (inside.length !== 1 || !inner) return null;
  return put(
    parts.filter((part) => part !== inner),
    inner,
  );
}
