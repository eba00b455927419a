import { draft, type Frame } from "./draft";
import { headNoun, nounsOf } from "./nouns";
import { singular, withOwnQuestion } from "./wording";

const PLUS =
  /<M(\d+)>(?: [a-z]+){0,4}?,? (?:plus|and)(?: an? (?:additional |extra )?)?(?: [a-z]+ of)? ?<M(\d+)> (?:per|for each|for every|an?|each|every) (?:additional )?([a-z]+(?: [a-z]+)?)/g;
const OTHER =
  /\b(?:first|up to|included|includes|free|discount|more than|less than|at least|no more|at most|maximum|afford|savings?|already|tax|deposit|round|two of|each of|profit|every \w+ and)\b|<P/;
const SAME = /\b(?:same|equal)\b/;

/** A fixed amount and so much for each: what it comes to for a number, the number for a sum, or when two such offers
 * come to the same. */
export const fixedRateFrame: Frame = (whole) => {
  const story = withOwnQuestion(whole);
  const text = story.sentences.join(" . ");
  const question = story.sentences.at(-1) ?? "";
  const offers = [...text.matchAll(PLUS)];
  const [one, two] = offers;
  if (!one || OTHER.test(text)) return null;
  const reading = draft(story);
  const each = singular(headNoun(one[3] ?? ""));
  const side = (found: RegExpMatchArray) =>
    `${reading.take(found[1]).text} + ${reading.take(found[2]).text}*n`;
  if (two) {
    if (offers.length !== 2 || singular(headNoun(two[3] ?? "")) !== each || !SAME.test(question)) return null;
    if (!/\bhow many\b|\bnumber of\b/.test(question) || !mentions(question, each)) return null;
    reading.unknown("n", `the number of ${one[3]}s`);
    reading.condition(`${side(one)} = ${side(two)}`, "Both offers come to the same amount.");
    reading.ask({ value: "n", unit: pluralIn(question, each) });
    return reading.done();
  }
  const rest = story.quantities.flatMap((quantity, at) =>
    `${at}` === one[1] || `${at}` === one[2] ? [] : [{ quantity, at }],
  );
  const [other] = rest;
  if (!other || rest.length !== 1 || each === "") return null;
  const cost = side(one);
  if (other.quantity.kind === "M") {
    if (!/\bhow many\b/.test(question) || !mentions(question, each)) return null;
    reading.unknown("n", `the number of ${each}s`);
    reading.condition(
      `${cost} = ${reading.take(`${other.at}`).text}`,
      "The fixed amount and the amount for each come to the whole.",
    );
    reading.ask({ value: "n", unit: pluralIn(question, each) });
    return reading.done();
  }
  const noun = nounsOf(story)[other.at] ?? "";
  if (singular(noun) !== each || !/\bhow much\b|\bcost\b|\bcharge\b|\bprice\b|\bpay\b/.test(question))
    return null;
  reading.ask({ value: cost.replace("*n", `*${reading.take(`${other.at}`).text}`), unit: "$" });
  return reading.done();
};

const mentions = (question: string, noun: string): boolean =>
  (question.match(/[a-z'-]+/g) ?? []).some((word) => singular(word) === noun);

const pluralIn = (question: string, noun: string): string =>
  (question.match(/[a-z'-]+/g) ?? []).find((word) => singular(word) === noun) ?? noun;
