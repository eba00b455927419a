import { table } from "../table";
import type { Hint } from "./types";

const QUADRATIC = "A quadratic equation: the unknown appears squared.";

/** What is said of a task instead, once the engine has chosen how to work it. By method. */
export const BY_METHOD: Readonly<Record<string, Partial<Hint>>> = table({
  "linear-equation": {
    kind: "A linear equation: the unknown appears without powers.",
    idea: "Undo what was done to the unknown, the last thing first, on both sides alike.",
  },
  "quadratic-by-factoring": {
    kind: QUADRATIC,
    idea: "Make one side zero and write the other as a product. A product is zero only when one of its factors is. Which pair of numbers has the right product and the right sum?",
  },
  "quadratic-by-square-root": {
    kind: QUADRATIC,
    idea: "The unknown stands in the square only. Get the square alone, then take the root, with both signs.",
  },
  "quadratic-by-formula": {
    kind: QUADRATIC,
    idea: "Make one side zero. No factors are easy to see, so the quadratic formula is the way: which are a, b and c?",
  },
  "quadratic-by-completing-square": {
    kind: QUADRATIC,
    idea: "Turn the left side into the square of a bracket: half the number in front of the unknown tells which square is missing.",
  },
  "polynomial-by-zero-product": {
    kind: "A polynomial equation of higher degree.",
    idea: "Make one side zero and factorise the other as far as it goes. Each factor can be zero by itself.",
  },
  "rational-equation": {
    kind: "An equation with the unknown below a fraction line.",
    idea: "Multiply by the common denominator. A value that makes a denominator zero has to be left out.",
  },
  "radical-equation": {
    kind: "An equation with the unknown under a root.",
    idea: "Get the root alone and raise both sides to a power. That can bring in values which do not fit, so check at the end.",
  },
  rearrange: {
    kind: "A formula to rearrange: one letter is to stand alone, and the others are treated like numbers.",
    idea: "Which operations were done to this letter, in which order? Undo them from the last to the first, on both sides. If it stands there both squared and plain, make one side zero and use the quadratic formula.",
  },
  "absolute-value-equation": {
    kind: "An equation with an absolute value.",
    idea: "What stands between the bars can be positive or negative: that makes a pair of equations.",
  },
  "exponential-equation": {
    kind: "An equation with the unknown in an exponent.",
    idea: "Write both sides as powers of one base, or take a logarithm to bring the exponent down.",
  },
  "logarithmic-equation": {
    kind: "An equation with a logarithm of the unknown.",
    idea: "Put the logarithms together and write the equation as a power. What a logarithm is taken of has to be positive.",
  },
  "linear-system": {
    kind: "A system of linear equations: all of them hold at the same time.",
  },
  "nonlinear-system": {
    kind: "A system in which one of the equations is a curve.",
    idea: "Solve the simpler equation for one unknown and put that into the other. There may be several pairs.",
  },
  "scientific-notation": {
    kind: "A number in scientific notation.",
    idea: "Moving the decimal point one place multiplies or divides by the base of our numbers. The exponent counts the places.",
  },
  counting: {
    kind: "A calculation with factorials.",
    idea: "A factorial multiplies all whole numbers from one up. Write it out and cancel before you multiply.",
  },
  "radical-expression": {
    kind: "A root to write as simply as possible.",
    idea: "Look for perfect powers among the factors: they can leave the root.",
  },
  "remainder-theorem": {
    kind: "A question about what is left over after dividing a polynomial.",
    idea: "Dividing by x − a leaves the value of the polynomial at a. No long division is needed.",
  },
  "factor-theorem": {
    kind: "A question of whether one polynomial divides another.",
    idea: "x − a is a factor exactly when the polynomial has the value zero at a.",
  },
  "logarithm-value": {
    idea: "Ask which power of the base gives the number. Writing both as powers of one number helps.",
  },
  "expand-logarithm": {
    kind: "One logarithm to write as several.",
  },
  "condense-logarithms": {
    kind: "Several logarithms to write as one.",
    idea: "Numbers in front become exponents. Then a sum becomes a product inside, and a difference a quotient.",
  },
  "sequence-term": {
    idea: "Find the step between neighbours. How many steps lead to the term that is asked for?",
  },
  "sequence-terms": {
    idea: "Put the positions into the rule one after another, beginning with the first.",
  },
  "sequence-sum": {
    kind: "A sum of the terms of a sequence.",
    idea: "First see whether there is a common difference or a common ratio: each kind has a formula for its sum.",
  },
  "sequence-recursion": {
    idea: "Say how each term comes from the one before, and where it all begins.",
  },
  "sequence-formula": {
    idea: "Take differences of neighbours, and differences of those, until they stay the same. That tells the kind of formula.",
  },
  "trigonometry-values": {
    kind: "A value of a circular function.",
    idea: "Find the angle on the unit circle. A reference angle gives the size, the quadrant gives the sign.",
  },
  "trigonometry-convert": {
    kind: "An angle in another unit.",
    idea: "Half a turn is π radians. How many degrees is it? Multiply by the fraction of both that cancels the old unit.",
  },
  "trigonometry-reference": {
    kind: "A question about the reference angle.",
    idea: "Measure the acute angle between the terminal side and the horizontal axis.",
  },
  "trigonometry-coterminal": {
    kind: "A question about angles with the same terminal side.",
    idea: "Adding or taking away full turns does not change where an angle points.",
  },
  "trigonometry-known": {
    kind: "A circular function from another one.",
    idea: "The squares of sine and cosine add up to one. The quadrant decides the signs.",
  },
  "trigonometry-rewrite": {
    kind: "A trigonometric expression to write in another form.",
    idea: "Write everything with sine and cosine, and look for an identity that fits the shape.",
  },
  "trigonometry-identity": {
    kind: "A statement about circular functions, to be judged.",
    idea: "Work on the more complicated side with identities, or look for an angle at which the sides differ.",
  },
  "trigonometry-equation": {
    kind: "An equation with a circular function of the unknown.",
    idea: "Get the function alone, find all angles of one turn that fit, then keep those in the interval.",
  },
  "trigonometry-triangle": {
    kind: "A triangle of which some sides and angles are known.",
    idea: "Draw and label it. A side with its opposite angle calls for the law of sines; the angle between known sides for the law of cosines.",
  },
  "trigonometry-circle": {
    kind: "A problem about a part of a circle.",
    idea: "An arc or a sector is a fraction of the whole circle. In radians that fraction becomes a short formula.",
  },
  "trigonometry-sinusoid": {
    kind: "A question about a wave.",
    idea: "Compare it with a sin(b(x − c)) + d: what does each of the letters do to the graph?",
  },
  "trigonometry-polar": {
    kind: "A point in polar and in rectangular coordinates.",
    idea: "Draw the right triangle with the distance as its hypotenuse.",
  },
  "chemistry-formula-mass": {
    kind: "A question about the mass of a formula.",
    idea: "Count each kind of atom, multiply by its atomic mass, and add.",
  },
  "chemistry-amount": {
    kind: "An amount of substance to convert.",
    idea: "Everything goes through moles: the molar mass leads to grams, Avogadro’s number to particles.",
  },
  "chemistry-percent-composition": {
    kind: "A question about how much of a compound is one element.",
    idea: "Take one mole: compare the mass of the element with the mass of the whole.",
  },
  "chemistry-empirical-formula": {
    kind: "A question about the simplest formula.",
    idea: "What do the counts in the formula have in common?",
  },
  "chemistry-formula-from-parts": {
    kind: "A formula from the shares of its elements.",
    idea: "Imagine a hundred grams of it. Turn grams into moles, then look for the simplest ratio of whole numbers.",
  },
  "chemistry-balance": {
    kind: "A reaction equation to balance.",
    idea: "Each kind of atom must be there equally often on both sides. Begin with one that occurs in few formulas.",
  },
  "chemistry-rate-law": {
    kind: "A question about the rate of an elementary reaction.",
    idea: "In an elementary reaction each particle that takes part multiplies the rate by its concentration.",
  },
  "chemistry-stoichiometry": {
    kind: "A question about how much reacts or is made.",
    idea: "Go from what is given to moles, across with the ratio from the balanced equation, and on to what is asked.",
  },
  "chemistry-oxidation-number": {
    kind: "A question about an oxidation number.",
    idea: "The oxidation numbers of all atoms add up to the charge of the whole.",
  },
  "chemistry-particles": {
    kind: "A question about what an atom is made of.",
    idea: "The atomic number counts the protons; the mass number counts protons and neutrons; a charge says how many electrons are missing or added.",
  },
  "chemistry-electron-configuration": {
    kind: "A question about where the electrons of an atom are.",
    idea: "Fill the subshells from the lowest energy up. Each kind has room for a fixed number of electrons.",
  },
  "chemistry-significant-count": {
    kind: "A question about significant figures.",
    idea: "Zeros in front never count; zeros between other digits do, and zeros at the end of a decimal too.",
  },
  "chemistry-significant-value": {
    kind: "A value to give with the right number of significant figures.",
    idea: "Calculate first and round once, at the end. The least exact number decides how many digits may stay.",
  },
  "chemistry-compound-name": {
    kind: "A compound to name.",
    idea: "Is there a metal in it? Then name the ions. Nonmetals among themselves are counted with Greek prefixes.",
  },
  "chemistry-compound-formula": {
    kind: "The name of a compound, to write as a formula.",
    idea: "Charges of ions have to cancel; prefixes say the counts directly.",
  },
});
