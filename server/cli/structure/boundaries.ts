import { valueImportsOf } from "./imports";
import { BOUNDARIES, type Boundary } from "./rules";

interface Crossing {
  readonly file: string;
  readonly message: string;
}

/** Finds ways from where code runs to code that must not run there: by imports of values, however many files lie
 * between. A type leaves no trace in what runs, so importing one leads nowhere.
 * @param files path → source
 * @returns for each file that is crossed first, the way that leads there */
export function checkBoundaries(files: ReadonlyMap<string, string>): Crossing[] {
  const sources = new Map([...files].filter(([file]) => /\.tsx?$/.test(file)));
  const byTarget = new Map([...sources.keys()].map((file) => [file.replace(/(\/index)?\.tsx?$/, ""), file]));
  const next = (file: string): string[] =>
    valueImportsOf(file, sources.get(file) ?? "").flatMap((target) => byTarget.get(target) ?? []);
  return BOUNDARIES.flatMap((boundary) => crossingsOf(boundary, [...sources.keys()], next));
}

function crossingsOf(
  { from, except, forbid, allow, why }: Boundary,
  files: readonly string[],
  next: (file: string) => readonly string[],
): Crossing[] {
  const starts = files.filter((file) => from.test(file) && !except.test(file));
  const before = new Map<string, string | null>(starts.map((file) => [file, null]));
  const crossings: Crossing[] = [];
  // Breadth first, so that the way that is told is a shortest one.
  for (const file of before.keys()) {
    for (const target of next(file)) {
      if (before.has(target)) continue;
      if (forbid.test(target) && !allow.test(target)) {
        crossings.push({ file, message: `${wayTo(file, before)} → ${target}: ${why}` });
      } else before.set(target, file);
    }
  }
  return crossings;
}

function wayTo(file: string, before: ReadonlyMap<string, string | null>): string {
  const way: string[] = [];
  for (let at: string | null = file; at; at = before.get(at) ?? null) way.unshift(at);
  return way.join(" → ");
}
