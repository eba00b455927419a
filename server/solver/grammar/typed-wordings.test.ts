import { describe, expect, it } from "vitest";
import { solve } from "../solve";

describe("questions as people type them", () => {
  it.each([
    ["question 7 - 2x + 3 = 11", "x = 4"],
    ["Q2 – 5 + 3 * 2", "11"],
    ["help with number 5: (2+4)^2", "36"],
    ["12 is what % of 48", "25\\%"],
    ["price went from $20 to $25 whats the percent increase", "25\\%"],
    ["use the quadratic formula on x^2+2x-1=0", "x = -1 \\pm \\sqrt{2}"],
    ["int from 0 to 2 of 3x^2", "8"],
    ["int 4x^3 dx", "x^4 + C"],
    ["int_0^1 2x dx", "1"],
    ["d/dx (x+1)/(x-2)", "-\\frac{3}{(x - 2)^2}"],
    ["partial derivative of x^3y wrt y", "x^3"],
    ["round 2.718 to 1 decimal", "2.7"],
    ["quadratic with roots 1 and -4", "x^2 + 3x - 4"],
    ["remainder when x^3+2 is divided by x-1", "3"],
    ["factorise f(x) where f(x) = x^2 - 7x + 10", "(x - 2)(x - 5)"],
    ["what is C(6,2)?", "15"],
    ["7!/(3!4!)", "35"],
    ["sum of two numbers is 18 and their difference is 4 find them", "(x, y) = (11, 7)"],
    ["ratio of 12 to 30", "\\frac{2}{5}"],
    ["9 is what fraction of 36", "\\frac{1}{4}"],
    ["ratio 18:30 simplified", "\\frac{3}{5}"],
    ["partial fractions 4/(x^2-4)", "-\\frac{1}{x + 2} + \\frac{1}{x - 2}"],
    ["binomial expansion (x+1)^3", "x^3 + 3x^2 + 3x + 1"],
    ["integral of 2/x dx from 1 to e", "2"],
    ["find k if x=3 is a root of x^2 - kx + 6 = 0", "k = 5"],
    ["find b if 2 is a root of x^2 + b - 7", "b = 3"],
    ["how many times does 7 go into 63", "9"],
    ["compare 2/3 and 3/5", "\\frac{2}{3} > \\frac{3}{5}"],
    ["0.6 repeating as a fraction", "\\frac{2}{3}"],
    ["i dont get how to do this 4x=20", "x = 5"],
    ["i need to know is 89 prime", "\\text{yes}"],
    ["solve {x+y=5, x-y=1}", "(x, y) = (3, 2)"],
    ["negative 6 times negative 5", "30"],
    ["what is 9 minus negative four", "13"],
    ["use l'hopital to find lim x->0 (e^(2x) - 1)/x", "2"],
    ["calcula el límite de (x^2-25)/(x-5) cuando x tiende a 5", "10"],
    ["calculer la limite de (x^2-1)/(x-1) quand x tend vers 1", "2"],
    ["berechne den grenzwert von (x^2-36)/(x-6) für x gegen 6", "12"],
    ["calcule o limite de (x^2-4)/(x-2) quando x tende a 2", "4"],
    ["wieviel sind 30% von 90", "27"],
  ])("%s", (text, latex) => {
    expect(solve(text).latex).toBe(latex);
  });

  it("have solutions of equations rounded beside the exact ones where that is asked", () => {
    expect(solve("x^2 - 3x + 1 = 0 to 2 decimal places").answer).toBe(
      "x = (3 − √5)/2 ≈ 0.38 or x = (3 + √5)/2 ≈ 2.62",
    );
    expect(solve("x^2 + x + 7 = 0 to 2 decimal places").status).toBe("unsupported");
  });

  it.each(["square root of 9 plus 16", "0.27 repeating as a fraction"])(
    "are asked about where they can mean two things: %s",
    (text) => {
      expect(solve(text).status).toBe("ambiguous");
    },
  );

  it.each(["5 of 20", "int"])("are refused where nobody can tell what is meant: %s", (text) => {
    expect(solve(text).status).toBe("unsupported");
  });

  it("keep a minus sign that touches what it is before", () => {
    expect(solve("Q4 -3x + 5 = 20").latex).toBe("x = -5");
  });
});

