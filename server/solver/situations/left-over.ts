import { isPlural, singular } from "../lexicon/nouns";
import { words as listed } from "../word-list";
import { readFacts } from "./read/story";
import { solveSituation } from "./situation";
import { type Word, wordsOf } from "./words";

/** So many things in so many groups, or so many to a group. */
export interface Division {
  readonly dividend: bigint;
  readonly divisor: bigint;
}

const LEFT = listed("left leftover remain remaining remains over");

/** "How many does each child get, and how many are left over?" The two halves of one division, each of which has to be
 * read by itself. */
export function dividedWithRest(prose: string): Division | null {
  const words = wordsOf(prose) ?? [];
  const asks = words.flatMap(({ text }, at) => (text === "how" && isMany(words[at + 1]) ? [at] : []));
  const [first, second, ...more] = asks;
  if (first === undefined || second === undefined || more.length > 0) return null;
  const isLeft = words.slice(second).some(({ text }) => LEFT.has(text));
  const joint = words.findLastIndex(({ text }, i) => i < second && text === "and");
  if (!isLeft || joint < first || second - joint > 1) return null;
  const told = prose.slice(0, words[first]?.start);
  const own = prose.slice(0, words[joint]?.start).replace(/[,\s]+$/, "?");
  return counted(words.slice(0, first)).flatMap((noun) => dividedOf(told, noun, own) ?? [])[0] ?? null;
}

const isMany = (word: Word | undefined): boolean => word?.text === "many";

/** The things that are counted. */
const counted = (words: readonly Word[]): readonly string[] =>
  words.flatMap(({ text }, i) => (words[i - 1]?.number?.unit === "" && isPlural(text) ? [text] : []));

function dividedOf(told: string, noun: string, own: string): Division | null {
  const over = solveSituation(`${told} How many ${noun} are left over?`);
  const each = readFacts(own.endsWith("?") ? own : `${own}?`, "doer");
  if ("unread" in over || over.question.kind !== "state" || !over.question.over) return null;
  if (!each || "unread" in each) return null;
  const numbers = over.facts.flatMap((fact) => {
    if (fact.kind === "rate") return [{ of: fact.per.entity, number: fact.amount }];
    const isTold = fact.kind === "has" || fact.kind === "change";
    return isTold && fact.amount.kind === "number"
      ? [{ of: fact.slot.entity, number: fact.amount.number }]
      : [];
  });
  const [all, ...others] = numbers.filter(({ of }) => of === singular(noun));
  const [groups, ...rest] = numbers.filter(({ of }) => of !== singular(noun));
  if (!all || !groups || others.length + rest.length > 0 || numbers.length < over.facts.length) return null;
  const { question } = each;
  const isAsked =
    question.kind === "each"
      ? question.slot.entity === all.of
      : "slot" in question && question.slot.entity === groups.of;
  const [dividend, divisor] = [all.number.value, groups.number.value];
  if (!isAsked || dividend.d !== 1n || divisor.d !== 1n || divisor.n < 2n) return null;
  const { n, d } = over.answer.value;
  return d === 1n && dividend.n % divisor.n === n ? { dividend: dividend.n, divisor: divisor.n } : null;
}
