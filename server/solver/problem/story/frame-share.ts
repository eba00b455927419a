import { draft, type Frame } from "./draft";
import { tellingWords } from "./ledger/meanings";
import { headNoun, nounsOf } from "./nouns";
import { singular, withOwnQuestion } from "./wording";

const OTHER =
  /\b(?:than|times|percent|average|twice|half|plus|additional|tax|discount|off|rest|already|interest|more|less|faster|slower|up to|at least|left over|profit|both|first|perimeter|area|volume|sides?|tip|reduced|markup|rows?)\b|<P/;
const EACH =
  /\b(?:(?:of|for|to|in|into|per|will|did|does|can|on|from) )?(?:each|every|per|one)(?: of the| of his| of her)? ([a-z' -]+)/;
const EQUAL = /\b(?:equal|equally|evenly|same (?:number|amount|price|size|length))\b/;

/** Something divided evenly: "6 people paid 34.98 dollars: how much did each pay?", "24 children in 4 equal groups". */
export const evenShareFrame: Frame = (whole) => {
  const story = withOwnQuestion(whole);
  const question = story.sentences.at(-1) ?? "";
  const told = story.sentences.slice(0, -1).join(" . ");
  const { quantities } = story;
  if (
    quantities.length !== 2 ||
    OTHER.test(told) ||
    /</.test(question) ||
    !/\b(?:how|what|find)\b/.test(question)
  )
    return null;
  const each = EACH.exec(question)?.[1];
  const nouns = nounsOf(story);
  const noun = each === undefined ? "" : headNoun(each.replace(/^(?:get|receive|cost|pay) ?/, ""));
  const counts = [0, 1].filter((at) => {
    const name = nouns[at] ?? "";
    return name !== "" && noun !== "" && singular(name) === noun;
  });
  const [count] = counts;
  const equalParts =
    /\b(?:each|every)\b/.test(question) && EQUAL.test(told)
      ? quantities.findIndex((_, at) => new RegExp(`<N${at}> (?:equal|same)`).test(told))
      : -1;
  const parts = counts.length === 1 ? (count as number) : equalParts;
  if (parts < 0 || tellsRate(told.replace(/\beach of the <\w+>/, "").replace(/\bone each\b/, "")))
    return null;
  const reading = draft(story);
  const [number, all] = [reading.take(`${parts}`), reading.take(`${1 - parts}`)];
  const unit = all.kind === "N" ? (nouns[1 - parts] ?? "") : all.unit;
  if (number.value.d !== 1n || number.value.n < 2n || !"NT".includes(number.kind)) return null;
  if (all.kind !== "M" && !asksFor(question, unit, all.kind === "N")) return null;
  if (
    all.kind === "M" &&
    !/\b(?:cost|price|pay|paid|how much|spend|get|receive|earn|amount|money)\b/.test(question)
  )
    return null;
  reading.ask({
    value: `${all.text}/${number.text}`,
    unit: all.kind === "N" ? nameIn(question, unit) : unit,
  });
  return reading.done();
};

/** "4 miles a day": what is told of one already is not divided. */
const tellsRate = (told: string): boolean => tellingWords(told).some(({ meaning }) => meaning === "each");

/** Whether the question asks for an amount of what was divided. */
function asksFor(question: string, unit: string, counted: boolean): boolean {
  if (counted) return (question.match(/[a-z'-]+/g) ?? []).some((word) => singular(word) === unit);
  const other = /\bhow many ([a-z]+)/.exec(question)?.[1];
  return other === undefined
    ? /\bhow (?:much|long|far|heavy)\b|\bwhat (?:is|was) the (?:length|weight|amount)\b/.test(question)
    : other === unit;
}

const nameIn = (question: string, noun: string): string =>
  (question.match(/[a-z'-]+/g) ?? []).find((word) => word !== noun && singular(word) === noun) ?? noun;
