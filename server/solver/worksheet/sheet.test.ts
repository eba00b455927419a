import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawn } from "@/server/testing/drawn";
import { DEFAULT_LIMITS } from "../limits";
import { solve } from "../solve";
import { PROBLEMS } from "../verify/gate/problems";
import { readSheet } from "./read-sheet";

const answers = (text: string) => solve(text).parts?.map(({ label, latex }) => `${label}: ${latex}`) ?? null;

describe("a worksheet", () => {
  it.each<readonly [string, string, readonly string[]]>([
    ["a request for all", "Solve each:\na) 5x=35\nb) x+8=3", ["a: x = 7", "b: x = -5"]],
    ["problems of several kinds", "1. 25% of 48\n2. 5/6 of 18\n3. 3^4", ["1: 12", "2: 15", "3: 81"]],
    ["a function for all", "g(x)=x^2-3x  find a) g(4) b) g(-1)", ["a: 4", "b: 4"]],
    ["an instruction for all", "Simplify. (a) 4w+3w (b) 2x·6x", ["a: 7w", "b: 12x^2"]],
    ["an unfinished request", "round 3.147 to i) 1 dp ii) 2 dp", ["i: 3.1", "ii: 3.15"]],
    [
      "a noun for each",
      "circle radius 3cm. a) area b) circumference. leave in terms of pi",
      ["a: 9\\pi\\text{ square cm}", "b: 6\\pi\\text{ cm}"],
    ],
    [
      "a greeting",
      "hey stuck on q7, (a) factorise y^2-y-12 (b) hence solve y^2-y-12=0",
      ["a: (y + 3)(y - 4)", "b: y = -3 \\text{ or } y = 4"],
    ],
    ["a heading", "Homework 9\n(a) 2x + 5 = 11\n(b) x^2 = 64", ["a: x = 3", "b: x = -8 \\text{ or } x = 8"]],
    [
      "a head to fill in",
      "Name: ______ Date: ____ Score: ___/20\nAlgebra worksheet 3\n1) x + 7 = 12\n2) 3x = 12",
      ["1: x = 5", "2: x = 4"],
    ],
    ["lines under a head", "Name ______ Class ____\nx + 3 = 9\n2x = 8", ["1: x = 6", "2: x = 4"]],
    [
      "a phrase that speaks of the parts",
      "Find the derivative of each of the following: a) x^4 b) cos x",
      ["a: 4x^3", "b: -\\sin(x)"],
    ],
    [
      "parts of parts",
      "1. Solve:\n(a) 2x = 6\n(b) 3x = 12\n2. Simplify 4y + y",
      ["1a: x = 3", "1b: x = 4", "2: 5y"],
    ],
    ["lines", "3x+2=14\nx^2=25\n4x-1>11", ["1: x = 4", "2: x = -5 \\text{ or } x = 5", "3: x > 3"]],
  ])("may have %s", (_, text, expected) => {
    expect(answers(text)).toEqual(expected);
  });

  it("is solved when each part is, and shows the answers under their labels", () => {
    expect(solve("a) 2x = 6 b) 3y = 12")).toMatchObject({
      status: "solved",
      verification: "verified",
      latex: "\\text{a: }x = 3;\\quad \\text{b: }y = 4",
      answer: "a: x = 3; b: y = 4",
      reason: null,
    });
  });

  it("is checked as well as its least checked part", () => {
    const text = "1) circle radius 3cm, find the circumference 2) Solve 3y = 12";
    expect(solve(text)).toMatchObject({ status: "solved", verification: "partial" });
  });

  it("of which a part has no answer is partly solved, and loses no other part", () => {
    const sheet = solve("(a) 2x = 6 (b) paint the fence (c) 3y = 12");
    expect(sheet).toMatchObject({
      status: "partly-solved",
      verification: "unchecked",
      latex: "",
      reason: "I have an answer to all parts but (b).",
    });
    expect(sheet.parts?.map(({ status }) => status)).toEqual(["solved", "unsupported", "solved"]);
    expect(sheet.parts?.[1]?.reason).toEqual(expect.any(String));
  });

  it("says each part as a text of its own", () => {
    const sheet = solve("h(t) = 3t - 1. Find (a) h(2) (b) h(5). Leave your answers as decimals.");
    for (const { text, latex } of sheet.parts ?? []) expect(solve(text).latex).toBe(latex);
  });

  it("asks where a part means one thing with what stands before and another without", () => {
    const sheet = solve("Let x = 4. (a) Evaluate 3x+1 (b) Simplify x + x");
    expect(sheet.parts?.[1]).toMatchObject({ status: "ambiguous", latex: "" });
    expect(sheet.parts?.[1]?.readings?.map(({ answer }) => answer)).toEqual(["8", "2x"]);
  });

  it("asks where the last sentence may be said of all parts, and they differ", () => {
    const [first, last] = solve("a) 1/3 + 1/3 b) 5/7 + 1/7. Round to 2 d.p.").parts ?? [];
    expect(first?.readings?.map(({ answer }) => answer)).toEqual(["\\frac{2}{3}", "0.67"]);
    expect(last).toMatchObject({ status: "solved", latex: "0.86" });
  });

  it("asks for a part what it asks for the problem alone", () => {
    const [part] = solve("(a) 16^3/4 (b) 2x = 6").parts ?? [];
    expect(part?.readings).toEqual(solve("16^3/4").readings);
  });
});

