import { isAmong } from "../../word-list";
import { type Draft, draft, type Frame } from "./draft";
import { nounsOf } from "./nouns";
import type { Story } from "./story";
import { singular, withOwnQuestion } from "./wording";

const LETTERS = "xyz";
const OTHER =
  /\b(?:than|times|percent|twice|half|per|each \w+ \w+ \w+ more|discount|tax|plus|more|fewer|less)\b|<P/;

/** Two or three bills, each with how many of every thing and what they cost together: the price of one of each. */
export const purchaseFrame: Frame = (whole) => {
  const story = withOwnQuestion(whole);
  const question = story.sentences.at(-1) ?? "";
  const told = story.sentences.slice(0, -1);
  if (
    !/\b(?:cost|price|much|worth|charge)\b/.test(question) ||
    OTHER.test(told.join(" . ")) ||
    /</.test(question)
  )
    return null;
  const bills = told
    .flatMap((sentence) => sentence.split(/,? (?:and|while|but) (?=[^<>]*<N\d+>[^<>]*(?:<N\d+>[^<>]*)+<M)/))
    .filter((part) => part.includes("<"));
  const reading = draft(story);
  const nouns = nounsOf(story);
  const things: string[] = [];
  for (const bill of bills) if (!tell({ reading, story, nouns, things }, bill)) return null;
  if (things.length < 2 || things.length > 3 || bills.length !== things.length) return null;
  things.forEach((thing, at) => void reading.unknown(LETTERS[at] as string, `the price of one ${thing}`));
  const wanted = askedFor(question, things);
  for (const at of wanted) reading.ask({ value: LETTERS[at] as string, unit: "$" });
  return wanted.length > 0 ? reading.done() : null;
};

interface Bills {
  readonly reading: Draft;
  readonly story: Story;
  readonly nouns: readonly string[];
  readonly things: string[];
}

function tell({ reading, nouns, things }: Bills, bill: string): boolean {
  const money = [...bill.matchAll(/<M(\d+)>/g)];
  const counts = [...bill.matchAll(/<N(\d+)>/g)];
  if (money.length !== 1 || counts.length < 1 || /<[^MN]/.test(bill)) return false;
  const terms: string[] = [];
  const add = (thing: string, count: string) => {
    let at = things.indexOf(thing);
    if (at < 0) at = things.push(thing) - 1;
    terms.push(`${count}*${LETTERS[at] ?? "?"}`);
  };
  for (const [, mark] of counts) {
    const thing = nouns[Number(mark)] ?? "";
    if (thing === "" || things.length > 3) return false;
    add(thing, reading.take(mark).text);
  }
  for (const [, word = ""] of bill.matchAll(
    /(?:,| and| plus) (?:one|an?) ([a-z-]+)(?: [a-z]+)?(?= (?:for|cost|costs|and)\b|,|$)/g,
  ))
    add(singular(word), "1");
  if (
    terms.length < 2 ||
    things.length > 3 ||
    new Set(terms.map((term) => term.slice(-1))).size !== terms.length
  )
    return false;
  reading.condition(
    `${terms.join(" + ")} = ${reading.take(money[0]?.[1]).text}`,
    "What is bought, times its price, adds up to the bill.",
  );
  return true;
}

function askedFor(question: string, things: readonly string[]): readonly number[] {
  const words = new Set((question.match(/[a-z'-]+/g) ?? []).map(singular));
  const named = things.flatMap((thing, at) => (words.has(thing) ? [at] : []));
  if (named.length > 0) return named;
  return /\beach\b/.test(question) ? things.map((_, at) => at) : [];
}

const PRICED =
  /(?:\b([a-z]+)(?: tickets?| passes)? (?:cost|costs|are|were|sold for|sell for|is|was|pay|paid|at|for) <M(\d+)>(?! for )(?: each| per person| apiece)?|<M(\d+)> (?:each )?(?:for|per) (?:each |an? )?([a-z]+)|<M(\d+)> ([a-z]+) tickets?)/g;

/** So many tickets of two prices and what they brought in: how many of each. */
export const twoPricesFrame: Frame = (whole) => {
  const story = withOwnQuestion(whole);
  const question = story.sentences.at(-1) ?? "";
  const told = story.sentences.slice(0, -1).join(" . ");
  const { quantities } = story;
  const money = quantities.flatMap(({ kind }, at) => (kind === "M" ? [`${at}`] : []));
  const counted = quantities.flatMap(({ kind }, at) => (kind === "N" ? [`${at}`] : []));
  if (
    money.length !== 3 ||
    counted.length !== 1 ||
    quantities.length !== 4 ||
    !/\bhow many\b|\bnumber of each\b/.test(question)
  )
    return null;
  if (/</.test(question) || OTHER.test(told.replace(/\bper (?:person|ticket)\b/g, ""))) return null;
  const prices = [...told.matchAll(PRICED)].map((found) => ({
    name: found[1] ?? found[4] ?? found[6] ?? "",
    mark: found[2] ?? found[3] ?? found[5] ?? "",
  }));
  const [a, b] = prices.filter(
    ({ name }) =>
      /^[a-z]{3,}$/.test(name) && !isAmong(name, "total they she tickets ticket all and sales which that"),
  );
  const worth = money.find((mark) => mark !== a?.mark && mark !== b?.mark);
  if (!a || !b || prices.length > 3 || !worth || a.mark === b.mark || a.name === b.name) return null;
  const reading = draft(story);
  const [p, q, all, count] = [a.mark, b.mark, worth, counted[0]].map((mark) => reading.take(mark));
  if (!p || !q || !all || !count || all.value.n * count.value.d < p.value.n) return null;
  reading.unknown("x", `how many ${a.name} there are`);
  reading.unknown("y", `how many ${b.name} there are`);
  reading.condition(`x + y = ${count.text}`, "Together they are as many as the story says.");
  reading.condition(
    `${p.text}*x + ${q.text}*y = ${all.text}`,
    "Each number times its price adds up to the whole sum.",
  );
  const words = new Set((question.match(/[a-z'-]+/g) ?? []).map(singular));
  const only = [a, b].filter(({ name }) => words.has(singular(name)));
  const asked = only.length === 1 ? only : [a, b];
  for (const each of asked) reading.ask({ value: each === a ? "x" : "y", unit: each.name });
  return reading.done({ domain: "whole" });
};
