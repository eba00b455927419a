import { isUndefined, limitBehind } from "../../ledger";
import { table } from "../../table";
import type { Picture } from "../../theorems/types";
import type { Budget } from "../../types";
import type { WrongStep } from "../working/judged";
import type { Subject } from "../working/subject";
import { areaPicture } from "./area";
import { balance, heavier } from "./balance";
import { fractionBars } from "./bars";
import { factorRows } from "./factors";
import { grouping } from "./grouping";
import { numberLine } from "./line";
import { ladder, logarithmCurve, tiles, wayRound } from "./shapes";
import { solutionLine } from "./solutions";
import { type Spot, spotOf } from "./spot";
import { unequal } from "./unequal";

/** A way to draw what went wrong where a wrong rule was applied. */
type FromSpot = (spot: Spot, budget: Budget) => Picture | null;

/** How each error can be drawn, the clearest first: what fits the numbers at hand is taken. Where none does, what stood
 * there is shown over what became of it. */
const KINDS: Readonly<Record<string, readonly FromSpot[]>> = table({
  "square-of-negative": [numberLine],
  "sign-lost-when-distributing": [areaPicture],
  "only-first-term-multiplied": [areaPicture],
  "minus-before-fraction": [areaPicture],
  "square-of-sum": [areaPicture, numberLine],
  "root-of-sum": [wayRound, numberLine],
  "binomials-without-middle-terms": [areaPicture],
  "power-of-one-factor-only": [factorRows],
  "negative-exponent-as-negative-number": [ladder, numberLine],
  "exponents-multiplied": [factorRows],
  "exponents-added": [factorRows],
  "exponents-divided": [factorRows],
  "bases-multiplied": [factorRows],
  "power-as-multiplication": [factorRows, numberLine],
  "log-of-sum": [logarithmCurve],
  "fractions-added-straight-across": [fractionBars],
  "cancelled-a-term": [areaPicture],
  "left-to-right": [grouping, numberLine],
  "multiplied-before-dividing": [grouping, numberLine],
  "added-before-subtracting": [grouping, numberLine],
  "subtracted-the-wrong-way-round": [numberLine],
  "unlike-terms-added": [tiles],
  "denominator-dropped": [heavier],
  "moved-without-changing-sign": [balance],
  "coefficient-not-undone": [balance],
  "divided-one-term-only": [balance],
  "multiplied-one-term-only": [balance],
});

/** Errors that are seen in the solutions that a line lost or gained. */
const IN_SOLUTIONS: ReadonlySet<string> = new Set([
  "zero-product-misused",
  "divided-by-the-unknown",
  "only-positive-root",
  "inequality-not-flipped",
  "inequality-flipped-without-need",
  "divided-with-the-wrong-sign",
]);

/** Errors for which there is a way to be drawn. */
export const DRAWN_ERRORS: readonly string[] = [...Object.keys(KINDS), ...IN_SOLUTIONS];

/** A wrong rule that explains a step, and what it makes of the line before. */
export interface Explained {
  readonly rule: string;
  readonly step: WrongStep;
  /** Null where the rule is told from the whole step. */
  readonly wrong: Subject | null;
}

/** What went wrong in a step, drawn from its own numbers.
 * @returns null where they are too many or too large for a picture */
export function pictureOf({ rule, step, wrong }: Explained, budget: Budget): Picture | null {
  try {
    if (IN_SOLUTIONS.has(rule)) return solutionLine(step, budget);
    const spot = wrong && spotOf(step.before, wrong);
    if (!spot) return null;
    for (const draw of KINDS[rule] ?? []) {
      const picture = draw(spot, budget);
      if (picture) return picture;
    }
    return unequal(spot);
  } catch (error) {
    if (limitBehind(error) || isUndefined(error)) return null;
    throw error;
  }
}
