import type { Expression } from "../../expression/ast";
import { number, product, sum } from "../../expression/build";
import { children } from "../../expression/walk";
import type { Picture } from "../../theorems/types";
import type { Budget } from "../../types";
import { amountOf, box, labelOf, tenth } from "./drawing";
import type { Spot } from "./spot";

/** Characters of the line, and how wide one is taken to be. */
const LINE_MAX = 20;
const ADVANCE = 5.4;
const BASE = 42;

/** A calculation with what comes first boxed, and above it what was taken first. */
export function grouping({ whole }: Spot, budget: Budget): Picture | null {
  if (!whole || !amountOf(whole.was, budget)) return null;
  const line = labelOf(whole.was);
  const first = firstIn(whole.was);
  const taken = first && takenIn(whole.became, { line, first: labelOf(first) });
  if (!first || !taken || line.length > LINE_MAX) return null;
  const [right, left] = [labelOf(first), 60 - (line.length * ADVANCE) / 2];
  const value = amountOf(first, budget);
  const around = (part: string, y: number, height: number) => {
    return box(left + line.indexOf(part) * ADVANCE - 2, y, part.length * ADVANCE + 4, height);
  };
  const middle = (part: string) => tenth(left + (line.indexOf(part) + part.length / 2) * ADVANCE);
  return {
    shows: `In ${line} first comes ${right}${value ? `, which is ${labelOf(number(value))}` : ""}. ${taken} was worked out first instead.`,
    lines: around(right, BASE - 10, 14),
    area: around(right, BASE - 10, 14),
    wrong: around(taken, BASE - 13, 20),
    labels: [
      ...[...line].flatMap((character, index) =>
        character === " " ? [] : [[tenth(left + (index + 0.5) * ADVANCE), BASE, character] as const],
      ),
      [middle(right), BASE + 22, value ? `first: ${labelOf(number(value))}` : "first"],
      [middle(taken), BASE - 18, "not first"],
    ],
  };
}

/** What is worked out first in a row of terms or factors. */
function firstIn(e: Expression): Expression | null {
  if (e.kind === "sum") {
    const bodies = e.terms.map((term) => (term.kind === "negation" ? term.operand : term));
    return bodies.find(({ kind }) => kind === "product" || kind === "quotient") ?? sum(e.terms.slice(0, 2));
  }
  if (e.kind !== "product") return null;
  return e.factors.find(({ kind }) => kind === "quotient") ?? product(e.factors.slice(0, 2), e.explicit);
}

/** The part of what a line became that stands in the line as it was and is nothing by itself there. */
function takenIn(
  e: Expression,
  { line, first }: { readonly line: string; readonly first: string },
): string | null {
  for (const part of children(e)) {
    const text = labelOf(part);
    const isTaken =
      (part.kind === "sum" || part.kind === "product") &&
      text !== first &&
      text !== line &&
      line.includes(text);
    const found = isTaken ? text : takenIn(part, { line, first });
    if (found) return found;
  }
  return null;
}
