import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toLatex } from "../printer/latex";
import { solve } from "../solve";
import { parseExpression } from "./parse";

const small = fc.integer({ min: 1, max: 9 });
const proper = fc
  .tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 2, max: 9 }))
  .filter(([top, bottom]) => top < bottom);
const settings = { seed: 20261127, numRuns: 25 };

/** What two texts stand for, printed. */
const same = (one: string, other: string) =>
  expect(toLatex(parseExpression(one)), one).toBe(toLatex(parseExpression(other)));

describe("a script without braces", () => {
  it("ends before a fraction at the height of the line, wherever it stands", () => {
    fc.assert(
      fc.property(small, proper, fc.boolean(), (n, [top, bottom], isBare) => {
        const fraction = isBare ? `\\frac${top}${bottom}` : `\\frac{${top}}{${bottom}}`;
        same(`x^${n} ${fraction}`, `x^{${n}} ${fraction}`);
        same(`\\log_${n + 1} ${fraction}`, `\\log_{${n + 1}} ${fraction}`);
        same(`\\int_0^${n} ${fraction} x dx`, `\\int_{0}^{${n}} ${fraction} x dx`);
        same(`\\int_${n}^9 ${fraction} x dx`, `\\int_{${n}}^{9} ${fraction} x dx`);
        same(`\\int_0^${n} ${top}/${bottom} x dx`, `\\int_{0}^{${n}} ${top}/${bottom} x dx`);
        same(`\\sum_{k=1}^${n} ${fraction}`, `\\sum_{k=1}^{${n}} ${fraction}`);
      }),
      settings,
    );
  });

  it("is worked as it is read", () => {
    expect(solve("Evaluate $\\int_0^2 \\frac{1}{2} x\\,dx$").latex).toBe("1");
    expect(solve("Evaluate $\\int_1^2 \\frac34 dx$").latex).toBe("\\frac{3}{4}");
    expect(solve("Evaluate $3^2 \\frac{1}{2}$").latex).toBe("\\frac{9}{2}");
    expect(solve("What is $\\log_2 \\frac{1}{8}$?").latex).toBe("-3");
  });

  it("keeps a half that is written right behind its number", () => {
    same("x^2½", "x^{2\\frac{1}{2}}");
  });

  it("is not guessed where a typed fraction stands apart", () => {
    expect(solve("2^1 1/2").status).not.toBe("solved");
  });
});
