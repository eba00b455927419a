import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { checkBritish, checkPhrases, readRetiredPhrases } from "./retired-phrases";

const STYLE = readFileSync(new URL("../../../docs/style.md", import.meta.url), "utf8");
const phrases = readRetiredPhrases("| Not | Say |\n|---|---|\n| `forsooth`, `by and by` | indeed, soon |");
const found = (file: string, source: string) =>
  checkPhrases(new Map([[file, source]]), phrases).map(({ message }) => message);

describe("a retired phrase", () => {
  it.each([
    ["a page", "app/page.tsx", "<p>Forsooth, solved.</p>"],
    ["a page that breaks its line there", "app/page.tsx", "<p>It ends by and\n  by.</p>"],
    ["an error", "server/errors/codes.ts", 'const MESSAGE = "It ends by and by.";'],
    ["an e-mail", "server/providers/mail/text.ts", `const lead = \`forsooth, \${name}\`;`],
    ["an address in the same line", "app/page.tsx", 'const to = "https://example.org forsooth";'],
    ["a page of documentation", "docs/models.md", "Forsooth."],
    ["a record", "server/decisions/a.md", "by and by"],
  ])("is refused in %s", (_what, file, source) => {
    expect(found(file, source)).toEqual([expect.stringContaining("indeed, soon (docs/style.md)")]);
  });

  it.each([
    ["in a comment", "app/page.tsx", "/** Forsooth. */\nexport {}; // by and by"],
    ["in a test", "app/page.test.ts", 'expect("forsooth")'],
    ["as a part of another word", "app/page.tsx", "forsoothed, by-and-by"],
    ["where a problem is read", "server/solver/lexicon/a.ts", 'const WORD = "forsooth";'],
    ["where it is listed", "docs/style.md", "forsooth"],
  ])("is left alone %s", (_what, file, source) => {
    expect(found(file, source)).toEqual([]);
  });
});

describe("an American form", () => {
  const message = (source: string, file = "server/solver/methods/a.ts") =>
    checkBritish(new Map([[file, source]])).length;

  it.each([
    'const STEP = { title: "Factor the left side." };',
    "const STEP = { title: `Factor each of them.` };",
    'const hint = { idea: "Make one side zero. Then it can be factored by hand." };',
    'const it = { instruction: isPlain ? "Find the greatest common factor" : other };',
    'const it = { why: "The point is the center of the circle." };',
  ])("is refused in what the engine says: %s", (source) => {
    expect(message(source)).toBe(1);
  });

  it.each([
    'const STEP = { title: "Take the constant factor out." };',
    'const it = { why: "Factors come in pairs." };',
    'const READ = { told: "from the center of the circle" };',
  ])("is no noun, and may be read: %s", (source) => {
    expect(message(source)).toBe(0);
  });
});

describe("the guide", () => {
  it("lists phrases, each once", () => {
    const listed = readRetiredPhrases(STYLE).map(({ phrase }) => phrase);
    expect(listed).toEqual(expect.arrayContaining(["somebody", "whoever", "for good"]));
    expect(new Set(listed).size).toBe(listed.length);
  });
});
