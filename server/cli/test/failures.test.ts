import { describe, expect, it } from "vitest";
import { playwrightFailures, playwrightRepeated, vitestFailures } from "./failures";

describe("the end of a run names what failed", () => {
  it("a unit test by its file and title, with the head of its message", () => {
    const report = {
      testResults: [
        {
          name: "/project/a.test.ts",
          status: "failed",
          assertionResults: [
            { fullName: "adds", status: "passed" },
            {
              fullName: "subtracts",
              status: "failed",
              failureMessages: [`expected 1 to be 2\n${"at x\n".repeat(40)}`],
            },
          ],
        },
        { name: "/project/b.test.ts", status: "passed", assertionResults: [] },
      ],
    };
    const [failure, ...more] = vitestFailures(JSON.stringify(report));
    expect(more).toEqual([]);
    expect(failure?.name).toBe("/project/a.test.ts › subtracts");
    expect(failure?.message).toMatch(/^expected 1 to be 2\n/);
    expect(failure?.message.split("\n")).toHaveLength(12);
  });

  it("a file that did not load, by itself", () => {
    const testResults = [
      { name: "/project/a.test.ts", status: "failed", message: "no such module", assertionResults: [] },
    ];
    expect(vitestFailures(JSON.stringify({ testResults }))).toEqual([
      { name: "/project/a.test.ts", message: "no such module" },
    ]);
  });

  it("a browser test however deep it is nested, and an error outside all of them; apart from them what passed when repeated", () => {
    const spec = (title: string, status: string) => ({
      title,
      file: "chat.spec.ts",
      tests: [{ projectName: "phone", status, results: [{ error: { message: `${title} broke` } }] }],
    });
    const report = {
      suites: [
        {
          specs: [spec("works", "expected")],
          suites: [{ specs: [spec("a", "unexpected"), spec("b", "flaky")] }],
        },
      ],
      errors: [{ message: "the server did not start" }],
    };
    expect(playwrightFailures(JSON.stringify(report))).toEqual([
      { name: "[phone] chat.spec.ts › a", message: "a broke" },
      { name: "outside the tests", message: "the server did not start" },
    ]);
    expect(playwrightRepeated(JSON.stringify(report))).toEqual([
      { name: "[phone] chat.spec.ts › b", message: "b broke" },
    ]);
  });
});
