import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Counts, playwrightCounts, vitestCounts } from "./counts";
import { type Failure, playwrightFailures, playwrightRepeated, vitestFailures } from "./failures";
import { runCommand } from "./run-command";
import { playwrightSlowest, type Slow, vitestSlowest } from "./slowest";
import type { LaneOutput } from "./terminal";

/** One command of a test run. */
export interface Stage {
  readonly name: string;
  readonly args: readonly string[];
  /** Environment variables of its own. */
  readonly env?: Readonly<Record<string, string>>;
  /** Stages before it, by name, without which it makes no sense. */
  readonly needs?: readonly string[];
  /** Whose report says how many tests there were; without one the command itself is the test. */
  readonly reporter?: "vitest" | "playwright";
}

export interface StageResult extends Counts {
  readonly name: string;
  readonly seconds: number;
  /** What failed, with the head of each message. */
  readonly failures: readonly string[];
  /** What passed only when it was repeated, with the head of what had failed; absent where nothing is repeated. */
  readonly repeated?: readonly string[];
  /** Its files that took longest; absent where a command itself is the test. */
  readonly slowest?: readonly Slow[];
}

/** Runs stages one after the other, also when one has failed.
 * @param setting `reports`: a directory for what they report; `before`: what came of stages that ran earlier
 * @returns what came of those that ran */
export async function runLane(
  stages: readonly Stage[],
  output: LaneOutput,
  { reports, before = [] }: { readonly reports: string; readonly before?: readonly StageResult[] },
  run = runCommand,
): Promise<StageResult[]> {
  const results: StageResult[] = [];
  for (const stage of stages) {
    const isMissed = ({ name, failed }: StageResult) => failed > 0 && stage.needs?.includes(name);
    if ([...before, ...results].some(isMissed)) continue;
    results.push(await runStage(stage, output, reports, run));
  }
  output.end();
  return results;
}

async function runStage(
  stage: Stage,
  output: LaneOutput,
  reports: string,
  run: typeof runCommand,
): Promise<StageResult> {
  const { name, reporter, env } = stage;
  const file = join(reports, `${reporter}.json`);
  const started = performance.now();
  output.write(`\n▸ ${name}\n`);
  const reporting = reporter === "vitest" ? [`--outputFile.json=${file}`] : [];
  const ok = await run([...stage.args, ...reporting], output, {
    ...env,
    ...(reporter === "playwright" ? { PLAYWRIGHT_JSON_OUTPUT_NAME: file } : {}),
  });
  const seconds = (performance.now() - started) / 1000;
  output.write(`${ok ? "✓" : "✗"} ${name} (${seconds.toFixed(1)} s)\n`);
  if (!reporter) {
    const counts = ok ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: [name] };
    return { name, seconds, ...counts };
  }
  const report = existsSync(file) ? readFileSync(file, "utf8") : null;
  const slowest = report === null ? [] : READERS[reporter].slowest(report);
  const repeated = report === null ? [] : READERS[reporter].repeated(report).map(inWords);
  return { name, seconds, ...outcomeOf(name, ok, reporter, report), repeated, slowest };
}

const READERS = {
  vitest: { counts: vitestCounts, failures: vitestFailures, repeated: () => [], slowest: vitestSlowest },
  playwright: {
    counts: playwrightCounts,
    failures: playwrightFailures,
    repeated: playwrightRepeated,
    slowest: playwrightSlowest,
  },
} as const;

const inWords = ({ name, message }: Failure) => `${name}\n${message}`;

/** What a suite's exit code and report say together: without a report, or with a bad end and no failed test in it, there
 * is a failure all the same. */
export function outcomeOf(
  name: string,
  ok: boolean,
  reporter: keyof typeof READERS,
  report: string | null,
): Counts & { readonly failures: readonly string[] } {
  const counts = report === null ? { passed: 0, failed: 1 } : READERS[reporter].counts(report);
  const failed = ok ? counts.failed : Math.max(counts.failed, 1);
  if (failed === 0) return { ...counts, failures: [] };
  const told = report === null ? [] : READERS[reporter].failures(report);
  const failures = told.map(inWords);
  const unnamed = `${name}: ended badly with no failed test`;
  return { passed: counts.passed, failed, failures: failures.length === 0 ? [unnamed] : failures };
}
