import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { solve } from "../../solve";

const simplified = (text: string, words = "Simplify") => solve(`${words}: $${text}$`);
const rulesOf = (text: string) => simplified(text).steps.map(({ rule }) => rule);

describe("rules for expressions with roots of letters", () => {
  it.each([
    ["take-out-of-root", "\\sqrt{50a^3}"],
    ["quotient-of-roots", "\\frac{\\sqrt{45k^5}}{\\sqrt{5k}}"],
    ["cancel-under-root", "\\sqrt{\\frac{x^9}{x^3}}"],
    ["product-of-roots", "(2\\sqrt{6x})(5\\sqrt{3x})"],
    ["multiply-out-roots", "(1+\\sqrt{t})(2-3\\sqrt{t})"],
    ["combine-like-roots", "5\\sqrt{y}-2\\sqrt{y}"],
    ["clear-root-below", "\\frac{6}{\\sqrt{3x}}"],
    ["multiply-by-conjugate", "\\frac{\\sqrt{7}}{\\sqrt{x}-\\sqrt{3}}"],
    ["fractional-exponent-as-root", "x^{\\frac{3}{2}}\\sqrt{8}"],
  ])("%s works on %s", (rule, text) => {
    expect(rulesOf(text)).toContain(rule);
  });
});

describe("simplest radical form", () => {
  it.each([
    ["\\sqrt{50a^3}", "5a\\sqrt{2a}"],
    ["\\sqrt[3]{54b^7}", "3b^2\\sqrt[3]{2b}"],
    ["\\sqrt[3]{-27m^6}", "-3m^2"],
    ["\\frac{\\sqrt[3]{16p^{-1}}}{\\sqrt[3]{2p^5}}", "\\frac{2}{p^2}"],
    ["\\frac{9}{\\sqrt[3]{9x}}", "\\frac{3\\sqrt[3]{3x^2}}{x}"],
    ["(5-2\\sqrt{r})^2", "25 - 20\\sqrt{r} + 4r"],
    ["\\frac{x-9}{\\sqrt{x}+3}", "\\sqrt{x} - 3"],
    ["\\sqrt{18n}+\\sqrt{8n}", "5\\sqrt{2n}"],
  ])("%s is %s, proved for positive letters", (text, latex) => {
    const result = simplified(text);
    expect([result.latex, result.verification]).toEqual([latex, "verified"]);
  });

  it.each([
    ["\\sqrt{36x^2}", "6|x|"],
    ["\\sqrt[4]{16y^{12}}", "2|y^3|"],
    ["\\sqrt[3]{8z^3}", "2z"],
    ["\\sqrt{x^8}", "x^4"],
    ["\\sqrt{12a^2b^6}", "2|ab^3|\\sqrt{3}"],
  ])("%s has absolute values where the words ask for them", (text, latex) => {
    const result = simplified(text, "Simplify using absolute values as necessary");
    expect([
      result.latex.replaceAll("\\left|", "|").replaceAll("\\right|", "|"),
      result.verification,
    ]).toEqual([latex, "verified"]);
  });

  it("says when the answer needs positive letters", () => {
    expect(simplified("\\sqrt{49x^2}").evidence.join(" ")).toContain("positive");
    expect(simplified("\\sqrt{49x^4}").evidence.join(" ")).not.toContain("positive here");
  });

  it("abstains from roots of sums and from negative numbers under even roots", () => {
    expect(simplified("\\sqrt{x^2+9}").status).toBe("unsupported");
    expect(simplified("\\sqrt{-4x^3}").status).toBe("unsupported");
  });
});

describe("random roots", () => {
  const small = fc.integer({ min: 1, max: 12 });
  it("put a known factor outside", () => {
    fc.assert(
      fc.property(
        small,
        fc.constantFrom(2, 3, 5),
        fc.integer({ min: 2, max: 5 }),
        small,
        (out, inside, index, k) => {
          const text = `\\sqrt[${index}]{${out ** index * inside}x^{${k * index + 1}}}`;
          const result = simplified(text);
          const front = `${out === 1 ? "" : out}x${k === 1 ? "" : `^${k > 9 ? `{${k}}` : k}`}`;
          const root = index === 2 ? "\\sqrt" : `\\sqrt[${index}]`;
          expect([result.latex, result.verification]).toEqual([`${front}${root}{${inside}x}`, "verified"]);
        },
      ),
      { seed: 1, numRuns: 80 },
    );
  });

  it("keep the value in products of sums, and every step is new", () => {
    fc.assert(
      fc.property(small, small, small, (a, b, c) => {
        const result = simplified(`(${a}+${b}\\sqrt{x})(${c}-\\sqrt{x})`);
        expect(result.verification).toBe("verified");
        expect(result.steps.every((step, at) => step.latex !== result.steps[at - 1]?.latex)).toBe(true);
        expect(result.steps.at(-1)?.latex).toBe(result.latex);
      }),
      { seed: 1, numRuns: 60 },
    );
  });
});

describe("roots and fractional exponents", () => {
  it.each([
    ["Write $\\sqrt[5]{y^3}$ with a rational exponent", "y^{\\frac{3}{5}}"],
    ["Write $m^{\\frac{3}{4}}$ as a radical expression", "\\sqrt[4]{m^3}"],
  ])("%s", (text, latex) => {
    const result = solve(text);
    expect([result.latex, result.verification]).toEqual([latex, "verified"]);
  });
});

describe("numbers with i", () => {
  it.each([
    ["Write in terms of $i$: $\\sqrt{-20}$", "2i\\sqrt{5}"],
    ["Find the complex conjugate of $6-7i$", "6 + 7i"],
  ])("%s", (text, latex) => {
    const result = solve(text);
    expect([result.latex, result.verification]).toEqual([latex, "verified"]);
  });
});

describe("numbers of one kind", () => {
  const numbers = "Given the numbers $-4, \\sqrt{3}, 0.\\overline{7}, \\frac{2}{5}, \\sqrt{81}, 3.10472...,$";
  it.each([
    ["integers", "-4, \\sqrt{81}", "partial"],
    ["whole numbers", "\\sqrt{81}", "partial"],
    ["irrational numbers", "\\sqrt{3}, 3.10472...", "partial"],
    ["rational numbers", "-4, 0.\\overline{7}, \\frac{2}{5}, \\sqrt{81}", "partial"],
  ])("lists the %s", (kind, latex, verification) => {
    const result = solve(`${numbers} list the ${kind}.`);
    expect([result.latex, result.verification]).toEqual([latex, verification]);
  });

  it("says when there are none", () => {
    expect(solve("List the irrational numbers: $-2, \\frac{1}{2}, 7$").latex).toBe("\\text{none}");
  });
});
