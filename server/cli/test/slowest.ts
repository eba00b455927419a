/** Where a suite's time goes. */
export interface Slow {
  /** A file with tests; in front of it the window or the database they ran with, where there is one. */
  readonly name: string;
  readonly seconds: number;
}

/** Files named of each suite. */
const NAMED = 15;

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly duration?: number | null }[];
  }[];
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly file: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly results: readonly { readonly duration: number }[];
    }[];
  }[];
}

type Timed = readonly [name: string, ms: number];

/** The files of a Vitest JSON report whose tests took longest, on all databases together.
 * @param root what the files' names begin with, and are told without */
export function vitestSlowest(report: string, root = `${process.cwd()}/`): Slow[] {
  const { testResults } = JSON.parse(report) as VitestReport;
  return longest(
    testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ duration }): Timed => [name.replace(root, ""), duration ?? 0]),
    ),
  );
}

/** The files of a Playwright JSON report whose tests took longest, in each window for itself. */
export function playwrightSlowest(report: string): Slow[] {
  const { suites = [] } = JSON.parse(report) as { suites?: PlaywrightSuite[] };
  return longest(suites.flatMap(timesOf));
}

function timesOf({ specs = [], suites = [] }: PlaywrightSuite): Timed[] {
  const here = specs.flatMap(({ file, tests }) =>
    tests.flatMap(({ projectName, results }) =>
      results.map(({ duration }): Timed => [`[${projectName}] ${file}`, duration]),
    ),
  );
  return [...here, ...suites.flatMap(timesOf)];
}

function longest(times: readonly Timed[]): Slow[] {
  const sums = new Map<string, number>();
  for (const [name, ms] of times) sums.set(name, (sums.get(name) ?? 0) + ms);
  return [...sums]
    .map(([name, ms]) => ({ name, seconds: ms / 1000 }))
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, NAMED);
}
