import type { Expression, Relation } from "../../expression/ast";
import { toLatex } from "../../printer/latex";
import type { Step } from "../../types";

/** An unknown that is told in terms of others is replaced in the remaining equations.
 * @returns no step when the unknown does not occur in them */
export function substituteRelation(
  { name, value }: { readonly name: string; readonly value: Expression },
  before: readonly Relation[],
  after: readonly Relation[],
): Step[] {
  const latex = equations(after);
  if (latex === equations(before)) return [];
  return [
    {
      rule: "substitute-relation",
      title: `Write $${toLatex(value)}$ in place of $${name}$.`,
      latex,
      why: `The story says what $${name}$ is, so one unknown can be replaced.`,
    },
  ];
}

/** Equations under each other. */
export function equations(relations: readonly Relation[]): string {
  const rows = relations.map((relation) => toLatex(relation));
  return rows.length === 1 ? (rows[0] as string) : `\\begin{cases} ${rows.join(" \\\\ ")} \\end{cases}`;
}
