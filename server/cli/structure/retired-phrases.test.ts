import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { checkPhrases, readRetiredPhrases } from "./retired-phrases";

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

describe("the guide", () => {
  it("lists phrases, each once", () => {
    const listed = readRetiredPhrases(STYLE).map(({ phrase }) => phrase);
    expect(listed).toEqual(expect.arrayContaining(["somebody", "whoever", "for good"]));
    expect(new Set(listed).size).toBe(listed.length);
  });
});
