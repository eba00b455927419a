import { draft, type Frame } from "./draft";
import { hours, kindsOf } from "./frame-legs";
import type { Quantity } from "./story";
import { withOwnQuestion } from "./wording";

const CATCHES = /\b(?:catch(?:es)?(?: up)?|overtakes?|reach(?:es)? (?:him|her|them)|passes)\b/;
const LATER =
  /<T(\d+)>,?(?: \(<T\d+>\))? (?:later|after (?!le|hour))|<T(\d+)> (?:head start|ahead|earlier|before)|waits? <T(\d+)>/;
const ASKS_TIME =
  /\bhow (?:long|many hours|much time)\b(?! before)|\bafter how many hours\b|\bin how many hours\b|\bwhen will\b/;

/** One sets out later and faster, and catches up with the other. */
export const catchUpFrame: Frame = (whole) => {
  const story = withOwnQuestion(whole);
  const text = story.sentences.join(" . ");
  const delay = LATER.exec(text)?.slice(1).find(Boolean);
  const { S, L, T } = kindsOf(story);
  const question = story.sentences.at(-1) ?? "";
  if (!delay || S.length !== 2 || L.length > 0 || !CATCHES.test(text) || !ASKS_TIME.test(question))
    return null;
  const reading = draft(story);
  const late = hours(reading.take(delay));
  const speeds = S.map((mark) => reading.take(mark));
  const repeated = T.filter((mark) => mark !== delay).map((mark) => hours(reading.excuse(mark)));
  if (!late || !sameUnit(speeds) || repeated.some((each) => each === null)) return null;
  if (repeated.length > 0 && !isRepetition(story.quantities, [delay, ...T.filter((mark) => mark !== delay)]))
    return null;
  const [first, second] = /\bfaster\b/.test(text) ? [null, null] : [speeds[0]?.text, speeds[1]?.text];
  if (!first || !second || /\bleft first\b/.test(text)) return null;
  reading.unknown("t", "the hours until the later one catches up");
  reading.condition(
    `${second}*t = ${first}*(t + ${late})`,
    "When the later one catches up, both have gone the same distance.",
  );
  reading.ask({ value: "t", unit: "hours" });
  return reading.done();
};

/** "45 minutes (3/4 hour) later": one time told twice. */
function isRepetition(quantities: readonly Quantity[], marks: readonly string[]): boolean {
  const values = marks.map((mark) => {
    const { value, unit } = quantities[Number(mark)] as Quantity;
    return /^h/.test(unit) ? Number(value.n * 60n) / Number(value.d) : Number(value.n) / Number(value.d);
  });
  return values.every((value) => value === values[0]);
}

const sameUnit = (all: readonly Quantity[]): boolean => all.every(({ unit }) => unit === all[0]?.unit);
