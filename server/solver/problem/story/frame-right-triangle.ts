import { compare } from "../../expression/rational";
import { draft, type Frame } from "./draft";
import type { Quantity } from "./story";
import { withOwnQuestion } from "./wording";

const SLANTED =
  /\b(?:ladder|guy wires?|wires?|hypotenuse|cable|rope|kite string|string|ramp|wire|diagonal)\b/;
const RIGHT =
  /\b(?:right triangle|hypotenuse|ladder|diagonal|guy wire|wire|pole|mast|string|ramp|rope|cable)\b/;
const SLOPE_WORDS =
  "ladder|guy wire|wire|hypotenuse|cable|rope|string|ramp|diagonal(?: measurement)?|longest side";
const SLOPE_TOLD = new RegExp(
  `<L(\\d+)>(?: long)?(?: of)? (?:long )?(?:extension )?(?:${SLOPE_WORDS})\\b|\\b(?:${SLOPE_WORDS})(?: [a-z]+){0,6}? (?:is|of|measures|was|that is|which is|with length|has a length of|should be)?(?: about)? ?<L(\\d+)>(?: long)?(?! (?:from|away|high|tall|above|more|less|longer|shorter))`,
);
const LENGTH_ASKED = new RegExp(
  `\\b(?:how long|what length|what (?:is|was|must be|should be) the length|find the length|what is|find)\\b[^<>]*\\b(?:${SLOPE_WORDS})\\b`,
);
const LEG_ASKED =
  /\b(?:how (?:far|high|tall|wide|deep)|what (?:is|was) the (?:height|distance|width|length of the (?:other|missing|third) (?:leg|side)|other (?:leg|side))|find the (?:height|distance|width|length of the (?:other|missing|third) (?:leg|side)|other (?:leg|side)|missing leg))\b/;
const OTHER =
  /\b(?:area|perimeter|more|less|longer|shorter|than|times|twice|angles?|degrees|shadows?|per|half|isosceles|equilateral|consecutive|cubes?|boxes?|circle|volume|costs?|sum)\b/;

/** A right triangle in the story, such as a ladder against a wall: of the two legs and the slanted side, two are
 * told. */
export const rightTriangleFrame: Frame = (whole) => {
  const story = withOwnQuestion(whole);
  const text = story.sentences.join(" . ");
  const question = story.sentences.at(-1) ?? "";
  if (!RIGHT.test(text) || !SLANTED.test(text) || OTHER.test(text) || story.quantities.length !== 2)
    return null;
  if (
    /\bdiagonal\b/.test(text) &&
    !/\b(?:rectang\w+|screen|tv|television|field|door|doorway|monitor|park|court|room|square)\b/.test(text)
  )
    return null;
  if (story.quantities.some(({ kind }) => kind !== "L" && kind !== "N")) return null;
  const slope = SLOPE_TOLD.exec(text.replace(question, /</.test(question) ? question : ""));
  const slopeMark = slope?.[1] ?? slope?.[2];
  const reading = draft(story);
  const [one, two] = [reading.take("0"), reading.take("1")];
  if (one.unit !== two.unit && one.unit !== "" && two.unit !== "") return null;
  const unit = one.unit || two.unit;
  const asksSlope = LENGTH_ASKED.test(question);
  if (asksSlope && slopeMark === undefined) {
    reading.ask({ value: `sqrt(${one.text}^2 + ${two.text}^2)`, unit });
    return reading.done();
  }
  if (slopeMark === undefined || asksSlope || !LEG_ASKED.test(question)) return null;
  const [long, leg] = (slopeMark === "0" ? [one, two] : [two, one]) as [Quantity, Quantity];
  if (compare(long.value, leg.value) <= 0) return null;
  reading.ask({ value: `sqrt(${long.text}^2 - ${leg.text}^2)`, unit });
  return reading.done();
};
