import { number as numberNode } from "../../expression/build";
import { ONE } from "../../expression/rational";
import { conversion, isKindOf, singular, TIMES } from "../../lexicon/nouns";
import { verbForm } from "../../lexicon/verbs";
import { isAmong } from "../../word-list";
import type { Fact, Question } from "../facts";
import { sentencesOf, type Word, wordsOf } from "../words";
import { questionOf } from "./ask";
import type { Asked } from "./asked";
import { statements } from "./clause-facts";
import { clausesOf } from "./clauses";
import {
  type Context,
  context,
  nounIn,
  ownerOf,
  type PronounRule,
  remember,
  type Thing,
  thingOf,
} from "./context";
import { withoutSameCost, withStandard } from "./echo";
import { asksOfOne, isFee, withFees } from "./fees";
import { withWholeFirst } from "./fronted";
import { inHindsight } from "./hindsight";
import { isToldTime, laterAge, type Supposed } from "./later";
import { withMarkups, withoutIncluded } from "./markups";
import type { Noun, Phrase, Quantity } from "./phrase-types";
import { plainer } from "./plainer";
import { askedIn } from "./question";
import { questionStart } from "./question-start";
import { isSharing } from "./sharing";
import { withSizes } from "./sized";
import { amountsIn } from "./statement";
import { Unread } from "./unread";
import { isRestDoing } from "./verb-groups";
import { withOwnNames } from "./whose";

/** A story as facts and a question, or the words that are not understood. */
export type StoryReading =
  | { readonly facts: readonly Fact[]; readonly question: Question; readonly isAmbiguous: boolean }
  | { readonly unread: string; readonly isAmbiguous?: boolean };

/** @param rule which person a pronoun means, where two can be meant */
export function readFacts(text: string, rule: PronounRule): StoryReading | null {
  const written = wordsOf(text);
  if (!written) return null;
  const words = withOwnNames(plainer(written));
  const known = knownOf(words, rule);
  const facts: Fact[] = [];
  let question: Question | null = null;
  try {
    for (const said of sentencesOf(words).flatMap(withWholeFirst).map(withStandard)) {
      const told = known.asksEach ? withoutSameCost(said) : said;
      const { words: unmarked, facts: markups } = withMarkups(told);
      const { words: free, facts: fees } = withFees(unmarked);
      const { words: sized_, facts: sizes } = withSizes(free);
      facts.push(...markups, ...fees, ...sizes);
      if (fees.length > 0) known.entities.add("dollar");
      const isMarked = facts.some(({ kind }) => kind === "markup");
      const begin = isMarked ? questionStart(sized_) : -1;
      const sentence =
        begin < 0 ? sized_ : [...sized_.slice(0, begin), ...withoutIncluded(sized_.slice(begin))];
      for (const { of, per } of sizes) known.entities.add(of.entity).add(per.entity);
      const at = questionStart(sentence);
      const statement = at < 0 ? sentence : withoutEdge(sentence.slice(0, at));
      if (!known.asksEach && saysSame(statement)) throw new Unread("same");
      if (statement.length > 0) facts.push(...statements(known, clausesOf(statement)));
      if (at < 0) continue;
      if (question) return { unread: "?" };
      // Several amounts are asked for, and a question here has one.
      if (asksOfEach(sentence.slice(at))) throw new Unread("each");
      if (facts.some(isFee) && asksOfOne(sentence.slice(at))) throw new Unread("one");
      const asked = askedIn(sentence.slice(at));
      if (!asked) return { unread: text.slice((sentence[at] as Word).start) };
      introduce(known, asked);
      facts.push(...conditions(known, asked));
      if (asked.unread) throw new Unread(asked.unread.text);
      facts.push(...sized(known, asked));
      const period = periodIn(asked, facts);
      const own = period ? { ...asked, ...period.without } : asked;
      const first = paidWith(known, own) ?? laterAge(known, own);
      const plain = first ? { ...own, rest: first.rest } : own;
      facts.push(...(period?.facts ?? []), ...(first?.facts ?? []), ...supposed(known, plain));
      question = askedBefore(plain, questionOf(known, plain), facts);
      if (!question) throw Unread.of(asked);
    }
  } catch (error) {
    if (error instanceof Unread) return { unread: error.in(text), isAmbiguous: known.isAmbiguous };
    throw error;
  }
  return question && { ...inHindsight({ facts, question }), isAmbiguous: known.isAmbiguous };
}

