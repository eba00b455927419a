import "server-only";
import type { TurnLanguage } from "../turns/types";
import SENTENCES from "./sentences.json";

/** A piece of mathematics, or a number. */
const SLOT = String.raw`(\$[^$\n]+\$|\d+)`;

type Translated = Exclude<TurnLanguage, "en">;

const PATTERNS: readonly { readonly pattern: RegExp; readonly sentence: (typeof SENTENCES)[number] }[] =
  SENTENCES.map((sentence) => ({
    pattern: new RegExp(
      `^${sentence.en
        .split("{}")
        .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
        .join(SLOT)}$`,
    ),
    sentence,
  }));

/** A reply with those of its sentences in another language that are known in it; mathematics stays as it is.
 * @returns how many sentences there are, and how many of them are in the language now */
export function inLanguage(
  reply: string,
  language: Translated,
): { readonly text: string; readonly all: number; readonly known: number } {
  let [all, known] = [0, 0];
  const told = (sentence: string): string => {
    if (!/\p{L}{2}/u.test(sentence.replace(/\$[^$]*\$/g, ""))) return sentence;
    all += 1;
    const translated = translation(sentence, language);
    if (translated === null) return sentence;
    known += 1;
    return translated;
  };
  const text = reply
    .split("\n")
    .map((line) => {
      const [, lead = "", rest = ""] = /^(\s*(?:\d+\.\s+|[-*]\s+(?!\*))?)(.*)$/.exec(line) ?? [];
      return lead + piecesOf(rest).map(told).join(" ");
    })
    .join("\n");
  return { text, all, known };
}

function translation(sentence: string, language: Translated): string | null {
  for (const { pattern, sentence: known } of PATTERNS) {
    const found = pattern.exec(sentence);
    if (!found) continue;
    const slots = found.slice(1);
    return known[language].replace(/\{\}/g, () => slots.shift() ?? "");
  }
  return null;
}

/** The sentences of a line, each from its beginning to its full stop or question mark; a bold lead is one by itself. */
function piecesOf(line: string): readonly string[] {
  const masked = line.replace(/\$[^$]*\$/g, (mathematics) => "#".repeat(mathematics.length));
  const ends = [...masked.matchAll(/(?<=[.?]|[.?]\*\*) /g)].map(({ index }) => index);
  const starts = [0, ...ends.map((end) => end + 1)];
  return starts.map((start, at) => line.slice(start, ends[at])).filter((piece) => piece !== "");
}
