import { table } from "../table";
import { TEXTBOOKS } from "./textbooks";

/** A section of a textbook, as a reader finds it. */
export interface TextbookSection {
  readonly book: string;
  readonly number: string;
  readonly title: string;
}

/** Where textbooks teach each skill, the first meeting first: the book's short name and the number of the section. */
export const SECTIONS_OF: Readonly<Record<string, readonly string[]>> = table({
  "order-of-operations": ["prealgebra 2.1", "elementary 1.2"],
  "add-negatives": ["prealgebra 3.2", "elementary 1.3"],
  "multiply-negatives": ["prealgebra 3.4", "elementary 1.4"],
  "absolute-values": ["prealgebra 3.1", "elementary 1.3"],
  "powers-of-numbers": ["prealgebra 2.1", "elementary 1.2"],
  "add-decimals": ["prealgebra 5.2", "elementary 1.7"],
  "multiply-decimals": ["prealgebra 5.2", "elementary 1.7"],
  "round-numbers": ["prealgebra 1.1", "prealgebra 5.1", "elementary 1.1"],
  "prime-factors": ["prealgebra 2.5", "elementary 1.1"],
  "common-factor": ["prealgebra 10.6", "elementary 7.1"],
  "common-multiple": ["prealgebra 2.5", "elementary 1.1"],
  "scientific-notation": ["prealgebra 10.5", "elementary 6.7"],
  "lowest-terms": ["prealgebra 4.2", "elementary 1.5"],
  "add-fractions": ["prealgebra 4.4", "prealgebra 4.5", "elementary 1.6"],
  "subtract-fractions": ["prealgebra 4.4", "prealgebra 4.5", "elementary 1.6"],
  "multiply-fractions": ["prealgebra 4.2", "elementary 1.5"],
  "divide-fractions": ["prealgebra 4.2", "elementary 1.5"],
  "mixed-numbers": ["prealgebra 4.6"],
  "fraction-of-amount": ["prealgebra 4.2", "elementary 1.5"],
  "fraction-as-decimal": ["prealgebra 5.3", "elementary 1.7"],
  "decimal-as-fraction": ["prealgebra 5.1", "elementary 1.7"],
  "percent-as-decimal": ["prealgebra 6.1", "elementary 1.7"],
  "decimal-as-percent": ["prealgebra 6.1", "elementary 1.7"],
  "percent-of": ["prealgebra 6.2", "elementary 3.2"],
  "what-percent": ["prealgebra 6.2", "elementary 3.2"],
  "percent-whole": ["prealgebra 6.2", "elementary 3.2"],
  "change-by-percent": ["prealgebra 6.3", "elementary 3.2"],
  "percent-change": ["prealgebra 6.2", "elementary 3.2"],
  "multiply-powers": ["prealgebra 10.2", "elementary 6.2"],
  "divide-powers": ["prealgebra 10.4", "elementary 6.5"],
  "power-of-power": ["prealgebra 10.2", "elementary 6.2"],
  "negative-exponents": ["prealgebra 10.5", "elementary 6.7"],
  "roots-of-numbers": ["prealgebra 5.7", "elementary 9.1"],
  "simplify-roots": ["elementary 9.2", "intermediate 8.2"],
  "add-roots": ["elementary 9.3", "intermediate 8.4"],
  rationalise: ["elementary 9.5", "intermediate 8.5"],
  "fractional-exponents": ["elementary 9.8", "intermediate 8.3"],
  "evaluate-expression": ["prealgebra 2.2", "elementary 1.2"],
  "like-terms": ["prealgebra 2.2", "elementary 1.2"],
  distribute: ["prealgebra 7.3", "elementary 1.9"],
  "distribute-twice": ["prealgebra 7.3", "elementary 1.9"],
  "add-polynomials": ["prealgebra 10.1", "elementary 6.1"],
  "multiply-binomials": ["prealgebra 10.3", "elementary 6.3"],
  "square-binomials": ["elementary 6.4", "intermediate 5.3"],
  "sum-times-difference": ["elementary 6.4", "intermediate 5.3"],
  "divide-polynomials": ["elementary 6.6", "intermediate 5.4"],
  remainders: ["intermediate 5.4"],
  "take-out-factor": ["prealgebra 10.6", "elementary 7.1"],
  "factor-trinomial": ["elementary 7.2", "intermediate 6.2"],
  "factor-leading": ["elementary 7.3", "intermediate 6.2"],
  "factor-difference": ["elementary 7.4", "intermediate 6.3"],
  "factor-square": ["elementary 7.4", "intermediate 6.3"],
  "factor-grouping": ["elementary 7.1", "intermediate 6.1"],
  "simplify-rational": ["elementary 8.1", "intermediate 7.1"],
  "add-rational": ["elementary 8.4", "intermediate 7.2"],
  "one-step-sum": ["prealgebra 8.1", "elementary 2.1"],
  "one-step-product": ["prealgebra 8.2", "elementary 2.2"],
  "two-steps": ["prealgebra 8.3", "elementary 2.3"],
  "both-sides": ["prealgebra 8.3", "elementary 2.3"],
  "equation-brackets": ["elementary 2.4", "intermediate 2.1"],
  "fraction-answers": ["prealgebra 8.2", "elementary 2.2"],
  "fraction-coefficients": ["prealgebra 8.4", "elementary 2.5"],
  proportions: ["prealgebra 6.5", "elementary 8.7"],
  "solve-for-letter": ["prealgebra 9.7", "elementary 2.6"],
  "linear-inequalities": ["elementary 2.7", "intermediate 2.5"],
  "absolute-equations": ["intermediate 2.7", "trigonometry 2.6"],
  "absolute-inequalities": ["intermediate 2.7", "trigonometry 2.7"],
  "rational-equations": ["elementary 8.6", "intermediate 7.4"],
  "radical-equations": ["elementary 9.6", "intermediate 8.6"],
  "square-root-equations": ["elementary 10.1", "intermediate 9.1"],
  "zero-product": ["elementary 7.6", "intermediate 6.5"],
  "quadratic-factoring": ["elementary 7.6", "intermediate 6.5"],
  "quadratic-leading": ["elementary 7.6", "intermediate 6.5"],
  discriminants: ["elementary 10.3", "intermediate 9.3"],
  "quadratic-formula": ["elementary 10.3", "intermediate 9.3"],
  "complete-square": ["elementary 10.2", "intermediate 9.2"],
  vertices: ["elementary 10.5", "intermediate 9.6"],
  "quadratic-inequalities": ["intermediate 9.8"],
  substitution: ["elementary 5.2", "intermediate 4.1"],
  elimination: ["elementary 5.3", "intermediate 4.1"],
  "three-unknowns": ["intermediate 4.4", "trigonometry 11.2"],
  "exponential-equations": ["intermediate 10.2", "trigonometry 6.6"],
  "logarithm-form": ["intermediate 10.3", "trigonometry 6.3"],
  "evaluate-logarithms": ["intermediate 10.3", "trigonometry 6.3"],
  "logarithmic-equations": ["intermediate 10.5", "trigonometry 6.6"],
  "function-values": ["intermediate 3.5", "trigonometry 3.1"],
  "compose-functions": ["intermediate 10.1", "trigonometry 3.4"],
  "inverse-functions": ["intermediate 10.1", "trigonometry 3.7"],
  slopes: ["elementary 4.4", "intermediate 3.2"],
  "point-and-slope": ["elementary 4.6", "intermediate 3.3"],
  "line-through-points": ["elementary 4.6", "intermediate 3.3"],
  midpoints: ["intermediate 11.1", "trigonometry 2.1"],
  "next-terms": ["intermediate 12.2", "intermediate 12.3"],
  "arithmetic-term": ["intermediate 12.2", "trigonometry 13.2"],
  "arithmetic-sum": ["intermediate 12.2", "trigonometry 13.4"],
  "geometric-term": ["intermediate 12.3", "trigonometry 13.3"],
  "rectangle-area": ["prealgebra 9.4", "elementary 3.4"],
  "rectangle-perimeter": ["prealgebra 9.4", "elementary 3.4"],
  "triangle-area": ["prealgebra 9.4", "elementary 3.4"],
  "angle-sums": ["prealgebra 9.3", "elementary 3.4"],
  pythagoras: ["prealgebra 9.3", "elementary 3.4"],
  distances: ["intermediate 11.1", "trigonometry 2.1"],
  "convert-lengths": ["prealgebra 7.5", "elementary 1.10"],
  "convert-masses": ["prealgebra 7.5", "elementary 1.10"],
  "convert-times": ["prealgebra 7.5", "elementary 1.10"],
  "convert-volumes": ["prealgebra 7.5", "elementary 1.10"],
  "average-speed": ["prealgebra 5.6", "elementary 3.5"],
  "unit-prices": ["prealgebra 5.6"],
  means: ["prealgebra 5.5"],
  medians: ["prealgebra 5.5"],
  derivatives: ["precalculus 12.4"],
});

/** Skills that none of the books teaches, and why. */
export const WITHOUT_SECTION: Readonly<Record<string, string>> = table({
  "definite-integrals": "The books with a free licence end before integrals.",
});

/** The sections in which a skill is taught; none where no book teaches it. */
export function sectionsOf(skill: string): readonly TextbookSection[] {
  return (SECTIONS_OF[skill] ?? []).flatMap((place) => {
    const [name = "", number = ""] = place.split(" ");
    const book = TEXTBOOKS[name];
    const title = book?.sections[number];
    return book && title ? [{ book: book.title, number, title }] : [];
  });
}

/** The skills that each section teaches, by its book's short name and its number. */
export function skillsBySection(): ReadonlyMap<string, readonly string[]> {
  const skills = new Map<string, string[]>();
  for (const [skill, places] of Object.entries(SECTIONS_OF))
    for (const place of places) skills.set(place, [...(skills.get(place) ?? []), skill]);
  return skills;
}
