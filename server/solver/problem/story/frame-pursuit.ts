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

const OPPOSITE = /\bopposite directions?\b|\baway from each other\b/;
const TOWARD = /\btowards? (?:each other|one another)\b|\bmeet\b|\bmet\b/;

/** Two that go opposite ways or towards each other: their distances add up. Of the two speeds, the time and the
 * whole distance one is asked for. */
export const meetFrame: Frame = (whole) => {
  const story = withOwnQuestion(whole);
  const text = story.sentences.join(" . ");
  const { S, L, T } = kindsOf(story);
  if (
    (!OPPOSITE.test(text) && !TOWARD.test(text)) ||
    /\b(?:later|after \w+ left|back|circular|round)\b/.test(text)
  )
    return null;
  const reading = draft(story);
  const bystanders = [
    ...text.matchAll(
      /<N(\d+)> (?:\w+ )?(?:cars|trains|planes|people|friends|cyclists|bikers|hikers|boats|buses|busses|trucks|runners|joggers|drivers|ships|bicyclists|airplanes|jets|vehicles|motorists)/g,
    ),
  ];
  for (const [, mark] of bystanders) if (!reading.counts(mark, 2)) return null;
  const question = story.sentences.at(-1) ?? "";
  const speeds = S.map((mark) => reading.take(mark));
  const [one, two] = speeds;
  const unit = one?.unit ?? "";
  const pace = /mph|per hour|km\/h/.test(unit);
  if (!one || !pace) return null;
  const why = "Together they cover the sum of their distances, speed times time.";
  if (L.length === 1 && T.length === 0 && two && sameUnit(speeds) && ASKS_TIME.test(question)) {
    reading.unknown("t", "the time in hours");
    reading.condition(`${one.text}*t + ${two.text}*t = ${reading.take(L[0]).text}`, why);
    reading.ask({ value: "t", unit: "hours" });
    return reading.done();
  }
  if (
    L.length === 0 &&
    T.length === 1 &&
    two &&
    sameUnit(speeds) &&
    /\bhow (?:far|many miles)\b.*\bapart\b|\bdistance between\b/.test(question)
  ) {
    const time = hours(reading.take(T[0]));
    reading.ask({
      value: `(${one.text} + ${two.text})*${time}`,
      unit: unit === "mph" ? "miles" : "kilometers",
    });
    return time ? reading.done() : null;
  }
  return OPPOSITE.test(text) && L.length === 1 && T.length === 1 && !two
    ? speedsAsked(reading, { story, text, by: one, question })
    : null;
};

interface Gap {
  readonly story: Parameters<Frame>[0];
  readonly text: string;
  readonly by: Quantity;
  readonly question: string;
}

/** One is so much faster than the other, and both speeds are asked for. */
function speedsAsked(reading: ReturnType<typeof draft>, { story, text, by, question }: Gap) {
  const { L, T, S } = kindsOf(story);
  const time = hours(reading.take(T[0]));
  const faster = new RegExp(`<S${S[0]}> (faster|slower|more|less)`).exec(text)?.[1];
  if (
    !time ||
    !faster ||
    !/\b(?:speeds|rates|speed of each|rate of each|how fast is each|each)\b/.test(question)
  )
    return null;
  reading.unknown("r", "the lower speed");
  reading.condition(
    `(r + r + ${by.text})*${time} = ${reading.take(L[0]).text}`,
    "Together they cover the sum of their distances, speed times time.",
  );
  for (const value of ["r", `r + ${by.text}`]) reading.ask({ value, unit: by.unit });
  return reading.done();
}
