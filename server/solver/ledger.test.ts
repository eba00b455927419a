import { describe, expect, it } from "vitest";
import { FAMILIES } from "@/server/cli/fuzz/families";
import { randomFrom } from "@/server/cli/fuzz/random";
import { checkAnswer, checkWorking, equivalent } from "./check/check";
import type { Expression } from "./expression/ast";
import { int, power, product, sum, symbol } from "./expression/build";
import { evaluateComplex } from "./expression/evaluate-numeric";
import { multiplyModulo } from "./expression/factorization-lift";
import { multiplyIntegers } from "./expression/factorization-univariate";
import { decimalValue } from "./expression/figures";
import { integerPower } from "./expression/integer";
import { collectTerms, type Polynomial, univariateCoefficients } from "./expression/polynomial";
import { multiplyResidues } from "./expression/polynomial-modular";
import { multiplyRadicals, rootRadical } from "./expression/radical-ring";
import { collectRadicals, numberTerm } from "./expression/radical-term";
import { add, fromInt, gcd, multiply, rational } from "./expression/rational";
import { substitute } from "./expression/substitute";
import { extractPower, integerRoot } from "./expression/surd";
import { collectSurds, multiplySurds, surdRoot } from "./expression/surd-number";
import { powerForm } from "./expression/tidy/form";
import { baseOf } from "./expression/tidy/sum";
import { mapChildren, some, symbolsOf } from "./expression/walk";
import { charge, isUndefined, onLedger, unitsOf } from "./ledger";
import { DEFAULT_LIMITS } from "./limits";
import { primeFactors } from "./methods/number-theory/prime-factors";
import { parseExpression } from "./parser/parse";
import { toLatex } from "./printer/latex";
import { toText } from "./printer/text";
import { readProblem } from "./problem/read";
import { solve } from "./solve";
import { LimitReached, type Method, type Problem } from "./types";
import { workWith } from "./work";

/** Spends nothing itself, so that what is drawn is what the primitive draws. */
const FREE = { spend: () => {} };
const x = symbol("x");
const longNumber = (digits: number): bigint => BigInt("7".repeat(digits));
const longSum = (terms: number): Expression => sum(Array.from({ length: terms }, () => x));
const deep = (depth: number): Expression =>
  Array.from({ length: depth }).reduce<Expression>((inner) => power(inner, int(2)), x);
const polynomial = (terms: number): Polynomial =>
  collectTerms(
    Array.from({ length: terms }, (_, k) => ({ coefficient: fromInt(1), exponents: { x: k + 1 } })),
  );
const surds = (count: number) =>
  Array.from({ length: count }, (_, k) => surdRoot(fromInt(k * k + 1), 2n) ?? []).flat();
const radicals = (count: number) =>
  Array.from({ length: count }, (_, k) => rootRadical(BigInt(k + 2), 2n)).flat();
const forms = (count: number) =>
  Array.from({ length: count }, (_, k) => powerForm({ kind: "symbol", key: `x${k}`, name: `x${k}` }));

