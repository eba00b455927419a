import type { Expression } from "../expression/ast";
import { gcdResidues, reduce } from "../expression/polynomial-modular";
import { symbolsOf } from "../expression/walk";
import type { Budget } from "../types";
import { degreeBound } from "./degree-bound";
import { restrictToLine } from "./line-restriction";

const PRIMES = [10007, 10009, 10037];
const LINES = 4;

/** Whether two written polynomials certainly have no common factor with letters: on some line of full degree their
 * images modulo a prime have none. False means only that it is not shown. */
export function areCoprime(a: Expression, b: Expression, budget: Budget): boolean {
  const degreeA = totalDegree(a, budget);
  const degreeB = totalDegree(b, budget);
  if (degreeA === 0 || degreeB === 0) return true;
  if (degreeA === null || degreeB === null) return false;
  for (let variant = 0; variant < LINES; variant += 1) {
    const images = imagesOnLine([a, b], { degrees: [degreeA, degreeB], variant }, budget);
    if (!images) continue;
    const [f, g] = images;
    const shown = PRIMES.some((p) => {
      const [left, right] = [reduce(f, p), reduce(g, p)];
      return (
        left.length === f.length && right.length === g.length && gcdResidues(left, right, p).length === 1
      );
    });
    if (shown) return true;
  }
  return false;
}

/** Both on the same line, so that a common factor stays common. */
function imagesOnLine(
  [a, b]: readonly [Expression, Expression],
  { degrees, variant }: { readonly degrees: readonly [number, number]; readonly variant: number },
  budget: Budget,
): [bigint[], bigint[]] | null {
  const names = [...new Set([...symbolsOf(a), ...symbolsOf(b)])].sort();
  const f = restrictToLine(a, { degree: degrees[0], variant, budget, names });
  const g = restrictToLine(b, { degree: degrees[1], variant, budget, names });
  return f && g ? [f, g] : null;
}

/** A bound on the total degree, exact for the sums and products that answers are made of. */
function totalDegree(e: Expression, budget: Budget): number | null {
  switch (e.kind) {
    case "sum":
      return largest(e.terms.map((term) => totalDegree(term, budget)));
    case "product":
      return e.factors
        .map((f) => totalDegree(f, budget))
        .reduce((x, y) => (x === null || y === null ? null : x + y), 0);
    case "negation":
      return totalDegree(e.operand, budget);
    case "power": {
      const base = totalDegree(e.base, budget);
      return base !== null && e.exponent.kind === "number" ? base * Number(e.exponent.value.n) : null;
    }
    default:
      return e.kind === "symbol" ? 1 : degreeBound(e, "", budget) && symbolsOf(e).length === 0 ? 0 : null;
  }
}

const largest = (degrees: readonly (number | null)[]): number | null =>
  degrees.reduce((x, y) => (x === null || y === null ? null : Math.max(x, y)), 0);
