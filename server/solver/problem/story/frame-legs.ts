import { type Draft, draft, type Frame } from "./draft";
import type { Quantity, Story } from "./story";
import { aboutWhich, withOwnQuestion } from "./wording";

/** Two parts of a trip, each with the words that tell of it. */
interface Leg {
  readonly words: string;
  readonly distance: string | null;
  readonly time: string | null;
}
type Legs = readonly [Leg, Leg];
interface Compared {
  readonly by: string;
  readonly unit: string;
  /** The part told to have more of it. */
  readonly larger: 0 | 1;
}

const TRAVEL = /\b(?:miles?|mph|kilometers?|speed|rate|fast|trip|hik\w+)\b/;
const DIFFERENCE = /<S(\d+)> (faster|slower|more|less|greater|higher|lower)\b/;
const WIND = /\b(?:wind|tailwind|headwind|current|jet stream|still (?:water|air))\b/;
const TOGETHER = "(?:together|toward|towards|opposite|apart|catch|overtake|meet)";

/** Two parts of a trip at two speeds, one so much faster than the other, with the distances and either the whole
 * time, how the times differ, or that they are equal; or with both times for one distance. */
export const legsFrame: Frame = (told) => {
  const story = withOwnQuestion(told);
  const text = story.sentences.join(" . ");
  const difference = DIFFERENCE.exec(text);
  if (!difference || !TRAVEL.test(text) || WIND.test(text) || new RegExp(`\\b${TOGETHER}\\b`).test(text))
    return null;
  const kinds = kindsOf(story);
  const reading = draft(story);
  const legs = kinds.L.length > 0 ? byDistance(story, reading) : byTime(story, reading);
  if (!legs || kinds.S.length !== 1) return null;
  const faster = comparedLegs(story, legs, "S", reading);
  if (!faster) return null;
  const [slow, fast] = faster.larger === 0 ? [legs[1], legs[0]] : [legs[0], legs[1]];
  const quick = `(r + ${faster.by})`;
  if (!setUp({ reading, story, legs, slow, fast, quick, faster })) return null;
  reading.unknown("r", "the lower speed");
  const wanted = askedLegs(story, legs);
  if (!wanted) return null;
  for (const at of wanted)
    reading.ask({ value: at === faster.larger ? `r + ${faster.by}` : "r", unit: faster.unit });
  return reading.done();
};

interface Setting {
  readonly reading: Draft;
  readonly story: Story;
  readonly legs: Legs;
  readonly slow: Leg;
  readonly fast: Leg;
  readonly quick: string;
  readonly faster: Compared;
}

/** The equation of the times, or of the distances when the times are told. */
function setUp({ reading, story, legs, slow, fast, quick, faster }: Setting): boolean {
  const text = story.sentences.join(" . ");
  if (slow.time !== null && fast.time !== null) {
    reading.condition(
      `${fast.time}*${quick} = ${slow.time}*r`,
      "Distance is speed times time, and both parts are the same distance.",
    );
    return true;
  }
  const [slowTime, fastTime] = [`${slow.distance}/r`, `${fast.distance}/${quick}`];
  if (/\bsame (?:amount of )?time\b/.test(text)) {
    reading.condition(
      `${fastTime} = ${slowTime}`,
      "Time is distance over speed, and the two times are equal.",
    );
    return kindsOf(story).T.length === 0;
  }
  const times = kindsOf(story).T;
  const [mark] = times;
  if (times.length !== 1 || mark === undefined) return false;
  if (new RegExp(`<T${mark}> (?:longer|more|less|shorter|sooner|fewer)`).test(text)) {
    const same = slow.distance === fast.distance;
    const longer = same
      ? { by: hours(reading.take(mark)), larger: (1 - faster.larger) as 0 | 1 }
      : comparedLegs(story, legs, "T", reading);
    if (!longer?.by) return false;
    const [more, less] = longer.larger === faster.larger ? [fastTime, slowTime] : [slowTime, fastTime];
    reading.condition(
      `${more} = ${less} + ${longer.by}`,
      "Time is distance over speed, and one part takes so much longer.",
    );
    return true;
  }
  const whole = hours(reading.take(mark));
  reading.condition(
    `${slowTime} + ${fastTime} = ${whole}`,
    "Time is distance over speed, and the two times add up to the whole.",
  );
  return whole !== null;
}

type Kinds = Readonly<Record<"L" | "S" | "T", readonly string[]>>;
export function kindsOf({ quantities }: Story): Kinds {
  const marks = (kind: string) => quantities.flatMap((each, at) => (each.kind === kind ? [`${at}`] : []));
  return { L: marks("L"), S: marks("S"), T: marks("T") };
}

