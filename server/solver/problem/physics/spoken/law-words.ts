import { COMPARATIVES } from "../../../lexicon/comparison";
import { type Concept, isKnownWord, phraseAt, type Slip } from "../../../lexicon/lexicon";
import { LIMITING, OF_THE_ASKER } from "../../../lexicon/manners";
import { AMOUNTS, POSSESSIVES, SUBJECTS } from "../../../lexicon/pronouns";
import { slipOf } from "../../../lexicon/spelling";
import { verbForm } from "../../../lexicon/verbs";
import { Memo } from "../../../memo";
import { table } from "../../../table";
import { words } from "../../../word-list";
import { isOfScene, type SceneName, wordsOf } from "./scenes";
import { phrasesOf, type SpokenLaw } from "./spoken-law-model";

/** What a phrase does in a law. */
export type Use = "named" | "asks" | "before" | "after" | "zero" | "needs" | "beside" | "called";

export interface Meaning {
  readonly use: Use;
  readonly letter: string;
}

/** A phrase that was found in a row of words. */
export interface Met {
  /** Several for a name that several letters share: "speed". Empty for words that change nothing. */
  readonly meanings: readonly Meaning[];
  readonly isAsking: boolean;
  /** It may stand between a name and its value: "of", "is". */
  readonly isJoining: boolean;
  readonly length: number;
  readonly slips: readonly Slip[];
}

const HARMLESS: ReadonlySet<Concept> = new Set<Concept>([
  "skip",
  "auxiliary",
  "given",
  "suppose",
  "is",
  "of",
  "for",
  "at",
  "in",
  "to",
  "with",
  "from",
  "by",
  "on",
  "over",
  "through",
  "and",
  "there",
]);
const ASKING: ReadonlySet<Concept> = new Set<Concept>(["ask", "solve"]);
const JOINING: ReadonlySet<string> = words("of is was are = at a an the its equal equals value");
/** Words of manners that say of a quantity which one or how often it is meant. */
const CHANGING: ReadonlySet<string> = words("also again then without below");

interface Phrase {
  readonly words: readonly string[];
  readonly meanings: Meaning[];
}

/** The words of one law: its own, with what they do, and those that change nothing in it. */
export class LawWords {
  /** By their first words. */
  readonly #phrases = new Map<string, Phrase[]>();
  readonly #scenes: readonly SceneName[];
  readonly #known: ReadonlySet<string>;
  readonly #read = new Memo<string>();

  constructor(law: SpokenLaw) {
    this.#scenes = law.scenes;
    for (const [letter, role] of Object.entries(law.roles))
      for (const use of ["named", "asks", "before", "after", "zero"] as const)
        this.#learn(role[use], { use, letter });
    for (const use of ["needs", "beside", "called"] as const) this.#learn(law[use], { use, letter: "" });
    const own = [...this.#phrases.values()].flatMap((phrases) => phrases.flatMap(({ words }) => words));
    this.#known = new Set([...own, ...wordsOf(law.scenes)]);
  }

  #learn(text: string | undefined, meaning: Meaning): void {
    for (const phrase of phrasesOf(text)) {
      const words = phrase.split(" ");
      const first = words[0] as string;
      const others = this.#phrases.get(first) ?? [];
      const known = others.find((each) => each.words.join(" ") === phrase);
      if (known) known.meanings.push(meaning);
      else this.#phrases.set(first, [...others, { words, meanings: [meaning] }]);
    }
  }

  /** The longest phrase of the law, of its scenes or of the lexicon that begins a row of words.
   * @returns null for a word that may change the problem */
  meet(words: readonly string[]): Met | null {
    return this.#own(words) ?? this.#ofScene(words) ?? harmless(words);
  }

  /** Whether a word can be part of such a phrase. */
  canMean(word: string): boolean {
    return this.#known.has(this.#meant(word)) || isKnownWord(word) || this.meet([word]) !== null;
  }

