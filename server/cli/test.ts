import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildIfNeeded } from "./start/build";
import { configure } from "./start/configuration";
import { ensureChromium } from "./test/chromium";
import { type Counts, playwrightCounts, vitestCounts } from "./test/counts";
import { playwrightFailures, vitestFailures } from "./test/failures";

/** `npm test`: every check in order, the cheap ones first; each stage runs even when an earlier one failed, except
 * that there are no browser tests without a build. Closes with `N passed, N failed`. */
const reports = mkdtempSync(join(tmpdir(), "classmate-test-"));
const totals: Counts[] = [];
const failures: string[] = [];

const check = (name: string, args: string[]): boolean => {
  const ok = run(name, args);
  totals.push({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });
  if (!ok) failures.push(name);
  return ok;
};

check("format and lint", ["biome", "check"]);
check("structure", ["tsx", "server/cli/check-structure.ts"]);
check("route types", ["next", "typegen"]);
check("types", ["tsc", "--noEmit"]);
suite(
  "unit and integration tests",
  ["vitest", "run", "--reporter=default", "--reporter=json"],
  vitestCounts,
  vitestFailures,
);
if (await productionBuild()) browserTests();

rmSync(reports, { recursive: true, force: true });
// A log is read from its end: what failed stands there, thousands of passed tests above it.
for (const failure of failures) console.log(`\n✗ ${failure}`);
const passed = totals.reduce((sum, counts) => sum + counts.passed, 0);
const failed = totals.reduce((sum, counts) => sum + counts.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/** The build that `npm start` makes and would use, so that the browser tests do not make it again. */
async function productionBuild(): Promise<boolean> {
  console.log("\n▸ production build");
  const environment = { ...process.env, DATA_DIR: join(reports, "data"), TYPES_ARE_CHECKED: "true" };
  const ok = await buildIfNeeded(process.cwd(), configure(environment, "production")).then(
    () => true,
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      failures.push("production build");
      return false;
    },
  );
  totals.push({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });
  return ok;
}

function browserTests(): void {
  try {
    process.env.CHROMIUM_PATH = ensureChromium();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    failures.push("browser tests: no browser");
    totals.push({ passed: 0, failed: 1 });
    return;
  }
  suite(
    "browser tests",
    ["playwright", "test", "--reporter=list,json"],
    playwrightCounts,
    playwrightFailures,
  );
}

function suite(
  name: string,
  args: string[],
  count: (report: string) => Counts,
  failed: (report: string) => readonly { name: string; message: string }[],
): void {
  const file = join(reports, `${args[0]}.json`);
  const output = args[0] === "vitest" ? [`--outputFile.json=${file}`] : [];
  const ok = run(name, [...args, ...output], { PLAYWRIGHT_JSON_OUTPUT_NAME: file });
  const report = existsSync(file) ? readFileSync(file, "utf8") : undefined;
  const counts = report === undefined ? { passed: 0, failed: 1 } : count(report);
  totals.push(!ok && counts.failed === 0 ? { ...counts, failed: 1 } : counts);
  if (ok) return;
  const named = report === undefined ? [] : failed(report).map((one) => `${one.name}\n${one.message}`);
  failures.push(...(named.length === 0 ? [`${name}: ended badly with no failed test`] : named));
}

function run(name: string, args: string[], env: Record<string, string> = {}): boolean {
  const started = performance.now();
  console.log(`\n▸ ${name}`);
  const { status } = spawnSync("npx", ["--no-install", ...args], {
    stdio: "inherit",
    env: { ...process.env, ...env, NEXT_TELEMETRY_DISABLED: "1" },
    shell: process.platform === "win32",
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${status === 0 ? "✓" : "✗"} ${name} (${seconds} s)`);
  return status === 0;
}
