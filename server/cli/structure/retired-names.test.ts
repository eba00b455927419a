import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { checkNames, readRetiredWords } from "./retired-names";

const GLOSSARY = readFileSync(new URL("../../../docs/glossary.md", import.meta.url), "utf8");
const words = readRetiredWords(
  [
    "| Term | What it means here | Not |",
    "|---|---|---|",
    "| admission control | what is let in | `front-door`, `doorkeeper` |",
    "| user message | a sentence | `spoken` outside `server/solver/`, whisper |",
    "| verdict | what came of it | |",
  ].join("\n"),
);
const found = (file: string, source = "") =>
  checkNames(new Map([[file, source]]), words).map((each) => each.message);

describe("a retired word", () => {
  it.each([
    ["a file", "server/admission/front-door.ts", ""],
    ["its test", "server/admission/front-door.test.ts", ""],
    ["a folder", "server/front-door/policy.ts", ""],
    ["a longer name", "server/admission/the-front-door-policy.ts", ""],
    ["a function", "server/a.ts", "export async function openFrontDoor() {}"],
    ["a constant", "server/a.ts", "export const FRONT_DOOR_MS = 1;"],
    ["a type", "server/a.ts", "export interface FrontDoor {}"],
    ["a list", "server/a.ts", 'export { a, b as frontDoor } from "./b";'],
    ["a word of one part", "app/a.tsx", "export function Doorkeeper() {}"],
    ["a word that has its place elsewhere", "server/errors/spoken.ts", ""],
  ])("is refused in the name of %s", (_what, file, source) => {
    expect(found(file, source)).toHaveLength(1);
    expect(found(file, source)[0]).toMatch(/here it is called (admission control|user message)/);
  });

  it.each([
    ["as a part of another word", "server/doorkeepers.ts", "export const unspoken = 1;"],
    ["with its parts apart", "server/front.ts", "export const frontOfTheDoor = 1;"],
    ["in a name nobody else sees", "server/a.ts", "const frontDoor = 1;"],
    ["where it has its place", "server/solver/spoken.ts", "export const spoken = 1;"],
    ["that is only advice", "server/whisper.ts", ""],
    ["in a file of another kind", "docs/front-door.md", ""],
  ])("is left alone %s", (_what, file, source) => {
    expect(found(file, source)).toEqual([]);
  });
});

describe("the glossary", () => {
  const rows = GLOSSARY.split("\n").filter((line) => /^\| (?!Term \|)[^|]/.test(line));

  it("has a term, a meaning and retired words in every line, and no term twice", () => {
    const terms = rows.map((row) => row.split(" | ")[0] ?? "");
    for (const row of rows) expect(row).toMatch(/^\| [^|]+ \| [^|]+ \|(?: [^|]+)? \|$/);
    expect(new Set(terms).size).toBe(terms.length);
  });

  it("names what has been retired", () => {
    const names = readRetiredWords(GLOSSARY).map(({ parts }) => parts.join("-"));
    expect(names).toEqual(expect.arrayContaining(["front-door", "beat", "watches", "entrance", "tutoring"]));
  });
});
