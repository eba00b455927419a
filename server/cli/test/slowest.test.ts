import { expect, it } from "vitest";
import { playwrightSlowest, vitestSlowest } from "./slowest";
import { slowestTable } from "./table";

const file = (name: string, ...durations: (number | null)[]) => ({
  name: `/here/${name}`,
  assertionResults: durations.map((duration) => ({ duration })),
});

it("a file's seconds are those of all its tests, on every database, the slowest file first", () => {
  const testResults = [file("a.test.ts", 400, 100), file("b.test.ts", 2_000, null), file("a.test.ts", 700)];
  expect(vitestSlowest(JSON.stringify({ testResults }), "/here/")).toEqual([
    { name: "b.test.ts", seconds: 2 },
    { name: "a.test.ts", seconds: 1.2 },
  ]);
});

it("a browser's are told for each window, however deep a test is in groups", () => {
  const spec = (projectName: string, duration: number) => ({
    file: "a.spec.ts",
    tests: [{ projectName, results: [{ duration }] }],
  });
  const suites = [{ specs: [spec("phone", 1_000)], suites: [{ specs: [spec("desktop", 500)] }] }, {}];
  expect(playwrightSlowest(JSON.stringify({ suites }))).toEqual([
    { name: "[phone] a.spec.ts", seconds: 1 },
    { name: "[desktop] a.spec.ts", seconds: 0.5 },
  ]);
});

it("no more than fifteen files are named, in a table for each suite that has any", () => {
  const testResults = Array.from({ length: 40 }, (_, at) => file(`${at}.test.ts`, at * 100));
  const slowest = vitestSlowest(JSON.stringify({ testResults }), "/here/");
  expect(slowest).toHaveLength(15);
  const stage = { name: "tests", seconds: 9, passed: 1, failed: 0, failures: [] };
  const table = slowestTable([
    { ...stage, name: "lint" },
    { ...stage, slowest: slowest.slice(0, 2) },
  ]);
  expect(table).toBe(
    ["| slowest in tests | seconds |", "|---|---:|", "| 39.test.ts | 3.9 |", "| 38.test.ts | 3.8 |"].join(
      "\n",
    ),
  );
});
