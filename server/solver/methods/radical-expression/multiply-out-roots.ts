import type { Expression } from "../../expression/ast";
import { sum } from "../../expression/build";
import { type RadicalReader, singleTerm } from "../../expression/radical-fraction";
import { type RadicalTerm, timesTerm } from "../../expression/radical-term";
import { writeTerm } from "../../expression/write-radical";
import { type RadicalRule, rewritten } from "./reader";

const MOST_TERMS = 16;

/** (6 - 5√m)(2 + 3√m) → 12 + 18√m - 10√m - 15m, and squares of sums. */
export const multiplyOutRoots: RadicalRule = (reader) => ({
  rule: "multiply-out-roots",
  title: "Multiply every term by every term.",
  rewrite(node) {
    const factors = factorsWithSums(node);
    if (!factors?.some((factor) => factor.kind === "sum")) return null;
    const parts = factors.map((factor) => termsOf(factor, reader));
    if (parts.some((part) => part === null)) return null;
    const all = (parts as RadicalTerm[][]).reduce((a, b) =>
      a.flatMap((left) => b.map((right) => timesTerm(left, right))),
    );
    if (all.length > MOST_TERMS) return null;
    return rewritten(
      sum(all.map(writeTerm)),
      "Each term of one bracket meets each term of the other; a square root times itself is what stands under it.",
    );
  },
});

function factorsWithSums(node: Expression): readonly Expression[] | null {
  if (node.kind === "product") return node.factors.map((factor) => factor);
  if (node.kind !== "power" || node.base.kind !== "sum") return null;
  const { exponent } = node;
  return exponent.kind === "number" && exponent.value.n === 2n && exponent.value.d === 1n
    ? [node.base, node.base]
    : null;
}

function termsOf(node: Expression, reader: RadicalReader): RadicalTerm[] | null {
  const terms = (node.kind === "sum" ? node.terms : [node]).map((term) => singleTerm(term, reader));
  return terms.every((term) => term !== null) ? (terms as RadicalTerm[]) : null;
}