/** What the words of the whole story say of how it is to be read. */
function knownOf(words: readonly Word[], rule: PronounRule): Context {
  const known = context(rule);
  known.isRemainder = words.some(({ text: each }) => isAmong(each, "left remain remaining still"));
  known.isParted = words.some((_, at) => isRestDoing(words, at));
  known.asksEach = asksEach(words);
  known.isCostShared = known.asksEach && words.some((_, at) => isSharedCost(words, at));
  known.eachOf = eachThing(words);
  known.asksMore = words.slice(Math.max(0, questionStart(words))).some(({ text: each }) => each === "more");
  known.isHypothetical =
    words.some(({ text: each }) => isAmong(each, "would will")) ||
    words
      .slice(Math.max(0, questionStart(words)))
      .some(({ text: each }) => isAmong(each, "need must should"));
  return known;
}

/** "How many does Olga have if she finds 9": she is named before what is told of her. */
function introduce(known: Context, { subject, noun, conditions: told }: Asked): void {
  const [only, ...more] = subject.filter((each): each is Noun => each.kind === "noun");
  if (told.length > 0 && noun && !known.last) known.last = { owner: "", ...thingOf(known, noun) };
  if (told.length > 0 && only?.isName && more.length === 0) remember(known, ownerOf(known, only), true);
}

/** "She had some cows. Now she has 33. How many did she have?" Before, where what there is by now is told. */
function askedBefore(
  { auxiliary }: Asked,
  question: Question | null,
  facts: readonly Fact[],
): Question | null {
  if (question?.kind !== "state" || question.time !== "end" || question.remains || auxiliary !== "did")
    return question;
  const own = facts.filter(
    (each) => each.kind === "has" && each.slot.entity === question.slot.entity && !each.isGroup,
  );
  const [first, last] = [own[0], own.at(-1)];
  const isUntold = first?.kind === "has" && first.amount.kind === "unknown" && first.time !== "end";
  return isUntold && last?.kind === "has" && last.time === "end" ? { ...question, time: "start" } : question;
}

/** What the question tells itself: "if he buys 3". A supposition without an amount would change what is asked in a way
 * that is not understood, and so would a time at which somebody's age is asked. */
function conditions(known: Context, asked: Asked): readonly Fact[] {
  return asked.conditions.flatMap((clause) => {
    const told = statements(known, [clause]).map((fact) => ({ ...fact, isCondition: true }));
    if (told.length === 0 && (clause.link === "if" || asked.adjective === "old")) throw Unread.of(clause);
    return told;
  });
}

/** "share the cost", "split the bill" */
const isSharedCost = (words: readonly Word[], at: number): boolean =>
  isSharing(verbForm(words[at]?.text ?? "")?.lemma ?? "") &&
  words[at + 1]?.text === "the" &&
  isAmong(words[at + 2]?.text, "cost bill price costs");

/** "with the same number of pears", "the same way": an amount that is told by another. */
const saysSame = (words: readonly Word[]): boolean =>
  words.some(({ text }, i) => text === "same" && !isAmong(words[i + 1]?.text, "time day week year place"));

const asksOfEach = (words: readonly Word[]): boolean =>
  words[1]?.text === "many" && words[2]?.text === "of" && words[3]?.text === "each";

/** The thing after "each" in the question. */
function eachThing(words: readonly Word[]): string | undefined {
  const asked = words.slice(Math.max(0, questionStart(words)));
  const at = asked.findIndex(({ text }) => isAmong(text, "each every per"));
  const next = at < 0 ? undefined : asked[at + 1];
  return next && singular(next.text);
}

const asksEach = (words: readonly Word[]): boolean =>
  words.slice(Math.max(0, questionStart(words))).some(({ text }) => isAmong(text, "each every per"));

/** "How much change does she get from a $20 bill": what there is to pay with. */
function paidWith(known: Context, { noun, rest, subject, start, end }: Asked): Supposed | null {
  const from = rest.find((each) => each.kind === "preposition" && each.word === "from");
  const money = from?.kind === "preposition" ? from.object[0] : undefined;
  if (noun?.head !== "change" || money?.kind !== "quantity" || money.number?.unit !== "$") return null;
  const who = subject.find((each): each is Noun => each.kind === "noun");
  const owner = who ? ownerOf(known, who) : known.doer;
  const slot = { owner, entity: "dollar", attributes: [] };
  const amount = { kind: "number", number: money.number } as const;
  known.entities.add("dollar");
  return {
    facts: [{ kind: "has", span: { start, end }, slot, amount, time: "start" }],
    rest: rest.filter((each) => each !== from),
  };
}

