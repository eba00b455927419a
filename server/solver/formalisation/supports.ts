import { COMPARATIVES } from "../lexicon/comparison";
import { MEASURES } from "../lexicon/nouns";
import { MULTIPLES } from "../lexicon/number-words";
import { AMOUNTS, AUXILIARIES, CONJUNCTIONS, PREPOSITIONS, SUBJECTS } from "../lexicon/pronouns";
import { isHaving, signOf, verbForm } from "../lexicon/verbs";
import type { Span } from "../situations/facts";
import { table } from "../table";
import { isAmong, words } from "../word-list";
import { type Cast, lemmaOf, namesOf, thingOf } from "./meant";
import { isMeant, type Page, type PageWord, type PlacedNumber } from "./page";
import { type FormalFact, type FormalSlot, Misread } from "./types";

/** A fact with the words it was read from and its number. */
export interface Supported {
  readonly page: Page;
  readonly cast: Cast;
  readonly span: Span;
  readonly told: PlacedNumber | null;
}

/** Whether one of the words is wanted. */
export const has = (words: readonly PageWord[], wanted: RegExp): boolean =>
  words.some(({ text }) => wanted.test(text));

const SHARED = /^(?:each|both|every|same|apiece)$/;
/** Whether a quote says its number of several at once. */
export const isShared = (page: Page, span: Span): boolean => has(page.in(span), SHARED);

/** Whether the words of a quote say what a fact says: of whom, of what, by which verb and which way.
 * @throws {Misread} naming what they do not say */
export function assertSupported(fact: FormalFact, context: Supported): void {
  const whos =
    fact.say === "transfer"
      ? [fact.from, fact.to]
      : fact.say === "together"
        ? fact.who
        : fact.say === "rate"
          ? []
          : [fact.who];
  if (fact.say !== "rate") assertWho(whos.flatMap(namesOf), context);
  if (context.told) assertThing(fact, context, context.told);
  if (fact.say === "change" || fact.say === "transfer") assertShare(fact, context);
  if (fact.say === "has") assertHad(fact, context);
  else if (fact.say === "change") assertChange(fact, context);
  else if (fact.say === "transfer") assertTransfer(fact, context);
  else if (fact.say === "compare") assertCompared(fact, context);
  else if (fact.say === "rate") assertRate(fact, context);
  else assertSays(context, TOGETHER, "together");
}

const TOGETHER = /^(?:together|altogether|total|combined|between|sum|overall|all)$/;

function assertSays({ page, span }: Supported, wanted: RegExp, what: string): void {
  if (!has(page.in(span), wanted)) throw new Misread(`“${page.at(span)}” does not say “${what}”`);
}

/** The last who is named before the number is one of those meant; where nobody is, a pronoun or nobody else stands there. */
function assertWho(meant: readonly string[], { page, cast, span, told }: Supported): void {
  const words = page.in(span);
  const named = (among: readonly PageWord[]) =>
    among.flatMap((word) => [...cast.names].filter((name) => isMeant(word, name)));
  const before = told ? named(words.filter(({ end }) => end <= told.start)) : [];
  const all = named(words);
  if (all.length === 0 || isShared(page, span)) return;
  const last = before.at(-1);
  const fits = last === undefined ? all.some((name) => meant.includes(name)) : meant.includes(last);
  if (!fits) throw new Misread(`“${page.at(span)}” says it of ${last ?? all[0]}`);
}

/** Words between a number and its thing. */
const LEADING: ReadonlySet<string> = new Set(
  "of the his her their its my our your more fewer less other new another extra additional as many much times a an them these those worth".split(
    " ",
  ),
);

/** What stands after a number as its thing: as far as the next verb, preposition or mark. */
export function phraseAfter(page: Page, place: Span, within: Span): readonly PageWord[] {
  const phrase: PageWord[] = [];
  let at = place.end;
  for (const word of page.in(within).filter(({ start }) => start >= place.end)) {
    if (/[.,;:?!\d]/.test(page.text.slice(at, word.start))) break;
    at = word.end;
    if (LEADING.has(word.text) && phrase.length === 0) continue;
    if (isStop(word)) break;
    phrase.push(word);
  }
  return phrase;
}

