import { describe, expect, it } from "vitest";
import { solve } from "../../solve";

const answer = (text: string): string => {
  const found = solve(text);
  return found.status === "solved" ? found.latex : found.status;
};

const MEASURES = [
  [4, 3, 2],
  [10, 6, 5],
] as const;

/** The surface of a whole box. */
const whole = (l: number, w: number, h: number): number => 2 * (l * w + l * h + w * h);

describe("the surface of a solid", () => {
  it.each(MEASURES)("is not that of a whole one where a face is missing: %i by %i by %i", (l, w, h) => {
    const size = `${l} cm long, ${w} cm wide and ${h} cm high`;
    for (const kind of ["An open", "A lidless", "A topless", "A bottomless", "A hollow"])
      expect(answer(`${kind} box is ${size}. What is its surface area?`), kind).toBe("unsupported");
    for (const missing of ["It has no lid.", "It is open at the top.", "Its top is missing."])
      expect(answer(`A box is ${size}. ${missing} What is its surface area?`), missing).toBe("unsupported");
    expect(answer(`A small box is ${size}. What is its surface area?`)).toBe(
      `${whole(l, w, h)}\\text{ square cm}`,
    );
  });

  it("is not that of the whole where a part of it is asked for", () => {
    const solid = "a cylinder with radius 3 cm and height 10 cm";
    for (const part of ["its curved part", "its side", "one end", "the label around it", "its lid"])
      for (const text of [
        `Find the surface area of ${part} of ${solid}.`,
        `Find the surface area of ${solid} of ${part}.`,
      ])
        expect(answer(text), text).not.toBe("78\\pi\\text{ square cm}");
    expect(answer(`Find the surface area of ${solid}.`)).toBe("78\\pi\\text{ square cm}");
  });
});

describe("a part of a figure that is asked for", () => {
  it("is no other part beside which it is named", () => {
    for (const part of ["altitude", "median", "angle bisector", "perpendicular", "distance", "projection"])
      for (const text of [
        `The legs of a right triangle are 9 and 12. Find the ${part} to the hypotenuse.`,
        `A right triangle has legs of 9 cm and 12 cm. What is the length of the ${part} to the hypotenuse?`,
      ])
        expect(answer(text), text).not.toMatch(/^15/);
    expect(answer("The legs of a right triangle are 9 and 12. Find the hypotenuse.")).toBe("15");
  });
});

describe("a length that is told of something else", () => {
  const LINES = ["wire", "rope", "string", "fence", "ribbon", "rod", "piece of wire", "cable", "board"];
  const MAKES = ["is bent into", "is made into", "forms", "encloses", "goes around", "is cut to make"];

  it.each(LINES)("is not the length of the figure that is made of it: %s", (line) => {
    for (const makes of MAKES) {
      const text = `A ${line} 40 cm long ${makes} a rectangle that is 8 cm wide. What is its area?`;
      expect(["unsupported", "96\\text{ square cm}"], text).toContain(answer(text));
    }
    const apart = `A ${line} is 40 cm long. It is bent into a rectangle that is 8 cm wide. What is its area?`;
    expect(["unsupported", "96\\text{ square cm}"], apart).toContain(answer(apart));
  });

  it("is that of the figure where it is told of the figure", () => {
    for (const text of [
      "A driveway is a rectangle 40 feet long by 8 feet wide. What is its area?",
      "A rectangular garden is 40 feet long and 8 feet wide. What is its area?",
    ])
      expect(answer(text), text).toBe("320\\text{ square feet}");
  });
});
