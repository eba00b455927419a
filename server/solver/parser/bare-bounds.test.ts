import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { solve } from "../solve";

const answer = (text: string): string => {
  const { status, latex } = solve(text);
  return status === "solved" ? latex : status;
};
const seeded = { seed: 20261128, numRuns: 12 };

describe("bounds that are typed right behind the sign of an integral", () => {
  it("are bounds with and without a line below", () => {
    const bound = fc.integer({ min: -6, max: 9 });
    const body = fc.constantFrom("x^2", "(2x + 1)", "x", "3x^2");
    fc.assert(
      fc.property(bound, bound, body, (low, high, of) => {
        const plain = answer(`\\int_{${low}}^{${high}} ${of} dx`);
        for (const sign of [`∫${low}^${high}`, `∫_${low}^${high}`, `∫ ${low}^${high}`])
          expect(`${sign}: ${answer(`${sign} ${of} dx`)}`).toBe(`${sign}: ${plain}`);
      }),
      seeded,
    );
  });

  it("go on as far as they are typed without a space", () => {
    expect(answer("∫0^2π sin x dx")).toBe("0");
    expect(answer("∫_0^π/2 cos x dx")).toBe("1");
    expect(answer("∫_0^2 π x dx")).toBe("2\\pi");
    expect(answer("\\int_0^2\\pi x dx")).toBe("2\\pi");
    expect(answer("∫_1^e 1/x dx")).toBe("1");
  });

  it("are none where a letter of what is integrated stands in them", () => {
    expect(answer("∫2^x dx")).toBe("\\frac{2^x}{\\ln(2)} + C");
    expect(answer("∫x^2 dx")).toBe("\\frac{x^3}{3} + C");
    expect(answer("∫2x dx")).toBe("x^2 + C");
  });

  it("are asked for where a power may be meant", () => {
    for (const text of ["∫2^3 dx", "∫2^2x dx", "integrate 2^3 x", "∫1^2+x dx"])
      expect(`${text}: ${answer(text)}`).toBe(`${text}: unsupported`);
    expect(answer("integral 0^2 x dx")).toBe("2");
  });
});