function isStop({ text }: PageWord): boolean {
  if (PREPOSITIONS.has(text) || CONJUNCTIONS.has(text) || AUXILIARIES.has(text) || AMOUNTS.has(text))
    return true;
  if (
    text in SUBJECTS ||
    text in COMPARATIVES ||
    isAmong(text, "each every per apiece than left altogether together now today yesterday")
  )
    return true;
  const verb = verbForm(text);
  return verb !== null && !verb.isNounToo;
}

const DIMENSION = words("age height length weight distance");

/** A number is of the thing that stands after it, and of the kind that does. */
function assertThing(
  slot: Pick<FormalSlot, "what" | "kind">,
  { page, cast, span }: Supported,
  told: PlacedNumber,
): void {
  const { entity, attributes } = thingOf(slot);
  const { unit } = told.number;
  if ((unit === "$") !== (entity === "dollar") && unit !== "%" && !saysMoney(page, span))
    throw new Misread(`“${page.at(told)}” is not so many of ${slot.what}`);
  assertPhrase(phraseAfter(page, told, span), { page, cast, entity, attributes });
}

const saysMoney = (page: Page, span: Span): boolean => has(page.in(span), /^(?:dollars?|bucks)$/);

interface Phrase extends Pick<Supported, "page" | "cast"> {
  readonly entity: string;
  readonly attributes: readonly string[];
}

/** A phrase names the thing that is meant, or is only a part of its description.
 * @throws {Misread} */
export function assertPhrase(phrase: readonly PageWord[], { page, cast, entity, attributes }: Phrase): void {
  const [first] = phrase;
  const last = phrase.at(-1);
  if (!first || !last) return;
  const said = page.text.slice(first.start, last.end);
  const isNamed = phrase.some((word) => isMeant(word, entity));
  const isKind = phrase.every((word) => attributes.some((each) => isMeant(word, each)));
  const isUnit =
    DIMENSION.has(entity) && phrase.some((word) => [...MEASURES].some((each) => isMeant(word, each)));
  if (!isNamed && !isKind && !isUnit) throw new Misread(`“${said}” is not ${entity}`);
  for (const kind of cast.kinds)
    if (phrase.some((word) => isMeant(word, kind)) !== attributes.includes(kind) && kind !== entity)
      throw new Misread(`“${said}” is not ${[...attributes, entity].join(" ")}`);
}

/** A part is told of something, an amount is not. */
function assertShare({ share }: { readonly share: boolean }, { page, span, told }: Supported): void {
  if (!told) return;
  const isPart = told.number.unit === "%" || told.number.isFraction;
  const after = page.text.slice(told.end, span.end);
  const isOf = /^\s*(?:of\b|the\b|his\b|her\b|their\b|its\b)/i.test(after) || told.number.unit === "%";
  if (share !== (isPart && isOf))
    throw new Misread(`“${page.at(told)}” is ${share ? "no part" : "a part"} of what there is`);
}

const SHARED_BY_ALL = /^(?:together|combined|between)$/;
const START =
  /^(?:first|originally|initially|start|starts|started|begin|begins|began|beginning|before|original|already)$/;
const END = /^(?:now|left|remain|remains|remained|end|ends|ended|finish|finished|then|after|still|finally)$/;

function assertHad({ time }: Extract<FormalFact, { say: "has" }>, context: Supported): void {
  const words = context.page.in(context.span);
  if (has(words, SHARED_BY_ALL))
    throw new Misread(`“${context.page.at(context.span)}” is told of several together`);
  if (time === "start" && !has(words, START))
    throw new Misread(`“${context.page.at(context.span)}” is not told of the start`);
  if (time === "end" && !has(words, END))
    throw new Misread(`“${context.page.at(context.span)}” is not told of the end`);
  const acts = words.flatMap(({ text }) => {
    const verb = verbForm(text);
    return verb && !verb.isNounToo && verb.lemma !== "leave" && signOf(verb.lemma) !== 0 ? [text] : [];
  });
  const holds = words.some(
    ({ text }) => isHaving(verbForm(text)?.lemma ?? text) || AUXILIARIES.has(text) || START.test(text),
  );
  if (acts.length > 0 && !holds) throw new Misread(`“${acts[0]}” tells what happens, not what is had`);
}

