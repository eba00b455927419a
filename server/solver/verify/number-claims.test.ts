import { describe, expect, it } from "vitest";
import { CLOSEST_NUMBER, RANKED_NUMBER, RELATION_TRUTH } from "./choice";
import { COMPARISON_SIGN } from "./comparison-sign";
import {
  BASE_ARITHMETIC,
  BASE_CONVERSION,
  DIGIT_PLACE,
  NAME_NUMBER,
  PLACE_DIGIT,
  WRITE_DIGITS,
} from "./digits";
import { DIVIDE_WITH_REMAINDER } from "./divide-with-remainder";
import { EQUIVALENT_FRACTIONS } from "./equivalent-fractions";
import { NUMBER_KIND } from "./number-kind";
import { DIVISORS, MULTIPLES, PRIME_FACTORS } from "./number-lists";
import { NUMBER_ORDER } from "./number-order";
import {
  COMMON_FACTOR,
  COMMON_MULTIPLE,
  DIVISIBILITY,
  PRIMALITY,
  PRIME_FACTORISATION,
  REMAINDER,
} from "./number-theory";
import { ROOT_BOUNDS } from "./root-bounds";
import { SELECT_NUMBERS } from "./select-numbers";
import { STATEMENT_KIND } from "./statement-kind";
import { expression, foundIn, list, named, type Refusals, relation, word } from "./testing";

