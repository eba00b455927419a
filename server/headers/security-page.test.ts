import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const PAGE = readFileSync("docs/security.md", "utf8");
const ROWS = [...PAGE.matchAll(/^\| (\d+\.\d+\.\d+) \| ([12]) \| (\S[^|]*?) \| (.+) \|$/gm)].map(
  ([, number = "", level = "", state = "", words = ""]) => ({ number, level, state, words }),
);

/** How many requirements of levels 1 and 2 a chapter of the standard has. */
const CHAPTERS = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];

describe("docs/security.md", () => {
  it("answers every requirement of ASVS 5.0.0 levels 1 and 2 once", () => {
    expect(new Set(ROWS.map(({ number }) => number)).size).toBe(ROWS.length);
    const counts = CHAPTERS.map(
      (_, index) => ROWS.filter(({ number }) => number.startsWith(`${index + 1}.`)).length,
    );
    expect(counts).toEqual(CHAPTERS);
    expect(ROWS.filter(({ level }) => level === "1")).toHaveLength(70);
  });

  it("says of each one of four things, and adds up", () => {
    const count = (state: string) => ROWS.filter((row) => row.state === state).length;
    const [met, not, operator, none] = ["met", "**not met**", "operator", "n/a"].map(count);
    expect(PAGE).toContain(
      `Of ${ROWS.length} requirements, ${met} are met, ${not} are not, ${operator} are the operator's, ${none} do not apply.`,
    );
    expect((met ?? 0) + (not ?? 0) + (operator ?? 0) + (none ?? 0)).toBe(ROWS.length);
  });

  it("names files that are there", () => {
    const named = [...PAGE.matchAll(/`([\w@()[\].-]+(?:\/[\w@()[\].-]+)+\.\w+)`/g)].map(
      ([, path = ""]) => path,
    );
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((path) => !path.startsWith(".next/") && !existsSync(path))).toEqual([]);
  });
});
