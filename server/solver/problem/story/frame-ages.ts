import { type Draft, draft, type Frame } from "./draft";
import type { Story } from "./story";
import { withOwnQuestion } from "./wording";

const LETTERS = "xyz";
const PRONOUN = /^(?:he|she|they|his|her|their|him|them)$/;
const PERSON = "((?:the |a |an |his |her |their |my |[a-z]+'s? )?[a-z]+(?:'s?)?)";
const TIMES_OLD = new RegExp(
  `^${PERSON} (?:is|was|will be|would be|were)(?: now)? <N(\\d+)> times (?:as old as|older than|the age of|(?:his|her) )?\\s?${PERSON}(?: age)?(?: (?:is|was|will be|were))?(?: now| then)?$`,
);
const YEARS_OLDER = new RegExp(`^${PERSON} is(?: now)? <T(\\d+)> (older|younger) than ${PERSON}(?: is)?$`);
const TIMES_AGE = new RegExp(
  `^${PERSON} age (?:is|was|will be)(?: now)? <N(\\d+)> times ${PERSON}(?: age)?(?: now| then)?$`,
);
const MIXED = new RegExp(
  `^${PERSON} is <T(\\d+)> (older|younger) than <N(\\d+)> times (?:as old as )?${PERSON}(?: age)?$`,
);
const KNOWN = new RegExp(`^${PERSON} (?:is|was|will be)(?: now)? <T(\\d+)> old(?: now)?$`);
const SUM =
  /^the sum of (?:their|the) (?:present |current )?ages(?: now)? (?:is|was|will be) <[NT](\d+)>$|^the sum of [^<>]+ ages (?:is|was|will be) <[NT](\d+)>$|^(?:together )?(?:their ages|they) (?:add up to|total|have a total of|are together) <[NT](\d+)>(?: old)?$/;
const SHIFT = /^(?:(?:in|after) <T(\d+)>|<T(\d+)> (from now|later|ago|earlier|before)),? /;
const SHIFT_AFTER = /,? (?:in <T(\d+)>|<T(\d+)> (from now|later|ago|earlier))$/;

interface Ages {
  readonly reading: Draft;
  /** The persons met, in the order of their letters. */
  readonly names: string[];
}

/** How old people are: told by how many times or years older one is than another, now, earlier or later. */
export const agesFrame: Frame = (whole) => {
  const story = withOwnQuestion(whole);
  const text = story.sentences.join(" . ");
  if (!/\b(?:age|ages|old|older|younger)\b/.test(text)) return null;
  const ages: Ages = { reading: draft(story), names: [] };
  let count = 0;
  for (const sentence of story.sentences.slice(0, -1)) {
    for (const part of statementsOf(sentence)) {
      if (!tell(ages, part)) return null;
      count += 1;
    }
  }
  const wanted = askedFor(story, ages);
  if (!wanted || ages.names.length !== 2 || count !== 2) return null;
  ages.names.forEach(
    (name, at) => void ages.reading.unknown(LETTERS[at] as string, `the age of ${name} now`),
  );
  for (const each of wanted) ages.reading.ask({ value: each, unit: "" });
  return ages.reading.done();
};

const statementsOf = (sentence: string): string[] =>
  sentence
    .split(/,? and (?=in <T|<T\d+> (?:ago|from now|years)|the sum|their|together)/)
    .map((part) => part.replace(/’/g, "'").trim());

function tell(ages: Ages, statement: string): boolean {
  const found = SHIFT.exec(statement) ?? SHIFT_AFTER.exec(statement);
  const mark = found?.[1] ?? found?.[2];
  let rest = found ? statement.replace(found[0], "") : statement;
  rest = rest.replace(/ years old$/, "");
  let shift = "";
  if (mark !== undefined) {
    const time = ages.reading.take(mark);
    if (!time.unit.startsWith("year")) return false;
    shift = `${/ago|earlier|before/.test(found?.[3] ?? "") ? " - " : " + "}${time.text}`;
  }
  return told(ages, rest, shift);
}

