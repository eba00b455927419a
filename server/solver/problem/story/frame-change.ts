import { compare } from "../../expression/rational";
import { isAmong } from "../../word-list";
import { conversionFactor, factorText } from "./conversion";
import { type Draft, draft, type Frame } from "./draft";
import { askedNoun, nounsOf } from "./nouns";
import type { Story } from "./story";
import { plural } from "./units";
import { singular, withOwnQuestion } from "./wording";

const LOSS =
  "used?|uses|using|ate|eats?|eaten|gave|gives?|given|spent|spends?|sold|sells?|lost|loses?|drank|drinks?|paid|pays?|withdrew|withdraws?|cut|cuts|donated|donates?|writes? (?:him |her )?a check|wrote a check|fell|falls|dropped|drops|descended|descends|went down|owes?|removed|removes|took out|takes out|broke|threw away|shared|sent|moved out|got off|left the|drove away|decreased|shipped|poured out|expenses|charges?|charged|borrowed|lends?|lent|loaned|jacket uses|minus|mailed|finished|read";
const GAIN =
  "gained|gains?|found|finds|received|receives?|earned|earns?|got|gets|bought|buys?|deposits?|deposited|won|wins|rose|rises|risen|climbed|climbs|ascended|warmed up|went up|added|adds?|picked|collected|collects?|was given|were given|were delivered|arrived|joined|got on|moved in|saved|saves|made|makes|baked|increased|planted|plus";
const HAS =
  "has|had|have|with|was|were|is|are|there are|there were|started with|starts with|contains?|contained|holds|held|bought|baked|picked|collected|made|owns?|owned|pay was|balance of|balance was|earned|brought|needs?|received|from a|a";