/** The verb stands in the quote, and goes the way it is known to go. */
function assertVerb(verb: string, { page, span }: Supported): string {
  const lemma = lemmaOf(verb);
  if (!page.in(span).some((word) => isMeant(word, lemma)))
    throw new Misread(`“${verb}” is not in “${page.at(span)}”`);
  return lemma;
}

const WAYS = table({ more: 1, less: -1, none: 0 } as const);

function assertChange({ verb, way }: Extract<FormalFact, { say: "change" }>, context: Supported): void {
  const lemma = assertVerb(verb, context);
  const known = verbForm(lemma);
  const isKnown = known !== null && known.lemma === lemma && known.class !== "act";
  if (isKnown && known.class !== "observe" && signOf(lemma) !== WAYS[way])
    throw new Misread(`“${verb}” does not mean ${way === "none" ? "nothing" : way}`);
  if (isKnown && known.class === "observe" && lemma !== "need" && way !== "none")
    throw new Misread(`“${verb}” changes nothing`);
}

function assertTransfer(
  { verb, from, to }: Extract<FormalFact, { say: "transfer" }>,
  context: Supported,
): void {
  const lemma = assertVerb(verb, context);
  const words = context.page.in(context.span);
  const others = [...context.cast.names].filter((name) => words.some((word) => isMeant(word, name)));
  const left = others.find((name) => !namesOf(from).includes(name) && !namesOf(to).includes(name));
  if (left !== undefined) throw new Misread(`“${context.page.at(context.span)}” tells it of ${left} too`);
  const afterWord = (word: string, name: string): boolean => {
    const at = words.findIndex(({ text }) => text === word);
    return at >= 0 && words.slice(at + 1, at + 4).some((each) => isMeant(each, name));
  };
  const [giver = "", taker = ""] = [namesOf(from)[0], namesOf(to)[0]];
  const isReversed =
    (giver !== "" && (afterWord("to", giver) || afterWord("with", giver))) ||
    (taker !== "" && afterWord("from", taker));
  const isSettled = (taker !== "" && afterWord("to", taker)) || (giver !== "" && afterWord("from", giver));
  const first = words.findIndex((word) => isMeant(word, giver));
  const second = words.findIndex((word) => isMeant(word, taker));
  const sign = signOf(lemma);
  const isCrossed =
    first >= 0 && second >= 0 && sign !== 0 && sign === 1 ? first < second : second >= 0 && first > second;
  if (isReversed || (!isSettled && isCrossed))
    throw new Misread(`“${context.page.at(context.span)}” goes the other way`);
}

function assertCompared(
  { by, than, who }: Extract<FormalFact, { say: "compare" }>,
  context: Supported,
): void {
  const { page, span } = context;
  const words = page.in(span);
  const ways = new Set(words.flatMap(({ text }) => COMPARATIVES[text] ?? []));
  const isTimes = words.some(({ text }) => text in MULTIPLES || text === "times" || text === "as");
  const wanted = by === "more" ? 1 : -1;
  if (by === "times" ? !isTimes : !ways.has(wanted) || ways.has(-wanted as 1 | -1))
    throw new Misread(`“${page.at(span)}” does not say “${by}”`);
  const join = words.findLastIndex(({ text }) => text === "than" || text === "as");
  if (join < 0) return;
  const behind = words.slice(join + 1);
  const [left] = namesOf(who);
  const right = [...namesOf(than.who), thingOf(than).entity];
  const isBehind = behind.some((word) => right.some((name) => isMeant(word, name)) || word.text in SUBJECTS);
  const isSwapped = left !== undefined && !right.includes(left) && behind.some((word) => isMeant(word, left));
  if (!isBehind || isSwapped) throw new Misread(`“${page.at(span)}” compares the other way`);
}

const EACH = /^(?:each|every|per|apiece|an?|one|of|holds?|contains?)$/;

function assertRate({ per }: Extract<FormalFact, { say: "rate" }>, context: Supported): void {
  const { page, span } = context;
  const { entity } = thingOf({ what: per, kind: [] });
  assertSays(context, EACH, "each");
  if (!page.in(span).some((word) => isMeant(word, entity)))
    throw new Misread(`“${page.at(span)}” says nothing of a ${per}`);
}
