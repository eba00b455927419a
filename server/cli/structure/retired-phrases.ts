/** A phrase that texts for people no longer contain, from the "Not" column of docs/style.md. */
interface RetiredPhrase {
  readonly pattern: RegExp;
  readonly phrase: string;
  readonly instead: string;
}

interface Finding {
  readonly file: string;
  readonly message: string;
}

const ROW = /^\| (`[^|]+) \| ([^|]+) \|$/;
const PHRASE = /`([^`]+)`/g;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g;
const TEST = /\.test\.tsx?$/;

/** Code whose texts reach people, and every page of documentation. What the engine reads may be worded in any way. */
const TEXTS = /^(?:app|server(?!\/(?:solver|testing|cli\/(?:forms|bench|fuzz)))|extension)\/.*\.tsx?$|\.md$/;
/** Where the phrases are listed, and the reports that commands write. */
const EXEMPT = new Set(["docs/style.md", "docs/measurements.md"]);

/** @param style a Markdown table with the columns Not and Say */
export function readRetiredPhrases(style: string): RetiredPhrase[] {
  return style.split("\n").flatMap((line) => {
    const [, not = "", instead = ""] = ROW.exec(line) ?? [];
    return [...not.matchAll(PHRASE)].map(([, phrase = ""]) => ({
      pattern: new RegExp(`(?<![\\w-])${phrase.replaceAll(" ", "\\s+")}(?![\\w-])`, "i"),
      phrase,
      instead,
    }));
  });
}

/** Finds retired phrases in the texts of pages, e-mails and commands, and in documentation; comments are left out.
 * @param files path → source */
export function checkPhrases(
  files: ReadonlyMap<string, string>,
  phrases: readonly RetiredPhrase[],
): Finding[] {
  return [...files].flatMap(([file, source]) => {
    if (!TEXTS.test(file) || TEST.test(file) || EXEMPT.has(file)) return [];
    const text = file.endsWith(".md") ? source : source.replace(COMMENT, "");
    return phrases
      .filter(({ pattern }) => pattern.test(text))
      .map(({ phrase, instead }) => ({
        file,
        message: `"${phrase}" is not how we say it: ${instead} (docs/style.md)`,
      }));
  });
}
