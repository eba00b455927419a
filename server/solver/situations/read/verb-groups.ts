import { COMPARATIVES } from "../../lexicon/comparison";
import { isPlural, singular, TIMES, WHEN } from "../../lexicon/nouns";
import {
  ADJECTIVES,
  ADVERBS,
  AMOUNTS,
  AUXILIARIES,
  BE,
  CONJUNCTIONS,
  DETERMINERS,
  POSSESSIVES,
  PREPOSITIONS,
  SUBJECTS,
} from "../../lexicon/pronouns";
import { isUnchanged, unknownVerb, type VerbForm, verbForm } from "../../lexicon/verbs";
import { isAmong, words } from "../../word-list";
import type { Word } from "../words";

/** A verb with its auxiliaries: "did not show", "are", "to buy". */
export interface VerbGroup {
  readonly start: number;
  /** Where the main verb stands; the last auxiliary where there is none. */
  readonly head: number;
  readonly verb: VerbForm;
  readonly auxiliaries: readonly string[];
  readonly isNegated: boolean;
  readonly kind: "finite" | "to" | "ing";
}

const HAVE: VerbForm = { lemma: "have", class: "observe", form: "base", isNounToo: false };
const DO: VerbForm = { lemma: "do", class: "act", form: "base", isNounToo: false };
const BEING: VerbForm = { lemma: "be", class: "observe", form: "base", isNounToo: false };
const MODAL: VerbForm = { lemma: "modal", class: "observe", form: "base", isNounToo: false };

/** What an auxiliary is when no verb follows it. */
export const aloneAs = (word: string): VerbForm =>
  BE.has(word) || word === "'s" ? BEING : /^ha/.test(word) ? HAVE : /^d/.test(word) ? DO : MODAL;

const isNegation = (word: string): boolean => word === "not" || word === "never";
const isBetween = (word: string): boolean =>
  isNegation(word) || (ADVERBS.has(word) && word !== "there" && word !== "here" && word !== "home");
/** "May" is a month, and "Will" with a verb of his own somebody. */
const isAuxiliary = ({ text, isCapital }: Word, next?: Word): boolean =>
  AUXILIARIES.has(text) && !(isCapital && (text === "may" || (text === "will" && isOwnVerb(next))));
const isOwnVerb = (next: Word | undefined): boolean =>
  next !== undefined && (AUXILIARIES.has(next.text) || (verbForm(next.text)?.form ?? "base") !== "base");

/** Whether a word can be part of the name of a thing. */
export const isNounish = ({ text, number, isCapital }: Word): boolean =>
  COMPARATIVES[text] === undefined &&
  !number &&
  /^[a-z]/.test(text) &&
  !(text in SUBJECTS && text !== "her") &&
  !DETERMINERS.has(text) &&
  !PREPOSITIONS.has(text) &&
  !CONJUNCTIONS.has(text) &&
  !(AUXILIARIES.has(text) && !(text === "will" && isCapital)) &&
  !AMOUNTS.has(text) &&
  !ADVERBS.has(text) &&
  !isNegation(text) &&
  !isAmong(text, "who which what how that than left") &&
  !/(?:[a-z]{3}ous|ful|ent|ick|ack|ual|nal|ght|ow)ly$/.test(text);

/** Every verb of a row of words that is no question. */
export function verbGroups(words: readonly Word[]): readonly VerbGroup[] {
  const sure = scan(words, false);
  return sure.some(({ kind }) => kind === "finite") ? sure : scan(words, true);
}

function scan(words: readonly Word[], isLenient: boolean): VerbGroup[] {
  const groups: VerbGroup[] = [];
  for (let i = 0; i < words.length; ) {
    const group = groupAt(words, i, isLenient);
    if (group) groups.push(group);
    i = group ? group.head + 1 : i + 1;
  }
  return groups;
}

