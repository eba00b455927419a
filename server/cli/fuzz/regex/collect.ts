import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { literalsIn, type Pattern } from "./literals";

/** What no visitor's text reaches: tests, what tests are on, commands, records. */
const APART =
  /\.test\.tsx?$|(^|\/)__fixtures__\/|(^|\/)testing(-server)?\.ts$|^server\/(cli|decisions|request\/attack)\//;

/** Every regular expression that is written down in the product's sources, once. */
export function collectPatterns(root: string): Pattern[] {
  const found = new Map<string, Pattern>();
  for (const file of ["server", "app"].flatMap((folder) => sourcesIn(root, folder))) {
    for (const pattern of literalsIn(readFileSync(path.join(root, file), "utf8"), file)) {
      const key = `/${pattern.source}/${pattern.flags}`;
      if (!found.has(key)) found.set(key, pattern);
    }
  }
  return [...found.values()];
}

function sourcesIn(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .map((file) => path.posix.join(folder, file.split(path.sep).join("/")))
    .filter((file) => /\.tsx?$/.test(file) && !APART.test(file))
    .sort();
}

/** Every regular expression that the product's modules put together when they are loaded, of words and other ones: what
 * `load` builds is kept. */
export async function recordPatterns(load: () => Promise<unknown>): Promise<Pattern[]> {
  const found = new Map<string, Pattern>();
  const Real = globalThis.RegExp;
  globalThis.RegExp = new Proxy(Real, {
    construct(target, given, newTarget) {
      const made: RegExp = Reflect.construct(target, given, newTarget);
      found.set(String(made), { source: made.source, flags: made.flags, from: "put together" });
      return made;
    },
  });
  try {
    await load();
  } finally {
    globalThis.RegExp = Real;
  }
  return [...found.values()];
}
