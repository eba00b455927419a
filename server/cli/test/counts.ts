export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** Reads the totals of a Vitest JSON report. */
export function vitestCounts(report: string): Counts {
  const { numPassedTests, numFailedTests, numFailedTestSuites, success } = JSON.parse(report) as {
    numPassedTests: number;
    numFailedTests: number;
    numFailedTestSuites: number;
    success: boolean;
  };
  // A file that fails to load has no failed test, yet it is a failure.
  const failed = numFailedTests || numFailedTestSuites;
  return { passed: numPassedTests, failed: success ? 0 : Math.max(failed, 1) };
}

/** Reads the totals of a Playwright JSON report; a test that passed only when it was repeated counts as passed, and is told of
 * by name. */
export function playwrightCounts(report: string): Counts {
  const { stats, errors } = JSON.parse(report) as {
    stats: { expected: number; unexpected: number; flaky: number };
    errors: unknown[];
  };
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}
