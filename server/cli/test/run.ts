import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runLane, type Stage, type StageResult } from "./stages";
import { asTable, slowestTable } from "./table";
import { createTerminal } from "./terminal";

/** What is checked without running anything of the product. */
export const SOURCES: readonly Stage[] = [
  { name: "structure", args: ["tsx", "server/cli/check-structure.ts"] },
  { name: "route types", args: ["next", "typegen"] },
  { name: "types", args: ["tsc", "--noEmit"] },
];

type Lane = readonly Stage[];

/** Runs groups of lanes, the lanes of each side by side, and tells what came of them: a table, what failed, and at the very
 * end `N passed, N failed`. Decides how this process ends. */
export async function runTests(groups: readonly (readonly Lane[])[]): Promise<void> {
  const reports = mkdtempSync(join(tmpdir(), "classmate-test-"));
  const terminal = createTerminal((words) => void process.stdout.write(words));
  const started = performance.now();
  const results: StageResult[] = [];
  for (const lanes of groups) {
    const running = lanes.map((stages) =>
      runLane(stages, terminal.open(), { reports, before: [...results] }),
    );
    results.push(...(await Promise.all(running)).flat());
  }
  rmSync(reports, { recursive: true, force: true });
  tell(results, (performance.now() - started) / 1000);
}

function tell(results: readonly StageResult[], seconds: number): void {
  console.log(`\n${slowestTable(results)}\n\n${asTable(results, seconds)}`);
  // A log is read from its end: what failed is there, thousands of passed tests above it.
  for (const one of results.flatMap(({ repeated = [] }) => repeated))
    console.log(`\n↻ passed only when repeated: ${one}`);
  for (const failure of results.flatMap(({ failures }) => failures)) console.log(`\n✗ ${failure}`);
  const passed = results.reduce((sum, counts) => sum + counts.passed, 0);
  const failed = results.reduce((sum, counts) => sum + counts.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