describe("the preview of a worksheet", () => {
  it("writes out what is read of each part", () => {
    expect(readSheet("Solve each: a) 5x=35 b) paint it", DEFAULT_LIMITS)).toEqual({
      instruction: "A worksheet with 2 parts",
      latex: "\\text{(a) }5x = 35,\\quad \\text{(b) }?",
    });
    expect(readSheet("3x+2=14\nx^2=25", DEFAULT_LIMITS)?.latex).toContain("x^2 = 25");
  });

  it.each(["What is 3+6? A) 7 B) 8", "2x+3=13\n2x=10\nx=5", "paint a) the wall b) the fence", "7 + 8"])(
    "is none of what is none: %s",
    (text) => {
      expect(readSheet(text, DEFAULT_LIMITS)).toBeNull();
    },
  );
});

describe("what is no worksheet", () => {
  it.each([
    ["answers to choose from", "What is 3+6? A) 7 B) 8 C) 9"],
    ["answers under a question that is read alone", "Simplify 4/8. A) 1/2 B) 2/8"],
    ["answers alone", "A) 3 B) 4"],
    ["answers in letters", "Solve 5x = 35. a) x=7 b) x=-7"],
    ["a question that chooses", "Which of these is even? (a) 15+2 (b) 16+2"],
    ["a working", "2x+3=13\n2x=10\nx=5"],
    ["equations that belong together", "x^2 + ky = 3\nx - ky^2 = 1"],
    ["a value to put in", "2x+1\nx=3"],
    ["numbers", "12\n15\n18"],
    ["an instruction that is not known", "Paint the wall with a) 2+3 b) 4+5"],
  ])("%s", (_, text) => {
    expect(solve(text).parts).toBeUndefined();
  });

  it.each([
    "Which is the smallest? (a) 15 (b) 17 (c) 21",
    "y=2x-1\n3x+y=14",
    "x + y = 7\nx - y = 1",
    "f(x) = x^2\nf(3)",
  ])("a text that reads as one problem: %s", (text) => {
    expect(solve(text)).toMatchObject({ status: "solved" });
    expect(solve(text).parts).toBeUndefined();
  });

  it.each(["Shade", "Sketch the graph of", "Modulo 7:", "Using counters,", "In base 5:", "Estimate"])(
    "never leaves out what stands before the parts to have an answer: %s",
    (before) => {
      for (const { text } of solve(`${before} a) 5+6 b) 8+9`).parts ?? []) expect(text).toContain(before);
    },
  );
});

