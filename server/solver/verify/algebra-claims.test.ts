import { describe, expect, it } from "vitest";
import { BINOMIAL_TERM } from "./binomial-term";
import { COEFFICIENT } from "./coefficient";
import { COMMON_DENOMINATOR } from "./common-denominator";
import { COMPLETE_SQUARE } from "./complete-square";
import { EQUATION_PROPERTY } from "./equation-property";
import { EXPAND } from "./expand";
import { FACTOR } from "./factor";
import { GREATEST_COMMON_FACTOR } from "./greatest-common-factor";
import { LIKE_TERMS } from "./like-terms";
import { LOGARITHM, LOGARITHM_FORM } from "./logarithm";
import { LOGARITHM_BASE } from "./logarithm-base";
import { PARTIAL_FRACTIONS } from "./partial-fractions";
import { POLYNOMIAL_DIVISION } from "./polynomial-division";
import { POLYNOMIAL_PROPERTY } from "./polynomial-property";
import { POWER_NOTATION } from "./power-notation";
import { RADICAL_FORM } from "./radical-form-task";
import { SOLVE } from "./roots";
import { SIMPLIFY } from "./simplify";
import { SOLVE_SYSTEM } from "./system";
import {
  expression,
  family,
  foundIn,
  groups,
  list,
  named,
  point,
  points,
  type Refusals,
  relation,
  roots,
  word,
} from "./testing";
import { TRANSLATE } from "./translate";

