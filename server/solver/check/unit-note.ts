import type { Rational } from "../expression/rational";
import type { AnswerValue, Problem } from "../types";
import { Refutation } from "./proof/refutation";
import { compareUnits } from "./unit";

/** What the unit of an answer means for its number. */
export type UnitReading =
  /** The number is compared as it stands, or times a factor; `note` says what is missing. */
  | { readonly kind: "comparable"; readonly factor: Rational | null; readonly note: string | null }
  /** It measures something else. */
  | { readonly kind: "other"; readonly refutation: Refutation }
  | { readonly kind: "unknown" };

export type Comparable = Extract<UnitReading, { kind: "comparable" }>;

const PLAIN: Comparable = { kind: "comparable", factor: null, note: null };
const OMITTED = "The number is right. Write its unit as well.";
const CONVERTED = "The amount is right, but the question asks for another unit.";

/** Questions that name the unit of the answer. */
const NAMED: ReadonlySet<Problem["task"]> = new Set<Problem["task"]>([
  "unit-conversion",
  "temperature",
  "story",
]);

export function readUnit(problem: Problem, given: AnswerValue, right: AnswerValue): UnitReading {
  if (given.kind !== "quantity") return PLAIN;
  const wanted = right.kind === "quantity" ? right.unit : angleUnit(problem);
  if (
    wanted === "" &&
    /^(?:(?:square|cubic|sq\.?|cu\.?) )?units?(?: ?\^? ?[23²³])?$/i.test(given.unit.trim())
  )
    return PLAIN;
  if (wanted === "") return given.unit === "" || isTold(problem, given.unit) ? PLAIN : { kind: "unknown" };
  const { same, left, factor, dimensions } = compareUnits(given.unit, wanted);
  if (left) return { ...PLAIN, note: NAMED.has(problem.task) ? null : OMITTED };
  if (same) return PLAIN;
  const refutation = dimensions && Refutation.otherKey(...dimensions);
  if (refutation) return { kind: "other", refutation };
  if (!factor) return { kind: "unknown" };
  return { kind: "comparable", factor, note: problem.task === "unit-conversion" ? CONVERTED : null };
}

/** The unit that an angle is to be converted to; the answer has none of its own. */
const angleUnit = (problem: Problem): string =>
  problem.task === "trigonometry" && problem.question.kind === "convert" ? problem.question.to : "";

/** Whether a unit, or one that it is a power of, stands in the question. */
function isTold({ text }: Problem, unit: string): boolean {
  const names =
    unit.match(/[a-zA-Z°$]+/g)?.filter((name) => !/^(?:sq|square|cubic|squared|cubed|per)$/i.test(name)) ??
    [];
  const words = text.match(/[a-zA-Z°$]+/g) ?? [];
  return names.length > 0 && names.every((name) => words.some((word) => compareUnits(word, name).same));
}
