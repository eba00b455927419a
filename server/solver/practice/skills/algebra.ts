import { strandOf } from "../strand";
import type { Skill } from "../types";

/** Skills with letters: expressions, factoring, equations. */
export const ALGEBRA_SKILLS: readonly Skill[] = [
  ...strandOf("expressions", {
    "evaluate-expression": {
      name: "Putting in a number",
      family: "evaluate",
      after: ["order-of-operations", "multiply-negatives", "powers-of-numbers"],
      example: "3x + 2",
    },
    "like-terms": {
      name: "Like terms",
      family: "like-terms",
      after: ["add-negatives"],
      example: "2x + 3x",
    },
    distribute: {
      name: "Brackets",
      family: "distribute",
      after: ["like-terms"],
      example: "3(x + 4)",
    },
    "distribute-twice": {
      name: "Two brackets, one sum",
      family: "distribute",
      after: ["distribute"],
      example: "2(x + 1) - (x - 3)",
    },
    "add-polynomials": {
      name: "Adding polynomials",
      family: "polynomials-add",
      after: ["distribute"],
      example: "(x^2 + x) - (x - 1)",
    },
    "multiply-binomials": {
      name: "Bracket times bracket",
      family: "binomials",
      after: ["distribute", "multiply-powers"],
      example: "(x + 2)(x + 3)",
    },
    "square-binomials": {
      name: "Squares of sums",
      family: "binomial-squares",
      after: ["multiply-binomials"],
      example: "(x + 3)^2",
    },
    "sum-times-difference": {
      name: "Sum times difference",
      family: "binomial-squares",
      after: ["multiply-binomials"],
      example: "(x + 3)(x - 3)",
    },
    "divide-polynomials": {
      name: "Dividing polynomials",
      family: "polynomial-division",
      after: ["multiply-binomials"],
      example: "(x^2 + 3x + 2) : (x + 1)",
    },
    remainders: {
      name: "Remainders",
      family: "polynomial-remainder",
      after: ["divide-polynomials"],
      example: "f(2)",
    },
  }),
  ...strandOf("factoring", {
    "take-out-factor": {
      name: "Taking out a factor",
      family: "factor-common",
      after: ["distribute", "common-factor"],
      example: "6x + 9",
    },
    "factor-trinomial": {
      name: "Two brackets",
      family: "factor-trinomial",
      after: ["multiply-binomials", "take-out-factor"],
      example: "x^2 + 5x + 6",
    },
    "factor-leading": {
      name: "With a leading number",
      family: "factor-trinomial",
      after: ["factor-trinomial", "factor-grouping"],
      example: "2x^2 + 7x + 3",
    },
    "factor-difference": {
      name: "Difference of squares",
      family: "factor-squares",
      after: ["sum-times-difference", "take-out-factor"],
      example: "x^2 - 9",
    },
    "factor-square": {
      name: "Perfect squares",
      family: "factor-squares",
      after: ["square-binomials", "factor-trinomial"],
      example: "x^2 + 6x + 9",
    },
    "factor-grouping": {
      name: "Grouping",
      family: "factor-grouping",
      after: ["take-out-factor"],
      example: "x^3 + x^2 + 2x + 2",
    },
    "simplify-rational": {
      name: "Cancelling",
      family: "rational-simplify",
      after: ["factor-trinomial", "lowest-terms"],
      example: "\\frac{x^2 - 1}{x + 1}",
    },
    "add-rational": {
      name: "Adding with letters below",
      family: "rational-add",
      after: ["simplify-rational", "add-fractions"],
      example: "\\frac{1}{x} + \\frac{2}{x + 1}",
    },
  }),
  ...strandOf("equations", {
    "one-step-sum": {
      name: "One step: add",
      family: "linear-one-step",
      after: ["add-negatives"],
      example: "x + 5 = 12",
    },
    "one-step-product": {
      name: "One step: multiply",
      family: "linear-one-step",
      after: ["multiply-negatives"],
      example: "4x = 20",
    },
    "two-steps": {
      name: "Two steps",
      family: "linear-two-step",
      after: ["one-step-sum", "one-step-product"],
      example: "3x + 5 = 20",
    },
    "both-sides": {
      name: "x on both sides",
      family: "linear-both-sides",
      after: ["two-steps", "like-terms"],
      example: "5x = 2x + 9",
    },
    "equation-brackets": {
      name: "Brackets in equations",
      family: "linear-brackets",
      after: ["two-steps", "distribute"],
      example: "3(x - 4) = 9",
    },
    "fraction-answers": {
      name: "Fractions as answers",
      family: "linear-fractions",
      after: ["two-steps", "lowest-terms"],
      example: "3x = 2",
    },
    "fraction-coefficients": {
      name: "Equations with fractions",
      family: "linear-fractions",
      after: ["two-steps", "add-fractions"],
      example: "\\frac{x}{3} + 1 = 4",
    },
    proportions: {
      name: "Proportions",
      family: "proportions",
      after: ["fraction-coefficients"],
      example: "\\frac{x}{6} = \\frac{2}{3}",
    },
    "solve-for-letter": {
      name: "Solving for a letter",
      family: "literal-equations",
      after: ["both-sides"],
      example: "2x + y = 8",
    },
    "linear-inequalities": {
      name: "Inequalities",
      family: "linear-inequalities",
      after: ["both-sides"],
      example: "2x + 1 < 7",
    },
    "absolute-equations": {
      name: "Absolute value equations",
      family: "absolute-equations",
      after: ["two-steps", "absolute-values"],
      example: "|x - 2| = 5",
    },
    "absolute-inequalities": {
      name: "Absolute value inequalities",
      family: "absolute-inequalities",
      after: ["absolute-equations", "linear-inequalities"],
      example: "|x - 2| < 5",
    },
    "rational-equations": {
      name: "x in the denominator",
      family: "rational-equations",
      after: ["proportions", "both-sides"],
      example: "\\frac{6}{x + 1} = 2",
    },
    "radical-equations": {
      name: "x under a root",
      family: "radical-equations",
      after: ["two-steps", "roots-of-numbers"],
      example: "\\sqrt{x + 1} = 3",
    },
  }),
];
