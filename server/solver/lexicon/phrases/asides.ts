const every = (...parts: readonly (readonly string[])[]): string =>
  parts
    .reduce<string[]>((begun, next) => begun.flatMap((start) => next.map((end) => `${start} ${end}`)), [""])
    .map((phrase) => phrase.trim())
    .join("|");

const OF_THESE = ["each of these", "each of following", "all of these", "these", "following"];
const INTEGRALS = ["integrals", "improper integrals"];
const WHERE = [
  "either at endpoint or at interior point of interval",
  "at endpoint or at interior point of interval",
  "at endpoint",
  "at interior point of interval",
  "at one of endpoints",
];
const BREAKS = ["has infinite discontinuity", "have infinite discontinuity", "has discontinuity"];
const WHEN = ["if", "when"];
const WHAT = ["it", "they", "limit", "series", "sequence", "integral", "this one"];
const HOLDS = ["does", "do", "converges", "converge", "is convergent"];

/** Clauses by which books speak of their exercises, in every way in which their parts are put together. They say nothing
 * that changes what is asked: they hold of what is told, or ask for what an answer shows anyway. */
export const ASIDES = {
  aside: [
    every(OF_THESE, INTEGRALS, BREAKS, WHERE),
    every(WHEN, WHAT, HOLDS),
    every(
      ["use", "using"],
      ["information provided", "information given", "given information"],
      ["", "to solve problem"],
    ),
    "justify|justify your answer|justify your answers|justify each answer|give reasons for your answer|explain your reasoning",
    "remember to consider quadrant in which given point is located|as indicated|by choosing order of integration|by choosing appropriate order of integration",
    "with irreducible quadratic factors|that contain irreducible quadratic factors",
  ]
    .join("|")
    .replaceAll("  ", " "),
  "second-partials":
    "second partial derivatives|second order partial derivatives|second partials|all second partial derivatives",
  "component-form": "component form|in component form",
  "standard-units":
    "using standard unit vectors|in terms of standard unit vectors|by using standard unit vectors|using unit vectors",
  "triple-product": "triple scalar product|scalar triple product|mixed product|triple product",
  "initial-point": "initial point",
  "terminal-point": "terminal point",
} as const;
