import type { Expression } from "../../expression/ast";
import { int, product, quotient, sum } from "../../expression/build";
import { toLatex } from "../../printer/latex";
import type { WrongRule } from "./misconception";
import { atEachPlace, factorsOf, opposite, termsOf } from "./places";

export const cancelledATerm: WrongRule = {
  id: "cancelled-a-term",
  title: "A term was cancelled instead of a factor",
  explanation:
    "Only a factor of the whole numerator and the whole denominator cancels. In $\\frac{x + 2}{2}$ the $2$ is one term of a sum, so it stays.",
  applied: atEachPlace(cancelled),
};

/** A term of a sum against a term of the other side of the fraction: struck out, or divided into that term alone. */
function cancelled(node: Expression): readonly Expression[] {
  if (node.kind !== "quotient") return [];
  const [above, below] = [termsOf(node.numerator), termsOf(node.denominator)];
  if (above.length + below.length < 3 || above.length * below.length > 24) return [];
  return above.flatMap((term, i) =>
    below.flatMap((divisor, j) => struck({ above, below, i, j, term, divisor })),
  );
}

interface Pair {
  readonly above: readonly Expression[];
  readonly below: readonly Expression[];
  readonly i: number;
  readonly j: number;
  readonly term: Expression;
  readonly divisor: Expression;
}

function struck({ above, below, i, j, term, divisor }: Pair): readonly Expression[] {
  const divided = quotient(term, divisor);
  const [top, bottom] = [
    (e: Expression[]) => sum([...above.slice(0, i), ...e, ...above.slice(i + 1)]),
    below,
  ];
  const rest = sum([...bottom.slice(0, j), ...bottom.slice(j + 1)]);
  if (bottom.length === 1)
    return [top([divided]), ...(isSame(term, divisor) ? [top([])] : []), ...shared({ term, divisor, top })];
  const one = quotient(top([divided]), sum([...bottom.slice(0, j), int(1), ...bottom.slice(j + 1)]));
  return isSame(term, divisor) ? [quotient(top([]), rest), one] : [quotient(top([divided]), rest), one];
}

/** (6x + 5)/(2x) where a factor of one term goes against a factor below. */
function shared({
  term,
  divisor,
  top,
}: Pick<Pair, "term" | "divisor"> & {
  readonly top: (e: Expression[]) => Expression;
}): readonly Expression[] {
  const below = factorsOf(divisor);
  return below.length < 2
    ? []
    : below.map((factor) =>
        quotient(top([quotient(term, factor)]), product(below.filter((other) => other !== factor))),
      );
}

const isSame = (a: Expression, b: Expression): boolean =>
  toLatex(a) === toLatex(b) || toLatex(opposite(a)) === toLatex(b);