const CASES: readonly Refusals[] = [
  [
    { DIVIDE_WITH_REMAINDER },
    "Divide 29 by 6 with remainder",
    [
      [named(["quotient", "4"], ["remainder", "6"]), "values"],
      [named(["quotient", "3"], ["remainder", "11"]), "values"],
      [named(["remainder", "4"], ["quotient", "5"]), "names"],
      [named(["quotient", "4", "kg"], ["remainder", "5"]), "units"],
      [named(["quotient", "4"], ["remainder", "5"], ["other", "1"]), "names"],
      [list("4", "5"), "kind"],
    ],
  ],
  [
    { EQUIVALENT_FRACTIONS },
    "Write 5/6 as an equivalent fraction with a denominator of 42",
    [
      [expression("\\frac{36}{42}"), "value"],
      [expression("\\frac{70}{84}"), "form"],
      [list("\\frac{35}{42}", "\\frac{35}{42}"), "order"],
    ],
  ],
  [
    { NUMBER_KIND },
    "Determine whether $-\\sqrt{49}$ is a real number or not a real number.",
    [
      [word("not a real number"), "word"],
      [word("rational"), "word"],
      [word("banana"), "word"],
    ],
  ],
  [
    { NUMBER_ORDER },
    "Order from least to greatest: 3, -5, 1/2",
    [
      [list("3", "\\frac{1}{2}", "-5"), "order"],
      [list("-5", "3"), "complete"],
      [list("-5", "\\frac{1}{2}", "3", "4"), "items"],
    ],
  ],
  [
    { COMPARISON_SIGN },
    "Compare using <, > or =: $\\frac{3}{7}$ ___ $\\frac{4}{9}$",
    [
      [relation("\\frac{3}{7} > \\frac{4}{9}"), "relation"],
      [relation("\\frac{3}{7} <= \\frac{4}{9}"), "relation"],
      [relation("\\frac{2}{7} < \\frac{4}{9}"), "form"],
    ],
  ],
  [
    { ROOT_BOUNDS },
    "Estimate $\\sqrt{38}$ between two consecutive whole numbers.",
    [
      [list("6", "7", "8"), "items"],
      [list("7"), "complete"],
      [list("7", "6"), "order"],
    ],
  ],
  [
    { STATEMENT_KIND },
    "Is $4x - 9$ an expression or an equation?",
    [
      [word("equation"), "word"],
      [word("banana"), "word"],
    ],
  ],
  [
    { SELECT_NUMBERS },
    "List the integers in the set {-6, 1/4, sqrt(3), 8}",
    [
      [list("-6", "8", "\\sqrt{3}"), "items"],
      [list("8"), "complete"],
      [list("8", "8", "-6"), "order"],
      [word("none"), "word"],
    ],
  ],
  [
    { PRIME_FACTORISATION },
    "Find the prime factorization of 84 using exponents.",
    [
      [expression("2^2 \\cdot 3 \\cdot 5"), "value"],
      [expression("4 \\cdot 3 \\cdot 7"), "form"],
      [expression("2 \\cdot 2 \\cdot 3 \\cdot 7"), "form"],
    ],
  ],
  [
    { COMMON_FACTOR },
    "Find the greatest common factor of 24 and 36",
    [
      [expression("6"), "value"],
      [expression("-12"), "value"],
      [expression("\\frac{24}{2}"), "form"],
    ],
  ],
  [
    { COMMON_MULTIPLE },
    "Find the least common multiple of 8 and 12",
    [
      [expression("48"), "value"],
      [expression("\\frac{48}{2}"), "form"],
    ],
  ],
  [
    { REMAINDER },
    "What is the remainder when 47 is divided by 6?",
    [
      [expression("11"), "value"],
      [expression("\\frac{10}{2}"), "form"],
    ],
  ],
  [
    { DIVISIBILITY },
    "Is 4,371 divisible by 3?",
    [
      [word("no"), "word"],
      [word("True"), "word"],
      [word("yes yes"), "word"],
    ],
  ],
  [
    { PRIMALITY },
    "Identify the number as prime or composite: 113",
    [
      [word("composite"), "word"],
      [word("yes"), "word"],
    ],
  ],
  [
    { PRIME_FACTORS },
    "List the prime factors of 60",
    [
      [list("2", "3", "5", "7"), "items"],
      [list("2", "3"), "complete"],
      [list("2", "3", "3", "5"), "order"],
    ],
  ],
  [
    { MULTIPLES },
    "List the first five multiples of 7",
    [
      [list("7", "14", "21", "28", "35", "36"), "items"],
      [list("7", "14", "21", "28"), "complete"],
      [list("7", "7", "14", "21", "28", "35"), "order"],
    ],
  ],
  [
    { DIVISORS },
    "Find all factors of 12",
    [
      [list("1", "2", "3", "4", "6", "12", "24"), "items"],
      [list("1", "2", "3", "4", "12"), "complete"],
      [list("1", "1", "2", "3", "4", "6", "12"), "order"],
    ],
  ],
  [
    { PLACE_DIGIT },
    "What is the hundreds digit of 63407?",
    [
      [expression("6"), "value"],
      [expression("\\frac{8}{2}"), "form"],
    ],
  ],
  [
    { DIGIT_PLACE },
    "In the number 63,407, name the place value of the digit 4",
    [
      [word("thousands"), "word"],
      [word("hundred"), "word"],
    ],
  ],
  [
    { WRITE_DIGITS },
    "Write the number as a whole number using digits: six hundred two",
    [
      [expression("620"), "value"],
      [expression("\\frac{1204}{2}"), "form"],
    ],
  ],
  [
    { NAME_NUMBER },
    "Name the number 3.07 in words",
    [
      [word("three and seven tenths"), "word"],
      [word("three seven hundredths"), "word"],
    ],
  ],
  [
    { BASE_CONVERSION },
    "Convert 2f (base 16) to base 10",
    [
      [word("74"), "word"],
      [word("047"), "word"],
    ],
  ],
  [
    { BASE_ARITHMETIC },
    "In base 5, what is 34 + 12?",
    [
      [word("46"), "word"],
      [word("0101"), "word"],
    ],
  ],
  [
    { RANKED_NUMBER },
    "What is the second biggest value in 3, 1/3, -5, 0.5?",
    [
      [expression("3"), "value"],
      [expression("\\frac{1}{2}"), "form"],
    ],
  ],
  [
    { CLOSEST_NUMBER },
    "What is the closest to 0.4 in -1, 3/8, 2?",
    [
      [expression("2"), "value"],
      [expression("0.375"), "form"],
    ],
  ],
  [
    { RELATION_TRUTH },
    "Is 5/8 equal to 0.625?",
    [
      [word("no"), "word"],
      [word("True"), "word"],
    ],
  ],
];

describe("what is said of numbers is refused by the claim that is wrong", () => {
  it.each(CASES.map((each) => [Object.keys(each[0])[0], each] as const))("%s", (_name, each) => {
    const { own, refused } = foundIn(each);
    expect(own).toEqual([]);
    expect(refused).toEqual(each[2].map(([, claim]) => [claim]));
  });
});
