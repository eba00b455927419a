import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runTests, SOURCES } from "./test/run";
import type { Stage } from "./test/stages";

/** `npm test`: every check, in lanes side by side; with `--full` or `FULL=1` also what says a thing again on another
 * driver or in another window (vitest.config.ts and e2e/phone-walks.ts say which). Each stage runs even when an earlier
 * one failed, except that there are no browser tests without a build and a browser. Closes with `N passed, N failed`. */
if (process.argv.includes("--full")) process.env.FULL = "1";
const data = mkdtempSync(join(tmpdir(), "classmate-build-"));

const LINT: readonly Stage[] = [{ name: "format and lint", args: ["biome", "check"] }];
const UNIT: readonly Stage[] = [
  {
    name: "unit and integration tests",
    args: ["vitest", "run", "--reporter=default", "--reporter=json"],
    reporter: "vitest",
  },
];
const BUILD: readonly Stage[] = [
  { name: "browser", args: ["tsx", "server/cli/test/install-chromium.ts"] },
  {
    name: "production build",
    args: ["tsx", "server/cli/test/make-build.ts"],
    env: { DATA_DIR: data },
  },
];
const BROWSER: readonly Stage[] = [
  {
    name: "browser tests",
    // What fails once and not again is told of by name above the closing line: a race to be found, not a reason to stop.
    args: ["playwright", "test", "--retries=1", "--reporter=list,json"],
    reporter: "playwright",
    needs: ["browser", "production build"],
  },
];

await runTests([
  // A build names itself in next-env.d.ts while it is made, which the types are checked with: not at the same time.
  [LINT, SOURCES],
  [UNIT, BUILD],
  // Two browsers and their servers keep two cores busy by themselves.
  [BROWSER],
]);
rmSync(data, { recursive: true, force: true });
