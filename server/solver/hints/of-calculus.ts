import type { Hints } from "./types";

/** Limits, derivatives, integrals and series. */
export const OF_CALCULUS = {
  derivative: {
    kind: "A question about how fast a function changes.",
    idea: "See how the function is put together: a sum, a product, a quotient, one function inside another? Each has its own rule.",
  },
  "tangent-line": {
    kind: "A line that touches a curve, or meets it at a right angle.",
    idea: "The derivative at the place gives the slope; the function gives the point.",
  },
  "implicit-derivative": {
    kind: "A slope on a curve that is not solved for y.",
    idea: "Differentiate both sides as they are. Since y depends on x, every y brings a factor y′ with it.",
  },
  limit: {
    kind: "A question about what a value comes close to.",
    idea: "What happens when you put the point in? If it gives nothing clear, change the form: factorise and cancel, or look at what grows fastest.",
  },
  integral: {
    kind: "An integral.",
    idea: "Read the rules for derivatives backwards. What was differentiated to give this?",
  },
  "differential-equation": {
    kind: "An equation in which a function and its derivative occur.",
    idea: "Can x and y be brought to different sides? If not, look for a factor that makes the left side the derivative of a product.",
  },
  "several-variables": {
    kind: "A function of several variables.",
    idea: "Differentiate by one letter at a time, and treat the others as numbers.",
  },
  "series-test": {
    kind: "A sum of infinitely many terms: does it come to a number?",
    idea: "See how fast the terms become small, and compare them with a series that you know.",
  },
  "power-series": {
    kind: "A series with powers of x: for which x does it come to a number?",
    idea: "Look at the ratio of neighbouring terms. Its size must stay below one.",
  },
  "taylor-polynomial": {
    kind: "A polynomial that follows a function near one place.",
    idea: "Its derivatives at that place agree with the function’s. Each is divided by a factorial.",
  },
  measure: {
    kind: "An area, a volume or a length of something curved.",
    idea: "Cut it into thin pieces, say how large one piece is, and add them all up with an integral.",
  },
  "curve-study": {
    kind: "A question about where a curve rises, falls, bends or turns.",
    idea: "The sign of the derivative says whether the curve rises or falls; the second derivative says how it bends.",
  },
  "slope-places": {
    kind: "A question about where a graph is as steep as it is told.",
    idea: "The derivative is the slope. Set it equal to the slope that is asked for, and solve.",
  },
  accumulation: {
    kind: "The derivative of an integral whose bound moves.",
    idea: "How much is added when the bound moves a little? The integrand there says it.",
  },
  "inverse-slope": {
    kind: "How fast an inverse function changes.",
    idea: "Mirrored in y = x, rise and run change places. First see where the function has that value.",
  },
  "related-rates": {
    kind: "Quantities that change together.",
    idea: "An equation ties them. Differentiate it by time, and only then put in the numbers of the moment.",
  },
  differential: {
    kind: "How much a function changes for a small step.",
    idea: "Along the tangent: the slope times the step.",
  },
  "approximate-integral": {
    kind: "An integral, about.",
    idea: "Cut the interval into equal parts. What is the width of one, and at which places does the rule take the height?",
  },
  iteration: {
    kind: "Values that follow from each other by one rule.",
    idea: "Write the rule down once, and put each value into it to have the next.",
  },
} as const satisfies Hints;
