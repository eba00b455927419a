import { GROUPS, MEALS, MEASURES, MONEY, singular, TIMES } from "../../lexicon/nouns";
import { ADVERBS, PREPOSITIONS } from "../../lexicon/pronouns";
import { isAmong, words } from "../../word-list";
import type { Word } from "../words";
import { nounAt } from "./noun-phrase";
import type { Found, Noun, Particle, Phrase, Preposition, Quantity } from "./phrase-types";
import { comparisonAt, quantityAt } from "./quantity-phrase";
import { timeAt } from "./time-phrase";
import { isNounish } from "./verb-groups";

/** A row of words without verbs as phrases; the first word that fits none where there is one. */
export function phrasesOf(words: readonly Word[]): {
  readonly phrases: readonly Phrase[];
  readonly unread?: Word;
} {
  const phrases: Phrase[] = [];
  for (let at = 0; at < words.length; ) {
    const found = phraseAt(words, at);
    if (!found) return { phrases, unread: words[at] };
    phrases.push(found.phrase);
    at = found.next;
  }
  return { phrases: filled(unpacked(phrases)) };
}

/** "5 bags with raisins" are 5 bags of raisins. */
function filled(phrases: readonly Phrase[]): readonly Phrase[] {
  return phrases.flatMap((phrase, i): readonly Phrase[] => {
    const [before, next] = [phrases[i - 1], phrases[i + 1]];
    const content = isGroups(phrase) ? plainContent(next) : undefined;
    if (content && isGroups(phrase) && phrase.noun)
      return [{ ...phrase, noun: { ...phrase.noun, of: content, end: content.end }, end: content.end }];
    return before && isGroups(before) && plainContent(phrase) ? [] : [phrase];
  });
}

const isGroups = (phrase: Phrase): phrase is Quantity =>
  phrase.kind === "quantity" &&
  phrase.number?.unit === "" &&
  GROUPS.has(phrase.noun?.head ?? "") &&
  phrase.noun?.of === undefined;

/** Many of a thing, of which nothing more is said. */
function plainContent(phrase: Phrase | undefined): Noun | undefined {
  const [only, ...more] = phrase?.kind === "preposition" && phrase.word === "with" ? phrase.object : [];
  const isPlain = only?.kind === "noun" && only.isPlural && !only.determiner && !only.pronoun && !only.isName;
  return isPlain && more.length === 0 && !only.whose ? only : undefined;
}

/** "a bag of 60 treats" is 60 treats. */
function unpacked(phrases: readonly Phrase[]): readonly Phrase[] {
  return phrases.flatMap((phrase, i): readonly Phrase[] => {
    const next = phrases[i + 1];
    const before = phrases[i - 1];
    const content = isOneGroup(phrase) ? contentOf(next) : undefined;
    if (content) return [{ ...content, start: phrase.start }];
    return before && isOneGroup(before) && contentOf(phrase) ? [] : [phrase];
  });
}

const isOneGroup = (phrase: Phrase): boolean =>
  phrase.kind === "noun" &&
  /^an?$/.test(phrase.determiner ?? "") &&
  (GROUPS.has(phrase.head) || LOADS.has(phrase.head));

/** What so many of a thing come in, and which is not counted itself: "a delivery of 24 bikes". */
const LOADS: ReadonlySet<string> = words("delivery shipment batch donation collection supply herd flock");

const contentOf = (phrase: Phrase | undefined): Quantity | undefined => {
  if (phrase?.kind !== "preposition" || phrase.word !== "of") return undefined;
  const [only] = phrase.object;
  return only?.kind === "quantity" && only.number && only.noun && !only.isEach ? only : undefined;
};

/** "went home early": how something is done, where no thing follows. */
function mannerAt(words: readonly Word[], at: number): Found<Particle> {
  const [word, next] = [words[at] as Word, words[at + 1]];
  if (!isAmong(word.text, "early late fast straight") || (next && isNounish(next))) return null;
  return { phrase: { kind: "particle", word: word.text, start: word.start, end: word.end }, next: at + 1 };
}

function phraseAt(words: readonly Word[], at: number): Found<Phrase> {
  return (
    mannerAt(words, at) ??
    inwardsAt(words, at) ??
    timeAt(words, at) ??
    eachOfAt(words, at) ??
    quantityAt(words, at) ??
    comparisonAt(words, at) ??
    prepositionAt(words, at) ??
    nounAt(words, at) ??
    particleAt(words, at)
  );
}

/** "each of his 9 shelves", "each of the boxes". */
function eachOfAt(words: readonly Word[], at: number): Found<Phrase> {
  if (words[at]?.text !== "each" || words[at + 1]?.text !== "of") return null;
  const from = at + 2 + (isAmong(words[at + 2]?.text, "his her their the its") ? 1 : 0);
  const counted = quantityAt(words, from);
  if (counted)
    return {
      phrase: { ...counted.phrase, isEach: true, start: (words[at] as Word).start },
      next: counted.next,
    };
  const noun = nounAt(words, from);
  return (
    noun && {
      phrase: { ...noun.phrase, determiner: "each", start: (words[at] as Word).start },
      next: noun.next,
    }
  );
}

