import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { asText } from "./as-text";
import { withoutFences, withoutOpenFence } from "./fenced-math";
import { splitMath, withoutOpenMath } from "./math";
import corpus from "./random-text.json";

/** Texts made of what Markdown and mathematics are made of. */
const piece = fc.constantFrom(
  ..."$ $$ \\( \\) \\[ \\] ``` ```math ~~~ ` \\ { } _ ^ * ** # > - 1. | [ ] ( ) ! < &".split(" "),
  ...[
    "\n",
    "\n\n",
    " ",
    "x",
    "12",
    "$5",
    "$10.50",
    "\\frac{1}{2}",
    "costs $5, then $10",
    "\ud835\udc65",
    "é",
    "    ",
  ],
);
const text = fc.oneof(
  { weight: 4, arbitrary: fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join("")) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 60 }) },
);
const RUNS = { numRuns: 1500, seed: 7 };
const EXAMPLES = corpus.map((one): [string] => [one]);

describe("any text, as it arrives", () => {
  it("is not changed by leaving out its fences a second time", () => {
    fc.assert(
      fc.property(text, (one) => {
        const once = withoutFences(one);
        expect(withoutFences(once)).toBe(once);
      }),
      { ...RUNS, examples: EXAMPLES },
    );
  });

  it("cut anywhere, is shown from its beginning, without what is on its way", () => {
    fc.assert(
      fc.property(text, fc.nat(), (one, at) => {
        const part = one.slice(0, at % (one.length + 1));
        for (const shorten of [withoutOpenMath, withoutOpenFence]) {
          expect(part.startsWith(shorten(part))).toBe(true);
        }
        expect(withoutOpenFence(withoutOpenFence(part))).toBe(withoutOpenFence(part));
      }),
      RUNS,
    );
  });

  it("is whole in its pieces: words and mathematics with what stood around it", () => {
    fc.assert(
      fc.property(text, (one) => {
        const pieces = splitMath(one);
        expect(pieces.map(({ content }) => content).join("")).toBe(one);
        expect(asText(one).length).toBeLessThanOrEqual(one.length * 4 + 50);
      }),
      { ...RUNS, examples: EXAMPLES },
    );
  });

  it("keeps money money", () => {
    const price = fc.nat({ max: 999 }).map((amount) => `$${amount}`);
    fc.assert(
      fc.property(
        price,
        price,
        fc.constantFrom(" and ", ", then ", " to ", " or "),
        (one, other, between) => {
          const sentence = `It costs ${one}${between}${other} today.`;
          expect(asText(sentence)).toBe(sentence);
        },
      ),
      { numRuns: 200, seed: 7 },
    );
  });
});
