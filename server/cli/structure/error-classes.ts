interface Fault {
  readonly file: string;
  readonly message: string;
}

/** Not looked at: the engine, whose errors never leave the bundle that threw them, and tests, which have one of everything. */
const LEFT_ALONE = /^server\/solver\/|\.test\.tsx?$/;
const BASE = "server/errors/branded-error.ts";

/** Classes that bring a brand of their own, and values that the same file makes and looks at. */
const TOLD_OTHERWISE = /^(z\.ZodError|ipaddr\.)/;

const COMPARED = /\binstanceof\s+([A-Za-z_$][\w$.]*)/g;
const DECLARED = /\bclass\s+([A-Za-z_$][\w$]*)/g;
const IMPORTED = /^import\s+(?:type\s+)?([^;]*?)\s+from\s/gm;
const EXTENDS =
  /\bclass\s+(\w+)\s+extends\s+(\w+)\b[^{]*\{\s*(?:static\s+(?:override\s+)?readonly\s+brand(?::\s*string)?\s*=\s*"([^"]+)")?/g;

/** Finds errors that only one copy of a bundle would know: told by `instanceof` of a class that comes from a module, which
 * is there once for each bundle that loads it; made without a brand; or with the brand of another. What the platform has
 * (Error, Response, Map) there is one of.
 * @param files path → source */
export function checkErrorClasses(files: ReadonlyMap<string, string>): Fault[] {
  const faults: Fault[] = [];
  const owners = new Map<string, string>();
  const branded = new Set([...files.values()].flatMap(brandedIn));
  for (const [file, source] of files) {
    if (!/^(app|server)\/.+\.tsx?$/.test(file)) continue;
    for (const [, name = "", parent = "", brand] of source.matchAll(EXTENDS)) {
      if (brand === undefined) {
        if (!parent.endsWith("Error") && !branded.has(parent)) continue;
        if (LEFT_ALONE.test(file) || file === BASE) continue;
        const message = `${name} extends ${parent} without a brand: extend BrandedError, its own "static readonly brand" first`;
        faults.push({ file, message });
        continue;
      }
      const owner = owners.get(brand);
      if (owner) faults.push({ file, message: `the brand "${brand}" is taken by ${owner}` });
      owners.set(brand, file);
    }
    if (!LEFT_ALONE.test(file)) faults.push(...comparisonsIn(file, source));
  }
  return faults;
}

const brandedIn = (source: string): string[] =>
  [...source.matchAll(EXTENDS)].flatMap(([, name, , brand]) => (name && brand ? [name] : []));

function comparisonsIn(file: string, source: string): Fault[] {
  const own = namesIn(source);
  return [...source.matchAll(COMPARED)].flatMap(([, target = ""]) => {
    if (TOLD_OTHERWISE.test(target) || !own.has(target.split(".")[0] ?? "")) return [];
    const why = "a bundle may have a copy of the class of its own: tell it by its brand, with isInstance";
    return [{ file, message: `instanceof ${target}: ${why}` }];
  });
}

/** The names of a file that come from a module: its own classes and what it imports. */
function namesIn(source: string): ReadonlySet<string> {
  const declared = [...source.matchAll(DECLARED)].map(([, name = ""]) => name);
  const imported = [...source.matchAll(IMPORTED)].flatMap(
    ([, clause = ""]) => clause.match(/[A-Za-z_$][\w$]*/g) ?? [],
  );
  return new Set([...declared, ...imported]);
}
