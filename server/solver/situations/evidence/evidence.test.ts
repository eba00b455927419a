import { describe, expect, it } from "vitest";
import { solveSituation } from "../situation";
import { evidenceOf } from "./evidence";
import type { StoryEvidence } from "./types";

function read(text: string): StoryEvidence {
  const solved = solveSituation(text);
  if ("unread" in solved) throw new Error(`Not read: ${text}`);
  return evidenceOf(solved, text);
}

const linesOf = (text: string) =>
  read(text).rows.map(({ who, what, when }) => [who, what, when].filter(Boolean).join(" | "));

const barsOf = (text: string) =>
  read(text).model?.bars.map(({ label, parts, whole }) =>
    [
      label,
      ...parts.map((part) => `${part.value}${part.isAsked ? "?" : ""} ${part.label}`.trim()),
      `= ${whole?.value}${whole?.isAsked ? "?" : ""}`,
    ]
      .filter(Boolean)
      .join(" | "),
  );

const PLUMS = "Mira has 15 plums. She gives 1/3 of them to Otto and eats 4. How many are left?";

describe("what a story tells, line by line", () => {
  it("says who, what and when, with the names as the story writes them", () => {
    expect(linesOf(PLUMS)).toEqual([
      "Mira | has 15 plums | at the start",
      "Mira | gives 1/3 of the plums to Otto | then",
      "Mira | eats 4 plums | after that",
    ]);
    expect(
      linesOf("Thomas has 9 pens. His sister gave him 5 pens. How many pens does Thomas have now?"),
    ).toEqual(["Thomas | has 9 pens | at the start", "his sister | gives 5 pens to Thomas | then"]);
    expect(
      linesOf("omar has twice as many kites as ida. ida has 9 kites. how many kites does omar have"),
    ).toEqual(["Omar | has twice as many kites as Ida", "Ida | has 9 kites | at the start"]);
    expect(linesOf("Tim planted 4 rows with 7 roses in each row. How many roses are there?")).toEqual([
      "Tim | plants 4 rose rows | then",
      "each rose row | has 7 roses",
    ]);
    expect(
      linesOf("Tim planted 4 rows of 7 roses and 3 rows of 5 tulips. How many flowers are there?"),
    ).toEqual([
      "Tim | plants 4 rose rows | then",
      "each rose row | has 7 roses",
      "Tim | plants 3 tulip rows | after that",
      "each tulip row | has 5 tulips",
    ]);
    expect(
      linesOf("Tim planted 4 rows of 7 red roses and 3 rows of 5 white roses. How many roses?"),
    ).toHaveLength(4);
    expect(linesOf("Mia is 4 years younger than Tom. Tom is 10 years old. How old is Mia?")).toEqual([
      "Mia | is 4 years younger than Tom",
      "Tom | is 10 years old | at the start",
    ]);
  });

  it("keeps the story's own words and their place, for a correction to take", () => {
    const { text, rows } = read(PLUMS);
    expect(rows.map(({ said }) => said)).toEqual([
      "Mira has 15 plums",
      "She gives 1/3 of them to Otto",
      "and eats 4",
    ]);
    for (const { said, span } of rows) expect(text.slice(span.start, span.end)).toBe(said);
  });

  it("says what is asked, and when", () => {
    expect(read(PLUMS).asked).toEqual({ who: "", what: "how many plums?", when: "asked, at the end" });
    const { asked } = read(
      "After Dan gave away 5 stamps he had 10 stamps left. How many stamps did Dan have at first?",
    );
    expect(asked).toEqual({ who: "Dan", what: "has how many stamps?", when: "asked, at the start" });
  });

  it("makes a plain sentence of each line", () => {
    for (const { sentence } of read(PLUMS).rows) expect(sentence).toMatch(/^[A-Z].*\.$/);
  });
});

describe("the bars of a story", () => {
  it.each([
    ["what goes and what is left, with a fraction", PLUMS, ["5 1/3 to Otto | 4 eats | 6? left | = 15"]],
    [
      "parts and their whole",
      "There are 31 red mugs and 18 blue mugs on a shelf. How many mugs are there?",
      ["31 red | 18 blue | = 49?"],
    ],
    [
      "two that are compared",
      "Ann has 29 pins. Bo has 44 pins. How many more pins does Bo have than Ann?",
      ["Bo | 29 | 15? more | = 44", "Ann | 29 | = 29"],
    ],
    [
      "so many times as much",
      "Omar has 3 times as many kites as Ida. Ida has 9 kites. How many kites does Omar have?",
      ["Omar | 9 | 9 | 9 | = 27?", "Ida | 9 | = 9"],
    ],
    [
      "a percentage of a whole",
      "There are 60 pens in a box. 25% of them are red. How many are not red?",
      ["15 red, 25% | 45? not red | = 60"],
    ],
    [
      "what comes and then what goes",
      "Ida had 20 beads. She found 9 beads and lost 5 beads. How many beads does she have now?",
      ["20 at first | 9 found | = 29", "5 lost | 24? left | = null"],
    ],
    [
      "equal groups",
      "Ida has 3 bags. There are 8 pins in each bag. How many pins does Ida have?",
      ["8 | 8 | 8 | = 24?"],
    ],
    [
      "equal shares",
      "Ida shares 24 pins among 3 friends. How many pins does each friend get?",
      ["8? | 8? | 8? | = 24"],
    ],
  ])("show %s", (_, text, bars) => {
    expect(barsOf(text)?.map((bar) => bar.replace("undefined", "null"))).toEqual(bars);
  });

  it("are as long as their numbers say", () => {
    for (const { parts } of read(PLUMS).model?.bars ?? [])
      expect(parts.map(({ size }) => size)).toEqual([5, 4, 6]);
  });

  it("mark as told what the text tells, and nothing that is worked out", () => {
    const parts = read(PLUMS).model?.bars.flatMap((bar) => bar.parts) ?? [];
    expect(parts.map(({ isTold }) => isTold)).toEqual([false, true, false]);
  });
});