  #own(typed: readonly string[]): Met | null {
    const first = this.#meant(typed[0] ?? "");
    const fitting = (this.#phrases.get(first) ?? []).filter(({ words }) =>
      words.every((word, i) => word === typed[i] || word === this.#meant(typed[i] ?? "")),
    );
    const best = fitting.sort((a, b) => b.words.length - a.words.length)[0];
    if (!best) return null;
    const length = best.words.length;
    return { ...PLAIN, meanings: best.meanings, length, slips: slipsIn(typed.slice(0, length), best.words) };
  }

  /** The word itself, or the only one of the law that it is a slip of where it means nothing by itself. */
  #meant(short: string): string {
    const typed = ABBREVIATED[short] ?? short;
    if (typed.length < SLIPPED || this.#known.has(typed) || hasMeaning(typed)) return typed;
    return this.#read.once(typed, () => {
      const near = [...this.#known].filter((word) => isSlip(typed, word));
      return near.length === 1 ? (near[0] as string) : typed;
    });
  }

  #ofScene([word = ""]: readonly string[]): Met | null {
    const read = this.#meant(word);
    return isOfScene(read, this.#scenes) ? { ...PLAIN, slips: slipsIn([word], [read]) } : null;
  }
}

/** One letter is a slip in a long word only, or where it is doubled or left single: "runing". */
function isSlip(typed: string, word: string): boolean {
  const slip = slipOf(typed, word);
  return slip === "swap" || (slip === "letter" && (typed.length >= LONG || single(typed) === single(word)));
}

const LONG = 7;

const single = (word: string): string => [...word].filter((letter, i) => letter !== word[i - 1]).join("");

/** Short forms that people type for the names of quantities. */
const ABBREVIATED: Readonly<Record<string, string>> = table({
  vol: "volume",
  temp: "temperature",
  freq: "frequency",
  accel: "acceleration",
  acc: "acceleration",
  vel: "velocity",
  dist: "distance",
  avg: "average",
  conc: "concentration",
});

const slipsIn = (typed: readonly string[], read: readonly string[]): Slip[] =>
  typed.flatMap((word, i) =>
    word === read[i] || ABBREVIATED[word] === read[i] ? [] : [{ typed: word, read: read[i] as string }],
  );

const PLAIN: Met = { meanings: [], isAsking: false, isJoining: false, length: 1, slips: [] };
/** Shorter words are too near to each other to be told apart from slips. */
const SLIPPED = 6;

const hasMeaning = (word: string): boolean =>
  isKnownWord(word) ||
  word in COMPARATIVES ||
  AMOUNTS.has(word) ||
  LIMITING.has(word) ||
  verbForm(word) !== null;

const changes = (word: string): boolean => AMOUNTS.has(word) || CHANGING.has(word) || isLimit(word);
/** Words that limit an answer, those apart that the lexicon knows as fillers of a request. */
const isLimit = (word: string): boolean => LIMITING.has(word) && word !== "constant";

/** Whoever tells of themselves tells a story, whose answer is wanted in its own units. */
const isSomebody = (word: string): boolean =>
  !OF_THE_ASKER.has(word) && (word in SUBJECTS || POSSESSIVES.has(word));

function harmless(words: readonly string[]): Met | null {
  for (const row of [words, words.slice(0, 1)]) {
    const found = phraseAt(row, 0);
    if (!found) continue;
    const isAsking = ASKING.has(found.concept);
    if (!isAsking && row.slice(0, found.length).some(changes)) continue;
    if (found.slips.some(({ typed }) => typed.length < SLIPPED || hasMeaning(typed))) continue;
    if (!isAsking && !HARMLESS.has(found.concept)) continue;
    const isJoining = row.slice(0, found.length).every((word) => JOINING.has(word));
    return { ...PLAIN, isAsking, isJoining, length: found.length, slips: found.slips };
  }
  const [word = ""] = words;
  return isSomebody(word) ? PLAIN : null;
}
