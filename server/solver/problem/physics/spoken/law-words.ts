import { type Concept, isKnownWord, phraseAt, type Slip } from "../../../lexicon/lexicon";
import { LIMITING } from "../../../lexicon/manners";
import { AMOUNTS, POSSESSIVES, SUBJECTS } from "../../../lexicon/pronouns";
import { slipOf } from "../../../lexicon/spelling";
import { verbForm } from "../../../lexicon/verbs";
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
  "between",
  "there",
]);
const ASKING: ReadonlySet<Concept> = new Set<Concept>(["ask", "solve"]);
const JOINING: ReadonlySet<string> = new Set("of is was are = at a an the its equal equals value".split(" "));
/** Words of manners that say of a quantity which one or how often it is meant. */
const CHANGING: ReadonlySet<string> = new Set("also again then without".split(" "));

/** The words of one law: its own, with what they do, and those that change nothing in it. */
export class LawWords {
  readonly #phrases = new Map<string, { readonly words: readonly string[]; readonly meanings: Meaning[] }>();
  readonly #scenes: readonly SceneName[];
  readonly #known: ReadonlySet<string>;

  constructor(law: SpokenLaw) {
    this.#scenes = law.scenes;
    for (const [letter, role] of Object.entries(law.roles))
      for (const use of ["named", "asks", "before", "after", "zero"] as const)
        this.#learn(role[use], { use, letter });
    for (const use of ["needs", "beside", "called"] as const) this.#learn(law[use], { use, letter: "" });
    this.#known = new Set([
      ...[...this.#phrases.values()].flatMap(({ words }) => words),
      ...wordsOf(law.scenes),
    ]);
  }

  #learn(text: string | undefined, meaning: Meaning): void {
    for (const phrase of phrasesOf(text)) {
      const known = this.#phrases.get(phrase);
      if (known) known.meanings.push(meaning);
      else this.#phrases.set(phrase, { words: phrase.split(" "), meanings: [meaning] });
    }
  }

  /** The longest phrase of the law, of its scenes or of the lexicon that begins a row of words.
   * @returns null for a word that may change the problem */
  meet(words: readonly string[]): Met | null {
    return this.#own(words) ?? this.#ofScene(words) ?? harmless(words);
  }

  #own(words: readonly string[]): Met | null {
    let best: Met | null = null;
    for (const phrase of this.#phrases.values()) {
      if (phrase.words.length <= (best?.length ?? 0)) continue;
      const slips = this.#slipsTo(phrase.words, words);
      if (slips)
        best = {
          meanings: phrase.meanings,
          isAsking: false,
          isJoining: false,
          length: phrase.words.length,
          slips,
        };
    }
    return best;
  }

  /** The slips with which words are typed for others; null when they are no such words. */
  #slipsTo(wanted: readonly string[], words: readonly string[]): Slip[] | null {
    const slips: Slip[] = [];
    for (const [i, read] of wanted.entries()) {
      const typed = words[i];
      if (typed === read) continue;
      if (typed === undefined || this.#meant(typed) !== read) return null;
      slips.push({ typed, read });
    }
    return slips;
  }

  /** The only word of the law that a word is a slip of, unless it means something by itself. */
  #meant(typed: string): string | null {
    if (typed.length < SLIPPED || this.#known.has(typed) || hasMeaning(typed)) return null;
    const near = [...this.#known].filter((word) => slipOf(typed, word) !== null);
    return near.length === 1 ? (near[0] ?? null) : null;
  }

  #ofScene([word = ""]: readonly string[]): Met | null {
    const read = isOfScene(word, this.#scenes) ? word : this.#meant(word);
    if (read === null || !isOfScene(read, this.#scenes)) return null;
    return { ...PLAIN, slips: read === word ? [] : [{ typed: word, read }] };
  }
}

const PLAIN: Met = { meanings: [], isAsking: false, isJoining: false, length: 1, slips: [] };
/** Shorter words are too near to each other to be told apart from slips. */
const SLIPPED = 6;

const hasMeaning = (word: string): boolean =>
  isKnownWord(word) || AMOUNTS.has(word) || LIMITING.has(word) || verbForm(word) !== null;

const changes = (word: string): boolean => AMOUNTS.has(word) || CHANGING.has(word) || isLimit(word);
/** Words that limit an answer, those apart that the lexicon knows as fillers of a request. */
const isLimit = (word: string): boolean => LIMITING.has(word) && word !== "constant";

function harmless(words: readonly string[]): Met | null {
  for (const row of [words, words.slice(0, 1)]) {
    const found = phraseAt(row, 0);
    if (!found || row.slice(0, found.length).some(changes)) continue;
    if (found.slips.some(({ typed }) => typed.length < SLIPPED || hasMeaning(typed))) continue;
    const isAsking = ASKING.has(found.concept);
    if (!isAsking && !HARMLESS.has(found.concept)) continue;
    const isJoining = row.slice(0, found.length).every((word) => JOINING.has(word));
    return { ...PLAIN, isAsking, isJoining, length: found.length, slips: found.slips };
  }
  const [word = ""] = words;
  return word in SUBJECTS || POSSESSIVES.has(word) ? PLAIN : null;
}
