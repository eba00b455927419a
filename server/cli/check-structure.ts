import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { checkStructure } from "./structure/check";
import { checkNames, readRetiredWords } from "./structure/retired-names";
import { checkBritish, checkPhrases, readRetiredPhrases } from "./structure/retired-phrases";
import { checkUnusedExports } from "./structure/unused-exports";

/** Checks every file git knows of (tracked, or new and not ignored) against the architecture, the glossary and the guide to style. */
const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  encoding: "utf8",
});
const paths = listed.split("\n").filter((path) => path && existsSync(path));
const files = new Map(
  paths.map((path) => [path, /\.(ts|tsx|mts|mjs|md)$/.test(path) ? readFileSync(path, "utf8") : ""] as const),
);
const retired = readRetiredWords(readFileSync("docs/glossary.md", "utf8"));
const phrases = readRetiredPhrases(readFileSync("docs/style.md", "utf8"));
const violations = [
  ...checkStructure(files),
  ...checkUnusedExports(files),
  ...checkNames(files, retired),
  ...checkPhrases(files, phrases),
  ...checkBritish(files),
];
for (const { file, message } of violations) console.error(`${file}: ${message}`);
console.log(`structure: ${files.size} files, ${violations.length} violations`);
process.exitCode = violations.length > 0 ? 1 : 0;
