import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";

/** What is seen by every file that shares modules with the one that does it: a module or a global in another's place,
 * a spy, a clock that is stopped. */
const EXCHANGES =
  /\bvi\.(?:mock|doMock|stub\w+|spyOn|useFakeTimers|setSystemTime|resetModules)\(|\bglobalThis as |\bprocessSlot\(|\/exchanged-modules"/;
const MAGIC = /[[\]()]/g;

/** The test files that put something in the place of a module or a global, and so need modules of their own.
 * @returns patterns that each fit one file, relative to the root */
export function exchangingTests(root: string, folders: readonly string[]): string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((name) =>
        join(folder, name),
      ),
    )
    .filter((file) => /\.test\.tsx?$/.test(file) && EXCHANGES.test(readFileSync(join(root, file), "utf8")))
    .map((file) => file.split(sep).join("/").replace(MAGIC, "\\$&"))
    .sort();
}
