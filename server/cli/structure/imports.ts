import { posix } from "node:path";

const IMPORT =
  /(?:^|[\n;])\s*(?:import|export)\s[^;'"]*?from\s*["']([^"']+)["']|(?:^|[\n;])\s*import\s*["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']/g;

/** Import targets as repository paths without extension, or package names as written. */
export function importsOf(file: string, source: string): string[] {
  return targetsIn(file, source, () => true);
}

/** The same without imports of nothing but types, which leave no trace in the code that runs. */
export function valueImportsOf(file: string, source: string): string[] {
  return targetsIn(file, source, (statement) => !/^[\s;]*(?:import|export)\s+type\s/.test(statement));
}

function targetsIn(file: string, source: string, isMeant: (statement: string) => boolean): string[] {
  const targets: string[] = [];
  for (const match of source.matchAll(IMPORT)) {
    const specifier = match[1] ?? match[2] ?? match[3];
    if (specifier && isMeant(match[0])) targets.push(resolve(file, specifier));
  }
  return targets;
}

function resolve(file: string, specifier: string): string {
  const path = specifier.startsWith("@/")
    ? specifier.slice(2)
    : specifier.startsWith(".")
      ? posix.join(posix.dirname(file), specifier)
      : specifier;
  return path.replace(/\.(ts|tsx|js)$/, "");
}
