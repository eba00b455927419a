import { terminatingDigits } from "../../expression/decimal";
import { compare, divide, multiply, type Rational, rational } from "../../expression/rational";
import { words } from "../../word-list";
import { type Draft, draft, type Frame } from "./draft";
import type { Quantity, Story } from "./story";

const HUNDRED = rational(100n);
/** Words that make the percent one of something else than it seems. */
const TURNS =
  /\b(?:remaining|remainder|rest|not|other|another|left over|more|less|fewer|than|off|discount\w*|interest|average|plus|except|both|round|rounded|increase[ds]? to|per year|an hour)\b/;

/** Scenery told in numbers: "one serving", "after 3 months". */
function dropScenery(story: Story, reading: Draft): string {
  let text = story.sentences.join(" . ");
  text = text.replace(/\bafter <T(\d+)>|<N(\d+)> (?:serving|medium|small|large)\b/g, (all, time, count) => {
    const mark = (time ?? count) as string;
    const quantity = story.quantities[Number(mark)];
    if (count !== undefined && (quantity?.value.n !== 1n || quantity.value.d !== 1n)) return all;
    reading.excuse(mark);
    return " ";
  });
  return text;
}

/** Exact where the decimals end soon, otherwise one decimal; money follows its own rule. */
const placesFor = (value: Rational, unit: string): { readonly decimals?: number } => {
  const digits = terminatingDigits(value);
  return unit === "$" || (digits !== null && digits <= 2) ? {} : { decimals: 1 };
};

/** One part is so many percent of a whole: the part or the whole is asked for. */
export const percentOfFrame: Frame = (story) => {
  const reading = draft(story);
  const text = dropScenery(story, reading);
  const marks = [...text.matchAll(/<([A-Z])(\d+)>/g)];
  const rate = marks.find(([, kind]) => kind === "P")?.[2];
  const amount = marks.find(([, kind]) => kind !== "P")?.[2];
  const question = story.sentences.at(-1) ?? "";
  if (marks.length !== 2 || !rate || !amount || TURNS.test(text)) return null;
  const [percent, told] = [reading.take(rate), reading.take(amount)];
  const ask = asksWhole(text, question);
  if (ask === null || percent.value.n <= 0n) return null;
  const value = ask
    ? divide(multiply(told.value, HUNDRED), percent.value)
    : divide(multiply(told.value, percent.value), HUNDRED);
  const written = ask ? `${told.text}*100/${percent.text}` : `${told.text}*${percent.text}/100`;
  reading.ask({ value: written, unit: told.unit });
  return reading.done(story.decimals === undefined ? placesFor(value, told.unit) : {});
};

const POSSESSIVE = "(?:the|her|his|their|its|each|every|my|your|a|an|[a-z]+'s)";
const RAISED =
  /\b(?:increased|decreased|went up|rose|raised|dropped|fell) by <P\d+> \. the (?:increase|decrease|raise) was <[A-Z]\d+>/;

