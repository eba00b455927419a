import { describe, expect, it } from "vitest";
import { playwrightCounts, vitestCounts } from "./counts";

describe("the closing line counts what ran", () => {
  it("counts a test file that does not load as a failure", () => {
    const report = { numPassedTests: 3, numFailedTests: 0, numFailedTestSuites: 1, success: false };
    expect(vitestCounts(JSON.stringify(report))).toEqual({ passed: 3, failed: 1 });
  });

  it("counts a run without success as a failure even when no test failed", () => {
    const report = { numPassedTests: 3, numFailedTests: 0, numFailedTestSuites: 0, success: false };
    expect(vitestCounts(JSON.stringify(report)).failed).toBe(1);
  });

  it("counts errors outside browser tests as failures, and what passed when repeated as passed", () => {
    const report = { stats: { expected: 5, unexpected: 1, flaky: 2 }, errors: [{}] };
    expect(playwrightCounts(JSON.stringify(report))).toEqual({ passed: 7, failed: 2 });
  });
});
