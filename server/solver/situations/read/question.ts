import { ADJECTIVE_DIMENSIONS, COMPARATIVES, DIMENSIONS } from "../../lexicon/comparison";
import { isPlural, MEASURES, plural, singular } from "../../lexicon/nouns";
import { AUXILIARIES, BE, SUBJECTS } from "../../lexicon/pronouns";
import { type VerbForm, verbForm } from "../../lexicon/verbs";
import { table } from "../../table";
import { isAmong, words } from "../../word-list";
import type { Word } from "../words";
import { splitAgainst } from "./against";
import type { Asked, Sized } from "./asked";
import { asMuch, splitLeftTo, withoutOuting, withoutTail } from "./asked-words";
import { type Clause, clausesOf } from "./clauses";
import { nounAt } from "./noun-phrase";
import type { Found, Noun, Preposition } from "./phrase-types";
import { phrasesOf } from "./phrases";
import { INVERTS, predicate } from "./predicate";
import { quantityAt } from "./quantity-phrase";
import { splitReach } from "./reach";
import { isNounish, verbGroups } from "./verb-groups";

const HOW: Readonly<Record<string, Asked["how"]>> = table({
  many: "many",
  much: "much",
  far: "far",
  fast: "fast",
  big: "big",
  large: "big",
});

/** The question that a row of words begins with; null where it is of another kind. */
export function askedIn(said: readonly Word[]): Asked | null {
  const words = asMuch(withoutOuting(said));
  const [first, second] = words;
  if (!first || !second) return null;
  const bounds = { start: first.start, end: (words.at(-1) as Word).end };
  const { own: all, conditions } = withoutConditions(words);
  const plain = withoutTail(all);
  const reach = first.text === "how" ? splitReach(plain) : null;
  const split = first.text === "how" ? splitAgainst(plain) : null;
  const leftTo = splitLeftTo(plain);
  const own = withTotalLast(withoutEcho(reach?.own ?? split?.own ?? leftTo?.own ?? plain));
  if (first.text === "how") {
    const isMeasure = second.text in ADJECTIVE_DIMENSIONS;
    const isCompared = !isMeasure && DIMENSIONS[second.text] !== undefined;
    const how = HOW[second.text] ?? (isMeasure || isCompared ? "measure" : "other");
    const adjective = isMeasure ? second.text : undefined;
    const they = { ...second, text: "they" };
    const begun = {
      how,
      adjective,
      conditions,
      against: split?.against,
      reach: reach?.noun,
      they,
      ...bounds,
    };
    const found = asked(own.slice(isCompared ? 1 : 2), begun);
    return found && leftTo ? stillTo(found, leftTo.verb) : found;
  }
  return whatAsked(own, { conditions, ...bounds });
}

/** "are left to read": still to be read. */
const stillTo = (found: Asked, verb: VerbForm): Asked => ({
  ...found,
  verb,
  isStill: true,
  isPassive: undefined,
  rest: found.rest.filter((each) => each.kind !== "particle" || !isAmong(each.word, "left remaining")),
});

/** "How many crayons total are there", "what do they have combined", "compared to Ben": the same in the usual words. */
function withTotalLast(words: readonly Word[]): readonly Word[] {
  const isTotal = ({ text }: Word, i: number): boolean => {
    const next = words[i + 1];
    if (text === "combined") return !next || !isNounish(next);
    return text === "total" && i > 2 && words[i - 1]?.text !== "in" && (!next || AUXILIARIES.has(next.text));
  };
  const plain = words.flatMap((word, i): readonly Word[] => {
    const isThan = word.text === "compared" && isAmong(words[i + 1]?.text, "to with");
    if (isThan) return [{ ...word, text: "than" }];
    return isTotal(word, i) || (i > 0 && words[i - 1]?.text === "compared") ? [] : [word];
  });
  const total = words.find(isTotal);
  return total ? [...plain, { ...total, text: "altogether" }] : plain;
}

