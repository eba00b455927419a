export interface Failure {
  /** Where it is: the file, and the title with its groups. */
  readonly name: string;
  readonly message: string;
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: string;
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}

/** What failed in a Vitest JSON report; a file that did not load stands for itself. */
export function vitestFailures(report: string): Failure[] {
  const { testResults } = JSON.parse(report) as VitestReport;
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === "failed");
    if (failed.length === 0) return status === "failed" ? [{ name, message: firstLines(message) }] : [];
    return failed.map(({ fullName, failureMessages }) => ({
      name: `${name} › ${fullName}`,
      message: firstLines(failureMessages?.[0]),
    }));
  });
}

/** What failed in a Playwright JSON report, and the errors outside its tests. */
export function playwrightFailures(report: string): Failure[] {
  const { suites, errors } = JSON.parse(report) as {
    suites?: PlaywrightSuite[];
    errors?: { message?: string }[];
  };
  const outside = (errors ?? []).map(({ message }) => ({
    name: "outside the tests",
    message: firstLines(message),
  }));
  return [...(suites ?? []).flatMap((suite) => endedAs("unexpected", suite)), ...outside];
}

/** What passed in a Playwright JSON report only when it was repeated, with what had failed before. */
export function playwrightRepeated(report: string): Failure[] {
  const { suites } = JSON.parse(report) as { suites?: PlaywrightSuite[] };
  return (suites ?? []).flatMap((suite) => endedAs("flaky", suite));
}

function endedAs(outcome: "unexpected" | "flaky", suite: PlaywrightSuite): Failure[] {
  const here = (suite.specs ?? []).flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === outcome)
      .map(({ projectName, results }) => ({
        name: `[${projectName}] ${file} › ${title}`,
        message: firstLines(results.find(({ error }) => error !== undefined)?.error?.message),
      })),
  );
  return [...here, ...(suite.suites ?? []).flatMap((inner) => endedAs(outcome, inner))];
}

/** Enough to know what it was; the whole is where the test ran. */
function firstLines(message = "no message"): string {
  return message.split("\n").slice(0, 12).join("\n");
}
