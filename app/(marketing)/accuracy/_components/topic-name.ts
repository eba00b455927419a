import { table } from "@/server/solver/table";

/** Topics whose names need more than a capital letter and spaces. */
const NAMES: Readonly<Record<string, string>> = table({
  "exp-log": "Exponentials and logarithms",
  "fractions-decimals": "Fractions and decimals",
  "function-evaluate": "Values of functions",
  "line-slope": "Lines and slopes",
  "linear-system": "Systems of equations",
  "ratio-proportion": "Ratio and proportion",
  "sequence-series": "Sequences and series",
  "domain-range": "Domain and range",
  "vectors-polar": "Vectors and polar form",
  translate: "From words to algebra",
  factor: "Factorising",
  expand: "Multiplying out",
  simplify: "Simplifying",
  complex: "Complex numbers",
  matrix: "Matrices",
  percent: "Percentages",
  limit: "Limits",
  inequality: "Inequalities",
  "linear-equation": "Linear equations",
  "literal-equation": "Literal equations",
  "polynomial-equation": "Polynomial equations",
  "quadratic-equation": "Quadratic equations",
  "radical-equation": "Radical equations",
  "rational-equation": "Rational equations",
  "unit-conversion": "Unit conversions",
  derivative: "Derivatives",
  "word-problem": "Word problems",
});

/** A topic as a student knows it.
 * @example topicName("number-theory") // "Number theory" */
export function topicName(topic: string): string {
  const words = topic.replaceAll("-", " ");
  return NAMES[topic] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
