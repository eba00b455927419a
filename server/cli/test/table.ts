import type { StageResult } from "./stages";

/** What a run took and what it counted, in Markdown.
 * @param seconds from the first stage's beginning to the last one's end */
export function asTable(results: readonly StageResult[], seconds: number): string {
  const sum = (of: (result: StageResult) => number) => results.reduce((total, one) => total + of(one), 0);
  const whole = {
    name: "all, side by side",
    seconds,
    passed: sum(({ passed }) => passed),
    failed: sum(({ failed }) => failed),
  };
  return [
    "| stage | seconds | passed | failed |",
    "|---|---:|---:|---:|",
    ...[...results, whole].map(
      (row) => `| ${row.name} | ${Math.round(row.seconds)} | ${row.passed} | ${row.failed} |`,
    ),
  ].join("\n");
}

/** Where the time of each suite went, in Markdown; empty where no suite has told. */
export function slowestTable(results: readonly StageResult[]): string {
  return results
    .filter(({ slowest = [] }) => slowest.length > 0)
    .map(({ name, slowest = [] }) =>
      [
        `| slowest in ${name} | seconds |`,
        "|---|---:|",
        ...slowest.map((file) => `| ${file.name} | ${file.seconds.toFixed(1)} |`),
      ].join("\n"),
    )
    .join("\n\n");
}