const MARKS: readonly ((place: number) => string)[] = [
  (place) => `(${"abcdef"[place]}) `,
  (place) => `${"abcdef"[place]}) `,
  (place) => `${place + 1}. `,
  (place) => `${place + 1}) `,
  (place) => `(${["i", "ii", "iii", "iv", "v", "vi"][place]}) `,
];

/** Problems without lines, markers or a last word of their own that would be said of all. */
const SINGLE = Object.values(PROBLEMS)
  .flatMap((list) => (Array.isArray(list) ? list.slice(0, 8) : []))
  .filter(
    (text): text is string =>
      typeof text === "string" && !/\n|\([a-e]\)|\s\d\.\s|[.] \$[^.]*$/.test(text) && text.length < 120,
  );

describe("random worksheets", () => {
  it("have for each part the answer of the problem alone, or none", () => {
    const sheet = fc.record({
      problems: fc.array(fc.constantFrom(...SINGLE), { minLength: 2, maxLength: 4 }),
      mark: fc.constantFrom(...MARKS),
      between: fc.constantFrom("\n", "\n\n", "  ", " ", "; "),
      before: fc.constantFrom(
        "",
        "Homework 12\n",
        "hi, please help me with these. ",
        "Answer all questions.\n",
      ),
    });
    let [sheets, found, parts, answered] = [0, 0, 0, 0];
    fc.assert(
      fc.property(sheet, ({ problems, mark, between, before }) => {
        const text = before + problems.map((problem, place) => mark(place) + problem).join(between);
        const solved = solve(text).parts;
        sheets += 1;
        if (!solved) return;
        found += 1;
        expect(solved).toHaveLength(problems.length);
        for (const [place, part] of solved.entries()) {
          const alone = solve(problems[place] as string).latex;
          parts += alone === "" ? 0 : 1;
          if (part.latex === "") continue;
          expect(part.latex).toBe(alone);
          answered += 1;
        }
      }),
      { seed: 47, numRuns: drawn(400) },
    );
    expect(found / sheets).toBeGreaterThan(0.97);
    expect(answered / parts).toBeGreaterThan(0.98);
  });

  it("take a number that ends a sentence for no marker where each part has a line", () => {
    const deviation = fc.integer({ min: 2, max: 6 });
    fc.assert(
      fc.property(deviation, fc.constantFrom("\n", "\n\n"), (next, between) => {
        const told = `X is normally distributed with mean 40 and standard deviation ${next}. Find the probability that x < 38.`;
        const problems = [...Array.from({ length: next - 2 }, (_, place) => `Solve x + ${place} = 9`), told];
        const text = problems.map((problem, place) => `${place + 1}. ${problem}`).join(between);
        const { parts = [], latex } = solve(text);
        expect(problems.length < 2 ? latex !== "" : parts.length === problems.length, text).toBe(true);
      }),
      { seed: 61, numRuns: 20 },
    );
  });

  it("leave a part its fair share of the work", () => {
    const heavy = `Expand (x + 1)^{60} (x + 2)^{60} (x + 3)^{60}`;
    const sheet = solve(`1) ${heavy}\n2) ${heavy}\n3) Solve 2x = 6`);
    expect(sheet.parts?.at(-1)).toMatchObject({ latex: "x = 3" });
  });

  it("of many parts end within the budget of one call", () => {
    const parts = Array.from({ length: 24 }, (_, place) => `${place + 1}) ${place}x^2 + 7x = ${place + 3}`);
    const sheet = solve(parts.join("\n"));
    expect(sheet.parts).toHaveLength(24);
    expect(solve([...parts, "25) 3x = 6"].join("\n")).reason).toMatch(/more than 24 parts/);
    expect(solve(parts.join("\n"), { ...DEFAULT_LIMITS, total: 500 }).status).toMatch(
      /limit-reached|partly|uns/,
    );
  });
});
