import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { nearestTests } from "./test/nearest-tests";
import { runTests, SOURCES } from "./test/run";
import type { Stage } from "./test/stages";

/** `npm run test:changed [-- BASE]`: lint, structure, types and the nearest tests of what differs from a commit, in the
 * working tree or on this branch. Without BASE from where the branch left `main`. For the minute in between: `npm test`
 * decides. */
const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" }).trim();
const lines = (text: string) => text.split("\n").filter(Boolean);

const base = git("merge-base", process.argv[2] ?? "main", "HEAD");
const untracked = lines(git("ls-files", "--others", "--exclude-standard"));
const files = [...lines(git("diff", "--name-only", "--diff-filter=d", base)), ...untracked];
const there = [...lines(git("ls-files")), ...untracked].filter(
  (file) => /^(app|server|drizzle|extension)\/.*\.test\.tsx?$/.test(file) && existsSync(file),
);
const tests = nearestTests(files, there, (file) => readFileSync(file, "utf8"));

const LINT: readonly Stage[] = [
  { name: "format and lint", args: ["biome", "check", "--no-errors-on-unmatched", ...files] },
];
const TESTS: readonly Stage[] = [
  {
    name: "nearest tests",
    // On the embedded database: of the others one hears from `npm test`.
    args: [
      ...["vitest", "run", "--passWithNoTests", "--reporter=default", "--reporter=json"],
      ...["--project=embedded", "--project=alone", "--project=engine"],
      ...tests,
    ],
    reporter: "vitest",
  },
];

await runTests([[[...(tests.length > 0 ? TESTS : []), ...(files.length > 0 ? LINT : [])], SOURCES]]);