function told(ages: Ages, rest: string, shift: string): boolean {
  const { reading } = ages;
  const at = (name: string | undefined, other?: string) => {
    const letter = letterOf(ages, name ?? "", other);
    return letter && (shift ? `(${letter}${shift})` : letter);
  };
  const times = TIMES_OLD.exec(rest) ?? TIMES_AGE.exec(rest);
  if (times) {
    const [, one, by, two] = times;
    const [a, b] = [at(one), at(two, one)];
    if (!a || !b || a === b) return false;
    reading.condition(`${a} = ${reading.take(by).text}*${b}`, "One age is so many times the other.");
    return true;
  }
  const mixed = MIXED.exec(rest);
  if (mixed) {
    const [, one, by, way, factor, two] = mixed;
    const [a, b] = [at(one), at(two, one)];
    if (!a || !b || a === b) return false;
    reading.condition(
      `${a} = ${reading.take(factor).text}*${b} ${way === "older" ? "+" : "-"} ${reading.take(by).text}`,
      "One age is told in terms of the other.",
    );
    return true;
  }
  const older = YEARS_OLDER.exec(rest);
  if (older) {
    const [, one, by, way, two] = older;
    const [a, b] = [at(one), at(two, one)];
    if (!a || !b || a === b) return false;
    reading.condition(
      `${a} = ${b} ${way === "older" ? "+" : "-"} ${reading.take(by).text}`,
      "One is so many years older than the other.",
    );
    return true;
  }
  const known = KNOWN.exec(rest);
  if (known) {
    const a = at(known[1]);
    if (!a) return false;
    reading.condition(`${a} = ${reading.take(known[2]).text}`, "This age is told.");
    return true;
  }
  const sum = SUM.exec(rest)?.slice(1).find(Boolean);
  if (sum === undefined) return false;
  reading.condition(`x${shift} + y${shift} = ${reading.take(sum).text}`, "The sum of the ages is given.");
  return true;
}

/** The letter of a person; a pronoun is the first person met. */
function letterOf({ names }: Ages, called: string, other?: string): string | null {
  if (/^(?:his|her|their|he|she)$/.test(called) && names.length === 0) return null;
  const first = other === undefined ? undefined : PRONOUN.test(other) ? names[0] : bare(other);
  const name = PRONOUN.test(called)
    ? first === names[0] && other !== undefined
      ? (names[1] ?? "")
      : (names[0] ?? "")
    : bare(called);
  if (first === name) return null;
  let at = names.indexOf(name);
  if (at < 0 && names.length < 2 && name !== "") at = names.push(name) - 1;
  return at < 0 ? null : (LETTERS[at] as string);
}

const bare = (called: string): string =>
  called
    .replace(/^(?:the|a|an|his|her|their|my) /, "")
    .replace(/^[a-z]+'s? (?=[a-z])/, "")
    .replace(/'s?$/, "");

/** The ages asked for: now, unless the question shifts them. */
function askedFor({ sentences }: Story, ages: Ages): readonly string[] | null {
  const question = (sentences.at(-1) ?? "").replace(/’/g, "'");
  const all =
    /^(?:find|what are|how old are|determine) (?:their|both|the|each)?[a-z' ]*(?:ages|they|each|both|of them|person|now)?(?: now)?$/.test(
      question,
    );
  const one = new RegExp(
    `^(?:how old is ${PERSON}(?: now| today)?|(?:what is|find) ${PERSON} (?:present |current )?age(?: now)?|(?:what is|find) the (?:present |current )?age of ${PERSON}(?: now)?)$`,
  ).exec(question);
  const name = one?.slice(1).find(Boolean);
  if (name !== undefined) {
    const letter = letterOf({ ...ages, names: [...ages.names] }, name);
    return letter && ages.names[LETTERS.indexOf(letter)] ? [letter] : null;
  }
  return all && /\bages?\b|\bhow old are\b|\bhow old is each\b/.test(question) ? ["x", "y"] : null;
}
