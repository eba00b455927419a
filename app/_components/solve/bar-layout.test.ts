import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { BarModelView } from "@/server/features/solve/types";
import { inWords, layoutOf, WIDTH } from "./bar-layout";

const end = fc.record({
  label: fc.constantFrom("", "left", "to his little sister", "bought", "1/3 to Tom"),
  value: fc.option(fc.integer({ min: 0, max: 99999 }).map(String)),
  isAsked: fc.boolean(),
});
const part = fc
  .tuple(end, fc.double({ min: 0, max: 1000, noNaN: true }))
  .map(([own, size]) => ({ ...own, size }));
const model: fc.Arbitrary<BarModelView> = fc.record({
  kind: fc.constantFrom("part-whole" as const, "comparison" as const),
  bars: fc.array(
    fc.record({
      label: fc.constantFrom("", "Ana"),
      parts: fc.array(part, { minLength: 1, maxLength: 12 }),
      whole: fc.option(end),
    }),
    { minLength: 1, maxLength: 2 },
  ),
});

describe("the layout of a bar model", () => {
  it("keeps every part inside the drawing, side by side", () => {
    fc.assert(
      fc.property(model, (drawn) => {
        const { bars, height } = layoutOf(drawn);
        for (const bar of bars) {
          expect(bar.width).toBeLessThanOrEqual(WIDTH + 1e-6);
          expect(bar.y + bar.height).toBeLessThanOrEqual(height);
          let x = 0;
          for (const each of bar.parts) {
            expect(each.x).toBeCloseTo(x);
            expect(each.width).toBeGreaterThan(0);
            x += each.width;
          }
        }
      }),
      { seed: 3, numRuns: 100 },
    );
  });

  it("sets no words below a bar over others", () => {
    fc.assert(
      fc.property(model, (drawn) => {
        for (const bar of layoutOf(drawn).bars) {
          const below = bar.parts.flatMap(({ texts }) => texts).filter(({ y }) => y > bar.y + bar.height);
          for (const [i, one] of below.entries())
            for (const other of below.slice(i + 1)) {
              const isApart =
                one.y !== other.y || Math.abs(one.x - other.x) >= 3.6 * (one.text.length + other.text.length);
              expect(isApart, `${one.text} / ${other.text}`).toBe(true);
            }
        }
      }),
      { seed: 5, numRuns: 100 },
    );
  });

  it("shows a question mark where a number is held back, and says so in words", () => {
    const held: BarModelView = {
      kind: "part-whole",
      bars: [
        {
          label: "",
          parts: [
            { label: "eaten", value: "4", isAsked: false, size: 1 },
            { label: "left", value: null, isAsked: true, size: 1 },
          ],
          whole: { label: "plums", value: "15", isAsked: false },
        },
      ],
    };
    expect(layoutOf(held).bars[0]?.parts[1]?.texts.map(({ text }) => text)).toContain("?");
    expect(inWords(held)).toBe("15 plums, made of 4 eaten, an unknown part left (asked).");
  });
});