/** A time in hours, as the parser reads it; null for other units. */
export function hours({ unit, text }: Quantity): string | null {
  if (/^h/.test(unit)) return text;
  return /^min/.test(unit) ? `(${text}/60)` : null;
}

function byDistance(story: Story, reading: Draft): Legs | null {
  const { L } = kindsOf(story);
  const clauses = clausesOf(story);
  const [first, second] = L.map((mark) => clauses.find((clause) => clause.includes(`<L${mark}>`)));
  const distances = L.map((mark) => reading.take(mark));
  if (distances.some(({ unit }) => unit !== distances[0]?.unit)) return null;
  const [one, two] = distances.map(({ text }) => text);
  if (L.length === 2 && first && second && one && two && first !== second)
    return [
      { words: first, distance: one, time: null },
      { words: second, distance: two, time: null },
    ];
  const back = clauses.find((clause) => clause !== first && /\b(?:back|return\w*)\b/.test(clause));
  if (L.length !== 1 || !first || !one) return null;
  const pair = back ? ([first, back] as const) : sidesOf(story);
  if (!pair) return null;
  const [words, other] = pair;
  return [
    { words, distance: one, time: null },
    { words: other, distance: one, time: null },
  ];
}

function byTime(story: Story, reading: Draft): Legs | null {
  const { T } = kindsOf(story);
  const clauses = clausesOf(story);
  const [first, second] = T.map((mark) => clauses.find((clause) => clause.includes(`<T${mark}>`)));
  const [one, two] = T.map((mark) => hours(reading.take(mark)));
  if (T.length !== 2 || !first || !second || !one || !two || first === second) return null;
  return [
    { words: first, distance: null, time: one },
    { words: second, distance: null, time: two },
  ];
}

/** The two that the comparison of speeds names: "he rides 3 mph faster than she does". */
function sidesOf({ sentences }: Story): readonly [string, string] | null {
  const found = sentences
    .map((sentence) => /^(.*)<S\d+> (?:faster|slower|more|less)(.*?) than (.+)$/.exec(sentence))
    .find(Boolean);
  return found ? [`${found[1]} ${found[2]}`, found[3] ?? ""] : null;
}

/** The text in small parts, so that each distance stands in a part of its own. */
const clausesOf = ({ sentences }: Story): string[] =>
  sentences
    .slice(0, -1)
    .flatMap((sentence) => sentence.split(/,? and (?:then )?|,? but (?:then )?|, (?!<)| then | before /))
    .map((clause) => clause.replace(/ (?:at )?<S.*$/, "").trim())
    .filter(Boolean);

function comparedLegs(story: Story, legs: Legs, kind: "S" | "T", reading: Draft): Compared | null {
  const clause = new RegExp(
    `^(.*)<${kind}(\\d+)> (faster|slower|more|less|longer|shorter|greater|higher|lower)\\b(.*)$`,
  );
  const found = story.sentences.map((sentence) => clause.exec(sentence)).find(Boolean);
  if (!found) return null;
  const [, before = "", mark, word = "", after = ""] = found;
  const told = reading.take(mark);
  const by = kind === "T" ? hours(told) : told.text;
  const words = [legs[0].words, legs[1].words] as const;
  const subject = `${before.split(/,? (?:and|but) |, /).at(-1)} `;
  const [near = "", than] = after.split(/\bthan\b/);
  const other = than === undefined ? null : aboutWhich(than.split(/, |\bif\b/)[0] ?? "", words);
  const self = aboutWhich(
    /^[^<>]*$/.test(subject) ? `${subject}${near.split(/<|, | than/)[0]}` : near,
    words,
  );
  if (!by || (other === null && self === null) || (other !== null && other === self)) return null;
  const one = self ?? ((1 - (other as number)) as 0 | 1);
  const more = /faster|more|longer|greater|higher/.test(word);
  return { by, unit: told.unit, larger: more ? one : ((1 - one) as 0 | 1) };
}

/** The legs whose speeds are asked for. */
function askedLegs({ sentences }: Story, legs: Legs): readonly (0 | 1)[] | null {
  const question = sentences.at(-1) ?? "";
  if (!/\b(?:speeds?|rates?|how fast)\b/.test(question) || /<|\baverage\b/.test(question)) return null;
  if (/\b(?:speeds|rates)\b.*\band\b|\band\b.*\b(?:speeds|rates)\b/.test(question)) return [0, 1];
  const one = aboutWhich(question, [legs[0].words, legs[1].words]);
  if (one !== null) return [one];
  return /\b(?:speeds|rates|each|both)\b|\b(?:speed|rate)\b.*\band\b.*\b(?:speed|rate)\b/.test(question)
    ? [0, 1]
    : null;
}
