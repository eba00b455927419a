import { checkBoundaries } from "./boundaries";
import { checkErrorClasses } from "./error-classes";
import { importsOf } from "./imports";
import { checkLayers } from "./layers";
import { FEATURE_FILES, GRAB_BAG, IMPORT_RULES, type ImportRule, ISOMORPHIC, ROOT_ENTRIES } from "./rules";

export interface Violation {
  readonly file: string;
  readonly message: string;
}

/** Checks a tree against the architecture.
 * @param files path relative to the root (forward slashes) → source text; TypeScript files are read for imports
 * @returns every violation, with the rule's reason; empty when the tree is in order */
export function checkStructure(files: ReadonlyMap<string, string>): Violation[] {
  const violations: Violation[] = [
    ...checkBoundaries(files),
    ...checkLayers(files),
    ...checkErrorClasses(files),
  ];
  for (const [file, source] of files) {
    violations.push(...checkPlace(file));
    if (!/\.(ts|tsx|mts)$/.test(file)) continue;
    if (lacksServerOnly(file, source)) {
      violations.push({
        file,
        message: 'server code begins with import "server-only", so that it cannot reach a browser',
      });
    }
    for (const target of importsOf(file, source)) {
      for (const rule of IMPORT_RULES) {
        if (breaks(rule, file, target)) violations.push({ file, message: `imports ${target}: ${rule.why}` });
      }
    }
  }
  return violations;
}

function checkPlace(file: string): Violation[] {
  const violations: Violation[] = [];
  const parts = file.split("/");
  const top = parts[0] ?? "";
  if (!ROOT_ENTRIES.has(top)) {
    violations.push({ file, message: `"${top}" has no place at the root: the domain is the folder` });
  }
  if (GRAB_BAG.test(file)) {
    violations.push({ file, message: "a grab-bag name: name the file for what it does" });
  }
  if (top === "server" && parts[1] === "features") {
    if (parts.length === 4 && !FEATURE_FILES.test(parts[3] ?? "")) {
      const words = "schema types constants loaders actions router service repository policy";
      violations.push({ file, message: `not in a feature's vocabulary: ${words}, and their tests` });
    }
    if (parts.length > 5 && !parts.includes("__fixtures__")) {
      violations.push({ file, message: "a feature has rooms, and a room has files: no folder is deeper" });
    }
  }
  return violations;
}

const lacksServerOnly = (file: string, source: string): boolean =>
  file.startsWith("server/") && !ISOMORPHIC.test(file) && !/^import "server-only";$/m.test(source);

function breaks(rule: ImportRule, file: string, target: string): boolean {
  const match = rule.from.exec(file);
  if (!match || rule.except?.test(file)) return false;
  const forbid = new RegExp(rule.forbid.source.replaceAll("$1", match[1] ?? ""));
  return forbid.test(target) && !rule.allow?.test(target);
}
