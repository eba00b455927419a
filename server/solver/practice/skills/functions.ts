import { strandOf } from "../strand";
import type { Skill } from "../types";

/** Skills from quadratics to calculus, and those with shapes and measures. */
export const FUNCTION_SKILLS: readonly Skill[] = [
  ...strandOf("quadratics", {
    "square-root-equations": {
      name: "Square roots both ways",
      family: "quadratic-roots",
      after: ["roots-of-numbers", "two-steps"],
      example: "x^2 = 49",
    },
    "zero-product": {
      name: "Products that are zero",
      family: "quadratic-zero-product",
      after: ["two-steps", "take-out-factor"],
      example: "x(x - 3) = 0",
    },
    "quadratic-factoring": {
      name: "Two factors",
      family: "quadratic-factoring",
      after: ["zero-product", "factor-trinomial"],
      example: "x^2 - 5x + 6 = 0",
    },
    "quadratic-leading": {
      name: "Leading numbers",
      family: "quadratic-factoring",
      after: ["quadratic-factoring", "factor-leading"],
      example: "2x^2 - 5x + 2 = 0",
    },
    discriminants: {
      name: "The discriminant",
      family: "discriminant",
      after: ["evaluate-expression"],
      example: "b^2 - 4ac",
    },
    "quadratic-formula": {
      name: "The formula",
      family: "quadratic-formula",
      after: ["discriminants", "simplify-roots"],
      example: "x^2 - 4x + 1 = 0",
    },
    "complete-square": {
      name: "Completing the square",
      family: "complete-square",
      after: ["factor-square"],
      example: "x^2 + 6x + 1",
    },
    vertices: {
      name: "The vertex",
      family: "vertex",
      after: ["complete-square"],
      example: "y = (x - 1)^2 + 2",
    },
    "quadratic-inequalities": {
      name: "Quadratic inequalities",
      family: "quadratic-inequalities",
      after: ["quadratic-factoring", "linear-inequalities"],
      example: "x^2 - x - 6 < 0",
    },
  }),
  ...strandOf("systems", {
    substitution: {
      name: "Putting one into the other",
      family: "systems-substitution",
      after: ["both-sides", "equation-brackets"],
      example: "y = 2x + 1",
    },
    elimination: {
      name: "Adding equations",
      family: "systems-elimination",
      after: ["substitution"],
      example: "x + y = 5",
    },
    "three-unknowns": {
      name: "Three unknowns",
      family: "systems-three",
      after: ["elimination"],
      example: "x + y + z = 6",
    },
  }),
  ...strandOf("exponentials", {
    "exponential-equations": {
      name: "x in the exponent",
      family: "exponential-equations",
      after: ["two-steps", "powers-of-numbers"],
      example: "2^{x + 1} = 16",
    },
    "logarithm-form": {
      name: "Powers and logarithms",
      family: "logarithm-form",
      after: ["powers-of-numbers"],
      example: "\\log_2 8 = 3",
    },
    "evaluate-logarithms": {
      name: "Working out logarithms",
      family: "logarithms",
      after: ["logarithm-form"],
      example: "\\log_2 32",
    },
    "logarithmic-equations": {
      name: "Logarithmic equations",
      family: "logarithmic-equations",
      after: ["evaluate-logarithms", "two-steps"],
      example: "\\log_2 (x + 1) = 3",
      spotChecked: true,
    },
  }),
  ...strandOf("graphs", {
    "function-values": {
      name: "Function values",
      family: "function-values",
      after: ["evaluate-expression"],
      example: "f(2)",
    },
    "compose-functions": {
      name: "One function in another",
      family: "function-composition",
      after: ["function-values", "distribute-twice"],
      example: "f(g(x))",
    },
    "inverse-functions": {
      name: "Inverse functions",
      family: "inverse-functions",
      after: ["function-values", "solve-for-letter"],
      example: "f^{-1}(x)",
    },
    slopes: {
      name: "Slope",
      family: "slope",
      after: ["add-negatives", "lowest-terms"],
      example: "\\frac{\\Delta y}{\\Delta x}",
    },
    "point-and-slope": {
      name: "Line by point and slope",
      family: "lines",
      after: ["slopes", "two-steps"],
      example: "y = 2x + b",
    },
    "line-through-points": {
      name: "Line through two points",
      family: "lines",
      after: ["point-and-slope"],
      example: "y = mx + b",
    },
    midpoints: {
      name: "Midpoints",
      family: "midpoint",
      after: ["add-negatives"],
      example: "\\frac{a + b}{2}",
    },
  }),
  ...strandOf("sequences", {
    "next-terms": {
      name: "Next terms",
      family: "sequence-next",
      after: ["add-negatives"],
      example: "2, 5, 8, \\dots",
      spotChecked: true,
    },
    "arithmetic-term": {
      name: "Term of an arithmetic sequence",
      family: "arithmetic-sequence",
      after: ["next-terms", "evaluate-expression"],
      example: "a_{20}",
    },
    "arithmetic-sum": {
      name: "Arithmetic sums",
      family: "arithmetic-sum",
      after: ["arithmetic-term"],
      example: "1 + 2 + \\dots + 20",
    },
    "geometric-term": {
      name: "Term of a geometric sequence",
      family: "geometric-sequence",
      after: ["next-terms", "powers-of-numbers"],
      example: "2, 6, 18, \\dots",
    },
  }),
  ...strandOf("geometry", {
    "rectangle-area": {
      name: "Area of a rectangle",
      family: "area",
      example: "a \\cdot b",
      spotChecked: true,
    },
    "rectangle-perimeter": {
      name: "Perimeter",
      family: "perimeter",
      after: ["rectangle-area"],
      example: "2(a + b)",
      spotChecked: true,
    },
    "triangle-area": {
      name: "Area of a triangle",
      family: "area",
      after: ["rectangle-area"],
      example: "\\tfrac{1}{2} b h",
      spotChecked: true,
    },
    "angle-sums": {
      name: "Angles of a triangle",
      family: "angles",
      example: "180^\\circ",
      spotChecked: true,
    },
    pythagoras: {
      name: "Pythagoras",
      family: "pythagoras",
      after: ["roots-of-numbers"],
      example: "a^2 + b^2 = c^2",
      spotChecked: true,
    },
    distances: {
      name: "Distance of two points",
      family: "distance",
      after: ["pythagoras", "add-negatives"],
      example: "\\sqrt{x^2 + y^2}",
    },
  }),
  ...strandOf("measures", {
    "convert-lengths": {
      name: "Lengths",
      family: "unit-conversion",
      after: ["multiply-decimals"],
      example: "3\\,\\text{m} = 300\\,\\text{cm}",
    },
    "convert-masses": {
      name: "Masses",
      family: "unit-conversion",
      after: ["multiply-decimals"],
      example: "2\\,\\text{kg}",
    },
    "convert-times": {
      name: "Times",
      family: "unit-conversion",
      example: "2\\,\\text{h}",
    },
    "convert-volumes": {
      name: "Volumes",
      family: "unit-conversion",
      after: ["multiply-decimals"],
      example: "2\\,\\text{L}",
    },
    "average-speed": {
      name: "Speed",
      family: "rates",
      example: "\\text{km/h}",
      spotChecked: true,
    },
    "unit-prices": {
      name: "Prices",
      family: "rates",
      example: "\\$3",
      spotChecked: true,
    },
    means: { name: "Mean", family: "statistics-mean", example: "\\bar{x}" },
    medians: {
      name: "Median",
      family: "statistics-median",
      example: "1, 4, 9",
    },
  }),
  ...strandOf("calculus", {
    derivatives: {
      name: "Derivatives",
      family: "derivatives",
      after: ["multiply-powers", "function-values"],
      example: "f'(x)",
    },
    "definite-integrals": {
      name: "Areas under a curve",
      family: "integrals",
      after: ["derivatives"],
      example: "\\int_0^2 x\\,dx",
    },
  }),
];
