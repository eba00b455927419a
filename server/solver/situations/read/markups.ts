import { singular } from "../../lexicon/nouns";
import { verbForm } from "../../lexicon/verbs";
import { table } from "../../table";
import { words as wordSet } from "../../word-list";
import type { Fact } from "../facts";
import type { Word } from "../words";
import { Unread } from "./unread";

type Markup = Extract<Fact, { kind: "markup" }>;

/** Words without what is put on what is paid or taken off it, and what that tells. */
export interface Markups {
  readonly words: readonly Word[];
  readonly facts: readonly Markup[];
}

/** What goes on top of all that is paid, and what is taken off it. */
const MARKUPS: Readonly<Record<string, 1 | -1>> = table({
  tax: 1,
  taxes: 1,
  vat: 1,
  tip: 1,
  tips: 1,
  tipped: 1,
  gratuity: 1,
  surcharge: 1,
  discount: -1,
  discounts: -1,
  rebate: -1,
  off: -1,
  discounted: -1,
});

/** Where a clause begins or ends. */
const EDGES: ReadonlySet<string> = wordSet(". , ; ! ? and but if then so plus since when because");
/** What leads to a share of the price within a clause about something else. */
const LEADS: ReadonlySet<string> = wordSet("for at plus");
/** What may be said of such a share without changing it. */
const IDLE: ReadonlySet<string> = wordSet(
  "a an the his her their its this that there he she they it them him you we i of on to with at for from by then also additional extra in " +
    "sales sale service store shop restaurant state member coupon code card bill meal food check total cost price purchase order amount whole entire everything all " +
    "get gets got receive receives received have has had be is was are were give gives gave given leave leaves left add adds added pay pays paid include includes included charge charges charged " +
    "will would wants decides decided must offer offers offered apply applies applied use uses used rate percent",
);
const QUESTIONS: ReadonlySet<string> = wordSet("how what");
const MOST_NAMED = 2;

/** "and gets a 15% discount", "If tax was 15%", "tips the singer 20%", "for 50% off". */
export function withMarkups(words: readonly Word[]): Markups {
  const facts: Markup[] = [];
  let rest = words;
  for (;;) {
    const found = markupIn(rest);
    if (!found) break;
    facts.push(found.fact);
    rest = [...rest.slice(0, found.from), ...rest.slice(found.to)];
  }
  return { words: rest, facts };
}

interface Found {
  readonly fact: Markup;
  readonly from: number;
  readonly to: number;
}

function markupIn(words: readonly Word[]): Found | null {
  for (const [at, word] of words.entries()) {
    if (word.number?.unit !== "%") continue;
    const found = phraseAt(words, at) ?? clauseAt(words, at);
    if (found) return found;
  }
  return null;
}

const signOf = (word: Word | undefined): 1 | -1 | undefined =>
  word && Object.hasOwn(MARKUPS, word.text) ? MARKUPS[word.text] : undefined;

/** "for 50% off", "plus 8% sales tax". Beside a sum that is paid, "bought it for $9 at 10% off", it may be in the sum. */
function phraseAt(words: readonly Word[], at: number): Found | null {
  const isArticle = wordsAt(words, at - 1) === "a" || wordsAt(words, at - 1) === "an";
  const lead = isArticle ? at - 2 : at - 1;
  const end = signOf(words[at + 1]) === undefined ? at + 2 : at + 1;
  const sign = signOf(words[end]);
  const isAlone =
    end === at + 1 || wordsAt(words, at + 1) === "sales" || wordsAt(words, at + 1) === "service";
  const next = words[end + 1];
  const isEnd = next === undefined || EDGES.has(next.text);
  if (sign === -1 && words.some(({ number }) => number?.unit === "$")) return null;
  if (sign === undefined || !isAlone || !isEnd || !LEADS.has(wordsAt(words, lead))) return null;
  return { fact: factOf(words, { from: lead, to: end + 1, at }, sign, undefined), from: lead, to: end + 1 };
}

/** A clause in which nothing else is told. */
function clauseAt(words: readonly Word[], at: number): Found | null {
  let from = at;
  while (from > 0 && !EDGES.has(wordsAt(words, from - 1))) from -= 1;
  let to = at + 1;
  while (to < words.length && !EDGES.has(wordsAt(words, to))) to += 1;
  const clause = words.slice(from, to);
  const named = clause.filter((word) => signOf(word) !== undefined);
  const [sign, ...others] = new Set(named.map(signOf));
  const numbers = clause.filter(({ number }) => number !== undefined);
  if (sign === undefined || others.length > 0 || numbers.length > 1) return null;
  if (clause.some(({ text }) => QUESTIONS.has(text))) return null;
  const unknown = clause.filter(
    (word) =>
      !word.number &&
      signOf(word) === undefined &&
      !IDLE.has(word.text) &&
      !(word.isCapital && word !== words[0]),
  );
  const isOfTip = named.some(({ text }) => text.startsWith("tip"));
  const isNoun = ({ text }: Word): boolean => !verbForm(text) || verbForm(text)?.isNounToo === true;
  if (unknown.length > MOST_NAMED || !unknown.every(isNoun)) return null;
  const of = isOfTip ? undefined : unknown.at(-1);
  // The connection goes with the clause: ", and he gets a 10% discount".
  let begin = from;
  while (begin > 0 && EDGES.has(wordsAt(words, begin - 1)) && !isStop(wordsAt(words, begin - 1))) begin -= 1;
  const end = begin === 0 && wordsAt(words, to) === "," ? to + 1 : to;
  return { fact: factOf(words, { from, to, at }, sign, of && singular(of.text)), from: begin, to: end };
}

const isStop = (text: string): boolean => text === "." || text === "?" || text === "!";
const wordsAt = (words: readonly Word[], at: number): string => words[at]?.text ?? "";

function factOf(
  words: readonly Word[],
  { from, to, at }: { readonly from: number; readonly to: number; readonly at: number },
  sign: 1 | -1,
  of: string | undefined,
): Markup {
  const amount = words[at]?.number as NonNullable<Word["number"]>;
  const what = words.slice(from, to).find((word) => signOf(word) !== undefined)?.text ?? "";
  const span = { start: (words[from] as Word).start, end: (words[to - 1] as Word).end };
  return { kind: "markup", span, amount, sign, what: what.startsWith("tip") ? "tip" : what, of };
}

const INCLUDING: ReadonlySet<string> = wordSet("after with including");
/** What is asked of a price that is not the one that is paid. */
const OTHERWISE: ReadonlySet<string> = wordSet("before without save saved saving saves original originally");

/** A price is what is written on a thing, and taxes and tips are paid beside it, unless it is called what all comes to. */
const PRICES: ReadonlySet<string> = wordSet("price prices");
const IN_THE_END: ReadonlySet<string> = wordSet("total final full overall after with including");

/** "after the discount", "including tax", where one is told: that is what is paid. */
export function withoutIncluded(question: readonly Word[]): readonly Word[] {
  const other = question.find(({ text }) => OTHERWISE.has(text));
  if (other) throw new Unread(other.text, other);
  const price = question.find(({ text }) => PRICES.has(text));
  if (price && !question.some(({ text }) => IN_THE_END.has(text))) throw new Unread(price.text, price);
  for (const [at, word] of question.entries()) {
    if (!INCLUDING.has(word.text)) continue;
    let end = at + 1;
    while (wordsAt(question, end) === "the" || wordsAt(question, end) === "sales") end += 1;
    if (signOf(question[end]) !== undefined)
      return withoutIncluded([...question.slice(0, at), ...question.slice(end + 1)]);
  }
  return question;
}
