import type { Expression } from "../../expression/ast";
import { type RadicalReader, singleTerm } from "../../expression/radical-fraction";
import type { RadicalTerm } from "../../expression/radical-term";
import { toLatex } from "../../printer/latex";
import type { RewriteRule, Rewritten } from "../expand/rewriting";

/** A rule that depends on how letters are taken (positive, or with absolute values). */
export type RadicalRule = (reader: RadicalReader) => RewriteRule;

export const math = (node: Expression): string => `$${toLatex(node)}$`;

/** The factors of a node, signs apart. */
export function factorsOf(node: Expression): {
  readonly factors: readonly Expression[];
  readonly negative: boolean;
} {
  if (node.kind === "negation") {
    const inner = factorsOf(node.operand);
    return { ...inner, negative: !inner.negative };
  }
  if (node.kind !== "product") return { factors: [node], negative: false };
  const parts = node.factors.map(factorsOf);
  return {
    factors: parts.flatMap(({ factors }) => factors),
    negative: parts.filter(({ negative }) => negative).length % 2 === 1,
  };
}

/** The name of a root in a sentence. */
export function rootName(index: bigint): string {
  if (index === 2n) return "square root";
  return index === 3n ? "cube root" : `$${index}$${index % 10n === 1n && index !== 11n ? "st" : "th"} root`;
}

/** The term a node comes to, where the node is made of single terms. */
export const termOf = (node: Expression, reader: RadicalReader): RadicalTerm | null =>
  singleTerm(node, reader);

export const rewritten = (to: Expression, why: string, title?: string): Rewritten =>
  title === undefined ? { to, why } : { to, why, title };
