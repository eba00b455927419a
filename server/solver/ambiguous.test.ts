import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkAnswer } from "./check/check";
import { DEFAULT_LIMITS } from "./limits";
import { readSettled } from "./settle";
import { solve } from "./solve";

const RUNS = { seed: 20261122, numRuns: 25 };
const small = fc.integer({ min: 2, max: 9 });
const whole = fc.integer({ min: 10, max: 300 });
const letter = fc.constantFrom("a", "k", "m", "t", "w");

/** Writing that means several things, with numbers and letters nobody chose. */
const UNCLEAR: readonly (readonly [string, fc.Arbitrary<string>])[] = [
  ["a letter x between numbers", fc.tuple(small, small).map(([a, b]) => `${a}x${b}`)],
  ["several of them", fc.tuple(small, small, small).map(([a, b, c]) => `${a}x${b}x${c}`)],
  ["a cross beside the letter", fc.tuple(small, small).map(([a, b]) => `${a} x ${b} + x = ${a * b + 2}`)],
  ["a fraction after an exponent", fc.tuple(small, small, small).map(([a, b, c]) => `${a}^${b + c}/${c}`)],
  ["a unit fraction after an exponent", fc.tuple(whole, small).map(([a, b]) => `${a}^1/${b}`)],
  ["a tower of numbers", fc.tuple(small, small).map(([a, b]) => `${a}^${b}^3`)],
  ["a bracket after a typed fraction", fc.tuple(whole, small, small).map(([a, b, c]) => `${a}/${b}(1+${c})`)],
  [
    "a letter after a typed fraction",
    fc.tuple(small, small, letter).map(([a, b, x]) => `Simplify ${a}/${b}${x}`),
  ],
  ["a product after ÷", fc.tuple(whole, small, small).map(([a, b, c]) => `${a} ÷ ${b}(${c} + 1)`)],
  ["letters below a slash", fc.tuple(small, letter).map(([a, x]) => `Simplify y/${a}${x}`)],
  ["a lost superscript", fc.tuple(letter, small).map(([x, a]) => `Solve ${x}2 = ${a * a}`)],
  ["a percentage added", fc.tuple(whole, small).map(([a, p]) => `${a} + ${p}%`)],
  ["a percentage taken off", fc.tuple(whole, small).map(([a, p]) => `${a} - ${p}%`)],
  ["a percentage in an equation", fc.tuple(whole, small, letter).map(([a, p, x]) => `${x} + ${p}% = ${a}`)],
  ["an angle without a unit", fc.tuple(fc.constantFrom("sin", "cos"), whole).map(([f, a]) => `${f}(${a})`)],
  ["a bare angle", fc.tuple(fc.constantFrom("sin", "cos"), small).map(([f, a]) => `${f} ${a} + 1`)],
  ["an e before a sign", fc.tuple(small, small).map(([a, b]) => `${a}e-${b}`)],
  ["half of a sum", fc.tuple(small, small).map(([a, b]) => `half of ${a} + ${b}`)],
  ["a percentage of a sum", fc.tuple(small, whole).map(([a, b]) => `What is ${a}% of ${b} + ${a}?`)],
  ["a multiple of a sum", fc.tuple(small, small).map(([a, b]) => `twice ${a} - ${b + 1}`)],
  ["a root in words before a sum", fc.tuple(small, small).map(([a, b]) => `sqrt ${a * a} + ${b}`)],
];

