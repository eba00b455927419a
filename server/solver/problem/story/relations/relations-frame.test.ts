import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawn } from "@/server/testing/drawn";
import { solve } from "../../../solve";

const answerTo = (text: string): string | null => {
  const result = solve(text);
  return result.status === "solved" ? result.latex : null;
};

const small = fc.integer({ min: 1, max: 12 });

describe("measures of a figure told in terms of one another", () => {
  const SUBJECTS = ["a rectangle", "a rectangular garden", "a rectangular swimming pool"] as const;
  const relation = (by: number): readonly ((it: string, noun: string) => string)[] => [
    (it) => `The length of ${it} is ${by} m more than its width.`,
    (it) => `The width of ${it} is ${by} m less than its length.`,
    (it) => `${it}'s length is ${by} m more than its width.`,
    (it) => `The length of ${it} exceeds its width by ${by} m.`,
    (it) => `${it} is ${by} m longer than it is wide.`,
    (it) => `${it} has a length ${by} m more than its width.`,
  ];
  const QUESTIONS = [
    (noun: string) => `Find the width of the ${noun}.`,
    () => "How wide is it?",
    () => "What is its width?",
  ] as const;
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

  it("are found from a perimeter or an area, however the comparison is worded", () => {
    fc.assert(
      fc.property(
        fc.record({
          width: small,
          more: small,
          subject: fc.constantFrom(...SUBJECTS),
          wording: fc.nat(5),
          asking: fc.nat(2),
          byArea: fc.boolean(),
        }),
        ({ width, more, subject, wording, asking, byArea }) => {
          const length = width + more;
          const told = byArea
            ? `Its area is ${width * length} square meters.`
            : `Its perimeter is ${2 * (width + length)} m.`;
          const noun = subject.split(" ").at(-1) ?? "";
          const first = capital(relation(more)[wording]?.(subject, noun) ?? "");
          const text = `${first} ${told} ${QUESTIONS[asking]?.(noun)}`;
          expect(answerTo(text), text).toBe(`${width}\\text{ m}`);
        },
      ),
      { numRuns: drawn(60), seed: 28 },
    );
  });

  it("are not found where a word has no place", () => {
    const story = "A rectangle is 3 cm longer than it is wide. Its perimeter is 26 cm. How wide is it?";
    const words = story.split(" ");
    expect(answerTo(story)).toBe("5\\text{ cm}");
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: words.length - 1 }),
        fc.constantFrom(
          "almost",
          "nearly",
          "never",
          "inner",
          "twofold",
          "remaining",
          "outer",
          "combined",
          "except",
        ),
        (at, word) => {
          const changed = [...words.slice(0, at), word, ...words.slice(at)].join(" ");
          expect(answerTo(changed), changed).toBeNull();
        },
      ),
      { numRuns: drawn(60), seed: 28 },
    );
  });

  it("have the unit of a length where an area is told with its own", () => {
    expect(
      answerTo("the width of a rectangle is 3m less than its length and the area is 70 m^2. find the length"),
    ).toBe("10\\text{ m}");
  });

  it("are refused where an area is told as a length, or two things are measured", () => {
    for (const text of [
      "The length of a rectangle is 3 cm more than its width. Its area is 40 cm. Find the width.",
      "The length of a garden is 3 m more than the width of a patio. The perimeter is 26 m. Find the width.",
      "The length of a rectangle is 3 cm more than its width. The perimeter of a square is 26 cm. Find the width.",
    ])
      expect(answerTo(text), text).toBeNull();
  });

  it("of a thing with length and width are taken for those of a rectangle, and that is said", () => {
    const result = solve(
      "A garden's length is twice its width. The perimeter of the garden is 60 m. Find the length.",
    );
    expect(result).toMatchObject({ status: "solved", latex: "20\\text{ m}" });
    expect(JSON.stringify(result)).toContain("We take it for a rectangle");
  });
});

