import type { Expression, Relation } from "../expression/ast";
import { equation, symbol } from "../expression/build";
import { evaluateExact } from "../expression/evaluate-exact";
import { equals, type Rational } from "../expression/rational";
import { substitute } from "../expression/substitute";
import { toLatex } from "../printer/latex";
import type { Budget } from "../types";
import { shownValue } from "./shown-value";

/** A side with more LaTeX than this is not written out in a sentence. */
const LONGEST_SHOWN = 90;

/** Says what both sides of an equation come to at a root that is known to fit, with the numbers put in.
 * @param value what both sides are equal to; null when it is not rational
 * @returns "Put $x = 7$ back: the left side gives $|2 \cdot 7 - 5| = 9$, the right side gives $9$." */
export function putBackSentence(
  e: Relation,
  {
    unknown,
    root,
    value,
  }: { readonly unknown: string; readonly root: Expression; readonly value: Rational | null },
): string {
  const named = `$${toLatex(equation(symbol(unknown), root))}$`;
  if (value === null) return `Put ${named} back: both sides come to the same number.`;
  const result = toLatex(shownValue(value, [e]));
  const shown = (side: Expression) => `$${worked(side, { unknown, root, result })}$`;
  return `Put ${named} back: the left side gives ${shown(e.left)}, the right side gives ${shown(e.right)}.`;
}

/** What both sides are at the root, when plain arithmetic tells it and they agree; null elsewhere. */
export function commonValue(
  e: Relation,
  { unknown, root, budget }: { readonly unknown: string; readonly root: Expression; readonly budget: Budget },
): Rational | null {
  const at = new Map([[unknown, root]]);
  const [left, right] = [e.left, e.right].map((side) =>
    evaluateExact(substitute(side, at), new Map(), budget),
  );
  return left && right && equals(left, right) ? left : null;
}

interface Substitution {
  readonly unknown: string;
  readonly root: Expression;
  /** The value of the side, as LaTeX. */
  readonly result: string;
}

/** "3(6 - 2) = 12", or just "12" when there is nothing to work out. */
function worked(side: Expression, { unknown, root, result }: Substitution): string {
  const put = toLatex(substitute(side, new Map([[unknown, root]])));
  const plain = side.kind === "number" || side.kind === "symbol" || put === result;
  return plain || put.length > LONGEST_SHOWN ? result : `${put} = ${result}`;
}
