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

/** What the engine says to a student, and not what it reads. */
const ENGINE = /^server\/solver\/(?!verify\/gate|testing|lexicon).*\.ts$/;
const SAID =
  /\b(?:title|why|idea|kind|instruction|meaning|question|message|shows|when)\s*[:=]\s*[^"`;{}]{0,80}?("(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`)/g;
/** American for what British pupils learn. Factor is a noun. */
const AMERICAN =
  /\b(?:factor(?:ed|ing)|(?<=^["`])factor(?= (?:the|each|it|what|completely|by|out)\b|\.)|factor (?:completely|each|it out)|greatest common (?:factor|divisor)|least common (?:multiple|denominator)|(?:the|its) center|zeroes|parenthes[ei]s)\b/i;

/** Finds American forms in the sentences of the engine.
 * @param files path → source */
export function checkBritish(files: ReadonlyMap<string, string>): Finding[] {
  return [...files].flatMap(([file, source]) => {
    if (!ENGINE.test(file) || TEST.test(file)) return [];
    const said = [...source.replace(COMMENT, "").matchAll(SAID)].map(([, literal = ""]) => literal);
    return said
      .filter((literal) => literal.includes(" ") && AMERICAN.test(literal))
      .map((literal) => ({
        file,
        message: `${literal} is American: say it as British schools do (docs/style.md)`,
      }));
  });
}

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