function groupAt(words: readonly Word[], start: number, isLenient: boolean): VerbGroup | null {
  const word = words[start] as Word;
  // "sit-ups", "push-ups"
  if (word.joined || words[start + 1]?.joined) return null;
  // "as cats and dogs combined": together, and nothing that they do.
  if (word.text === "combined" && start > 0 && endsPhrase(words[start + 1])) return null;
  if (isAuxiliary(word, words[start + 1]) || isShortBe(words, start)) return withAuxiliary(words, start);
  const verb = verbForm(word.text) ?? verbByPlace(words, start);
  if (!verb || word.number || (word.text === "left" && !isLenient && isRemainder(words, start))) return null;
  let before = start - 1;
  while (before >= 0 && isBetween((words[before] as Word).text)) before -= 1;
  const previous = words[before];
  const base = { start, head: start, verb, auxiliaries: [], isNegated: false };
  if (previous?.text === "to" && (verb.form === "base" || verb.form === "past"))
    return !word.isCapital && (!verb.isNounToo || isInfinitive(words, start))
      ? { ...base, kind: "to" }
      : null;
  if (verb.form === "ing") return isGerund(words, start, previous) ? { ...base, kind: "ing" } : null;
  // "Each costs $5", "each cost $5"
  const next = words[start + 1];
  const isOfEach =
    previous?.text === "each" &&
    ((verb.form === "s" && next?.number !== undefined) || isPriceTold(word, next));
  return isOfEach || isFiniteVerb(words, { start, verb, previous, isLenient })
    ? { ...base, kind: "finite" }
    : null;
}

const endsPhrase = (next: Word | undefined): boolean =>
  next === undefined || next.text === "," || CONJUNCTIONS.has(next.text);

/** "Tom juggles 5 balls": a word in -s between a name and an amount is what the one named does. */
function verbByPlace(words: readonly Word[], at: number): VerbForm | null {
  const [word, before, next] = [words[at] as Word, words[at - 1], words[at + 1]];
  // "A tap drips 12 drops": at the beginning, after a thing.
  const isThing = at === 2 && isAmong(words[0]?.text, "a an the") && before && isNounish(before);
  const isDoer =
    before && !before.number && (isThing || before.isCapital || isAmong(before.text, "he she it"));
  const isAmount = next && (next.number !== undefined || AMOUNTS.has(next.text));
  return isDoer && isAmount && !word.isCapital && isNounish(word) && /[a-z]{3}s$/.test(word.text)
    ? { ...unknownVerb(word.text, "s"), isNounToo: false }
    : null;
}

/** "has 5 apples left", "5 are left in the box": what remains, not somebody who goes. */
function isRemainder(words: readonly Word[], at: number): boolean {
  const next = words[at + 1];
  const previous = words[at - 1];
  if (isCountedSubject(words, at)) return false;
  if (previous && (isAmong(previous.text, "he she they i we it") || previous.isCapital))
    return next === undefined;
  return !next || /^(?:,|over|in|on|after|to|and|from|at|for|now|before|but|by)$/.test(next.text);
}

/** "28 came and 35 left": those counted at the beginning of a clause went. */
function isCountedSubject(words: readonly Word[], at: number): boolean {
  // "19 were left"
  if (AUXILIARIES.has(words[at - 1]?.text ?? "")) return false;
  // "18 cars left and 25 arrived"
  const [and, number, verb] = words.slice(at + 1, at + 4);
  const isPaired =
    isAmong(and?.text, "and but while") && number?.number && verb && verbForm(verb.text)?.form === "past";
  if (isPaired && (words[at - 1]?.number || words[at - 2]?.number)) return true;
  const from = words[at - 1]?.number ? at - 1 : words[at - 2]?.number ? at - 2 : -1;
  const before = words[from - 1];
  if (from > 0 && isHadBefore(words, from - 1)) return false;
  return from >= 0 && (before === undefined || before.text === "," || CONJUNCTIONS.has(before.text));
}

/** "had 12 files and 4 apps left": what is left of all that is had, which is told in one row. */
function isHadBefore(words: readonly Word[], at: number): boolean {
  let from = at;
  while (
    from >= 0 &&
    (words[from]?.number || /^(?:,|and)$/.test(words[from]?.text ?? "") || isPlainNoun(words[from]))
  )
    from -= 1;
  return from >= 0 && from < at && isAmong(words[from]?.text, "has have had");
}

