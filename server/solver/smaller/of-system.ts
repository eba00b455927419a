import type { Expression, Relation } from "../expression/ast";
import { negation, product, sum } from "../expression/build";
import { toLatex } from "../printer/latex";
import type { SmallerStep, Step } from "../types";
import { sameValue } from "./changed-part";
import { parsed } from "./parsed";

const BEGIN = "\\begin{cases} ";
const END = " \\end{cases}";

/** The equations of a system; none where a line is no system. */
function rowsOf(latex: string): readonly Relation[] {
  if (!latex.startsWith(BEGIN) || !latex.endsWith(END)) return [];
  const rows = latex.slice(BEGIN.length, -END.length).split(" \\\\ ").map(parsed);
  return rows.every((row) => row?.kind === "relation") ? rows : [];
}

/** One equation of a system multiplied, or two of them added or one taken from the other: written out before it is worked out. */
export function ofSystem(
  before: string,
  { title, latex }: Pick<Step, "title" | "latex">,
): readonly SmallerStep[] | null {
  const rows = rowsOf(before);
  const [after, all] = [parsed(latex), rowsOf(latex)];
  const written =
    all.length === rows.length
      ? multiplied(rows, all, title)
      : after?.kind === "relation"
        ? joined(rows, after)
        : null;
  return written && [...written, { latex, why: "Work out both sides." }];
}

/** @param title says by what, between dollar signs */
function multiplied(
  rows: readonly Relation[],
  all: readonly Relation[],
  title: string,
): readonly SmallerStep[] | null {
  const by = parsed(title.split("$")[1] ?? "");
  if (!by || by.kind === "relation") return null;
  const times = (side: Expression) => product([by, side], true);
  const lines = rows.flatMap((row, at) => {
    const line = { ...row, left: times(row.left), right: times(row.right) };
    const now = all[at];
    return now && !sameValue(row, now) && sameValue(line, now)
      ? [{ latex: toLatex(line), why: "Both sides of that equation are multiplied." }]
      : [];
  });
  return lines.length > 0 ? lines : null;
}

function joined(rows: readonly Relation[], after: Relation): readonly SmallerStep[] | null {
  for (const one of rows)
    for (const other of rows) {
      if (one === other) continue;
      for (const change of [(side: Expression) => side, negation]) {
        const both = (side: "left" | "right") => sum([one[side], change(other[side])]);
        const line: Relation = { ...after, left: both("left"), right: both("right") };
        if (sameValue(line, after))
          return [{ latex: toLatex(line), why: "Left with left, and right with right." }];
      }
    }
  return null;
}
