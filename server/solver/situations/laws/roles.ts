import { equals, rational } from "../../expression/rational";
import { isAmong } from "../../word-list";
import type { Word } from "../words";
import type { Measure, Role, StoryLaw } from "./law";
import { type Match, matchesOf } from "./phrases";
import type { ToldNumber } from "./quantities";

/** A sentence with its numbers, whose places count words of it. */
export interface Told {
  readonly words: readonly Word[];
  readonly numbers: readonly ToldNumber[];
}

/** What a text tells of a law: its numbers by their roles, what is asked for, and the words that say so. */
export interface Binding {
  readonly given: ReadonlyMap<string, ToldNumber>;
  readonly asked: readonly string[];
  /** Parts of the text, in characters, that the law has a use for. */
  readonly used: readonly Match[];
}

interface Cue extends Match {
  /** The roles of the numbers behind it, or of the one before it. */
  readonly roles: readonly string[];
  readonly isAfter: boolean;
}

/** Words between a number and a phrase for it. */
const FARTHEST = 10;
/** Between a number and a phrase right behind it. */
const LINKS = "in of the a an as for him her them worth";
const JOINTS = ", and by x";
const ASKING = "find what how calculate determine which compute";

/** Whether a number can have a role. */
const fits = ({ measure, isBareToo }: Role, told: Measure): boolean =>
  measure === told ||
  (isBareToo === true && told === "bare") ||
  (measure === "part" && (told === "percent" || told === "money")) ||
  (measure === "any" && told !== "percent") ||
  (told === "bare" &&
    (measure === "time" ||
      measure === "length" ||
      measure === "area" ||
      measure === "volume" ||
      measure === "thing"));

/** Binds every number of a text to a role of the law, by the phrase that is told with it, or because nothing else of the
 * law measures such a thing. Null where a number has no role or two, or nothing is asked for. */
export function bind(law: StoryLaw, text: readonly Told[]): Binding | null {
  const given = new Map<string, ToldNumber>();
  const used: Match[] = [];
  const open: ToldNumber[] = [];
  const asked: string[] = [];
  for (const sentence of text) {
    const cues = cuesIn(law, sentence.words);
    const taken = new Map<Cue, number>();
    const counted = cues.flatMap(({ at, end }) =>
      sentence.numbers.filter((each) => each.at >= at && each.end <= end).map((each) => each.at),
    );
    for (const [place, number] of sentence.numbers.entries()) {
      if (counted.includes(number.at) || (law.hasYears && isYear(sentence.words, number))) continue;
      const before = sentence.numbers.slice(0, place).findLast(({ at }) => !counted.includes(at));
      const role = roleOf(law, { sentence, number, before, cues, taken });
      if (role === null) return null;
      if (role === "" && (isArticle(number) || isName(sentence.words, number) || isOfParties(law, number)))
        continue;
      if (role === "" && isOutcome(law, sentence.words, number)) return null;
      if (role === "") open.push(number);
      else if (!put(given, role, number)) return null;
    }
    if (law.pair) putPair(law.pair, sentence, { given, open });
    for (const cue of taken.keys()) used.push(inText(sentence, cue));
    asked.push(...asksIn(law, sentence, [...taken.keys()], used));
  }
  const rest = open.filter((number) => !putAlone(law, given, number));
  if (rest.length > 0 && !putInOrder(law, given, rest)) return null;
  const wanted = [...new Set(asked)].filter((role) => !given.has(role));
  return wanted.length > 0 ? { given, asked: wanted, used } : null;
}

/** "One serving", "one wall". */
const isArticle = ({ number, measure }: ToldNumber): boolean =>
  measure === "bare" && number.isWord && equals(number.value, rational(1n));

const isOutcome = (
  { outcomes = "" }: StoryLaw,
  words: readonly Word[],
  { at, measure }: ToldNumber,
): boolean => measure === "percent" && isAmong(words[at - 1]?.text, outcomes);

/** "I-90". */
const isName = (words: readonly Word[], { at }: ToldNumber): boolean =>
  words[at]?.joined === true && words[at - 1]?.text === "i";

/** "Two trains leave". */
const isOfParties = ({ parties }: StoryLaw, { number, measure }: ToldNumber): boolean =>
  parties !== undefined && measure === "bare" && number.isWord && equals(number.value, rational(parties));

/** "in 2014", "the 1960s". */
function isYear(words: readonly Word[], { at, measure, number }: ToldNumber): boolean {
  const { n, d } = number.value;
  return (
    measure === "bare" &&
    d === 1n &&
    n >= 1800n &&
    n <= 2100n &&
    isAmong(words[at - 1]?.text, "in of since by the")
  );
}

const inText = ({ words }: Told, { at, end }: Match): Match => ({
  at: words[at]?.start ?? 0,
  end: words[end - 1]?.end ?? 0,
});

/** False where another number has the role. The same amount told again is one. */
function put(given: Map<string, ToldNumber>, role: string, number: ToldNumber): boolean {
  const other = given.get(role);
  if (other) return other.unit === number.unit && equals(other.number.value, number.number.value);
  given.set(role, number);
  return true;
}

function putAlone(law: StoryLaw, given: Map<string, ToldNumber>, number: ToldNumber): boolean {
  const again = [...given.values()].some(
    (each) =>
      each.unit === number.unit &&
      number.measure === "money" &&
      equals(each.number.value, number.number.value),
  );
  if (again) return true;
  const [role, ...others] = Object.keys(law.roles).filter((letter) => {
    const role = law.roles[letter] as Role;
    return role.isAlone && fits(role, number.measure);
  });
  return role !== undefined && others.length === 0 && !given.has(role) && put(given, role, number);
}