const VERB = new RegExp(`\\b(?:(${LOSS})|(${GAIN}))\\b(?![^<>]*\\b(?:${LOSS}|${GAIN})\\b)`);
const ASKS =
  /\b(?:left|present|remain\w*|balance|how (?:much|many)\b.*\b(?:now|still|altogether|in all|have to|does [a-z']+ have)|(?:what (?:is|was)) (?:the|his|her|their) (?:new )?(?:temperature|balance|elevation|altitude|score|weight)|change in|end up)/;
const OTHER =
  /\b(?:each|every|per|times|percent|than|average|twice|half|equal|equally|same|total of|if|both|ago|until|rate|hours?|minutes?|interest|times|more\b(?! <)|another \w+ \w+ as|budget|goal|borrowed)\b|<P/;

/** An amount, and what is added to it and taken away one after the other: how much there is at the end. */
export const changesFrame: Frame = (whole) => {
  const story = withOwnQuestion(whole);
  const question = story.sentences.at(-1) ?? "";
  const { quantities } = story;
  const told = story.sentences.slice(0, -1).join(" . ");
  if (quantities.length < 2 || quantities.length > 5 || /</.test(question) || !ASKS.test(question))
    return null;
  if (
    OTHER.test(told) ||
    /\b(?:each|per|average|percent|difference|more than|total cost|tax)\b/.test(question)
  )
    return null;
  if (!asksOwner(question, story.sentences[0] ?? "")) return null;
  const reading = draft(story);
  const amounts = sameMeasure(story, reading);
  const signs = quantities.map((_, at) => signOf(told, at));
  if (!amounts || signs.some((sign) => sign === null)) return null;
  if (/\b(?:left|remain\w*|still)\b/.test(question) && signs.slice(1).some((sign) => sign === "+"))
    return null;
  const value = amounts.texts
    .map((text, at) => `${at === 0 && signs[0] === "+" ? "" : signs[at]} ${text}`)
    .join(" ");
  reading.ask({ value, unit: amounts.unit });
  return reading.done({ domain: "any" });
};

/** Whether the question is about the one whose amount is told, and not about somebody else in the story. */
function asksOwner(question: string, first: string): boolean {
  const asked =
    /\b(?:does|did|will|do|would) ((?:his |her |their |the )?[a-z'’]+(?: [a-z]+)?) (?:still )?have\b/.exec(
      question,
    )?.[1];
  if (asked === undefined || /^(?:he|she|they|it|i|we|you)\b/.test(asked)) return true;
  const owner = (
    first.split(/\b(?:has|had|have|owns?|bought|picked|collected|made|is|was)\b/)[0] ?? ""
  ).trim();
  return (
    owner !== "" && owner.endsWith(asked.split(" ")[0] === "the" ? (asked.split(" ")[1] ?? asked) : asked)
  );
}

/** How the amount with this number counts: the verb just before it tells. The first one is there from the start. */
function signOf(told: string, at: number): "+" | "-" | null {
  const [before = "", after = ""] = told.split(new RegExp(`<[A-Z]${at}>`));
  const near = before.split(/<[A-Z]\d+>/).at(-1) ?? "";
  const clause = near.split(" . ").at(-1) ?? "";
  if (at === 0) {
    if (/^ below zero/.test(after) || /\bowe[sd]\b/.test(clause)) return "-";
    return new RegExp(`\\b(?:${HAS})\\b`).test(clause) && !/^ (?:more|less|fewer)/.test(after) ? "+" : null;
  }
  if (
    /^ ?[a-z ]{0,20}?\b(?:is|was|are|were) (?:absent|missing|broken|sick|cut off|used|sold|eaten|removed|taken (?:off|away|out)|given away|lost)\b/.test(
      after,
    )
  )
    return "-";
  if (
    /^ (?:(?:new |more |other )?[a-z]+ )?(?:then )?(?:arrived?|join(?:ed)?|came|come|got on|moved in)\b/.test(
      after,
    )
  )
    return "+";
  if (
    /^ (?:(?:of them|of the [a-z]+|[a-z]+) )?(?:then )?(?:got off|left|go home|went home|flew away|ran away|died|moved out|broke)\b/.test(
      after,
    )
  )
    return "-";
  if (/^ (?:below|above)/.test(after) || /\b(?:to|from|at|in|into) (?:about )?$/.test(near)) return null;
  const found = VERB.exec(clause) ?? inherited(told, at, clause);
  if (!found) return null;
  const verb = found[0];
  if (isAmong(verb, "bought buys buy sold sells sell") && new RegExp(`<M${at}>`).test(told))
    return /^b/.test(verb) ? "-" : "+";
  if (isAmong(verb, "paid pays pay") && /\bowe[sd]?\b/.test(told))
    return /^[a-z]* ?(?:then )?(?:he|she|they)\b/.test(clause) ? "+" : null;
  if (TO_SOMEONE.test(clause)) return /^(?:then |later |and |but )*(?:he|she|they) /.test(clause) ? "-" : "+";
  return found[1] ? "-" : "+";
}

/** "Her uncle gave her 5 dollars" adds, "she gave him 5 dollars" takes away. */
const TO_SOMEONE = /\b(?:gave|gives|sent|lent|paid|pays|brought|handed) (?:her|him|them|me|it|us)\b/;

/** "She spent 5 dollars on a book and 3 on lunch": one verb for both. */
function inherited(told: string, at: number, clause: string): RegExpExecArray | null {
  if (at < 2 || !/^[a-z' ]*(?:,|,? and)[a-z' ]*$/.test(clause)) return null;
  const sentence = told.split(" . ").find((each) => each.includes(`${at}>`)) ?? "";
  return VERB.exec((sentence.split(/<[A-Z]\d+>/)[0] ?? "").split(" . ").at(-1) ?? "");
}

interface Amounts {
  readonly texts: readonly string[];
  readonly unit: string;
}

/** The amounts as the parser reads them, all in the unit the question asks for. Null when they do not count the
 * same thing. */
export function sameMeasure(story: Story, reading: Draft): Amounts | null {
  const nouns = nounsOf(story);
  const question = story.sentences.at(-1) ?? "";
  const all = story.quantities.map((_, at) => reading.take(`${at}`));
  const [first] = all;
  if (!first || all.some(({ kind }) => kind !== first.kind) || first.kind === "P") return null;
  if (first.kind === "N") {
    const named = nouns.filter((noun) => noun !== "");
    const [noun = ""] = named;
    const asked = askedNoun(question);
    if (named.length === 0 || named.some((each) => each !== noun)) return null;
    if (asked !== null && singular(asked) !== noun) return null;
    if (named.length < nouns.length && asked === null) return null;
    return { texts: all.map(({ text }) => text), unit: manyOf(story, noun) };
  }
  const units = [...new Set(all.map(({ unit }) => unit))];
  const asked = askedUnit(question);
  const unit = asked ?? (units.length === 1 ? first.unit : null);
  if (unit === null) return null;
  const factors = all.map((each) => conversionFactor(each.unit, unit));
  if (factors.some((factor) => factor === null)) return null;
  const texts = all.map(({ text, unit: own }, at) =>
    own === unit ? text : `${text}*${factorText(factors[at] as NonNullable<(typeof factors)[0]>)}`,
  );
  return { texts, unit };
}

/** The word for many of a thing, as the story has it. */
const manyOf = ({ sentences }: Story, noun: string): string =>
  (sentences.join(" ").match(/[a-z'-]+/g) ?? []).find((word) => word !== noun && singular(word) === noun) ??
  noun;

/** "how many kilograms", "in centimetres": the unit the answer should be in; null when none is named. */
function askedUnit(question: string): string | null {
  const found =
    /\b(?:how many|in) ((?:kilo|milli|centi)?(?:meters|grams|liters)|inches|feet|yards|miles|pounds|ounces|cups|pints|quarts|gallons|hours|minutes|seconds|days)\b/.exec(
      question,
    )?.[1];
  return found ? plural(found) : null;
}

const COMPARES =
  /\bhow (?:much|many) (?:more|less|fewer|longer|shorter|taller|heavier|lighter|warmer|colder|cheaper|farther|further|older|higher|lower|wider|bigger|[a-z]+ (?:more|fewer))\b|\b(?:what (?:is|was)|find) the difference\b|\bhow (?:much|many) [a-z ]*\b(?:did|does|will|would) [a-z]+ save\b/;

/** Two amounts of one thing, and by how much they differ. */
export const howMuchMoreFrame: Frame = (whole) => {
  const story = withOwnQuestion(whole);
  const question = story.sentences.at(-1) ?? "";
  const text = story.sentences.join(" . ");
  const { quantities } = story;
  if (quantities.length !== 2 || !COMPARES.test(question)) return null;
  if (
    /\b(?:each|every|per|times|percent|average|twice|half|if|as much as|as many as|needs?|dropped by|rose by)\b|<P|> (?:more|less|fewer)\b/.test(
      text,
    )
  )
    return null;
  const reading = draft(story);
  const nouns = nounsOf(story);
  const pair = /\bhow many (?:more|fewer) ([a-z]+) than ([a-z]+)\b/.exec(question);
  const named =
    pair &&
    nouns.every((noun) => [pair[1], pair[2]].some((word) => singular(word ?? "") === noun)) &&
    nouns[0] !== nouns[1];
  const amounts = named
    ? { texts: ["0", "1"].map((mark) => reading.take(mark).text), unit: pair[1] ?? "" }
    : sameMeasure(story, reading);
  const [a, b] = quantities;
  if (!amounts || !a || !b) return null;
  const [first, second] = ["0", "1"].map((mark, at) => belowZero(text, mark, amounts.texts[at] ?? "")) as [
    string,
    string,
  ];
  const flip = compare(a.value, b.value) < 0 && a.unit === b.unit;
  if (a.unit !== b.unit && !/> tall|> long|> wide|> high/.test(text)) return null;
  const turned =
    flip !== (first !== amounts.texts[0]) && second === amounts.texts[1] ? [second, first] : [first, second];
  reading.ask({ value: `${turned[0]} - ${turned[1]}`, unit: amounts.unit });
  return reading.done({ domain: "any" });
};

const belowZero = (text: string, mark: string, value: string): string =>
  new RegExp(`<D${mark}> below zero`).test(text) ? `(-${value})` : value;

const IN_ALL =
  /\b(?:altogether|in all|in total|combined|total (?:number|amount|cost|length|distance|weight|time|value)?|the sum)\b/;

/** Amounts of one thing, one after the other, and what they come to. */
export const inAllFrame: Frame = (whole) => {
  const story = withOwnQuestion(whole);
  const question = story.sentences.at(-1) ?? "";
  const text = story.sentences.join(" . ");
  if (!IN_ALL.test(question) || /</.test(question) || story.quantities.length < 2) return null;
  const each = /^for each [a-z ]+,/.test(story.sentences.at(-2) ?? "") && / for each [a-z ]+$/.test(question);
  const words = each ? text.replace(/\bfor each\b/g, "") : text;
  if (
    /\b(?:each|every|per|times|than|average|twice|half|percent|equal\w*|left|back|return\w*|tax|if|same|lost|spent|gave|more\b(?! <)|a (?:day|week|month|hour|year))\b|\bin <T|<P|> (?:more|less|fewer|off)\b/.test(
      words.replace(/how much did [a-z]+ spend/, ""),
    )
  )
    return null;
  // "She has 50 and spends 7 and 5": what is spent is only a part of the amounts.
  if (
    /\b(?:has|had|have|starts? with|started with)\b[^<>]*</.test(text) &&
    new RegExp(`\\b(?:${LOSS})\\b`).test(text)
  )
    return null;
  const reading = draft(story);
  const amounts = sameMeasure(story, reading);
  if (!amounts) return null;
  reading.ask({ value: amounts.texts.join(" + "), unit: amounts.unit });
  return reading.done();
};
