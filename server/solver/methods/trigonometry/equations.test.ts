import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Family, fewestFamilies } from "../../expression/families";
import { rational } from "../../expression/rational";
import { solve } from "../../solve";

const PARTS = 12;
const near = (a: number, b: number): boolean => Math.abs(a - b) < 1e-9;

interface Side {
  readonly text: string;
  readonly at: (x: number) => number;
}

const waves: readonly Side[] = (["sin", "cos"] as const).flatMap((name) =>
  [1, 2, 3].flatMap((times) =>
    ["", "-"].map((sign) => ({
      text: `${sign}${name}(${times === 1 ? "" : times}x)`,
      at: (x: number) => (sign === "" ? 1 : -1) * Math[name](times * x),
    })),
  ),
);
const levels: readonly Side[] = ["0", "1", "-1"].map((text) => ({ text, at: () => Number(text) }));

/** Where the two sides meet among the twelfths of a half turn. */
function meetings(one: Side, other: Side, within: (twelfths: number) => boolean): number[] {
  const places = Array.from({ length: 4 * PARTS + 1 }, (_, at) => at - 2 * PARTS).filter(within);
  return places.filter((at) => near(one.at((at * Math.PI) / PARTS), other.at((at * Math.PI) / PARTS)));
}

describe("an equation of circular functions on an interval", () => {
  const ends = fc.tuple(
    fc.constantFrom(["-180", -PARTS], ["0", 0], ["90", PARTS / 2] as const),
    fc.constantFrom(["180", PARTS], ["270", (3 * PARTS) / 2], ["360", 2 * PARTS] as const),
    fc.boolean(),
    fc.boolean(),
  );

  it("has the ends among its solutions where they belong to the interval, and nowhere else", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...waves),
        fc.constantFrom(...waves, ...levels),
        ends,
        (one, other, [[lowText, low], [highText, high], hasLow, hasHigh]) => {
          const [from, to] = [low as number, high as number];
          const stated = `${lowText} ${hasLow ? "<=" : "<"} x ${hasHigh ? "<=" : "<"} ${highText}`;
          const found = solve(`Solve ${one.text} = ${other.text} for ${stated}`);
          if (!["solved", "no-solution"].includes(found.status)) return;
          const degrees = found.latex.match(/-?\d+(?:\.\d+)?(?=\^)/g)?.map(Number) ?? [];
          const expected = meetings(one, other, (at) => {
            const isBehind = hasLow ? at >= from : at > from;
            return isBehind && (hasHigh ? at <= to : at < to);
          });
          for (const at of expected)
            expect(degrees, `${one.text} = ${other.text}, ${stated}`).toContain(at * 15);
          expect(
            degrees.filter((angle) => angle % 15 === 0).length,
            `${one.text} = ${other.text}, ${stated}`,
          ).toBe(expected.length);
        },
      ),
      { seed: 1, numRuns: 120 },
    );
  });

  it("is solved for most of what is drawn", () => {
    const drawn = fc.sample(fc.tuple(fc.constantFrom(...waves), fc.constantFrom(...waves)), {
      seed: 3,
      numRuns: 40,
    });
    const solved = drawn.filter(
      ([one, other]) =>
        one.text === other.text ||
        solve(`Solve ${one.text} = ${other.text} for 0 <= x < 2pi`).status === "solved",
    );
    expect(solved.length).toBeGreaterThanOrEqual(20);
  });

  it.each([
    ["sin x + cos x = 1 on [0, 2pi)", "x = 0,\\ \\frac{\\pi}{2}"],
    ["sqrt(3) sin x - cos x = 1 for 0 <= x < 2pi", "x = \\frac{\\pi}{3},\\ \\pi"],
    ["cos x - sin x = 1 for 0 <= x < 360", "x = 0^{\\circ},\\ 270^{\\circ}"],
    ["solve 2cos(2x - 60) = 1 for 0 <= x <= 180", "x = 0^{\\circ},\\ 60^{\\circ},\\ 180^{\\circ}"],
    ["2sin^2 x = 1 for -180 <= x <= 180", "x = -135^{\\circ},\\ -45^{\\circ},\\ 45^{\\circ},\\ 135^{\\circ}"],
    ["tan x = 1 for -pi/2 <= x <= pi/2", "x = \\frac{\\pi}{4}"],
  ])("%s", (text, latex) => {
    const { verification, ...found } = solve(text);
    expect([found.latex, verification]).toEqual([latex, "verified"]);
  });
});

describe("an equation of circular functions without an interval", () => {
  it.each([
    [
      "sin(2x) = cos(x)",
      "x = \\frac{\\pi}{6} + 2\\pi k,\\ x = \\frac{\\pi}{2} + \\pi k,\\ x = \\frac{5\\pi}{6} + 2\\pi k",
    ],
    ["sin 3x = sin x", "x = \\pi k,\\ x = \\frac{\\pi}{4} + \\frac{\\pi}{2}k"],
    ["sec x = 2", "x = \\frac{\\pi}{3} + 2\\pi k,\\ x = \\frac{5\\pi}{3} + 2\\pi k"],
    ["cos 4x = cos 2x", "x = \\frac{\\pi}{3}k"],
  ])("%s", (text, latex) => {
    const { verification, ...found } = solve(text);
    expect([found.latex, verification]).toEqual([latex, "verified"]);
  });
});

describe("families of solutions", () => {
  const family = fc
    .tuple(fc.integer({ min: -24, max: 24 }), fc.constantFrom(1n, 2n))
    .map(([start, period]): Family => ({ start: rational(BigInt(start), 12n), period: rational(period) }));
  const holds = ({ start, period }: Family, twelfths: number): boolean => {
    const length = Number(period.n * 12n) / Number(period.d);
    const from = (Number(start.n) * 12) / Number(start.d);
    return Math.abs(Math.round((twelfths - from) / length) * length - (twelfths - from)) < 1e-9;
  };

  it("keep every solution and win none, whatever is joined; no solution is in two of them", () => {
    fc.assert(
      fc.property(fc.array(family, { minLength: 1, maxLength: 8 }), (families) => {
        const fewest = fewestFamilies(families);
        for (let at = -48; at <= 48; at += 1) {
          const times = fewest.filter((one) => holds(one, at)).length;
          expect(times).toBe(families.some((one) => holds(one, at)) ? 1 : 0);
        }
      }),
      { seed: 1, numRuns: 300 },
    );
  });
});