/** "than Ben did": the verb said again has nothing of its own to ask. */
function withoutEcho(words: readonly Word[]): readonly Word[] {
  const than = words.findIndex(({ text }) => text === "than");
  const last = words.at(-1)?.text ?? "";
  const isAsked = words.slice(than + 1, -1).some(({ text }) => AUXILIARIES.has(text));
  return than > 0 &&
    !isAsked &&
    than < words.length - 2 &&
    isAmong(last, "do does did has have had is are was were")
    ? words.slice(0, -1)
    : words;
}

const JOINS: ReadonlySet<string> = words("if when after before because while since once and so");

function withoutConditions(words: readonly Word[]): {
  readonly own: readonly Word[];
  readonly conditions: readonly Clause[];
} {
  for (let i = 3; i < words.length - 1; i += 1) {
    const { text } = words[i] as Word;
    if (!JOINS.has(text) && text !== ",") continue;
    const tail = words.slice(i + 1);
    const groups = verbGroups(tail);
    if (
      groups.length === 0 ||
      ((text === "and" || text === ",") &&
        !(groups[0]?.kind === "finite" && tail.some(({ number }) => number)))
    )
      continue;
    if (
      !words
        .slice(2, i)
        .some(({ text: each }) =>
          isAmong(each, "do does did will would can could should has have had is are was were must might"),
        ) &&
      verbGroups(words.slice(2, i)).length === 0
    )
      continue;
    const own = verbGroups(words.slice(2, i));
    if (text === "and" && own.every(({ verb }) => isAmong(verb.lemma, "do modal"))) continue;
    const conditions = clausesOf(words.slice(text === "," ? i + 1 : i));
    return {
      own: words.slice(0, i),
      conditions: conditions.map((each, at) => (at === 0 ? { ...each, link: text } : each)),
    };
  }
  return { own: words, conditions: [] };
}

type Begun = Pick<Asked, "how" | "adjective" | "conditions" | "against" | "reach" | "start" | "end"> & {
  /** Those who do it where no thing is named: "how many flew away". */
  readonly they?: Word;
};

/** The words before the thing that is asked for, and what they say of it. */
interface Lead {
  readonly at: number;
  readonly more?: 1 | -1;
  readonly comparative?: string;
  readonly isPart?: true;
}

const LEADS: ReadonlySet<string> = words(
  "total other additional extra of the these those them more fewer less",
);

function leadOf(words: readonly Word[]): Lead {
  let lead: Lead = { at: 0 };
  for (let text = words[0]?.text ?? ""; LEADS.has(text); text = words[lead.at]?.text ?? "") {
    const way = COMPARATIVES[text] ?? (isAmong(text, "additional extra") ? 1 : undefined);
    lead = { ...lead, ...(way === undefined ? {} : { more: way, comparative: text }), at: lead.at + 1 };
    if (text === "of") lead = { ...lead, isPart: true };
  }
  return comparedAt(words, lead);
}

/** "How much taller", "how many miles farther did she drive". */
function comparedAt(words: readonly Word[], lead: Lead): Lead {
  const text = words[lead.at]?.text ?? "";
  const way = COMPARATIVES[text];
  return way === undefined ? lead : { ...lead, more: way, comparative: text, at: lead.at + 1 };
}

/** The thing that is asked for, up to a verb that its words run into. */
function thingAsked(words: readonly Word[], at: number): Found<Noun> {
  const found = startsVerb(words, at) ? null : nounAt(words, at);
  const cut = found && verbInside(words, at, found.next);
  return cut !== null && cut > at ? nounAt(words.slice(0, cut), at) : found;
}