describe("numbers told in terms of one another", () => {
  const comparisons = (by: number, times: number) => [
    { words: `One number is ${by} more than another.`, other: (y: number) => y + by },
    { words: `One number is ${by} less than another.`, other: (y: number) => y - by },
    { words: `One number exceeds another by ${by}.`, other: (y: number) => y + by },
    { words: `One number is ${times} times the other.`, other: (y: number) => y * times },
    { words: `One number is ${by} more than ${times} times another.`, other: (y: number) => y * times + by },
    {
      words: `The first number is ${by} less than ${times} times the second.`,
      other: (y: number) => y * times - by,
    },
  ];

  it("are found by their sum", () => {
    fc.assert(
      fc.property(
        small,
        fc.integer({ min: 2, max: 6 }),
        fc.integer({ min: -9, max: 9 }),
        fc.nat(5),
        (by, times, y, at) => {
          const { words, other } = comparisons(by, times)[at] ?? { words: "", other: () => 0 };
          const x = other(y);
          const text = `${words} Their sum is ${x + y}. Find the numbers.`;
          expect(answerTo(text), text).toBe(`${x},\\ ${y}`);
        },
      ),
      { numRuns: drawn(40), seed: 28 },
    );
  });

  it("that follow one another are found by their sum", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 5 }),
        fc.integer({ min: -20, max: 20 }),
        fc.nat(2),
        (count, n, kind) => {
          const [name, first, step] = (
            [
              ["integers", n, 1],
              ["even integers", 2 * n, 2],
              ["odd integers", 2 * n + 1, 2],
            ] as const
          )[kind] ?? ["", 0, 1];
          const members = Array.from({ length: count }, (_, at) => first + at * step);
          const sum = members.reduce((a, b) => a + b, 0);
          const text = `The sum of ${count} consecutive ${name} is ${sum}. Find them.`;
          expect(answerTo(text), text).toBe(members.join(",\\ "));
        },
      ),
      { numRuns: drawn(40), seed: 28 },
    );
  });

  it("are refused where the wrong kind follows, or the greater one is not told", () => {
    for (const text of [
      "The sum of two consecutive even integers is 45. Find them.",
      "The sum of two consecutive odd integers is 46. Find them.",
      "Two numbers differ by 5. One is half the other. Find the numbers.",
      "The sum of three numbers is 20. One is 4 more than the other. Find the numbers.",
    ])
      expect(answerTo(text), text).toBeNull();
  });

  it("of one number and its square are all found", () => {
    expect(answerTo("The square of a number is 12 more than the number. Find the number.")).toContain("-3");
    expect(answerTo("The sum of a number and twice its square is 10. Find the number.")).toContain("2");
  });
});

describe("angles and sides told in terms of one another", () => {
  it.each([
    ["One angle is 30 degrees more than its complement. Find the angle.", "60\\text{ degrees}"],
    ["The supplement of an angle is four times the angle. Find the angle.", "36\\text{ degrees}"],
    [
      "Two supplementary angles differ by 50 degrees. Find them.",
      "115\\text{ degrees},\\ 65\\text{ degrees}",
    ],
    ["The angles of a triangle are in the ratio 2:3:4. Find the largest angle.", "80\\text{ degrees}"],
    ["The angles of a triangle are in the ratio 2:3:4. Find the smallest angle.", "40\\text{ degrees}"],
    [
      "The sides of a triangle are in the ratio 3:4:6. The perimeter is 39 cm. Find the sides.",
      "9\\text{ cm},\\ 12\\text{ cm},\\ 18\\text{ cm}",
    ],
    [
      "In a triangle, the second angle is three times the first and the third is 30 degrees more than the first. Find the angles.",
      "30\\text{ degrees},\\ 90\\text{ degrees},\\ 60\\text{ degrees}",
    ],
  ])("%s", (text, answer) => {
    expect(answerTo(text)).toBe(answer);
  });

  it("are refused where more is known of the triangle than the sum of its angles", () => {
    for (const text of [
      "In an isosceles triangle one angle is 20 degrees more than the other. Find the angles.",
      "In a right triangle one angle is twice another. Find the angles.",
      "Two angles differ by 40 degrees. Find them.",
    ])
      expect(answerTo(text), text).toBeNull();
  });
});
