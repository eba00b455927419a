import { describe, expect, it } from "vitest";
import { FUNCTION_FEATURES } from "./function-features";
import { FUNCTION_PROPERTY } from "./function-property";
import { INVERSE_FUNCTION } from "./inverse-function";
import { QUADRATIC_FORM } from "./quadratic-form";
import { RELATION_PAIRS } from "./relation-pairs";
import { expression, foundIn, list, named, points, type Refusals, relation, roots, word } from "./testing";
import { TRANSFORMED_FUNCTION } from "./transformed-function";
import { VARIATION } from "./variation";

const CASES: readonly Refusals[] = [
  [
    { INVERSE_FUNCTION },
    "Find the inverse of the function $f(x) = 4x - 3$",
    [
      [expression("\\frac{x - 3}{4}"), "value"],
      [expression("\\frac{2(x + 3)}{8}"), "form"],
    ],
  ],
  [
    { FUNCTION_PROPERTY },
    "Determine whether the function is even, odd, or neither: $f(x) = x^4 - 3x^2$",
    [
      [word("odd"), "word"],
      [word("even function"), "word"],
    ],
  ],
  [
    { FUNCTION_PROPERTY },
    "For the equation $\\sqrt{x+20}=x$: Is $x=-4$ a solution?",
    [[word("yes"), "word"]],
  ],
  [
    { RELATION_PAIRS },
    "Determine whether the function is one-to-one: $\\{(1, 5), (2, 5)\\}$",
    [
      [word("yes"), "word"],
      [word("zo"), "word"],
    ],
  ],
  [
    { RELATION_PAIRS },
    "Find the domain of the relation $\\{(1, 5), (2, 7), (2, 8)\\}$",
    [
      [list("1", "2", "5"), "items"],
      [list("2"), "complete"],
      [list("1", "1", "2"), "order"],
      [word("yes"), "word"],
    ],
  ],
  [
    { QUADRATIC_FORM },
    "Write the quadratic function in vertex form: $g(t)=t^2+3t$",
    [
      [expression("(t + 3)^2 - 9"), "value"],
      [expression("t^2 + 3t"), "form"],
    ],
  ],
  [
    { TRANSFORMED_FUNCTION },
    "Write a formula for the function obtained when the graph of $f(x) = \\sqrt{x}$ is shifted up 2 units and to the left 3 units.",
    [
      [expression("\\sqrt{x - 3} + 2"), "value"],
      [expression("\\frac{2\\sqrt{x + 3} + 4}{2}"), "form"],
    ],
  ],
  [
    { VARIATION },
    "If y varies inversely with x, and y = 8 when x = 3, find y when x = 12.",
    [
      [roots("y", "32"), "roots"],
      [roots("x", "2"), "unknown"],
      [roots("y"), "complete"],
      [roots("y", "2", "2"), "order"],
    ],
  ],
  [
    { VARIATION },
    "If $p$ varies directly as $t$ and $p=21$ when $t=6$, find the equation that relates $p$ and $t$.",
    [
      [relation("p = \\frac{2}{7}t"), "relation"],
      [relation("p < \\frac{7}{2}t"), "relation"],
      [relation("p = \\frac{21}{6}t"), "form"],
    ],
  ],
  [
    { FUNCTION_FEATURES },
    "Find the vertex of $f(x) = x^2 - 8x + 3$",
    [
      [points(["x", "y"], ["4", "-12"]), "points"],
      [points(["x", "y"], ["3", "-12"]), "points"],
      [points(["y", "x"], ["4", "-13"]), "unknowns"],
      [points(["x", "y"], ["4", "-13"], ["4", "-13"]), "order"],
      [points(["x", "y"]), "complete"],
      [word("none"), "word"],
    ],
  ],
  [
    { FUNCTION_FEATURES },
    "Find the maximum or minimum value of $g(t) = -2t^2 + 12t$",
    [
      [named(["maximum", "17"], ["t", "3"]), "values"],
      [named(["minimum", "18"], ["t", "3"]), "names"],
      [named(["maximum", "18", "m"], ["t", "3"]), "units"],
    ],
  ],
  [
    { FUNCTION_FEATURES },
    "Find the zeros and their multiplicities of $f(x) = x^3 + 2x^2$",
    [
      [named(["zero", "-2"], ["multiplicity", "1"], ["zero", "0"], ["multiplicity", "1"]), "values"],
      [named(["zero", "-2"], ["multiplicity", "1"]), "names"],
    ],
  ],
  [
    { FUNCTION_FEATURES },
    "Find the horizontal asymptote of $f(x) = \\frac{6x^2 - 1}{2x^2 + x}$",
    [
      [relation("y = 2"), "relation"],
      [relation("x = 3"), "relation"],
      [relation("y = \\frac{6}{2}"), "form"],
      [word("none"), "word"],
    ],
  ],
  [
    { FUNCTION_FEATURES },
    "Find the vertical asymptotes of $f(x) = \\frac{1}{x^2 - 25}$",
    [
      [roots("x", "-5", "0", "5"), "roots"],
      [roots("x", "5"), "complete"],
      [roots("x", "5", "-5"), "order"],
      [roots("y", "-5", "5"), "unknown"],
      [word("none"), "word"],
    ],
  ],
  [
    { FUNCTION_FEATURES },
    "Find the holes of $f(x) = \\frac{x^2 + 2x - 8}{x - 2}$",
    [
      [points(["x", "y"], ["2", "5"]), "points"],
      [points(["x", "y"]), "complete"],
      [word("none"), "word"],
    ],
  ],
  [
    { FUNCTION_FEATURES },
    "Sketch the graph of $f(x) = x^2 - 2x - 3$",
    [
      [points(["x", "y"], ["1", "-4"], ["0", "-3"], ["-1", "0"], ["3", "0"], ["2", "-3"]), "points"],
      [points(["x", "y"], ["0", "-3"], ["-1", "0"], ["3", "0"]), "complete"],
      [points(["x", "y"], ["1", "-4"], ["0", "-3"], ["-1", "0"]), "complete"],
    ],
  ],
  [
    { FUNCTION_FEATURES },
    "Describe the end behavior of $f(x) = -4x^3 + x$",
    [
      [word("up on the left, up on the right"), "word"],
      [word("up on the left"), "word"],
    ],
  ],
];

describe("what is said of functions is refused by the claim that is wrong", () => {
  it.each(CASES.map((each) => [Object.keys(each[0])[0], each] as const))("%s", (_name, each) => {
    const { own, refused } = foundIn(each);
    expect(own).toEqual([]);
    expect(refused).toEqual(each[2].map(([, claim]) => [claim]));
  });
});
