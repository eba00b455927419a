import { posix } from "node:path";
import { importsOf } from "../structure/imports";

const TEST = /\.test\.tsx?$/;
const SOURCE = /^(app|server|drizzle|extension)\/.*\.(tsx?|css|json|sql)$/;

/** The tests that hear first of a change: those that changed, are beside what changed, or import it. Anyone who hears of it
 * over a third file is left out, which keeps a change of something that everything uses below a minute.
 * @param tests every test file there is
 * @param read a file's text */
export function nearestTests(
  changed: readonly string[],
  tests: readonly string[],
  read: (file: string) => string,
): string[] {
  const sources = changed.filter((file) => SOURCE.test(file) && !TEST.test(file));
  const folders = new Set(sources.map((file) => posix.dirname(file)));
  const modules = new Set(sources.map((file) => file.replace(/\.tsx?$/, "")));
  return tests.filter(
    (test) =>
      changed.includes(test) ||
      folders.has(posix.dirname(test)) ||
      importsOf(test, read(test)).some((target) => modules.has(target)),
  );
}