/** "How many legs do 6 spiders have": what the question itself supposes there to be. */
function supposed(known: Context, asked: Asked): readonly Fact[] {
  const own = amountsIn([...asked.subject, ...asked.rest]).filter(
    ({ quantity }) => quantity.number && !isCast(known, quantity) && !isToldTime(known, quantity),
  );
  const span = { start: asked.start, end: asked.end };
  const things = new Set(own.map(({ quantity: { noun } }) => noun && namedAs(thingOf(known, noun))));
  if (things.size < own.length) throw Unread.of(asked);
  return own.map(({ quantity }): Fact => {
    const { number, noun, of, more, isMultiple, isEach } = quantity;
    const thing = noun && !of ? thingOf(known, noun) : null;
    if (!number || !thing || more || isMultiple || isEach || number.isFraction || number.unit !== "")
      throw Unread.of(asked);
    return {
      kind: "has",
      span,
      slot: { owner: "", ...thing },
      amount: { kind: "number", number },
      time: "",
      isSupposed: true,
    };
  });
}

const namedAs = ({ attributes, entity }: Thing): string => [...attributes, entity].join(" ");

/** "the three girls", "both boys": those spoken of, who are as many. */
function isCast({ cast, entities }: Context, { number, noun, of }: Quantity): boolean {
  const people = new Set(cast.flatMap((each) => each.split("&")));
  const isPerson =
    noun === undefined ? of === undefined : isKindOf(noun.head, "person") && !entities.has(noun.head);
  return isPerson && number?.unit === "" && number.value.d === 1n && number.value.n === BigInt(people.size);
}

/** What each of the things costs or measures that are asked for. */
function sized(known: Context, { each, holds, noun, start, end }: Asked): readonly Fact[] {
  if (holds && noun) {
    const { number, more, isMultiple, of: whole } = holds;
    if (!number || !holds.noun || number.unit !== "" || more || isMultiple || whole || each)
      throw new Unread("of", { start, end });
    const of = { owner: "", ...thingOf(known, holds.noun) };
    const per = { owner: "", ...thingOf(known, noun) };
    return [{ kind: "rate", span: { start, end }, of, per, amount: number }];
  }
  if (!each || !noun) return [];
  const of = { owner: "", entity: each.unit, attributes: [] };
  const per = { owner: "", ...thingOf(known, noun) };
  return [{ kind: "rate", span: { start, end }, of, per, amount: each.number }];
}

interface Period {
  readonly facts: readonly Fact[];
  /** The question without the words for it. */
  readonly without: Pick<Asked, "subject" | "rest">;
}

/** "in a week", "each day", "per month", where what is told goes on through time: one such period is supposed. */
function periodIn(asked: Asked, facts: readonly Fact[]): Period | null {
  const isTimed = (unit: string): boolean =>
    facts.some(
      ({ kind, ...fact }) =>
        kind === "rate" &&
        "per" in fact &&
        (fact.per.entity === unit || conversion(fact.per.entity, unit) !== null) &&
        TIMES.has(fact.per.entity),
    );
  const all = [...asked.subject, ...asked.rest];
  const [phrase, ...more] = all.filter((each) => {
    const unit = periodOf(each);
    return unit !== undefined && isTimed(unit);
  });
  const unit = phrase && periodOf(phrase);
  if (!phrase || unit === undefined || more.length > 0) return null;
  const number = { value: ONE, shown: numberNode(ONE), unit: "", isFraction: false, isWord: true } as const;
  const without = (phrases: readonly Phrase[]) => phrases.filter((each) => each !== phrase);
  return {
    facts: [
      {
        kind: "has",
        span: { start: phrase.start, end: phrase.end },
        slot: { owner: "", entity: unit, attributes: [] },
        amount: { kind: "number", number },
        time: "",
        isSupposed: true,
      },
    ],
    without: { subject: without(asked.subject), rest: without(asked.rest) },
  };
}

/** The unit of time that one of is meant. */
function periodOf(phrase: Phrase): string | undefined {
  const noun = phrase.kind === "noun" ? phrase : phrase.kind === "preposition" ? nounIn(phrase) : undefined;
  const isPer = phrase.kind === "preposition" && phrase.word === "per";
  const isOne = isPer || isAmong(noun?.determiner, "a an one each every");
  return noun && isOne && TIMES.has(noun.head) && noun.attributes.length === 0 ? noun.head : undefined;
}

/** "There are 9, and in all, how many": what leads over to the question. "If there are 9 in all, how many" tells of all. */
function withoutEdge(words: readonly Word[]): readonly Word[] {
  const textAt = (at: number): string => words[at]?.text ?? "";
  let end = words.length;
  while (end > 0 && isAmong(textAt(end - 1), ", and then so but")) end -= 1;
  const isSum = textAt(end - 2) === "in" && isAmong(textAt(end - 1), "all total");
  if (isSum && (end < 4 || isAmong(textAt(end - 3), ", and so but")))
    return withoutEdge(words.slice(0, textAt(end - 3) === "all" ? end - 3 : end - 2));
  return words.slice(0, end);
}
