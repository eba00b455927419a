import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { recordMeasurement, replaceSection, sectionOf } from "./record-measurement";

const WHERE = {
  date: "2026-11-22",
  machine: "2 cores (Some Processor), Node.js 20.20.0",
  commit: "abc1234",
  command: "npm run bench:page",
  exitCode: 0,
};
const PAGE = [
  "# Measurements",
  "<!-- begin bench:page -->\n\nold figures\n\n<!-- end bench:page -->",
  "Words in between.",
  "<!-- begin soak -->\n\nothers\n\n<!-- end soak -->",
].join("\n\n");

describe("a recorded section", () => {
  it("replaces the old one and nothing else", () => {
    const page = replaceSection(PAGE, "bench:page", "new figures\n");
    expect(page).toBe(PAGE.replace("old figures", "new figures"));
  });

  it("is there once, however often and in whatever order commands are recorded", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom("bench:page", "soak"), fc.lorem()), { minLength: 1 }),
        (runs) => {
          const page = runs.reduce((before, [name, text]) => replaceSection(before, name, text), PAGE);
          const last = new Map([["bench:page", "old figures"], ["soak", "others"], ...runs] as const);
          const expected = [...last].reduce(
            (before, [name, text]) => replaceSection(before, name, text),
            PAGE,
          );
          expect(page).toBe(expected);
          expect(page.split("Words in between.")).toHaveLength(2);
        },
      ),
      { seed: 16 },
    );
  });

  it.each([
    ["no markers", "# Measurements"],
    ["no end", "<!-- begin bench:page -->"],
    ["them in the wrong order", "<!-- end bench:page --> <!-- begin bench:page -->"],
    ["them twice", `${PAGE}${PAGE}`],
  ])("is refused by a page with %s", (_what, page) => {
    expect(() => replaceSection(page, "bench:page", "new")).toThrow("once each and in this order");
  });

  it("says where it comes from, keeps tables as tables and leaves out lines for programs", () => {
    const output = 'median of 5\n| page | ms |\n|---|---:|\n| / | 12 |\n{"budgets":{}}\nkept\n';
    expect(sectionOf(WHERE, output)).toBe(
      [
        "2026-11-22, 2 cores (Some Processor), Node.js 20.20.0, commit abc1234: `npm run bench:page`.",
        "```text\nmedian of 5\n```",
        "| page | ms |\n|---|---:|\n| / | 12 |",
        "```text\nkept\n```",
      ].join("\n\n"),
    );
  });

  it("says when a promise was broken", () => {
    expect(sectionOf({ ...WHERE, exitCode: 1 }, "BROKEN  memory")).toContain("It ended with 1");
  });

  it("does not let printed text end its own block, or keep colours", () => {
    const section = sectionOf(WHERE, "\u001b[31m```\n## not a heading\u001b[0m");
    expect(section.match(/```/g)).toHaveLength(2);
    expect(section).not.toContain("\u001b");
  });
});

describe("without the flag", () => {
  it("nothing is recorded, and the arguments stay as they are", () => {
    const write = process.stdout.write;
    const argv = ["node", "bench.ts", "--sample", "200"];
    recordMeasurement("bench:page", argv);
    expect(argv).toEqual(["node", "bench.ts", "--sample", "200"]);
    expect(process.stdout.write).toBe(write);
  });
});

describe("docs/measurements.md", () => {
  const page = readFileSync(new URL("../../../docs/measurements.md", import.meta.url), "utf8");
  const scripts = JSON.parse(readFileSync(new URL("../../../package.json", import.meta.url), "utf8")) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  const measuring = Object.entries(scripts.scripts).filter(([name]) =>
    /^(bench|fuzz):|^(soak|chaos|abuse:admission)$/.test(name),
  );

  it.each(measuring)("has a section that %s replaces", (name, command) => {
    expect(() => replaceSection(page, name, "")).not.toThrow();
    const file = /server\/cli\/[\w-]+\.ts/.exec(command)?.[0] ?? "";
    const source = readFileSync(new URL(`../../../${file}`, import.meta.url), "utf8");
    expect(source).toContain(`recordMeasurement("${name}");`);
  });
});