/** What a primitive does for a size, and how much more a size eight times as large has to draw at least. */
const PRIMITIVES: readonly (readonly [name: string, growth: number, work: (size: number) => unknown])[] = [
  [
    "adding fractions",
    16,
    (n) => add(rational(1n, longNumber(n * 200)), rational(1n, longNumber(n * 200) + 2n)),
  ],
  [
    "multiplying fractions",
    16,
    (n) => multiply(rational(longNumber(n * 200)), rational(longNumber(n * 200))),
  ],
  ["a common divisor", 16, (n) => gcd(longNumber(n * 200), longNumber(n * 200 - 1))],
  ["a power of a number", 16, (n) => integerPower(longNumber(20), BigInt(n * 10))],
  ["a root of a number", 8, (n) => integerRoot(longNumber(n * 200), 3n)],
  ["taking a square out", 4, (n) => extractPower(twoPrimes(n), 2n)],
  ["prime factors", 2, (n) => primeFactors(twoPrimes(n), { spend: charge })],
  ["collecting terms", 6, (n) => polynomial(n * 4)],
  ["listing coefficients", 6, (n) => univariateCoefficients(polynomial(n * 4), "x")],
  ["polynomials modulo a prime", 16, (n) => multiplyResidues(ones(n * 4), ones(n * 4), 7)],
  ["polynomials modulo a power", 16, (n) => multiplyModulo(bigOnes(n * 4), bigOnes(n * 4), 49n)],
  ["whole polynomials", 16, (n) => multiplyIntegers(bigOnes(n * 4), bigOnes(n * 4))],
  ["a product of sums of roots", 16, (n) => multiplySurds(surds(n), surds(n))],
  ["collecting roots", 6, (n) => collectSurds(surds(n * 4))],
  ["a product of unsimplified roots", 16, (n) => multiplyRadicals(radicals(n), radicals(n), FREE)],
  [
    "collecting radicals",
    6,
    (n) => collectRadicals(Array.from({ length: n * 4 }, () => numberTerm(fromInt(1)))),
  ],
  ["the key of a sum", 6, (n) => baseOf(forms(n * 4))],
  ["building a sum", 6, (n) => longSum(n * 4)],
  ["building a product", 6, (n) => product(Array.from({ length: n * 4 }, () => x))],
  ["putting in", 6, (n) => substitute(deep(n * 4), new Map([["x", int(3)]]))],
  ["looking through a tree", 6, (n) => some(deep(n * 4), () => false)],
  ["collecting letters", 6, (n) => symbolsOf(deep(n * 4))],
  ["changing a tree", 6, (n) => everywhere(deep(n * 4))],
  ["a value in doubles", 6, (n) => evaluateComplex(deep(n * 4), new Map([["x", { re: 1, im: 0 }]]))],
  ["printing LaTeX", 6, (n) => toLatex(deep(n * 4))],
  ["printing text", 6, (n) => toText(deep(n * 4))],
  ["parsing", 6, (n) => parseExpression(Array.from({ length: n * 4 }, () => "x").join("+"))],
  ["reading", 3, (n) => readProblem("lorem ipsum ".repeat(n * 4), DEFAULT_LIMITS)],
];

const ones = (count: number): number[] => Array.from({ length: count }, () => 1);
const bigOnes = (count: number): bigint[] => Array.from({ length: count }, () => 1n);
/** Without small factors. */
const twoPrimes = (n: number): bigint => (n < 8 ? 1009n * 1013n : 1_000_003n * 1_000_033n);
const everywhere = (e: Expression): Expression => mapChildren(e, everywhere);

const SMALL = { ...DEFAULT_LIMITS, total: 20_000 };
const nested = (depth: number): string => (depth === 0 ? "x" : `f(${nested(depth - 1)})`);

