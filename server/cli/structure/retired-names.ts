/** A word that names no longer contain, from the "Not" column of docs/glossary.md. */
export interface RetiredWord {
  /** Its parts, in lower case: "front-door" has two. */
  readonly parts: readonly string[];
  /** What the thing is called instead. */
  readonly term: string;
  /** Where the word has another meaning; null for nowhere. */
  readonly outside: string | null;
}

interface Finding {
  readonly file: string;
  readonly message: string;
}

const ROW = /^\| ([^|]+) \| [^|]+ \| ([^|]*) \|$/;
const WORD = /`([a-z-]+)`(?: outside `([^`]+)`)?/g;
const EXPORTED =
  /^export (?:default )?(?:declare )?(?:abstract )?(?:async )?(?:function\*?|const|let|class|interface|type|enum) ([\w$]+)/gm;
const EXPORT_LIST = /^export (?:type )?\{([^}]*)\}/gm;

/** @param glossary Markdown tables with the columns Term, What it means here, Not */
export function readRetiredWords(glossary: string): RetiredWord[] {
  return glossary.split("\n").flatMap((line) => {
    const [, term = "", not = ""] = ROW.exec(line) ?? [];
    return [...not.matchAll(WORD)].map(([, word = "", outside]) => ({
      parts: word.split("-"),
      term,
      outside: outside ?? null,
    }));
  });
}

/** Finds file names, folder names and exported names that contain a retired word.
 * @param files path → source */
export function checkNames(files: ReadonlyMap<string, string>, words: readonly RetiredWord[]): Finding[] {
  return [...files].flatMap(([file, source]) => {
    if (!/\.(tsx?|mts|mjs)$/.test(file)) return [];
    const here = words.filter(({ outside }) => outside === null || !file.startsWith(outside));
    return [...file.split("/"), ...exportedBy(source)].flatMap((name) =>
      here
        .filter(({ parts }) => contains(partsOf(name), parts))
        .map(({ parts, term }) => ({
          file,
          message: `"${name}" says ${parts.join("-")}: here it is called ${term} (docs/glossary.md)`,
        })),
    );
  });
}

function exportedBy(source: string): string[] {
  const declared = [...source.matchAll(EXPORTED)].map(([, name]) => name ?? "");
  const listed = [...source.matchAll(EXPORT_LIST)].flatMap(([, names = ""]) =>
    names.split(",").map((name) => name.trim().replace(/^.*\sas\s+|^type\s+/, "")),
  );
  return [...declared, ...listed];
}

const partsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .replace(/([A-Z])([A-Z][a-z])/g, "$1-$2")
    .toLowerCase()
    .split(/[^a-z0-9]+/);

const contains = (parts: readonly string[], wanted: readonly string[]): boolean =>
  parts.some((_, at) => wanted.every((part, offset) => parts[at + offset] === part));