describe("questions in the words of books", () => {
  it.each([
    [
      "For the following exercises, use direct substitution to evaluate the limit of the continuous function. $\\lim_{x\\to 1}(3x^2+2)$",
      "5",
    ],
    [
      "Find the exact value of $\\sin\\frac{5\\pi}{12}$ using a sum or difference formula.",
      "\\frac{\\sqrt{2} + \\sqrt{6}}{4}",
    ],
    ["Given $s(t) = t^3 - t^2$, find the acceleration at time $t=2$.", "10"],
    ["If $f(x)=x^2$, find the average rate of change from $x=2$ to $x=4$.", "6"],
    ["Evaluate the limit, or explain why it does not exist: $\\lim_{x\\to 2}(x^2-1)$", "3"],
    ["Expand the logarithm as much as possible: $\\log_3\\frac{9x}{y}$.", "2 + \\log_{3}(x) - \\log_{3}(y)"],
  ])("%s", (text, latex) => {
    expect(solve(text).latex).toBe(latex);
  });
});

/** Deterministic whole numbers of either sign. */
function draws(seed: number, count: number): number[] {
  let state = seed * 7919 + 13;
  return Array.from({ length: count }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return (state % 41) - 20;
  });
}

describe("a list with nothing but spaces in it", () => {
  const lists = Array.from({ length: 40 }, (_, seed) => draws(seed + 1, 3 + (seed % 5)));

  it.each(lists.map((list) => [list]))("has signs of its own: %j", (list) => {
    const [spaced, commas] = [list.join(" "), list.join(", ")];
    const isParted = list.slice(1).some((each) => each >= 0);
    for (const asked of ["the mean of", "the median of", "the range of the data"]) {
      const [typed, plain] = [solve(`find ${asked} ${spaced}`), solve(`find ${asked} ${commas}`)];
      expect(plain.status).toBe("solved");
      if (isParted) expect(typed.latex).toBe(plain.latex);
      else expect([plain.latex, ""]).toContain(typed.latex);
    }
  });

  it.each([
    ["9 -2", "7"],
    ["20 -3 -4", "13"],
    ["5 1/4 -2 2/3", "2\\frac{7}{12}"],
    ["3x -2 = 4", "x = 2"],
  ])("is none where a difference is written: %s", (text, latex) => {
    expect(solve(text).latex).toBe(latex);
  });
});

describe("dx behind a denominator", () => {
  it.each(["integral of # dx", "integrate # dx", "∫ # dx", "\\int # \\, dx", "find the integral: # dx"])(
    "stands beside the fraction: %s",
    (question) => {
      const asked = (of: string) => solve(question.replace("#", of)).latex;
      for (const [below, above] of ["x", "x^2", "(x+3)", "(x^2+1)", "sqrt(x)"].flatMap((name) =>
        ["1", "5", "7"].map((top) => [name, top] as const),
      )) {
        expect(asked(`${above}/${below}`), `${above}/${below}`).not.toBe("");
        expect(asked(`${above}/${below}`)).toBe(asked(`(${above})/(${below})`));
      }
    },
  );

  it("is two letters where nothing is integrated", () => {
    expect(solve("simplify 1/x dx").status).not.toBe("solved");
  });
});

describe("a fraction behind the target of a limit", () => {
  it.each(["x", "x^2", "(x+1)", "sin x", "sqrt(x)"])("belongs to the function: 1/2 %s", (of) => {
    for (const target of [1, 2, 5]) {
      const { latex } = solve(`lim x->${target} 1/2 ${of}`);
      expect(latex).toBe(
        solve(
          `\\lim_{x \\to ${target}} \\frac{1}{2} ${of.replace("sin", "\\sin").replace("sqrt(x)", "\\sqrt{x}")}`,
        ).latex,
      );
    }
  });

  it("is a mixed number's where the target ends the question", () => {
    expect(solve("limit of 4x as x->2 1/2").latex).toBe("10");
  });
});