describe("a writing with several readings", () => {
  it.each(UNCLEAR)("%s: is asked back, and each reading offered says one thing only", (_name, texts) => {
    fc.assert(
      fc.property(texts, (text) => {
        const { status, verification, answer, reason, readings = [] } = solve(text);
        expect({ text, status, verification, answer }).toEqual({
          text,
          status: "ambiguous",
          verification: "unchecked",
          answer: "",
        });
        expect(reason).toMatch(/\?$/);
        expect(new Set(readings.map((reading) => reading.answer)).size).toBeGreaterThan(1);
        for (const reading of readings) {
          const chosen = solve(reading.text);
          expect([reading.text, chosen.status, chosen.latex]).toEqual([
            reading.text,
            reading.status,
            reading.answer,
          ]);
          expect(reading.meaning).not.toBe("");
        }
      }),
      RUNS,
    );
  });

  it.each([
    ["sin(0)", "0"],
    ["70 + 0%", "70"],
    ["1^5^2", "1"],
    ["8/2(1)", "4"],
  ])("%s is answered, since every reading comes to the same", (text, answer) => {
    expect(solve(text)).toMatchObject({ status: "solved", answer });
  });

  it("means the same in every place", () => {
    const { readings = [] } = solve("1/2k + 1/3k");
    expect(readings.map(({ text }) => text)).toEqual(["1/(2k) + 1/(3k)", "1/2*k + 1/3*k"]);
  });

  it("is refused where it would be asked too often", () => {
    const text = Array.from({ length: 20 }, (_, at) => `1/${at + 2}k`).join(" + ");
    expect(solve(text)).toMatchObject({ status: "unsupported" });
  });

  it("judges no answer, also one that is right in one reading", () => {
    for (const answer of ["92", "80.15", "7"])
      expect(checkAnswer("80 + 15%", answer).verdict).toBe("cannot-tell");
  });

  it("is no problem to work on for someone who only reads it", () => {
    expect(readSettled("5x7", DEFAULT_LIMITS)).toMatchObject({ ok: false, unclear: true });
    expect(readSettled("sin(0)", DEFAULT_LIMITS).ok).toBe(true);
  });
});

describe("a writing with one sensible reading", () => {
  it.each([
    ["Find 260 decreased by 15%", "221"],
    ["What is 340 increased by 5%?", "357"],
    ["Increase 60 by 35%", "81"],
    ["30% less than 70", "49"],
    ["12% more than 250", "280"],
    ["A number decreased by 20% is 56", "x = 70"],
    ["8C3", "56"],
    ["6P2", "30"],
    ["2 * 4C2", "12"],
    ["4.5e3", "4500"],
    ["1e-2 + 1", "101/100"],
    ["sqrt 12 + sqrt 27", "5√3"],
    ["sqrt16 + 9", "13"],
    ["2/(sqrt3 - 1)", "1 + √3"],
    ["0.2777... as a fraction", "5/18"],
    ["0.454545... as a fraction", "5/11"],
    ["1,250 / 5", "250"],
    ["sin 60° + sin 60°", "√3"],
    ["find cos(60 degrees)", "1/2"],
    ["sin(30°) + cos 60", "1"],
    ["8 x 12", "96"],
    ["lim x->0+ 1/x", "∞"],
    ["lim x->0- 1/x", "−∞"],
    ["√3 x √12", "6"],
    ["2/3 x 9/4", "3/2"],
    ["7 x -3", "−21"],
    ["3/4 x", null],
    ["x^2/25 + y^2/16 = 1", null],
    ["What is the derivative of sin(2)x?", "sin(2)"],
  ])("%s", (text, answer) => {
    const result = solve(text);
    expect(result.status).not.toBe("ambiguous");
    if (answer !== null) expect(result.answer).toBe(answer);
  });

  it("parts the numbers of a list at every comma once one of them must be a comma of the list", () => {
    const numbers = fc.array(fc.integer({ min: 100, max: 999 }), { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(small, small, numbers, (a, b, more) => {
        const written = [a, b, ...more];
        const tight = solve(`What is the mean of ${written.join(",")}?`);
        expect(tight.answer).toBe(solve(`What is the mean of ${written.join(", ")}?`).answer);
        expect(tight.status).toBe("solved");
      }),
      RUNS,
    );
  });

  it.each(["3:40 + 1:25", "C6H12O6", "Simplify CO2", "0.1234... as a fraction", "3.14159... + 1"])(
    "%s is refused: nobody can say what is asked",
    (text) => {
      expect(solve(text)).toMatchObject({ status: "unsupported", latex: "" });
    },
  );
});