const isPlainNoun = (word: Word | undefined): boolean =>
  word !== undefined && isNounish(word) && (verbForm(word.text) === null || isPlural(word.text));

const isInfinitive = (words: readonly Word[], at: number): boolean => {
  const before = words[at - 2]?.text ?? "";
  return !isAmong(before, "go goes went going come came walk walked travel back");
};

/** "'s" before a participle or an adjective is "is"; otherwise it says whose. */
function isShortBe(words: readonly Word[], at: number): boolean {
  return words[at]?.text === "'s" && isAmong(words[at - 1]?.text, "he she it that there what who");
}

function withAuxiliary(words: readonly Word[], start: number): VerbGroup {
  const auxiliaries: string[] = [];
  let isNegated = false;
  let at = start;
  for (; at < words.length; at += 1) {
    const word = words[at] as Word;
    if (isNegation(word.text)) isNegated = true;
    else if (isAuxiliary(word) || word.text === "'s") auxiliaries.push(word.text);
    else if (!isBetween(word.text)) break;
  }
  const main = words[at];
  const verb = main && !main.number ? verbForm(main.text) : null;
  const last = auxiliaries.at(-1) ?? "";
  const isLeft = main?.text === "left" && !(/^ha[sd]$/.test(last) && isCountedSubject(words, start));
  const takes = verb && !isLeft && takesVerb(last, verb, words[at + 1]);
  if (takes) return { start, head: at, verb, auxiliaries, isNegated, kind: "finite" };
  const head = isNegated ? at - 1 : words.findIndex((each, i) => i >= start && each.text === last);
  return { start, head, verb: aloneAs(last), auxiliaries, isNegated, kind: "finite" };
}

function takesVerb(auxiliary: string, verb: VerbForm, next: Word | undefined): boolean {
  const isBase = verb.form === "base" || (verb.form === "past" && verb.isNounToo);
  if (isAmong(auxiliary, "do does did will would can could should must may might shall"))
    return verb.form === "base" || isBase;
  const isBefore = next !== undefined && isNounish(next) && !/ly$/.test(next.text) && !WHEN.has(next.text);
  const isDone = verb.form === "past" || verb.form === "participle" || isUnchanged(verb);
  if (isAmong(auxiliary, "has have had")) return isDone && !isBefore;
  return (verb.form === "ing" || isDone) && !(isBefore && verb.form !== "ing" && !verb.isNounToo);
}

function isGerund(words: readonly Word[], at: number, previous: Word | undefined): boolean {
  if (!previous) return true;
  if (
    DETERMINERS.has(previous.text) ||
    previous.number ||
    previous.text === "'s" ||
    ADJECTIVES.has(previous.text)
  )
    return false;
  const next = words[at + 1];
  // "$12 an hour cleaning houses"
  if (TIMES.has(singular(previous.text))) return next !== undefined;
  if (PREPOSITIONS.has(previous.text) || CONJUNCTIONS.has(previous.text)) return next !== undefined;
  return (
    next !== undefined &&
    (next.number !== undefined ||
      DETERMINERS.has(next.text) ||
      PREPOSITIONS.has(next.text) ||
      (isNounish(next) && !verbForm(next.text)))
  );
}

/** "the rest walk": what those do who are in none of the parts before. */
export const isRestDoing = (words: readonly Word[], at: number): boolean => {
  const [the, rest, verb] = words.slice(at, at + 3);
  return the?.text === "the" && rest?.text === "rest" && verb !== undefined && verbForm(verb.text) !== null;
};

/** "9 cycle and the rest walk", "20 drink tea" */
const isDoneByPart = (words: readonly Word[], at: number): boolean => {
  const text = words[at]?.text ?? "";
  const isOfMany = verbForm(text)?.form === "base" && !isPlural(text);
  return isOfMany && words.some((_, i) => i > at && isRestDoing(words, i));
};

/** Forms that are the names of things as well: "8 more rose bushes". */
const PASTS_TOO: ReadonlySet<string> = words("rose saw felt ground shot spoke bit wound drove lives leaves");