function asked(words: readonly Word[], { they, ...begun }: Begun): Asked | null {
  if (words[0]?.number && !words[1]) return null;
  let lead = leadOf(words);
  const each = sizedAt(words, lead.at);
  const noun = thingAsked(words, lead.at + (each ? 2 : 0));
  let at = noun?.next ?? lead.at + (each ? 2 : 0);
  const isHolding = noun && words[at]?.text === "of" && words[at + 1]?.number;
  const holds = isHolding ? quantityAt(words, at + 1) : null;
  if (holds) at = holds.next;
  const ahead = words[at + 1]?.text ?? "";
  if (noun && !lead.more && (INVERTS.test(ahead) || (BE.has(ahead) && DIMENSIONS[words[at]?.text ?? ""]))) {
    lead = comparedAt(words, { ...lead, at });
    at = lead.at;
  }
  const also = noun ? alsoAt(words, at) : null;
  if (also) at = also.next;
  const than = noun ? thanAt(words, at) : null;
  if (than) at = than.next;
  const where = noun && !also && !than ? whereAt(words, at) : null;
  if (where) at = where.next;
  const told = predicate(withoutRelative(words.slice(at)), words[at - 1] ?? they);
  const rest = [...told.rest, ...(where ? [where.phrase] : []), ...(than ? [than.phrase] : [])];
  const { more, comparative, isPart } = lead;
  // "how many years older": the unit says nothing that "older" does not.
  const isUnit =
    noun !== null && MEASURES.has(noun.phrase.head) && DIMENSIONS[comparative ?? ""] !== undefined;
  const things = { noun: isUnit ? undefined : noun?.phrase, also: also?.noun, holds: holds?.phrase, each };
  return { ...begun, more, comparative, isPart, ...things, ...told, rest };
}

/** "How many more beads than Ben": what is compared with, before the verb. */
function thanAt(words: readonly Word[], at: number): Found<Preposition> {
  const found = words[at]?.text === "than" ? nounAt(words, at + 1) : null;
  if (!found) return null;
  const { start, end } = found.phrase;
  return {
    phrase: { kind: "preposition", word: "than", object: [found.phrase], start, end },
    next: found.next,
  };
}

/** "How many 5 dollar toys": what each of them costs or measures. */
function sizedAt(words: readonly Word[], at: number): Sized | undefined {
  const [number, unit, thing] = [words[at]?.number, words[at + 1], words[at + 2]];
  const isSized = number && unit && thing && isNounish(thing) && !unit.isCapital;
  const name = singular(unit?.text ?? "");
  return isSized && number.unit === "" && MEASURES.has(name) && isPlural(thing.text)
    ? { number, unit: name }
    : undefined;
}

/** "How many pictures from her trip did she have": where they are from, before the verb. */
function whereAt(words: readonly Word[], at: number): Found<Preposition> {
  const word = words[at];
  if (!word || !isAmong(word.text, "from in on at")) return null;
  const found = nounAt(words, at + 1);
  const next = found && words[found.next];
  if (!found || found.phrase.pronoun || !next || !INVERTS.test(next.text)) return null;
  const { start } = word;
  return {
    phrase: { kind: "preposition", word: word.text, object: [found.phrase], start, end: found.phrase.end },
    next: found.next,
  };
}

/** "How many rolls and buns": the other thing. */
function alsoAt(words: readonly Word[], at: number): { readonly noun: Noun; readonly next: number } | null {
  if (words[at]?.text !== "and") return null;
  const found = startsVerb(words, at + 1) ? null : nounAt(words, at + 1);
  const cut = found && verbInside(words, at + 1, found.next);
  const own = cut ? nounAt(words.slice(0, cut), at + 1) : found;
  return own && !own.phrase.pronoun ? { noun: own.phrase, next: own.next } : null;
}

/** "the 12 stools he bought": what is said again of a thing at the end. */
function withoutRelative(words: readonly Word[]): readonly Word[] {
  const [who, verb] = words.slice(-2);
  const isSaid =
    who &&
    verb &&
    isAmong(who.text, "he she they i we") &&
    verbForm(verb.text) !== null &&
    words.length > 3 &&
    !INVERTS.test(words.at(-3)?.text ?? "");
  return isSaid ? words.slice(0, -2) : words;
}

