import type { Hints } from "./types";

/** Arithmetic, digits, primes and units. */
export const OF_NUMBERS = {
  calculate: {
    kind: "A calculation: one number comes out at the end.",
    idea: "Mind the order: brackets first, then powers and roots, then multiplying and dividing, then adding and subtracting.",
  },
  "calculate-each": {
    kind: "Several calculations, each with a result of its own.",
    idea: "Work them out one at a time, then compare what you get.",
  },
  percent: {
    kind: "A percent problem: a part, a whole and a rate, one of which is missing.",
    idea: "Percent means “of a hundred”, and “of” means times: the part is the rate times the whole. Which of them is missing?",
  },
  "number-order": {
    kind: "Numbers to put in order.",
    idea: "Write them all in the same way, for example as decimals, so that they can be compared place by place.",
  },
  "comparison-sign": {
    kind: "Numbers to compare.",
    idea: "Work out each side by itself first. On the number line the smaller one is further to the left.",
  },
  "divide-with-remainder": {
    kind: "A division that need not come out evenly.",
    idea: "Find the largest multiple of the divisor that still fits. What is left over is the remainder.",
  },
  "equivalent-fractions": {
    kind: "A fraction to write with another denominator.",
    idea: "Multiply or divide above and below by the same number: the fraction keeps its value.",
  },
  "place-digit": {
    kind: "A question about the places of a number.",
    idea: "Count the places from the decimal point: ones, tens, hundreds to the left, tenths to the right.",
  },
  "digit-place": {
    kind: "A question about where a digit is.",
    idea: "Start at the decimal point and name each place until you reach the digit.",
  },
  "write-digits": {
    kind: "A number in words that is to be written in digits.",
    idea: "Take it group by group, thousands and millions apart. A group that is not named is filled with zeros.",
  },
  "name-number": {
    kind: "A number in digits that is to be written in words.",
    idea: "Split the digits into groups from the right, as the commas do, and name each group.",
  },
  "statement-kind": {
    kind: "A question about what kind of statement this is.",
    idea: "One sign decides: does it say that something equals something else?",
  },
  "root-bounds": {
    kind: "A root to place between neighbouring whole numbers.",
    idea: "Look for the perfect powers on both sides of the number under the root.",
  },
  "number-kind": {
    kind: "A question about what kind of number this is.",
    idea: "Can it be written as one whole number over another? Simplify it first.",
  },
  "select-numbers": {
    kind: "A list from which the numbers of one kind are asked for.",
    idea: "Say to yourself what that kind means, then test the numbers one by one.",
  },
  "prime-factorisation": {
    kind: "A number to take apart into primes.",
    idea: "Divide by the smallest prime that fits, as often as it goes, then try the following one.",
  },
  "prime-factors": {
    kind: "A question about the primes that a number is made of.",
    idea: "Split off one prime after another until nothing is left to split. Repeats are listed once only.",
  },
  "common-factor": {
    kind: "A question about the largest number that divides all of these.",
    idea: "Take each number apart into primes, and look for what all of them share.",
  },
  "common-multiple": {
    kind: "A question about the smallest number that all of these divide.",
    idea: "Every prime has to be there as often as in the number that needs it most.",
  },
  remainder: {
    kind: "A question about what is left over after dividing.",
    idea: "Take away the largest multiple of the divisor that fits.",
  },
  divisibility: {
    kind: "A question of whether a division comes out evenly.",
    idea: "Divide and look at what is left over, or use a test on the digits.",
  },
  primality: {
    kind: "A question about the divisors of one number.",
    idea: "Divisors come in pairs, and the smaller of a pair is no larger than the square root. Try the small primes up to there.",
  },
  multiples: {
    kind: "A question about the times table of a number.",
    idea: "Count in steps of the number, and stop where the question says.",
  },
  divisors: {
    kind: "A question about every number that divides this one.",
    idea: "Factors come in pairs. Go up from the smallest, and write the partner beside each.",
  },
  "divisor-count": {
    kind: "A question about how many numbers divide this one.",
    idea: "Write it as powers of primes. A divisor takes each prime some number of times: count the choices.",
  },
  "base-conversion": {
    kind: "A number to write in another base.",
    idea: "In every base the places are powers of the base. Read the number with them, then divide by the new base again and again.",
  },
  "base-arithmetic": {
    kind: "A calculation in another base than ours.",
    idea: "Read the numbers as ordinary ones, calculate, and write the result in the base again.",
  },
  "ranked-number": {
    kind: "A list in which one number has a certain place.",
    idea: "Put all of them on one scale and in order, then count to the place.",
  },
  "closest-number": {
    kind: "A list in which the nearest number is asked for.",
    idea: "Measure how far each is from the target. A distance has no sign.",
  },
  "relation-truth": {
    kind: "A statement about a pair of numbers, to be judged.",
    idea: "Write both numbers in the same way, and compare them.",
  },
  "unit-conversion": {
    kind: "The same amount in another unit.",
    idea: "How many of one unit make one of the other? Multiply by a fraction that equals one, so that the old unit cancels.",
  },
  temperature: {
    kind: "A temperature on another scale.",
    idea: "The scales begin at different zeros and have degrees of different sizes: both have to be allowed for.",
  },
  "clock-time": {
    kind: "A time of day, earlier or later.",
    idea: "Split the minutes into full hours and the rest. Minutes do not count in tens: a full hour is reached sooner.",
  },
  "radical-form": {
    kind: "Roots and fractional exponents say the same in different ways.",
    idea: "In a fractional exponent the denominator says which root, and the numerator which power.",
  },
  "power-notation": {
    kind: "Repeated multiplication and powers say the same in different ways.",
    idea: "The exponent counts how often the base stands as a factor.",
  },
} as const satisfies Hints;