/** Whether the whole is asked for (true) or the part (false); null when the text does not say. */
function asksWhole(text: string, question: string): boolean | null {
  if (RAISED.test(text))
    return /^(?:what was|how much was) [a-z' ]*\b(?:original|before the)\b/.test(question) ? true : null;
  const found = new RegExp(`([a-z]+) <P\\d+> of (?:${POSSESSIVE} )?([a-z-]{3,})((?: [a-z-]{3,}){0,2})`).exec(
    text,
  );
  if (!found) return null;
  const [, verb = "", first = "", more = ""] = found;
  const names = [first, ...more.trim().split(" ")].filter((word) => word.length > 3);
  const valued = names.some((name) =>
    new RegExp(`\\b${name} (?:is|was|were|are|came to) (?:about )?<[^P]`).test(text),
  );
  if (valued) return sharesVerb(question, text, names) ? false : null;
  const about = new RegExp(`(?:^|, )(?:what|how much) (?:is|was|were|are) [a-z' ]*\\b${first}\\b`);
  return about.test(question) && isPart(text, verb) ? true : null;
}

/** The amount told is the part: "8 grams, which is 20% of …", or the same verb goes with both. */
function isPart(text: string, verb: string): boolean {
  if (/<[^P]\d+>[^<>.]*, which (?:is|was) (?:about )?<P\d+>/.test(text)) return true;
  const stem = verb.slice(0, 4);
  return stem.length > 2 && new RegExp(`\\b${stem}[a-z]* <[^P]\\d+>`).test(text);
}

const COMMON = words("much many does what find that this will money were have each from they");

/** The question asks for what the sentence with the percent says is done: "deposited". */
function sharesVerb(question: string, text: string, names: readonly string[]): boolean {
  const told = text.split(" . ").find((sentence) => sentence.includes("<P")) ?? "";
  const stems = (words: string) =>
    (words.match(/[a-z]{4,}/g) ?? [])
      .filter((word) => !COMMON.has(word) && !names.includes(word))
      .map((word) => word.slice(0, 4));
  const known = new Set(stems(told));
  return /^(?:how much|how many|what|find)/.test(question) && stems(question).some((stem) => known.has(stem));
}

/** Two amounts of one kind, and the percent that the smaller is of the larger. */
export const whatPercentFrame: Frame = (story) => {
  const question = story.sentences.at(-1) ?? "";
  if (!/^what percent (?:of|tip)\b/.test(question) || question.includes("<")) return null;
  const reading = draft(story);
  const text = dropScenery(story, reading);
  const marks = [...text.matchAll(/<([A-Z])(\d+)>(?: (\w+))?/g)];
  const [first, second] = marks;
  if (marks.length !== 2 || !first || !second || TURNS.test(text)) return null;
  const sameThing = first[1] === second[1] && (first[1] !== "N" || first[3] === second[3]);
  const told = [reading.take(first[2]), reading.take(second[2])] as const;
  if (!sameThing || first[1] === "P" || told[0].unit !== told[1].unit) return null;
  const [small, large] = compare(told[0].value, told[1].value) > 0 ? [told[1], told[0]] : told;
  if (!belongs(text, question, large === told[0] ? first : second, small === told[0] ? first : second))
    return null;
  const change = /\bleaves the change as a tip\b/.test(text);
  return percentAsked(story, reading, change ? { of: small, over: large } : { part: small, whole: large });
};

const INCOME = /\b(?:paid|earns?|earned|makes|made|income|salary|budget|paycheck)\b/;

/** Whether the text says that the smaller amount is taken from the larger one. */
function belongs(text: string, question: string, large: RegExpExecArray, small: RegExpExecArray): boolean {
  const tip = /\btip\b/.test(question);
  if (tip !== /\btip\b/.test(text.replace(question, ""))) return false;
  if (tip) return true;
  const sentence = text.split(" . ").find((each) => each.includes(`<${large[1]}${large[2]}>`)) ?? "";
  const apart = !sentence.includes(`<${small[1]}${small[2]}>`);
  if (large[1] === "M")
    return apart && INCOME.test(sentence) && /\b(?:goes|went|go) to\b|\bspen[dt]s?\b/.test(question);
  return new RegExp(
    `<${small[1]}${small[2]}>(?: \\w+)? (?:will be|are|were|is|was|come|comes|came) from\\b`,
  ).test(text);
}

type Compared =
  | { readonly part: Quantity; readonly whole: Quantity }
  /** What one amount is over another. */
  | { readonly of: Quantity; readonly over: Quantity };

function percentAsked(story: Story, reading: Draft, compared: Compared) {
  const [top, whole] =
    "part" in compared
      ? [compared.part.text, compared.whole]
      : [`(${compared.over.text} - ${compared.of.text})`, compared.of];
  const part = "part" in compared ? compared.part.value : compared.over.value;
  reading.ask({ value: `${top}/${whole.text}*100`, unit: "%" });
  const value = divide(multiply(part, HUNDRED), whole.value);
  return reading.done(story.decimals === undefined ? placesFor(value, "%") : {});
}

interface Trade {
  /** What the text tells of the rate. */
  readonly rate: RegExp;
  /** The question, what it asks in terms of price and rate, and its name. */
  readonly asked: readonly (readonly [RegExp, (price: string, rate: string) => string, string])[];
}

const share = (price: string, rate: string): string => `${price}*${rate}/100`;
const added = (price: string, rate: string): string => `${price} + ${share(price, rate)}`;
const taken = (price: string, rate: string): string => `${price} - ${share(price, rate)}`;

/** A price and a percent of it that is taken off, put on, or paid to the seller. */
const TRADES: readonly Trade[] = [
  {
    rate: /\bdiscounted <P\d+>|<P\d+> (?:off|discount)\b|\bdiscount(?: rate)? (?:of|was|is) <P\d+>/,
    asked: [
      [
        /\bfind the (?:amount of (?:the )?)?discount\b(?! rate)|\bhow much (?:is|was) the discount\b/,
        share,
        "discount",
      ],
      [/\b(?:find|and) the sale price\b|\bwhat (?:is|was) the sale price\b/, taken, "sale price"],
    ],
  },
  {
    rate: /\bmarked (?:it|them|the [a-z]+) up(?: by)? <P\d+>|\bmarked up(?: by)? <P\d+>|<P\d+> mark-?up\b|\bmark-?up (?:of|was|is) <P\d+>/,
    asked: [
      [
        /\bfind the (?:amount of (?:the )?)?mark-?up\b(?! rate)|\bhow much (?:is|was) the mark-?up\b/,
        share,
        "mark-up",
      ],
      [/\b(?:find|and) the list price\b|\bwhat (?:is|was) the list price\b/, added, "list price"],
    ],
  },
  {
    rate: /\bsales tax(?: rate)?(?: [a-z ]{0,30})? (?:was|is|of|at) <P\d+>|<P\d+> sales tax\b/,
    asked: [
      [
        /\bfind the (?:amount of (?:the )?)?sales tax\b(?! rate)|\b(?:how much|what) (?:is|was|will) the (?:amount of (?:the )?)?sales tax\b/,
        share,
        "sales tax",
      ],
      [
        /\b(?:find|and) the total cost\b(?! (?:was|is|of))|\bwhat (?:is|was|will be) the total cost\b/,
        added,
        "total cost",
      ],
    ],
  },
  {
    rate: /<P\d+> commission\b|\bcommission (?:rate )?(?:of|is|was) <P\d+>/,
    asked: [
      [
        /\bhow much commission (?:will|did|would|does)\b|\bwhat (?:was|is|will be) (?:his|her|their|the) commission\b|\bfind (?:the|his|her|their) commission\b(?! rate)/,
        share,
        "commission",
      ],
    ],
  },
];

export const tradeFrame: Frame = (story) => {
  const text = story.sentences.join(" . ");
  const percents = story.quantities.filter(({ kind }) => kind === "P");
  const prices = story.quantities.filter(({ kind }) => kind === "M");
  const [percent, price] = [percents[0], prices[0]];
  if (story.quantities.length !== 2 || !percent || !price) return null;
  if (
    /\b(?:more than|less than|each|per|over|first|average|sale price (?:was|of|is)|another|additional)\b/.test(
      text,
    )
  )
    return null;
  const trade = TRADES.find(({ rate }) => rate.test(text));
  // In the order in which the text asks.
  const asked = (trade?.asked.filter(([question]) => question.test(text)) ?? []).sort(
    ([one], [other]) => text.search(one) - text.search(other),
  );
  if (asked.length === 0) return null;
  const reading = draft(story);
  const [rate, paid] = [percent, price].map((each) => reading.take(`${story.quantities.indexOf(each)}`).text);
  for (const [, formula, label] of asked)
    reading.ask({
      label: asked.length > 1 ? label : "",
      value: formula(paid as string, rate as string),
      unit: "$",
    });
  return reading.done();
};

/** From one amount to another: the percent of change where no direction is asked for. */
export const percentChangeFrame: Frame = (story) => {
  const text = story.sentences.join(" . ");
  const asked = /\b(?:find|what (?:is|was)) the percent (change|increase|decrease)\b/.exec(text)?.[1];
  const found = /\bfrom <([A-Z])(\d+)>[^<>]* to <([A-Z])(\d+)>/.exec(text);
  if (!asked || !found || story.quantities.length !== 2 || found[1] !== found[3]) return null;
  const reading = draft(story);
  const [before, after] = [reading.take(found[2]), reading.take(found[4])];
  const grown = compare(after.value, before.value);
  if (
    before.unit !== after.unit ||
    grown === 0 ||
    (asked !== "change" && grown > 0 !== (asked === "increase"))
  )
    return null;
  const [large, small] = grown > 0 ? [after, before] : [before, after];
  reading.ask({ value: `(${large.text} - ${small.text})/${before.text}*100`, unit: "%" });
  const rate = divide(multiply(large.value, HUNDRED), before.value);
  return reading.done(story.decimals === undefined ? placesFor(rate, "%") : {});
};
