interface Fault {
  readonly file: string;
  readonly message: string;
}

const DECLARED =
  /^export (?:async )?(?:function\*?|(?:abstract )?class|const|let|enum|type|interface) ([A-Za-z_$][\w$]*)/gm;
const TYPE_ONLY = /^export (?:type|interface) /;
const NAME = /[A-Za-z_$][\w$]*/g;

const PRODUCT = /^(?:app|server|drizzle|extension)\/.+\.tsx?$/;
/** Tests, and what they are made of: fixtures, corpora, the mutation gate. */
const OF_TESTS =
  /\.test\.tsx?$|(?:^|\/)(?:testing|__fixtures__|claim-corpus|verify\/gate)(?:\/|\.ts)|\/testing-[\w-]+\.ts$|\/mutants\.ts$|^e2e\//;
/** Commands, and checks of the project that run as tests. */
const TOOLS = /^server\/cli\//;
/** A table may be there so that a test goes through all of it. */
const TABLE = /^[A-Z][A-Z\d_]*$/;

/** Names that a framework asks a file for. */
const CONVENTIONS: readonly (readonly [file: RegExp, names: RegExp])[] = [
  [
    /^app\/(?:.+\/)?(?:page|layout|route|loading|error|global-error|not-found|template|default|manifest|robots|sitemap|opengraph-image|icon|apple-icon)\.tsx?$/,
    /^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS|metadata|viewport|generate\w+|dynamic\w*|revalidate|fetchCache|runtime|preferredRegion|maxDuration|size|alt|contentType)$/,
  ],
];

/** Finds exports that nothing uses: names no other file says, whose file itself could keep them. A type may be exported
 * for the sake of a signature; a type nobody says at all is dead like the rest.
 * @param files path → source, tests included: a name that only tests say, and its own file does not, is dead too */
export function checkUnusedExports(files: ReadonlyMap<string, string>): Fault[] {
  const saidIn = readNames(files);
  const faults: Fault[] = [];
  for (const [file, source] of files) {
    if (!PRODUCT.test(file) || OF_TESTS.test(file)) continue;
    for (const [declaration, name = ""] of source.matchAll(DECLARED)) {
      if (isAskedFor(file, name)) continue;
      const others = [...(saidIn.get(name) ?? [])].filter((other) => other !== file);
      const needsProduct = !TOOLS.test(file) && !TABLE.test(name);
      if (others.some((other) => !needsProduct || !OF_TESTS.test(other))) continue;
      const isUsedHere = [...source.matchAll(NAME)].filter(([said]) => said === name).length > 1;
      const message = messageFor(name, TYPE_ONLY.test(declaration), {
        isUsedHere,
        isTested: others.length > 0,
      });
      if (message) faults.push({ file, message });
    }
  }
  return faults;
}

function messageFor(
  name: string,
  isType: boolean,
  { isUsedHere, isTested }: { isUsedHere: boolean; isTested: boolean },
): string | null {
  if (!isUsedHere) {
    return isTested
      ? `only tests use ${name}: delete it, or move it to them`
      : `nothing uses ${name}: delete it`;
  }
  return isType || isTested ? null : `only this file uses ${name}: do not export it`;
}

/** Every name → the files that say it. */
function readNames(files: ReadonlyMap<string, string>): ReadonlyMap<string, ReadonlySet<string>> {
  const saidIn = new Map<string, Set<string>>();
  for (const [file, source] of files) {
    for (const name of new Set(source.match(NAME))) {
      const said = saidIn.get(name);
      if (said) said.add(file);
      else saidIn.set(name, new Set([file]));
    }
  }
  return saidIn;
}

const isAskedFor = (file: string, name: string): boolean =>
  CONVENTIONS.some(([path, names]) => path.test(file) && names.test(name));