function startsVerb(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  const verb = word && verbForm(word.text);
  // "How many flew away?": no thing of that name.
  const isDone = verb?.form === "past" && !verb.isNounToo && !(next && isNounish(next));
  // "How many drink tea?": many of a thing would be in the plural.
  const isDoing =
    word !== undefined &&
    verb?.form === "base" &&
    !isPlural(word.text) &&
    plural(word.text) !== word.text &&
    verbGroups(words.slice(at + 1)).length === 0 &&
    (next === undefined || (isNounish(next) && !isPlural(next.text)));
  return isDone || isDoing || verbGroups(words.slice(at))[0]?.start === 0;
}

/** Where the verb begins that the words of a noun run into: "birds flew". */
function verbInside(words: readonly Word[], from: number, to: number): number | null {
  const group = verbGroups(words.slice(from)).find(({ start, kind }) => start > 0 && kind === "finite");
  return group && from + group.start < to ? from + group.start : null;
}

/** "What is the total number of marks scored by the three", "… of oranges she picked": how many of them, altogether. */
function countAsked(words: readonly Word[], at: number, begun: Omit<Begun, "how">): Asked | null {
  const from = words.findIndex(
    ({ text }, i) => i > at && isAmong(text, "number amount") && words[i + 1]?.text === "of",
  );
  const isNamed = words.slice(at + 1, from).every(({ text }) => isAmong(text, "total combined"));
  if (from < 0 || !isNamed) return null;
  const thing = from + 2;
  const tail = words.findIndex(({ text }, i) => i > thing && isTold(words, i, text));
  if (tail < 0) return null;
  const joined = isAmong(words[tail]?.text, "that which who") ? tail + 1 : tail;
  const first = words[joined] as Word;
  const isDone = verbForm(first.text) !== null;
  const auxiliary: Word = { ...first, text: isDone ? "were" : "did", isCapital: false };
  const noun = nounAt(words.slice(0, tail), thing);
  if (!noun || noun.next !== tail) return null;
  const total: Word = { ...first, text: "altogether", isCapital: false };
  const told = predicate([auxiliary, ...words.slice(joined), total], words[tail - 1]);
  return told.verb ? { ...begun, how: "many", noun: noun.phrase, ...told } : null;
}

/** Where what is said of the things begins: "scored by", "she picked", "that were sold". */
function isTold(words: readonly Word[], at: number, text: string): boolean {
  const verb = verbForm(text);
  const isDone = verb !== null && (verb.form === "past" || verb.form === "participle") && !verb.isNounToo;
  const isWho = text in SUBJECTS || (words[at]?.isCapital === true && !words[at - 1]?.isCapital);
  return isDone || isWho || isAmong(text, "that which");
}

/** "What is the total number of …", "find the cost of …". */
function whatAsked(said: readonly Word[], begun: Omit<Begun, "how">): Asked | null {
  const mean = said.findIndex(({ text }, i) => i < 5 && isAmong(text, "average mean"));
  const words = mean < 0 ? said : said.filter((_, i) => i !== mean);
  const at = words.findIndex(
    ({ text }, i) => i > 0 && (text === "the" || text === "his" || text === "her" || text === "their"),
  );
  const isPlain = isAmong(words[0]?.text, "find calculate determine")
    ? at === 1
    : at === 2 && isAmong(words[1]?.text, "is was are were 's would will");
  if (!isPlain) return null;
  const counted = countAsked(words, at, begun);
  if (counted) return counted;
  const noun = nounAt(words, at);
  if (!noun) return null;
  const rest = phrasesOf(words.slice(noun.next));
  const attributes = [...noun.phrase.attributes, ...(mean < 0 ? [] : ["average"])];
  const asked = { ...noun.phrase, attributes };
  return { ...begun, how: "what", noun: asked, subject: [], rest: rest.phrases, unread: rest.unread };
}
