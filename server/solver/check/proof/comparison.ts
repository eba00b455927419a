import { table } from "../../table";
import type { Equivalence } from "../types";
import { Refutation } from "./refutation";

/** What comes of comparing two things. "different" cannot be said without a proof. */
export type Comparison =
  | {
      readonly verdict: "same";
      /** "sampled": not told apart at any of the places tried. */
      readonly proof: "exact" | "sampled";
      /** One is a decimal that the other rounds to. */
      readonly rounded: boolean;
    }
  | { readonly verdict: "different"; readonly refutation: Refutation; readonly proof?: undefined }
  | { readonly verdict: "cannot-tell"; readonly proof?: undefined };

export const SAME: Comparison = table({ verdict: "same", proof: "exact", rounded: false });
export const SAMPLED: Comparison = { verdict: "same", proof: "sampled", rounded: false };
export const ROUNDED: Comparison = { verdict: "same", proof: "exact", rounded: true };
export const UNDECIDED: Comparison = { verdict: "cannot-tell" };

/** Different where there is a proof, else undecided. */
export const differing = (refutation: Refutation | null): Comparison =>
  refutation ? { verdict: "different", refutation } : UNDECIDED;

export const refutationOf = (comparison: Comparison): Refutation | null =>
  comparison.verdict === "different" ? comparison.refutation : null;

/** Several comparisons that must all hold: one that does not decides. */
export function combined(parts: readonly Comparison[]): Comparison {
  const different = parts.find(({ verdict }) => verdict === "different");
  if (different) return different;
  let result: Comparison = SAME;
  for (const part of parts) {
    if (part.verdict !== "same") return UNDECIDED;
    const proof = result.verdict === "same" && result.proof === "exact" ? part.proof : "sampled";
    result = { verdict: "same", proof, rounded: part.rounded || (result as typeof part).rounded };
  }
  return result;
}

/** Whether two finite sets have the same members, in any order. A member of one that is proved to be none of the
 * other's makes them different. */
export function combinedUnordered(rows: readonly (readonly Comparison[])[], columns: number): Comparison {
  const matched = rows.map((row) => row.find(({ verdict }) => verdict === "same"));
  const byColumn = Array.from({ length: columns }, (_, at) => rows.map((row) => row[at] as Comparison));
  const covered = byColumn.every((column) => column.some(({ verdict }) => verdict === "same"));
  if (covered && !matched.includes(undefined)) return combined(matched as Comparison[]);
  const lists = [...rows, ...byColumn];
  const stranger = lists
    .map((list) => Refutation.all(list.map(refutationOf)))
    .find((found) => found !== null);
  if (stranger) return differing(stranger);
  return rows.length === 0 || columns === 0
    ? differing(Refutation.otherLength(rows.length, columns))
    : UNDECIDED;
}

/** As it is told outside. */
export function asEquivalence(comparison: Comparison): Equivalence {
  if (comparison.verdict === "same")
    return { verdict: "same", proof: comparison.proof, counterexample: null };
  if (comparison.verdict === "different")
    return { verdict: "different", proof: "exact", counterexample: comparison.refutation.counterexample };
  return { verdict: "cannot-tell", proof: null, counterexample: null };
}
