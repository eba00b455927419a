import type { Hints } from "./types";

/** Expressions, equations and inequalities. */
export const OF_ALGEBRA = {
  simplify: {
    kind: "An expression to write more briefly, with the same value.",
    idea: "Look for what belongs together: like terms, powers of the same base, or factors that cancel.",
  },
  expand: {
    kind: "A product to write without brackets.",
    idea: "Everything in one bracket is multiplied by everything in the other.",
  },
  factor: {
    kind: "A sum to write as a product.",
    idea: "First take out what all terms share. Then look for a pattern: a difference of squares, a perfect square, a pair of numbers with the right sum and product.",
  },
  "like-terms": {
    kind: "Terms to sort into those that can be put together.",
    idea: "Terms are alike when their letters and exponents agree. The numbers in front do not matter.",
  },
  "polynomial-property": {
    kind: "A question about how a polynomial is built.",
    idea: "Look at the terms one by one: their number, the exponents of their letters, the number in front.",
  },
  "polynomial-division": {
    kind: "One polynomial divided by another.",
    idea: "It goes like long division with numbers: divide the first terms, multiply back, subtract, and go on.",
  },
  coefficient: {
    kind: "A question about the number in front of one power.",
    idea: "You need only the products that give this power. Which terms of the brackets make it?",
  },
  "complete-square": {
    kind: "A square that lacks its last term.",
    idea: "The middle term of a squared bracket is twice the product of its terms. Half of the number in front tells what is missing.",
  },
  "binomial-term": {
    kind: "A power of a bracket, of which only some terms are asked for.",
    idea: "Pascal’s triangle gives the numbers in front; the exponents of both terms always add up to the power.",
  },
  "greatest-common-factor": {
    kind: "Expressions whose largest shared factor is asked for.",
    idea: "Factorise each of them completely. Take every factor that all of them have.",
  },
  "common-denominator": {
    kind: "Fractions that need one denominator.",
    idea: "Factorise each denominator. The common one has every factor as often as any of them does.",
  },
  "partial-fractions": {
    kind: "One fraction to split into several with smaller denominators.",
    idea: "Factorise the denominator. Each factor gets a fraction with unknown numbers on top, which are then found by comparing.",
  },
  evaluate: {
    kind: "An expression or a function at a given value.",
    idea: "Put the value in for the letter, in brackets, and keep to the order of operations.",
  },
  translate: {
    kind: "Words to write as mathematics.",
    idea: "Find the words that mean plus, minus, times or equals. Watch for those that turn the order round, such as “less than”.",
  },
  logarithm: {
    kind: "A logarithm: it asks for an exponent.",
    idea: "A product inside becomes a sum outside, a quotient a difference, and an exponent a factor in front.",
  },
  "logarithm-base": {
    kind: "A logarithm to write with another base.",
    idea: "Any base will do if you divide: the logarithm of the number by the logarithm of the old base.",
  },
  "logarithm-form": {
    kind: "Exponents and logarithms say the same in different words.",
    idea: "The logarithm is the exponent. Ask which number is the base, which the exponent, and which comes out.",
  },
  solve: {
    kind: "An equation with one unknown.",
    idea: "Do the same to both sides until the unknown stands alone.",
  },
  "solve-system": {
    kind: "Several equations that hold at the same time.",
    idea: "Get rid of one unknown: add or subtract the equations, or put one into another.",
  },
  "equation-property": {
    kind: "A question about an equation, rather than its solution.",
    idea: "Tidy both sides and see what is left of the unknown. For a quadratic, the number under the root decides.",
  },
  variation: {
    kind: "Quantities that vary with one another.",
    idea: "“Directly” means times a constant, “inversely” means the constant divided by. A pair of known values gives the constant.",
  },
  inequality: {
    kind: "An inequality: a whole range of numbers may fit.",
    idea: "Treat it like an equation. Multiplying or dividing by a negative number turns the sign round.",
  },
  sequence: {
    kind: "A sequence: a list of numbers with a rule.",
    idea: "Compare neighbours. Look at their differences first, then at their ratios.",
  },
  series: {
    kind: "A sum in sigma notation.",
    idea: "The letter below the sign runs through whole numbers. See what is added each time, and whether there is a formula for it.",
  },
  chain: {
    kind: "A problem in stages: each uses what came before.",
    idea: "Find the value of each letter in turn, and put it into the following line.",
  },
  story: {
    kind: "A problem told in words.",
    idea: "Write down what is known and name what is asked for. Which sentence says that something equals something else?",
  },
  matrix: {
    kind: "A problem about matrices.",
    idea: "Look at the sizes first, and at which entries belong together.",
  },
  "augmented-matrix": {
    kind: "Equations to write in short, as rows of numbers.",
    idea: "Each row is one equation, each column one unknown. A missing unknown has the number zero.",
  },
  vector: {
    kind: "A problem about vectors.",
    idea: "Work in each direction by itself, component by component.",
  },
} as const satisfies Hints;
