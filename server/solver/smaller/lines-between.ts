import type { Statement } from "../expression/ast";
import { sameStructure } from "../expression/same-structure";
import { toLatex } from "../printer/latex";
import type { SmallerStep } from "../types";
import { onBothSides } from "./both-sides";
import { byTemplate } from "./by-template";
import { firstChange, sameValue } from "./changed-part";
import { fromFacts } from "./of-story";
import { parsed } from "./parsed";
import type { LinesBetween } from "./with-smaller";
import { writtenOut } from "./written-out";

const PARTS_MAX = 6;

/** The lines between a line and the step that follows it, and the step: what is done is written before it is worked out, and one
 * part of a line after the other. Each says the same as the step, as far as numbers show.
 * @returns none for a step that cannot be taken apart
 * @throws {LimitReached} */
export const linesBetween: LinesBetween = (before, step, facts = []) =>
  fromFacts(step, facts) ??
  onBothSides(before, step) ??
  byTemplate(before, step) ??
  partByPart(before, step.latex);

/** Of a line that is an expression or a relation, and stays of the same value. */
function partByPart(before: string, latex: string): readonly SmallerStep[] {
  const [from, to] = [parsed(withoutChoice(before)), parsed(withoutChoice(latex))];
  if (!from || !to) return [];
  const lines: SmallerStep[] = [];
  let at = from;
  for (let change = firstChange(at, to); change && lines.length < PARTS_MAX; change = firstChange(at, to)) {
    const next = change.put(change.to);
    const isWhole = lines.length === 0 && sameStructure(next, to);
    if (isWhole) {
      for (const [part, why] of writtenOut(change.from, change.to)) add(lines, change.put(part), from, why);
      return lines;
    }
    if (sameStructure(next, at)) return [];
    add(lines, next, from, `$${toLatex(change.from)} = ${toLatex(change.to)}$`);
    at = next;
  }
  return lines;
}

/** Only what says the same as it is read again. */
function add(lines: SmallerStep[], line: Statement, from: Statement, why: string): void {
  const written = toLatex(line);
  const again = parsed(written);
  const latex = withChoice(written);
  if (again && sameValue(again, from) && !latex.includes(CHOICE) && !why.includes(CHOICE))
    lines.push({ latex, why });
}

/** A letter that stands for plus or minus while a line is worked on. */
const CHOICE = "\\sigma";
const withoutChoice = (latex: string): string => {
  const pieces = latex.split("\\pm ");
  return pieces.length === 2 && !latex.includes(CHOICE)
    ? pieces.join(isOpening(pieces[0]) ? `${CHOICE} \\cdot ` : `+ ${CHOICE} \\cdot `)
    : latex;
};
const isOpening = (before = ""): boolean => before.endsWith("= ") || before.endsWith("{") || before === "";
const withChoice = (latex: string): string =>
  latex
    .replace(`+ ${CHOICE} \\cdot `, "\\pm ")
    .replace(`+ ${CHOICE}`, "\\pm ")
    .replace(`${CHOICE} \\cdot `, "\\pm ")
    .replace(CHOICE, "\\pm ");
