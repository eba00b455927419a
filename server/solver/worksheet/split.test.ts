import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { splitAtLines, splitAtMarkers, splitPart } from "./split";

const labels = (text: string) => splitAtMarkers(text)?.map(({ label }) => label) ?? null;
const bodies = (text: string) => splitAtMarkers(text)?.map(({ body }) => body) ?? null;

const STYLES: readonly ((label: string) => string)[] = [
  (label) => `(${label}) `,
  (label) => `(${label})`,
  (label) => `${label}) `,
  (label) => `${label}. `,
];
const RUNS = [
  ["a", "b", "c", "d", "e"],
  ["A", "B", "C", "D", "E"],
  ["1", "2", "3", "4", "5"],
  ["i", "ii", "iii", "iv", "v"],
];
const BODIES = [
  "7y = 21",
  "factorise w^2 - 9",
  "g(4)",
  "find the range",
  "-3 + 8",
  "\\frac{2}{5} + 1",
  "$k(k+1)$",
];

describe("markers of a run", () => {
  it("take a text apart whatever their style and layout", () => {
    const sheet = fc.record({
      style: fc.constantFrom(...STYLES),
      run: fc.constantFrom(...RUNS),
      between: fc.constantFrom("  ", "\n", "\n\n", ", ", "; "),
      stem: fc.constantFrom("", "Work these out: ", "Let g(x) = 2x.\n"),
      parts: fc.array(fc.constantFrom(...BODIES), { minLength: 2, maxLength: 5 }),
    });
    fc.assert(
      fc.property(sheet, ({ style, run, between, stem, parts }) => {
        const text = stem + parts.map((body, place) => style(run[place] as string) + body).join(between);
        const found = splitAtMarkers(text) ?? [];
        expect(found.map(({ label }) => label)).toEqual(run.slice(0, parts.length));
        expect(found.map(({ body }) => body)).toEqual(parts);
        expect(new Set(found.map((part) => part.stem))).toEqual(new Set([stem.trim()]));
      }),
      { seed: 41, numRuns: 400 },
    );
  });

  it.each([
    ["ⓐ 5 + 6 ⓑ 7 + 8", ["a", "b"]],
    ["q1 find 20% of 30\nq2 find 3/4 of 8", ["1", "2"]],
    ["#1  2x = 8\n#2  x - 3 = 5", ["1", "2"]],
    ["4) 3/4 + 1/8\n5) 2/3 - 1/6\n6) 5 * 3", ["4", "5", "6"]],
    ["Q1. 5 + 6\nQ2. 7 + 8", ["1", "2"]],
    ["Question 1: 5 + 6 Question 2: 7 + 8", ["1", "2"]],
  ])("may be %s", (text, expected) => {
    expect(labels(text)).toEqual(expected);
  });

  it("stand between problems that end in a sign or a blank", () => {
    expect(bodies("1) 3 + 4 =  2) 5 × 6 = ?  3) $\\mu$ = ____  4) a unit vector along <3, 4>")).toEqual([
      "3 + 4 =",
      "5 × 6 = ?",
      "$\\mu$ = ____",
      "a unit vector along <3, 4>",
    ]);
  });

  it("leave their joints out of the parts", () => {
    expect(bodies("Find a) 20% of 15, b) 30% of 40 and c) 5% of 60")).toEqual([
      "20% of 15",
      "30% of 40",
      "5% of 60",
    ]);
  });

  it("count in numbers with letters at the beginnings of lines", () => {
    const sheet = fc.record({
      first: fc.integer({ min: 1, max: 30 }),
      counts: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 3 }),
      style: fc.constantFrom(
        (label: string) => `${label})`,
        (label: string) => `${label}.`,
        (label: string) => `${label.slice(0, -1)}(${label.slice(-1)})`,
        (label: string) => `${label.slice(0, -1)} (${label.slice(-1)})`,
      ),
      body: fc.constantFrom(...BODIES),
    });
    fc.assert(
      fc.property(sheet, ({ first, counts, style, body }) => {
        const run = counts.flatMap((count, at) =>
          [..."abcd"].slice(0, count).map((letter) => `${first + at}${letter}`),
        );
        const text = run.map((label) => `${style(label)} ${body}`).join("\n");
        if (run.length > 1) expect(labels(text)).toEqual(run);
        if (run.length > 1) expect(bodies(text)).toEqual(run.map(() => body));
      }),
    );
    expect(labels("3(a) + 4(b)")).toBeNull();
    expect(labels("4b) 7y = 21\n4d) g(4)")).toBeNull();
  });

  it("may stand in parts", () => {
    const [first, second] = splitAtMarkers("1. Solve: (a) 2x = 6 (b) 3x = 9\n2. Simplify 4y + y") ?? [];
    expect(first && splitPart(first)).toEqual([
      { label: "1a", body: "2x = 6", stem: "Solve:", tail: "", perhaps: "" },
      { label: "1b", body: "3x = 9", stem: "Solve:", tail: "", perhaps: "" },
    ]);
    expect(second && splitPart(second)).toBeNull();
  });
});

