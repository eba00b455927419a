import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { checkAnswer } from "./check/check";
import { solve } from "./solve";
import { table } from "./table";

/** What any plain object answers to. */
const INHERITED = [...Object.getOwnPropertyNames(Object.prototype), "prototype"];

const SENTENCES = [
  "W",
  "find the W of 5",
  "5 W in W",
  "Tom has 3 W. He buys 2 W. How many W does he have?",
  "a W has 3 kg of W, what is its W",
  "Solve for W: 2x = 4",
  "molar mass of W",
  "W(x) = 3x, W(2)",
  "How many W are in 3 W?",
  "There are 5 W and 3 pens. How many are there in all?",
  "the W has a speed of 5 m/s for 3 s, how far does it go",
  "probability of W in 2 flips",
  "mass W 5 kg acceleration 2",
];

describe("words that every plain object knows", () => {
  it("are no entries of a table", () => {
    const letters = table({ a: 1 });
    expect(letters.a).toBe(1);
    for (const name of INHERITED) expect(name in letters).toBe(false);
  });

  it.each(INHERITED)("are words like any other to the engine: %s", (name) => {
    for (const word of new Set([name, name.toLowerCase()]))
      for (const sentence of SENTENCES) expect(() => solve(sentence.replaceAll("W", word))).not.toThrow();
    for (const problem of ["2x = 4", "convert 5 km to miles"])
      expect(() => checkAnswer(problem, `5 ${name}`)).not.toThrow();
  });
});

const ROOT = join(import.meta.dirname, "../..");
const sources = ["server", "app", "extension"].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|__fixtures__|testing|^cli\//.test(file))
    .map((file) => join(folder, file)),
);

it("what is looked up by a text is a table", () => {
  const plain = sources.filter((file) =>
    /^(?:export )?const \w+: (?:Readonly<)?Record<string, [^=]*> =\s+\{/m.test(
      readFileSync(join(ROOT, file), "utf8"),
    ),
  );
  expect(plain).toEqual([]);
});