interface Candidate {
  readonly start: number;
  readonly verb: VerbForm;
  readonly previous: Word | undefined;
  readonly isLenient: boolean;
}

function isFiniteVerb(words: readonly Word[], { start, verb, previous, isLenient }: Candidate): boolean {
  const next = words[start + 1];
  const word = words[start] as Word;
  if (word.isCapital && start > 0 && !isLenient) return false;
  if (!previous) return false;
  const isNoun =
    PASTS_TOO.has(word.text) && (previous.number || AMOUNTS.has(previous.text) || (next && isNounish(next)));
  if (isNoun && !isDoneToSomebody(previous, next)) return false;
  if (previous.text === "," || CONJUNCTIONS.has(previous.text))
    return (
      (!verb.isNounToo && verb.form !== "participle") ||
      (isDoneToSomebody(previous, next) && verb.form === "s") ||
      (verb.isNounToo &&
        (next?.number !== undefined || (next !== undefined && DETERMINERS.has(next.text))) &&
        verb.form !== "base")
    );
  if (isAmong(previous.text, "who which that there they he she it i we you")) return true;
  if (isRestDoing(words, start - 2)) return verb.form !== "participle";
  if (previous.number) return isDoneByCounted(word, verb, next) || isDoneByPart(words, start);
  // "a third of them wear glasses", "will each get"
  if (previous.text === "them" && words[start - 2]?.text === "of") return verb.form !== "participle";
  const isOfEach = start === 1 ? verb.form === "base" : isPlural(words[start - 2]?.text ?? "");
  if (previous.text === "each" && isOfEach) return !verb.isNounToo && verb.form !== "participle";
  if (DETERMINERS.has(previous.text) || POSSESSIVES.has(previous.text) || previous.text === "'s")
    return false;
  if (PREPOSITIONS.has(previous.text) || isDescribing(words, start - 1)) return false;
  if (AMOUNTS.has(previous.text))
    return (
      isAmong(previous.text, "each all both rest some others other more") &&
      !verb.isNounToo &&
      !(previous.text !== "rest" && verb.form === "participle")
    );
  if (isAmong(previous.text, "many much") || verb.form === "participle") return false;
  if (!verb.isNounToo)
    return verb.form === "past"
      ? true
      : !(
          next &&
          isNounish(next) &&
          verb.form === "base" &&
          !previous.isCapital &&
          !/s$/.test(previous.text) &&
          !isPlural(previous.text)
        );
  return (
    isLenient ||
    previous.isCapital ||
    isPriceTold(word, next) ||
    (next !== undefined && (next.number !== undefined || next.text === "about") && verb.form === "s") ||
    (verb.form === "s" && next !== undefined && next.text !== "that" && DETERMINERS.has(next.text))
  );
}

/** "green plants", but not "Mr Green plants". */
const isDescribing = (words: readonly Word[], at: number): boolean =>
  ADJECTIVES.has(words[at]?.text ?? "") && !isAmong(words[at - 1]?.text, "mr mrs ms miss dr");

/** "and leaves Ben with the rest": between a conjunction and somebody stands what is done. */
const isDoneToSomebody = (previous: Word, next: Word | undefined): boolean =>
  CONJUNCTIONS.has(previous.text) &&
  next !== undefined &&
  (next.isCapital || isAmong(next.text, "him her them"));

/** "a cage cost him $12", "the cages cost $12". */
const isPriceTold = ({ text }: Word, next: Word | undefined): boolean =>
  /^costs?$/.test(text) &&
  next !== undefined &&
  (next.number !== undefined || isAmong(next.text, "him her them me us about only"));

/** "9 got off", "12 hatched": after a number alone. */
const isDoneByCounted = (word: Word, verb: VerbForm, next: Word | undefined): boolean =>
  (!verb.isNounToo &&
    verb.form !== "participle" &&
    !(next && isNounish(next) && !TIMES.has(singular(next.text)))) ||
  isPhrasal(word, next);

const isPhrasal = (word: Word, next: Word | undefined): boolean =>
  next !== undefined && isAmong(next.text, "on off out away up down") && verbForm(word.text)?.form === "base";