/** "94 feet by 50 feet", where no word says which is which. */
function putPair(
  pair: readonly [string, string],
  { words }: Told,
  { given, open }: { readonly given: Map<string, ToldNumber>; readonly open: ToldNumber[] },
): void {
  const [one, other, ...more] = open;
  if (!one || !other || more.length > 0 || given.has(pair[0]) || given.has(pair[1])) return;
  const between = words.slice(one.end, other.at).map(({ text }) => text);
  if (between.length !== 1 || !isAmong(between[0], "by x")) return;
  given.set(pair[0], one).set(pair[1], other);
  open.length = 0;
}

function putInOrder(law: StoryLaw, given: Map<string, ToldNumber>, open: readonly ToldNumber[]): boolean {
  const letters = law.inOrder?.filter((letter) => !given.has(letter)) ?? [];
  if (letters.length < open.length) return false;
  return letters.slice(0, open.length).every((letter, i) => {
    const number = open[i] as ToldNumber;
    return fits(law.roles[letter] as Role, number.measure) && put(given, letter, number);
  });
}

function cuesIn(law: StoryLaw, words: readonly Word[]): readonly Cue[] {
  const own = Object.entries(law.roles).flatMap(([letter, { before = "", after = "" }]) => [
    ...matchesOf(before, words).map((each) => ({ ...each, roles: [letter], isAfter: false })),
    ...matchesOf(after, words).map((each) => ({ ...each, roles: [letter], isAfter: true })),
  ]);
  const lists = Object.entries(law.lists ?? {}).flatMap(([list, roles]) =>
    matchesOf(list, words).map((each) => ({ ...each, roles, isAfter: false })),
  );
  const all = [...own, ...lists];
  // "sale price" is no "price".
  return all.filter(
    (cue) =>
      !all.some(
        (other) =>
          other.isAfter === cue.isAfter &&
          other.at <= cue.at &&
          cue.end <= other.end &&
          other.end - other.at > cue.end - cue.at,
      ),
  );
}

interface Bound {
  readonly sentence: Told;
  readonly number: ToldNumber;
  readonly before: ToldNumber | undefined;
  readonly cues: readonly Cue[];
  readonly taken: Map<Cue, number>;
}

/** Null where two phrases claim the number; empty where none does. */
function roleOf(law: StoryLaw, { sentence, number, before, cues, taken }: Bound): string | null {
  const { words } = sentence;
  // "With 8% sales tax was $216": the words are those of the rate.
  const isFree = (cue: Cue): boolean =>
    taken.has(cue) || ![...taken.keys()].some((other) => other.at < cue.end && cue.at < other.end);
  const own = cues.filter(
    (cue) => cue.roles.some((role) => fits(law.roles[role] as Role, number.measure)) && isFree(cue),
  );
  const behind = own.filter(
    ({ at, isAfter }) =>
      isAfter && at >= number.end && words.slice(number.end, at).every(({ text }) => isAmong(text, LINKS)),
  );
  const nearestBehind = nearest(behind, ({ at }) => at - number.end);
  if (nearestBehind && nearestBehind.length > 0) return take(nearestBehind, taken);
  const ahead = own.filter(
    ({ end, isAfter }) =>
      !isAfter &&
      end <= number.at &&
      number.at - end <= FARTHEST &&
      !sentence.numbers.some(({ at }) => at >= end && at < number.at),
  );
  const nearestAhead = nearest(ahead, ({ end }) => number.at - end);
  if (nearestAhead.length > 0) return take(nearestAhead, taken);
  const listed = [...taken].find(
    ([{ roles }, count]) =>
      roles.length > count && before !== undefined && isListed(law, words, [before, number]),
  );
  if (!listed) return "";
  const [cue, count] = listed;
  taken.set(cue, count + 1);
  return cue.roles[count] ?? null;
}

const isListed = (
  { joints }: StoryLaw,
  words: readonly Word[],
  [before, { at }]: readonly [ToldNumber, ToldNumber],
): boolean =>
  at > before.end &&
  words.slice(before.end, at).every(({ text }) => isAmong(text, JOINTS) || joints?.has(text) === true);

function nearest(cues: readonly Cue[], distance: (cue: Cue) => number): readonly Cue[] {
  const least = Math.min(...cues.map(distance));
  return cues.filter((cue) => distance(cue) === least);
}

/** A phrase has one number. */
function take(cues: readonly Cue[], taken: Map<Cue, number>): string | null {
  const roles = new Set(cues.map((cue) => cue.roles[0]));
  const [cue] = cues;
  if (!cue || roles.size > 1 || taken.has(cue)) return null;
  taken.set(cue, 1);
  return cue.roles[0] ?? null;
}

/** What a sentence asks for, by the longest phrases behind the word that asks. */
function asksIn(law: StoryLaw, sentence: Told, taken: readonly Cue[], used: Match[]): readonly string[] {
  const { words } = sentence;
  const from = words.findIndex(
    ({ text }, i) =>
      isAmong(text, ASKING) || (text === "when" && isAmong(words[i + 1]?.text, "will do does did")),
  );
  if (from < 0 || words.some(({ text }) => text === "or")) return [];
  const all = Object.entries(law.roles).flatMap(([letter, { asks = "" }]) =>
    matchesOf(asks, words)
      .filter(({ at, end }) => at >= from && !taken.some((cue) => cue.at < end && at < cue.end))
      .map((each) => ({ ...each, letter })),
  );
  const found = all.filter(
    (each) =>
      !all.some(
        (other) =>
          other !== each &&
          other.at < each.end &&
          each.at < other.end &&
          other.end - other.at > each.end - each.at,
      ),
  );
  for (const each of found) used.push(inText(sentence, each));
  return found.toSorted((one, other) => one.at - other.at).map(({ letter }) => letter);
}