describe("numbers at the ends of sentences", () => {
  it("are no markers of a sheet whose parts are sentences", () => {
    const sheet = fc.record({
      ends: fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 2, maxLength: 5 }),
      said: fc.constantFrom(
        (end: number) => `A rectangle has length 8 and width ${end}. Find its area.`,
        (end: number) => `A sample has the standard deviation ${end}. What is its variance?`,
        (end: number) => `Find the median of 1, 2 and ${end}.`,
      ),
    });
    fc.assert(
      fc.property(sheet, ({ ends, said }) => {
        const parts = ends.map(said);
        const text = parts.map((part, at) => `${at + 1}. ${part}`).join(" ");
        expect(labels(text)).toEqual(parts.map((_, at) => String(at + 1)));
        expect(bodies(text)).toEqual(parts);
      }),
    );
  });
});

describe("what is no run of markers", () => {
  it.each([
    ["arguments of functions", "Find f(a) + f(b) for f(x) = x^2"],
    ["terms of a formula", "Simplify (a) + (b)"],
    ["numbers in brackets", "Work out (0 + 1) + (1 + 2)"],
    ["the ends of brackets", "Expand (x + a) (x + b)"],
    ["points", "the line through (1, 2) and (2, 3)"],
    ["numbers in a row", "1. 2. 3. 4."],
    ["a number and a stop", "Take 1. Then take 2."],
    ["letters inside a formula", "$x + a) y + b) z$ is no formula"],
    ["markers that begin late", "b) 3 + 4 c) 5 + 6"],
    ["markers with one missing", "a) 3 + 4 c) 5 + 6"],
    ["markers of two styles", "(a) 3 + 4 b. 5 + 6"],
    ["one marker", "a) 3 + 4"],
    ["decimals", "1.5 + 2.5 + 3.5"],
  ])("%s: %s", (_, text) => {
    expect(splitAtMarkers(text)).toBeNull();
  });

  it("any text comes apart into itself or not at all", () => {
    const piece = fc.constantFrom(
      "(a)",
      "b)",
      "2.",
      "ii)",
      "(",
      ")",
      "$",
      "x",
      "f(a)",
      "1)",
      "\n",
      " ",
      "3.5",
      "=",
      "a)",
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 24 }).map((pieces) => pieces.join("")),
        (text) => {
          for (const part of splitAtMarkers(text) ?? []) {
            expect(text).toContain(part.body);
            expect(part.body).toMatch(/[\p{L}\p{N}]/u);
          }
        },
      ),
      { seed: 43, numRuns: 3000 },
    );
  });
});

describe("what is said of all answers", () => {
  const tails = (text: string) => splitAtMarkers(text)?.map(({ tail }) => tail);

  it.each([
    "Leave your answers in terms of π.",
    "Give all answers to 2 d.p.",
    "Write each of them in simplest form.",
    "Round your answers to the nearest tenth.",
  ])("goes to each part: %s", (tail) => {
    for (const before of ["\n", " "])
      expect(tails(`a) 3/4 + 1/8${before}b) the area. ${tail}`)).toEqual([tail, tail]);
  });

  it("goes to each part where it has a line of its own, and to the last where it stands in that one's line", () => {
    expect(tails("a) 2/3\nb) 5/7\nRound to 2 d.p.")).toEqual(["Round to 2 d.p.", "Round to 2 d.p."]);
    expect(splitAtMarkers("a) 2/3\nb) 5/7. Round to 2 d.p.")?.map(({ perhaps }) => perhaps)).toEqual([
      "",
      "",
    ]);
  });

  it("may go to each part of a sheet in one line that only says how", () => {
    const [first, last] = splitAtMarkers("a) 2/3 b) 5/7. Round to 2 d.p.") ?? [];
    expect(first).toMatchObject({ body: "2/3", tail: "", perhaps: "Round to 2 d.p." });
    expect(last).toMatchObject({ body: "5/7.", tail: "Round to 2 d.p.", perhaps: "" });
  });

  it.each(["Give your answer in terms of π.", "Write 3/4 + 1/8 as decimals.", "Find the answers."])(
    "is not: %s",
    (last) => {
      expect(tails(`a) 3 + 4 b) the area. ${last}`)).toEqual(["", ""]);
    },
  );
});

describe("lines", () => {
  it("are taken apart with a first line that ends in a colon for all", () => {
    expect(splitAtLines("Solve:\n 2x = 4 \n\n3x = 9")).toEqual([
      { label: "1", body: "2x = 4", stem: "Solve:", tail: "", perhaps: "" },
      { label: "2", body: "3x = 9", stem: "Solve:", tail: "", perhaps: "" },
    ]);
  });

  it("that go on in one another are one", () => {
    expect(splitAtLines("2x + 3 +\n4x = 9")).toBeNull();
    expect(splitAtLines("2x + 3\n= 9")).toBeNull();
    expect(splitAtLines("2x + 3 =\n9")).toBeNull();
    expect(splitAtLines("2 + 3 =\n9 - 4 =")).toHaveLength(2);
  });
});
