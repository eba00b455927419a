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
  factor: "Factoring",
  expand: "Multiplying out",
  simplify: "Simplifying",
  complex: "Complex numbers",
  matrix: "Matrices",
  percent: "Percentages",
  limit: "Limits",
  derivative: "Derivatives",
  "word-problem": "Word problems",
});

/** A topic as a student knows it.
 * @example topicName("linear-equation") // "Linear equation" */
export function topicName(topic: string): string {
  const words = topic.replaceAll("-", " ");
  return NAMES[topic] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
