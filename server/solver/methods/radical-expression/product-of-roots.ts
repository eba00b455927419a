import type { Expression } from "../../expression/ast";
import { negation, product, root } from "../../expression/build";
import { isPlainTerm, type RadicalTerm, timesTerm } from "../../expression/radical-term";
import { writeTerm } from "../../expression/write-radical";
import { factorsOf, math, type RadicalRule, rewritten, termOf } from "./reader";

/** 2√(6y⁴) · 12√(30y) → 24√(180y⁵): numbers in front and radicands multiplied. */
export const productOfRoots: RadicalRule = (reader) => ({
  rule: "product-of-roots",
  title: "Multiply the factors in front, and multiply under the root.",
  rewrite(node) {
    if (node.kind !== "product") return null;
    const { factors, negative } = factorsOf(node);
    const roots = factors.filter((factor) => factor.kind === "root");
    const [first] = roots;
    if (!first || roots.length < 2 || roots.some(({ index }) => index !== first.index)) return null;
    const inside = roots.map(({ radicand }) => termOf(radicand, { ...reader, absolute: false }));
    const others = factors.filter((factor) => factor.kind !== "root");
    const outside = others.map((factor) => termOf(factor, reader));
    if (![...inside, ...outside].every((term) => term !== null && isPlainTerm(term))) return null;
    const joined = root(writeTerm((inside as RadicalTerm[]).reduce(timesTerm)), first.index);
    const front = others.length > 0 ? [writeTerm((outside as RadicalTerm[]).reduce(timesTerm))] : [];
    const isOne = front[0]?.kind === "number" && front[0].value.n === front[0].value.d;
    const written: Expression = product([...(isOne ? [] : front), joined]);
    return rewritten(
      negative ? negation(written) : written,
      `Roots of the same index multiply under one root: ${math(product(roots))} is ${math(joined)}.`,
    );
  },
});
