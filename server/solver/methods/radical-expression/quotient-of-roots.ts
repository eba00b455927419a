import type { Expression } from "../../expression/ast";
import { negation, product, quotient, root } from "../../expression/build";
import type { RadicalReader } from "../../expression/radical-fraction";
import { inverseTerm, isPlainTerm, timesTerm } from "../../expression/radical-term";
import { writeTerm } from "../../expression/write-radical";
import { toLatex } from "../../printer/latex";
import { factorsOf, math, type RadicalRule, rewritten, termOf } from "./reader";

/** √(75r³)/√(3r) → √(25r²): one root over the cancelled quotient. */
export const quotientOfRoots: RadicalRule = (reader) => ({
  rule: "quotient-of-roots",
  title: "Put the quotient under one root and cancel.",
  rewrite(node) {
    if (node.kind !== "quotient") return null;
    const above = splitRoot(node.numerator);
    const below = splitRoot(node.denominator);
    if (!above?.root || !below?.root || above.root.index !== below.root.index) return null;
    const joined = cancelled(above.root.radicand, below.root.radicand, reader);
    if (!joined) return null;
    const under = root(joined, above.root.index);
    const front = above.others.length + below.others.length > 0;
    const sign = above.negative !== below.negative;
    const coefficient = front ? [quotient(product(above.others), product(below.others))] : [];
    const written = product([...coefficient, under]);
    return rewritten(
      sign ? negation(written) : written,
      `A quotient of two roots of the same index is the root of the quotient, and ${math(quotient(above.root.radicand, below.root.radicand))} cancels to ${math(joined)}.`,
    );
  },
});

interface Split {
  readonly root: Extract<Expression, { kind: "root" }> | null;
  readonly others: readonly Expression[];
  readonly negative: boolean;
}

/** A product taken apart into its only root and the rest; null when there are several roots. */
function splitRoot(node: Expression): Split | null {
  const { factors, negative } = factorsOf(node);
  const roots = factors.filter((factor) => factor.kind === "root");
  if (roots.length > 1) return null;
  return { root: roots[0] ?? null, others: factors.filter((factor) => factor.kind !== "root"), negative };
}

/** The quotient of two radicands where something cancels. */
function cancelled(above: Expression, below: Expression, reader: RadicalReader): Expression | null {
  const top = termOf(above, { ...reader, absolute: false });
  const bottom = termOf(below, { ...reader, absolute: false });
  if (!top || !bottom || !isPlainTerm(top) || !isPlainTerm(bottom)) return null;
  const result = timesTerm(top, inverseTerm(bottom));
  const written = writeTerm(result);
  return toLatex(written).length < toLatex(quotient(above, below)).length ? written : null;
}
