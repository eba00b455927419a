import type { Word } from "../words";

/** A place in a text at which a phrase stands. */
export interface Match {
  readonly at: number;
  readonly end: number;
}

type Place = readonly string[];
type Phrase = readonly Place[];

const KNOWN = new Map<string, readonly Phrase[]>();

/** The phrases of a list in the data: each a row of places with the words that can stand there. */
function phrasesIn(list: string): readonly Phrase[] {
  const known = KNOWN.get(list);
  if (known) return known;
  const phrases = list
    .split(",")
    .map((phrase) => phrase.trim().split(" "))
    .filter(([first]) => first !== "")
    .map((phrase) => phrase.map((place) => place.split("/")));
  KNOWN.set(list, phrases);
  return phrases;
}

/** Words that "*" can stand for. */
const MOST_SKIPPED = 4;

/** Every place at which a phrase of the list stands in a sentence. */
export function matchesOf(list: string, words: readonly Word[]): readonly Match[] {
  return phrasesIn(list).flatMap((phrase) =>
    words.flatMap((_, at) => {
      const end = endOf(phrase, words, at);
      return end === null ? [] : [{ at, end }];
    }),
  );
}

/** A mark that sets the phrases of a list apart is written out in them. */
const named = (word: Word | undefined): string => (word?.text === "," ? "comma" : (word?.text ?? ""));

function endOf([place, ...rest]: Phrase, words: readonly Word[], at: number): number | null {
  if (!place) return at;
  if (place[0] !== "*") return place.includes(named(words[at])) ? endOf(rest, words, at + 1) : null;
  for (let skipped = 0; skipped <= MOST_SKIPPED; skipped += 1) {
    if (words.slice(at, at + skipped).some(({ number, text }) => number || text === ",")) return null;
    const end = endOf(rest, words, at + skipped);
    if (end !== null) return end;
  }
  return null;
}
