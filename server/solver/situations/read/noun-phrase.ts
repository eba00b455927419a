import { COMPARATIVES } from "../../lexicon/comparison";
import { isKindOf, isPlural, MEASURES, PORTIONS, singular, TIMES, WHEN } from "../../lexicon/nouns";
import { ordinal } from "../../lexicon/number-words";
import { ADJECTIVES, ADVERBS, genderOf, SUBJECTS } from "../../lexicon/pronouns";
import { verbForm } from "../../lexicon/verbs";
import { table } from "../../table";
import { isAmong, words } from "../../word-list";
import type { Word } from "../words";
import type { Found, Noun } from "./phrase-types";
import { isNounish } from "./verb-groups";

/** "they", "him"; "her" only where no thing of hers is named. */
function pronounAt(words: readonly Word[], at: number): Found<Noun> {
  const word = words[at] as Word;
  const next = words[at + 1];
  if (!(word.text in SUBJECTS) || (word.text === "her" && next && isNounish(next))) return null;
  const isPlural = SUBJECTS[word.text] === "many";
  const phrase: Noun = {
    kind: "noun",
    start: word.start,
    end: word.end,
    head: "",
    attributes: [],
    pronoun: word.text,
    isPlural,
    isName: false,
  };
  return { phrase, next: at + 1 };
}

const DETERMINER: ReadonlySet<string> = words(
  "the a an this that these those each every no any another both",
);
const OWNER: ReadonlySet<string> = words("his her their its my our your");
const LOOSE: ReadonlySet<string> = words("other rest remaining same total");

/** @example "her brother", "the red marbles", "Mrs Hilt", "pieces of candy", "each box" */
export function nounAt(words: readonly Word[], start: number): Found<Noun> {
  let at = start;
  const first = words[at];
  if (!first) return null;
  const pronoun = pronounAt(words, at);
  if (pronoun) return pronoun;
  const text = (ahead = 0) => words[at + ahead]?.text ?? "";
  if (text() === "all" && text(1) === "the") at += 1;
  const determiner = DETERMINER.has(text()) ? words[at++]?.text : undefined;
  const whose = OWNER.has(text()) ? words[at++]?.text : undefined;
  const next = words[at + 1];
  if (LOOSE.has(text()) && next && isNounish(next)) at += 1;
  const isPlaced = determiner === "the" && (ordinal(text()) !== null || isWhich(words, at));
  const isCompared = (whose ?? determiner) !== undefined && isComparedThing(words, at);
  const place = isPlaced || isCompared ? (words[at++] as Word) : undefined;
  const named = namesFrom(words, at);
  at += named.length;
  const name = words[at];
  const isApposed =
    (whose ?? determiner) !== undefined && name?.isCapital && named.length > 0 && !named.at(-1)?.isCapital;
  if (isApposed && name && isNounish(name) && isPerson(named.at(-1) as Word)) {
    named.push(name);
    at += 1;
  }
  const own = place ? [place, ...named] : named;
  const head = own.at(-1);
  if (!head) return null;
  if (text() === "'s") {
    const owned = nounAt(words, at + 1);
    if (owned && !owned.phrase.pronoun)
      return {
        phrase: {
          ...owned.phrase,
          whose: singular(head.text),
          isOfName: head.isCapital || undefined,
          start: first.start,
        },
        next: owned.next,
      };
    at += 1;
  }
  const attributes = own.slice(0, -1).map((each) => singular(each.text));
  const isName = head.isCapital && start === at - own.length;
  const described = {
    head: singular(head.text),
    attributes,
    whose,
    determiner,
    isPlural: isPlural(head.text),
    isName,
  };
  return withOf(words, { kind: "noun", start: first.start, end: head.end, ...described }, at);
}

/** "the next level", "the last row". */
const isWhich = (words: readonly Word[], at: number): boolean =>
  isAmong(words[at]?.text, "next last previous") && isNounishAt(words, at + 1);

/** "her older sister", "the bigger box": an adjective that tells one from another, and measures nothing. */
const isComparedThing = (words: readonly Word[], at: number): boolean => {
  const word = words[at]?.text ?? "";
  return COMPARATIVES[word] !== undefined && !isAmong(word, "more less fewer") && isNounishAt(words, at + 1);
};

const isNounishAt = (words: readonly Word[], at: number): boolean => {
  const word = words[at];
  return word !== undefined && isNounish(word);
};

/** "her friend" of "her friend Laura". */
const isPerson = ({ text }: Word): boolean =>
  isKindOf(singular(text), "person") || genderOf(singular(text)) !== undefined;

function namesFrom(words: readonly Word[], from: number): Word[] {
  const own: Word[] = [];
  for (let at = from; at < words.length; at += 1) {
    const word = words[at] as Word;
    if (!isNounish(word) || word.text === "'s") break;
    if (
      own.length > 0 &&
      (WHEN.has(word.text) ||
        ADVERBS.has(word.text) ||
        isAmong(word.text, "last next") ||
        (isAmong(word.text, "old tall long wide high deep away apart") &&
          MEASURES.has(singular((own.at(-1) as Word).text))))
    )
      break;
    const last = own.at(-1);
    // "18 dollars mowing lawns": money is no name of another thing.
    if (last && own.length === 1 && last.text in MANY_OF_MONEY) break;
    // "an hour cleaning houses": what is done in it.
    if (last && TIMES.has(singular(last.text)) && verbForm(word.text)?.form === "ing") break;
    // "8 bars total": all of them, and no thing of that name.
    if (last && (word.text === "total" || word.text === "combined") && isPlural(last.text)) break;
    if (last && isPlural(last.text) && verbForm(word.text)?.form === "ing") break;
    // "40 coins dimes and nickels": what describes a thing is in the singular, and this is a list of its own.
    if (last && isListed(last, word)) break;
    const follower = words[at + 1];
    const isOwnName = word.isCapital && !(follower && isNounish(follower) && !follower.isCapital);
    if (
      last &&
      !last.isCapital &&
      word.isCapital &&
      (isOwnName || (!ADJECTIVES.has(last.text) && isPlural(last.text)))
    )
      break;
    own.push(word);
  }
  return own;
}

const MANY_OF_MONEY: Readonly<Record<string, true>> = table({ dollars: true, cents: true });

const isListed = (last: Word, word: Word): boolean =>
  !last.isCapital && !word.isCapital && [last, word].every(({ text }) => isPlural(text) && !verbForm(text));

function withOf(words: readonly Word[], noun: Noun, at: number): Found<Noun> {
  if (words[at]?.text !== "of" || words[at + 1]?.number) return { phrase: noun, next: at };
  const found = nounAt(words, at + 1);
  if (!found || found.phrase.pronoun) return { phrase: noun, next: at };
  const { phrase: inner, next } = found;
  if (PORTIONS.has(noun.head))
    return {
      phrase: {
        ...inner,
        portion: noun.head,
        attributes: [...noun.attributes, ...inner.attributes],
        start: noun.start,
        determiner: noun.determiner ?? inner.determiner,
      },
      next,
    };
  return { phrase: { ...noun, of: inner, end: inner.end }, next };
}