describe("the ledger of a call", () => {
  it.each(PRIMITIVES)("is drawn on by %s, more with its size", (_name, growth, work) => {
    const [small, large] = [unitsOf(() => work(4)), unitsOf(() => work(32))];
    expect(small).toBeGreaterThan(0);
    expect(large).toBeGreaterThanOrEqual(growth * small);
  });

  it("stays used up until the call ends, and is full for the next one", () => {
    const attempts = onLedger({ total: 10 }, () =>
      [1, 2, 3].map((units) => refused(() => charge(units * 6))),
    );
    expect(attempts).toEqual([false, true, true]);
    expect(onLedger({ total: 10 }, () => refused(() => charge(6)))).toBe(false);
  });

  it("is shared by everything that is tried for one text, and an extra is left out before the answer is", () => {
    const text = "Solve x^2 - 5x + 6 = 0";
    const whole = solve(text);
    expect(whole.alternatives.length).toBeGreaterThan(1);
    const needed = unitsOf(() => solve(text));
    const outcomes = [0.2, 0.5, 0.7, 0.9, 1.1].map((share) =>
      solve(text, { ...DEFAULT_LIMITS, total: Math.ceil(needed * share) }),
    );
    const counts = outcomes.map(({ status, alternatives }) =>
      status === "solved" ? alternatives.length : -1,
    );
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
    expect(counts.at(0)).toBe(-1);
    expect(counts.at(-1)).toBe(whole.alternatives.length);
    expect(counts.some((count) => count >= 0 && count < whole.alternatives.length)).toBe(true);
  });

  it.each(FAMILIES.map((family) => [family.name, family] as const))(
    "ends %s of any size",
    (_name, family) => {
      for (const size of [5, 25]) {
        const text = family.text(randomFrom(size), size);
        expect(["solved", "no-solution", "unsupported", "limit-reached"]).toContain(
          solve(text, SMALL).status,
        );
        expect(() => checkAnswer(text, text.slice(0, 200), SMALL)).not.toThrow();
        expect(() => checkWorking(text, [text.slice(0, 200), "x = 1"], SMALL)).not.toThrow();
        expect(() => equivalent(text, `${text} + 0`, "real", SMALL)).not.toThrow();
      }
    },
  );

  it.each([
    ["composition", `Let f(x) = x^3 + x. What is ${nested(24)}?`],
    [
      "sums of roots to a power",
      `(${[2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43].map((p) => `sqrt(${p})`).join(" + ")})^4`,
    ],
    ["letters to a power", "Expand (x+y+z)^40"],
  ])("says in words that %s is too large", (_name, text) => {
    const { status, reason, latex } = solve(text);
    expect(status).toBe("limit-reached");
    expect(reason).toMatch(/too large for me to work through/);
    expect(latex).toBe("");
  });

  it("keeps what was read of a text that is too large to be worked", () => {
    const { status, read } = solve("Expand (x+y+z)^40");
    expect(status).toBe("limit-reached");
    expect(read.latex).toBe("(x + y + z)^{40}");
  });
});

const refused = (work: () => void): boolean => {
  try {
    work();
    return false;
  } catch (error) {
    return error instanceof LimitReached;
  }
};

describe("a stack that runs full", () => {
  const endless = (n: number): number => 1 + endless(n + 1);
  const method = (work: () => never): Method => ({ id: "none", tasks: ["calculate"], work });
  const problem = {
    task: "calculate",
    expression: int(1),
    text: "",
    instruction: "",
    latex: "",
    form: {},
  } as Problem;

  it("is a limit, not a value that does not exist", () => {
    expect(() => onLedger(DEFAULT_LIMITS, () => endless(0))).toThrow(LimitReached);
    expect(() =>
      workWith(
        method(() => endless(0) as never),
        problem,
        FREE,
      ),
    ).toThrow(RangeError);
  });

  it("is told apart from a division by zero, after which there is merely no answer", () => {
    const divided = () => {
      throw new RangeError("division by zero");
    };
    expect(workWith(method(divided), problem, FREE)).toBeNull();
    expect([() => rational(1n, 0n), () => endless(0)].map((work) => isUndefined(errorOf(work)))).toEqual([
      true,
      false,
    ]);
  });

  it.each<[string, () => unknown]>([
    ["a digit beyond the last", () => (1).toFixed(101)],
    ["a fraction taken for a whole number", () => BigInt(1.5)],
    ["a list of a negative length", () => new Array(-1)],
    ["an invariant that does not hold", () => invariant("the divisor does not divide")],
    ["a text that is no number", () => decimalValue("abc")],
  ])("is told apart from a defect, which stays one: %s", (_, work) => {
    expect(isUndefined(errorOf(work))).toBe(false);
    expect(() => workWith(method(work as () => never), problem, FREE)).toThrow();
  });
});

const invariant = (words: string): never => {
  throw new RangeError(words);
};

function errorOf(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}
