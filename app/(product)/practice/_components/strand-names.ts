import type { SkillView } from "@/server/features/practice/types";

/** What the rows of the map are called, in their order. */
export const STRAND_NAMES: Readonly<Record<SkillView["strand"], string>> = {
  numbers: "Numbers",
  fractions: "Fractions",
  percent: "Percent",
  powers: "Powers and roots",
  expressions: "Expressions",
  factoring: "Factorising",
  equations: "Equations",
  quadratics: "Quadratics",
  systems: "Two unknowns",
  exponentials: "Exponents and logarithms",
  graphs: "Functions and lines",
  sequences: "Sequences",
  geometry: "Geometry",
  measures: "Measures and data",
  calculus: "Calculus",
};