const CASES: readonly Refusals[] = [
  [
    { SIMPLIFY },
    "Simplify $\\frac{6x^2}{9x}$",
    [
      [expression("\\frac{x}{3}"), "value"],
      [expression("\\frac{6x}{9}"), "form"],
      [word("undefined"), "word"],
    ],
  ],
  [
    { EXPAND },
    "Expand $(x + 2)(x - 5)$",
    [
      [expression("x^2 - 10"), "value"],
      [expression("x(x - 5) + 2(x - 5)"), "form"],
      [expression("\\frac{6(x^2 - 3x - 10)}{6}"), "form"],
    ],
  ],
  [
    { FACTOR },
    "Factor: $2x^2 - 18$",
    [
      [expression("2(x - 3)^2"), "value"],
      [expression("(2x - 6)(x + 3)"), "form"],
      [word("prime"), "word"],
    ],
  ],
  [
    { PARTIAL_FRACTIONS },
    "Find the partial fraction decomposition of $\\frac{5x - 1}{(x - 2)(x + 1)}$",
    [
      [expression("\\frac{3}{x - 2} - \\frac{2}{x + 1}"), "value"],
      [expression("\\frac{5x - 1}{(x - 2)(x + 1)}"), "form"],
      [expression("\\frac{1}{x - 2} + \\frac{2}{x - 2} + \\frac{2}{x + 1}"), "form"],
    ],
  ],
  [
    { POLYNOMIAL_DIVISION },
    "Find the quotient and remainder when 2x^2 + 5x - 1 is divided by x + 3",
    [
      [named(["quotient", "2x - 1"], ["remainder", "3"]), "values"],
      [named(["quotient", "2x"], ["remainder", "-x - 1"]), "values"],
      [named(["remainder", "2x - 1"], ["quotient", "2"]), "names"],
      [named(["quotient", "2x - 1"], ["remainder", "2", "m"]), "units"],
      [word("no"), "word"],
    ],
  ],
  [
    { POLYNOMIAL_PROPERTY },
    "Find the degree of 4x^3 - x",
    [
      [expression("4"), "value"],
      [expression("\\frac{6}{2}"), "form"],
      [word("binomial"), "word"],
    ],
  ],
  [
    { COEFFICIENT },
    "What is the coefficient of x^2 in (x + 3)^4?",
    [
      [expression("36"), "value"],
      [expression("\\frac{108}{2}"), "form"],
    ],
  ],
  [
    { COMPLETE_SQUARE },
    "Complete the square to make a perfect square trinomial. Then write the result as a binomial squared: $x^2 + 10x$",
    [
      [expression("(x + 10)^2"), "value"],
      [expression("x^2 + 10x + 25"), "form"],
    ],
  ],
  [
    { BINOMIAL_TERM },
    "Find the third term of $(x + 2y)^6$",
    [
      [expression("160x^3y^3"), "value"],
      [expression("\\frac{120x^4y^2}{2}"), "form"],
    ],
  ],
  [
    { GREATEST_COMMON_FACTOR },
    "Find the greatest common factor: $24x^3y, 36x^2y^4$",
    [
      [expression("6x^2y"), "value"],
      [expression("-12x^2y"), "value"],
      [expression("\\frac{24x^2y}{2}"), "form"],
    ],
  ],
  [
    { COMMON_DENOMINATOR },
    "Find the least common denominator: $\\frac{1}{6a^2}, \\frac{7}{4ab}$",
    [
      [expression("24a^2b"), "value"],
      [expression("-12a^2b"), "value"],
      [expression("\\frac{24a^2b}{2}"), "form"],
      [list("\\frac{2b}{12a^2b}", "\\frac{21a}{12a^2b}"), "order"],
    ],
  ],
  [
    { POWER_NOTATION },
    "Write in expanded form: $c^4$",
    [
      [expression("c \\cdot c \\cdot c"), "value"],
      [expression("c^2 \\cdot c^2"), "form"],
    ],
  ],
  [
    { LIKE_TERMS },
    "Identify the like terms: $3x, 5, 7x, x^2$",
    [
      [groups(["3x", "7x", "5"]), "groups"],
      [groups(["3x"], ["7x"]), "groups"],
      [groups(), "complete"],
    ],
  ],
  [
    { RADICAL_FORM },
    "Write $\\sqrt[5]{y^3}$ with a rational exponent",
    [
      [expression("y^{\\frac{5}{3}}"), "value"],
      [expression("\\sqrt[5]{y^3}"), "form"],
    ],
  ],
  [
    { SOLVE },
    "Solve $2x^2 = 18$",
    [
      [roots("x", "-3", "2", "3"), "roots"],
      [roots("x", "3"), "complete"],
      [roots("x", "3", "-3"), "order"],
      [roots("y", "-3", "3"), "unknown"],
    ],
  ],
  [
    { SOLVE_SYSTEM },
    "Solve the system: x + y = 5, x - y = 1",
    [
      [point(["x", "y"], "2", "3"), "values"],
      [point(["y", "x"], "3", "2"), "unknowns"],
      [{ kind: "none" }, "inconsistent"],
    ],
  ],
  [
    { SOLVE_SYSTEM },
    "Solve the system: x + 2y = 3, 2x + 4y = 6",
    [
      [point(["x", "y"], "1", "1"), "unique"],
      [family(["x", "y"], ["4 - 2y", "y"], ["y"]), "values"],
      [family(["x", "y"], ["3 - 2y", "y"], []), "complete"],
      [family(["x", "y"], ["1", "1"], []), "complete"],
      [{ kind: "none" }, "inconsistent"],
    ],
  ],
  [
    { SOLVE_SYSTEM },
    "Solve the system: x^2 + y^2 = 9, x^2 - y = 3",
    [
      [points(["x", "y"], ["0", "-3"]), "complete"],
      [points(["x", "y"], ["-\\sqrt{5}", "2"], ["0", "-3"], ["0", "-3"], ["\\sqrt{5}", "2"]), "order"],
      [points(["y", "x"], ["-\\sqrt{5}", "2"], ["0", "-3"], ["\\sqrt{5}", "2"]), "unknowns"],
      [points(["x", "y"], ["-\\sqrt{5}", "2"], ["0", "-3"], ["\\sqrt{5}", "2"], ["0", "3"]), "points"],
    ],
  ],
  [
    { LOGARITHM },
    "Find the exact value of the logarithm: $\\log_{8} 4$",
    [
      [expression("\\frac{3}{2}"), "value"],
      [expression("\\frac{4}{6}"), "form"],
    ],
  ],
  [
    { LOGARITHM_FORM },
    "Convert to logarithmic form: $6^{x} = 36$",
    [
      [relation("\\log_{6}(36) < x"), "relation"],
      [relation("\\log_{36}(6) = x"), "relation"],
      [relation("6^x = 36"), "form"],
    ],
  ],
  [
    { LOGARITHM_BASE },
    "Use the change of base formula to rewrite $\\log_{5} 12$ with base e",
    [
      [expression("\\frac{\\ln(5)}{\\ln(12)}"), "value"],
      [expression("\\frac{\\log(12)}{\\log(5)}"), "form"],
    ],
  ],
  [
    { EQUATION_PROPERTY },
    "How many solutions does x^2 - 6x + 9 = 0 have?",
    [
      [word("2 real solutions"), "word"],
      [word("1"), "word"],
      [expression("0"), "value"],
    ],
  ],
  [
    { TRANSLATE },
    "Translate: the square of the difference of x and 6",
    [
      [expression("x^2 - 6"), "value"],
      [expression("2^{x - 6}"), "value"],
      [expression("\\frac{6(x - 6)^2}{6}"), "form"],
    ],
  ],
];

describe("what is said in algebra is refused by the claim that is wrong", () => {
  it.each(CASES.map((each) => [Object.keys(each[0])[0], each] as const))("%s", (_name, each) => {
    const { own, refused } = foundIn(each);
    expect(own).toEqual([]);
    expect(refused).toEqual(each[2].map(([, claim]) => [claim]));
  });
});