/** "for herself": nobody else. */
function selfAt(words: readonly Word[], at: number): Found<Noun> {
  const word = words[at];
  if (!word || !/^(?:him|her|it|them|my|your)sel(?:f|ves)$/.test(word.text) || words[at - 1]?.text !== "for")
    return null;
  const { start, end } = word;
  const self = {
    kind: "noun",
    head: "",
    attributes: [],
    pronoun: "self",
    isPlural: false,
    isName: false,
  } as const;
  return { phrase: { ...self, start, end }, next: at + 1 };
}

/** "in each": of the things named last. */
function eachOneAt(words: readonly Word[], at: number): Found<Noun> {
  const word = words[at];
  if (word?.text !== "each") return null;
  const { start, end } = word;
  const phrase: Noun = {
    kind: "noun",
    head: "one",
    determiner: "each",
    attributes: [],
    isPlural: false,
    isName: false,
    start,
    end,
  };
  return { phrase, next: at + 1 };
}

/** "every 30 minutes", "for every 4 seeds". */
function everyAt(words: readonly Word[], at: number): Found<Preposition> {
  const from = at + (words[at]?.text === "for" ? 1 : 0);
  const word = words[from];
  const counted = word?.text === "every" && words[from + 1]?.number ? quantityAt(words, from + 1) : null;
  if (!word || !counted?.phrase.noun) return null;
  const { start } = words[at] as Word;
  return {
    phrase: { kind: "preposition", word: "per", object: [counted.phrase], start, end: counted.phrase.end },
    next: counted.next,
  };
}

/** "put in 3 cups of flour": what is measured is put in, and nothing into it. */
function inwardsAt(words: readonly Word[], at: number): Found<Particle> {
  const [word, before] = [words[at] as Word, words[at - 1]];
  if (word.text !== "in" || before || !words[at + 1]?.number) return null;
  const portion = quantityAt(words, at + 1)?.phrase.noun?.portion;
  if (portion === undefined || !MEASURES.has(portion)) return null;
  return { phrase: { kind: "particle", word: word.text, start: word.start, end: word.end }, next: at + 1 };
}

function prepositionAt(words: readonly Word[], at: number): Found<Preposition> {
  const word = words[at] as Word;
  const unit = words[at + 1];
  const isPriced =
    (words[at - 1]?.number?.unit === "$" ||
      (singular(words[at - 1]?.text ?? "") in MONEY && words[at - 2]?.number !== undefined)) &&
    unit !== undefined &&
    isNounish(unit) &&
    !words[at + 1]?.number;
  if (/^an?$/.test(word.text) && unit && (TIMES.has(unit.text) || isPriced) && at > 0) {
    const noun = nounAt(words, at + 1);
    return (
      noun && {
        phrase: {
          kind: "preposition",
          word: "per",
          object: [noun.phrase],
          start: word.start,
          end: noun.phrase.end,
        },
        next: noun.next,
      }
    );
  }
  const every = everyAt(words, at);
  if (every) return every;
  const isThan = word.text === "than";
  const isTimed =
    isAmong(word.text, "after before") && (unit?.number !== undefined || isEndedBy(words, at + 1));
  if (!PREPOSITIONS.has(word.text) && !isThan && !isTimed) return null;
  if (isAmong(word.text, "up off out down away back") && isAmountAt(words, at + 1)) return null;
  let next = at + 1;
  while (PREPOSITIONS.has(words[next]?.text ?? "") && words[next]?.text !== "of") next += 1;
  const time = words[next] ? timeAt(words, next) : null;
  const found: Found<Phrase> =
    next < words.length
      ? (time ??
        selfAt(words, next) ??
        eachOfAt(words, next) ??
        quantityAt(words, next) ??
        nounAt(words, next) ??
        eachOneAt(words, next))
      : null;
  const object = found ? [found.phrase] : [];
  return {
    phrase: {
      kind: "preposition",
      word: word.text,
      object,
      start: word.start,
      end: found?.phrase.end ?? word.end,
    },
    next: found?.next ?? next,
  };
}

/** "cut down some trees", "gave away 5": the word belongs to the verb, and an amount of what it is done to follows. */
const isAmountAt = (words: readonly Word[], at: number): boolean =>
  words[at]?.number !== undefined ||
  (isAmong(words[at]?.text, "some several all half a") && quantityAt(words, at) !== null);

/** "before the wedding" at the end: when something is. */
function isEndedBy(words: readonly Word[], at: number): boolean {
  const noun = words[at] && nounAt(words, at);
  return (
    noun !== null &&
    noun !== undefined &&
    !noun.phrase.pronoun &&
    (noun.phrase.determiner !== undefined || MEALS.has(noun.phrase.head)) &&
    noun.next === words.length
  );
}

const LOOSE: ReadonlySet<string> = new Set([
  "and",
  ",",
  "or",
  "but",
  "each",
  "all",
  "both",
  "than",
  "so",
  "then",
  "not",
  "as",
  "only",
  "if",
  "when",
  "that",
  "which",
  "who",
  "other",
  "others",
  "enough",
  "as",
  "to",
  "more",
  "total",
  "no",
  "each",
  "yes",
  "left",
  "'s",
  "while",
  "because",
  "every",
  "the",
  "first",
  "second",
  "third",
  "one",
  "own",
  "same",
  "before",
]);

function particleAt(words: readonly Word[], at: number): Found<Particle> {
  const { text, start, end } = words[at] as Word;
  if (!LOOSE.has(text) && !ADVERBS.has(text) && !/ly$/.test(text)) return null;
  return { phrase: { kind: "particle", word: text, start, end }, next: at + 1 };
}
