import { multiplyTerms, type Polynomial, type Term, termKey } from "../../expression/polynomial";
import { ONE } from "../../expression/rational";
import { integerRoot } from "../../expression/surd";
import { rootOfTerm } from "./term-roots";

/** au² + buv + cv² with single terms u and v: x² + 5x + 6, x² + 5xy + 6y², x⁴ - 13x² - 30. */
export interface Trinomial {
  readonly a: bigint;
  readonly b: bigint;
  readonly c: bigint;
  readonly u: Term;
  readonly v: Term;
}

/** The polynomial as such a trinomial, or null. */
export function trinomialOf({ terms }: Polynomial): Trinomial | null {
  const [first, middle, last] = terms;
  if (!first || !middle || !last || terms.length !== 3) return null;
  const u = rootOfTerm({ ...first, coefficient: ONE }, 2);
  const v = rootOfTerm({ ...last, coefficient: ONE }, 2);
  if (!u || !v || termKey(multiplyTerms(u, v)) !== termKey(middle)) return null;
  return { a: first.coefficient.n, b: middle.coefficient.n, c: last.coefficient.n, u, v };
}

/** Two integers with sum b and product ac, or null. */
export function pairFor({ a, b, c }: Trinomial): { m: bigint; n: bigint } | null {
  const discriminant = b * b - 4n * a * c;
  if (discriminant < 0n) return null;
  const root = integerRoot(discriminant, 2n);
  if (root * root !== discriminant) return null;
  return { m: (b + root) / 2n, n: (b - root) / 2n };
}
