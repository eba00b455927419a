import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { outcomeOf, runLane, type Stage } from "./stages";
import { asTable } from "./table";

let reports: string;
beforeEach(() => {
  reports = mkdtempSync(`${tmpdir()}/classmate-stages-`);
});
afterEach(() => rmSync(reports, { recursive: true }));

const vitestReport = (passed: number, failed: number) =>
  JSON.stringify({
    numPassedTests: passed,
    numFailedTests: failed,
    numFailedTestSuites: 0,
    success: failed === 0,
    testResults: [],
  });

describe("a suite", () => {
  it("that left no report has failed, whatever it ended with", () => {
    for (const ok of [true, false])
      expect(outcomeOf("tests", ok, "vitest", null)).toEqual({
        passed: 0,
        failed: 1,
        failures: ["tests: ended badly with no failed test"],
      });
  });

  it("that ended badly has failed, whatever its report says", () => {
    expect(outcomeOf("tests", false, "vitest", vitestReport(5, 0))).toMatchObject({ passed: 5, failed: 1 });
  });

  it("with failed tests has failed, whatever it ended with", () => {
    expect(outcomeOf("tests", true, "vitest", vitestReport(5, 2))).toMatchObject({ passed: 5, failed: 2 });
  });

  it("in which nothing failed has passed", () => {
    expect(outcomeOf("tests", true, "vitest", vitestReport(5, 0))).toEqual({
      passed: 5,
      failed: 0,
      failures: [],
    });
  });
});

describe("a lane", () => {
  const good: Stage = { name: "good", args: ["good"] };
  const bad: Stage = { name: "bad", args: ["bad"] };

  it("goes on after a failure, but for what needs what has failed", async () => {
    let said = "";
    const output = {
      write: (words: string) => {
        said += words;
      },
      end: () => {
        said += "end";
      },
    };
    const needy = { ...good, name: "needy", needs: ["bad"] };
    const run = async ([what]: readonly string[]) => {
      output.write("well\n");
      return what === "good";
    };
    const results = await runLane(
      [good, needy, bad, { ...needy, name: "never" }, good],
      output,
      { reports },
      run,
    );
    expect(results.map(({ name, passed, failed, failures }) => [name, passed, failed, failures])).toEqual([
      ["good", 1, 0, []],
      ["needy", 1, 0, []],
      ["bad", 0, 1, ["bad"]],
      ["good", 1, 0, []],
    ]);
    const failed = results.filter(({ failed }) => failed > 0);
    expect(await runLane([needy], output, { reports, before: failed }, run)).toEqual([]);
    expect(said).toMatch(/^\n▸ good\nwell\n✓ good [\s\S]*✓ needy [\s\S]*✗ bad [\s\S]*✓ good [\s\S]*end/);
  });

  it("runs a command of the installed packages, and hears all it says", async () => {
    let said = "";
    const output = {
      write: (words: string) => {
        said += words;
      },
      end: () => {},
    };
    const [result] = await runLane([{ name: "version", args: ["biome", "--version"] }], output, { reports });
    expect(result).toMatchObject({ passed: 1, failed: 0 });
    expect(said).toMatch(/▸ version\nVersion: [\d.]+\n\s*✓ version/);
    const [missing] = await runLane([{ name: "none", args: ["no-such-command"] }], output, { reports });
    expect(missing).toMatchObject({ passed: 0, failed: 1, failures: ["none"] });
  });
});

it("the table has a line for each stage and one for the whole, whose time is not the sum", () => {
  const results = [
    { name: "a", seconds: 61.24, passed: 1, failed: 0, failures: [] },
    { name: "b", seconds: 5, passed: 20, failed: 2, failures: ["x", "y"] },
  ];
  expect(asTable(results, 62).split("\n")).toEqual([
    "| stage | seconds | passed | failed |",
    "|---|---:|---:|---:|",
    "| a | 61 | 1 | 0 |",
    "| b | 5 | 20 | 2 |",
    "| all, side by side | 62 | 21 | 2 |",
  ]);
});
