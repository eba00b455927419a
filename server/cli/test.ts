import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildIfNeeded } from "./start/build";
import { configure } from "./start/configuration";
import { ensureChromium } from "./test/chromium";
import { type Counts, playwrightCounts, vitestCounts } from "./test/counts";

/** `npm test`: every check in order, the cheap ones first; each stage runs even when an earlier one failed, except
 * that there are no browser tests without a build. Closes with `N passed, N failed`. */
const reports = mkdtempSync(join(tmpdir(), "classmate-test-"));
const totals: Counts[] = [];

const check = (name: string, args: string[]): boolean => {
  const ok = run(name, args);
  totals.push({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });
  return ok;
};

check("format and lint", ["biome", "check"]);
check("structure", ["tsx", "server/cli/check-structure.ts"]);
check("route types", ["next", "typegen"]);
check("types", ["tsc", "--noEmit"]);
suite("unit and integration tests", ["vitest", "run", "--reporter=default", "--reporter=json"], vitestCounts);
if (await productionBuild()) browserTests();

rmSync(reports, { recursive: true, force: true });
const passed = totals.reduce((sum, counts) => sum + counts.passed, 0);
const failed = totals.reduce((sum, counts) => sum + counts.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/** The build that `npm start` makes and would use, so that the browser tests do not make it again. */
async function productionBuild(): Promise<boolean> {
  console.log("\n▸ production build");
  const environment = { ...process.env, DATA_DIR: join(reports, "data") };
  const ok = await buildIfNeeded(process.cwd(), configure(environment, "production")).then(
    () => true,
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
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
    totals.push({ passed: 0, failed: 1 });
    return;
  }
  suite("browser tests", ["playwright", "test", "--reporter=list,json"], playwrightCounts);
}

function suite(name: string, args: string[], count: (report: string) => Counts): void {
  const file = join(reports, `${args[0]}.json`);
  const output = args[0] === "vitest" ? [`--outputFile.json=${file}`] : [];
  const ok = run(name, [...args, ...output], { PLAYWRIGHT_JSON_OUTPUT_NAME: file });
  const counts = existsSync(file) ? count(readFileSync(file, "utf8")) : { passed: 0, failed: 1 };
  totals.push(!ok && counts.failed === 0 ? { ...counts, failed: 1 } : counts);
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
