import { execFileSync } from "node:child_process";
import { runTests, SOURCES } from "./test/run";
import type { Stage } from "./test/stages";

/** `npm run test:changed [-- BASE]`: lint, structure, types and Vitest's tests of what differs from a commit, in the working
 * tree or on this branch. Without BASE from where the branch left `main`. For the minute in between; `npm test` decides. */
const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" }).trim();
const base = git("merge-base", process.argv[2] ?? "main", "HEAD");
const files = [
  ...git("diff", "--name-only", "--diff-filter=d", base).split("\n"),
  ...git("ls-files", "--others", "--exclude-standard").split("\n"),
].filter(Boolean);

const CHANGED: readonly Stage[] = [
  { name: "format and lint", args: ["biome", "check", "--no-errors-on-unmatched", ...files] },
  {
    name: "tests of what changed",
    // On the embedded database: of the others one hears from `npm test`.
    args: [
      ...["vitest", "related", "--run", "--passWithNoTests", "--reporter=default", "--reporter=json"],
      ...["--project=embedded", "--project=alone", "--project=engine"],
      ...files,
    ],
    reporter: "vitest",
  },
];

await runTests([files.length === 0 ? [SOURCES] : [CHANGED, SOURCES]]);
