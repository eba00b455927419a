import { add, divide, equals, type Rational, rational } from "../../expression/rational";
import { isAmong } from "../../word-list";
import { Ledger } from "./ledger";
import { amountOf, NUMBER } from "./plain-statistics";

/** A number with the word that says whose it is. */
export interface Labelled {
  readonly whose: "sample" | "population" | "";
  readonly value: Rational;
}

/** What a text tells. A list holds different values only. */
export interface Setting {
  readonly text: string;
  readonly means: readonly Labelled[];
  readonly deviations: readonly Labelled[];
  readonly sizes: readonly Rational[];
  readonly populations: readonly Rational[];
  readonly shares: readonly Rational[];
  readonly counts: readonly Rational[];
  readonly rates: readonly Rational[];
  readonly ranges: readonly (readonly [Rational, Rational])[];
  readonly levels: readonly Rational[];
  readonly errors: readonly Rational[];
  readonly notation: { readonly name: string; readonly values: readonly Rational[] } | null;
}

const pattern = (source: string): RegExp => new RegExp(source.replaceAll("NUM", NUMBER));
/** Words between a name and its number, none of which is another name. */
const BETWEEN = String.raw`((?: (?!standard|deviation|mean|average|probability|chance|samples? (?:of|size)|and\b|variance)[a-z'’()-]+){0,12}?)`;
const IS = String.raw`(?: (?:of|is|was|were|at|be|equals|=))* ?`;

const NOTATION = pattern(
  String.raw`\bx ?~ ?(n|u|exp|e|b|g|p|h) ?\(+ ?NUM ?\)?(?: ?, ?NUM)?(?: ?, ?NUM)? ?\)+`,
);
const MEAN = pattern(
  String.raw`\b((?:population|sample|true|overall) )?(?:mean|average|averages)${BETWEEN}${IS}(?<=[a-z=] )(?<!\bthe )NUM`,
);
const DEVIATION = pattern(
  String.raw`\b((?:population|sample) )?standard deviation${BETWEEN}${IS}(?<=[a-z=] )(?<!\bthe )NUM`,
);
const LEVELS = [
  pattern(String.raw`\bNUM[- ](?:confiden(?:t|ce)\b(?: (?:interval|level))?|level of confidence)`),
  pattern(String.raw`\bconfidence level (?:of|is) NUM`),
];
const ERRORS = [
  pattern(String.raw`\b(?:error bound|margin of error)(?: for the [a-z ]+?)? (?:of|is) NUM`),
  pattern(String.raw`\bwithin NUM`),
];
const THING = "(?: [a-z¤-]+)";
const SIZES = [
  pattern(String.raw`\bsamples?(?: (?:of|is|are|=|n|sizes?))+ NUM`),
  pattern(String.raw`\bsizes?(?: of| is| =)* NUM`),
  pattern(String.raw`\b(?:random )?(?:survey|poll) of NUM`),
  pattern(String.raw`\bout of NUM(?=${THING})`),
  pattern(String.raw`\bNUM (?=(?:observations|measurements)\b)`),
  pattern(
    String.raw`\b(?:sampled?|survey(?:ed|s)?|polled|polls|pick|picked|select|selected|selects) NUM(?=${THING})(?! ?of\b)`,
  ),
  pattern(
    String.raw`\bNUM(?=${THING}{0,7} (?:were|are|is|was)(?: all)?(?: randomly)? (?:selected|surveyed|chosen|picked|sampled|polled|taken|asked|weighed|measured|tested|examined|interviewed|inspected|timed)\b)`,
  ),
  pattern(String.raw`\bconsider NUM of\b`),
  pattern(String.raw`\bNUM (?=randomly (?:selected|chosen|picked)\b)`),
  pattern(String.raw`\b(?:bag|box|batch|carton|pack) of NUM(?=${THING})`),
  pattern(String.raw`\brecords of NUM(?=${THING} are randomly selected)`),
  // "Exactly 7 of her 10 throws": of so many, what is counted.
  pattern(String.raw`¤ (?:out )?of (?:(?:the|her|his|their|its|next|first) )*NUM(?=${THING})`),
  pattern(String.raw`\bif (\d+)(?=${THING}{1,3} (?:are|is) [a-z]+)`),
  pattern(String.raw`\b(?:tossed|rolled|thrown|flipped|spun) NUM times\b`),
  pattern(String.raw`\bin NUM(?=${THING}$)`),
];
const POPULATIONS = [
  pattern(String.raw`\b(?:population|class|school|company|shipment|city|town) of NUM`),
  pattern(String.raw`\b(?:has|have|monitors) NUM(?=${THING})`),
];
const RANGES = [
  pattern(String.raw`\b(?:between|from) NUM${THING}{0,2}? (?:and|to) NUM`),
  pattern(String.raw`\bminimum of NUM and a maximum of NUM`),
  pattern(String.raw`\blowest${THING}{0,4} is NUM[^|]*?\bhighest${THING}{0,4} is NUM`),
];
const RATES = [pattern(String.raw`\b(?:decay )?(?:parameter|rate)(?: \(?m\)?)?(?: of| is| =| m =)* NUM`)];
const COUNT = pattern(
  String.raw`\b(?:of the NUM(?:${THING}){0,4}, )?(?:finds that |found that )?NUM (?<!% )(?:of them |of these )?(?=(?:(?:are|were) (?:for|against|in favor)\b|reported|said|say|answered|responded|replied|preferred|prefer|indicated|favors?|favored|favou?red|support|supported|approve|approved|agree|agreed|believe|believed|oppose|opposed)\b)`,
);
const SHARES = [
  pattern(String.raw`\bsample proportion is NUM`),
  pattern(String.raw`\b(?:probability|chance)${THING}{0,20}? (?:is|of|=) NUM`),
  pattern(String.raw`\bNUM chance\b`),
  pattern(String.raw`\b(-?\d+(?:\.\d+)?%)`),
  pattern(String.raw`(?<![\d/.])(\d+\/\d+)(?= [a-z]|[.,])`),
];
/** "3 yes answers for each no answer": of so many and so many together. */
const ODDS = pattern(String.raw`\bNUM ([a-z]+)(?: [a-z]+)? for (?:each|every) (?:NUM )?([a-z]+)(?: [a-z]+)?`);
/** Who guesses has as good a chance with each answer. */
const QUESTIONS = pattern(String.raw`\bNUM[- ](?:[a-z-]+ ){0,2}questions?\b`);
const ANSWERS = pattern(String.raw`\bNUM (?:possible |answer )?(?:answers|choices|options)\b`);
/** Numbers that belong to a name or a date and say nothing about the question. */
const ASIDE = [
  /\b\d+-(?:pound|ounce|inch|foot|year|gallon|question|liter|gram|page|minute)s?\b/,
  /(?<!after (?:reaching )?)\bages? \d+(?: (?:to|through|and) (?:\d+|over|older|up))?/,
  /\b(?:in|since|early|late|mid|mid-|during|fall|spring) ?(?:19|20)\d\d\b/,
  /\b\d+(?::\d\d)? ?[ap]m\b/,
  /\b(?:with|reporting|earning)(?: tax returns?)?(?: [a-z]+)? (?:over|more than|under) \d+/,
];

/** Reads what a text tells; `question` without the part that asks. Null when a number finds no meaning. */
export function readSetting(setting: string, question: string): Setting | null {
  const text = `${setting} | ${question}`;
  const ledger = new Ledger(text);
  const guessed = guessesIn(ledger, text);
  const odds = oddsIn(ledger, question);
  if (guessed === null || odds === null) return null;
  for (const aside of ASIDE) ledger.take(aside);
  const unit = /\bper (hour|minute|day|week|month|year)\b/.exec(text)?.[1];
  if (unit) ledger.take(new RegExp(`\\b(?:in|during|per) 1 ${unit}\\b`));
  const notation = ledger.take(NOTATION);
  const all = (patterns: readonly RegExp[]) =>
    distinct(patterns.flatMap((each) => ledger.take(each)).map((found) => amountOf(found[1] ?? "0")));
  const levels = all(LEVELS);
  const errors = all(ERRORS);
  const deviations = labelled(ledger.take(DEVIATION));
  const named = labelled(ledger.take(MEAN));
  const counted = ledger.take(COUNT);
  const sizes = [
    ...counted.flatMap((found) => (found[1] ? [amountOf(found[1])] : [])),
    ...all(SIZES),
    ...guessed.sizes,
  ];
  const populations = all(POPULATIONS);
  const ofSample = (value: Rational) => named.length > 1 && sizes.some((each) => equals(each, value));
  // "the average of 49 balls" says the size of the sample again
  const means = named.filter(({ value }) => !ofSample(value));
  const ranges = RANGES.flatMap((each) => ledger.take(each)).map(pairOf);
  if (/\buniform/.test(text))
    ranges.push(...ledger.take(pattern(String.raw`\bevery NUM minutes\b`)).map(everyOf));
  const rates = all(RATES);
  const shares = [...all(SHARES), ...odds, ...guessed.shares];
  const facts = {
    means,
    deviations,
    sizes: distinct(sizes),
    populations,
    shares,
    rates,
    ranges,
    levels,
    errors,
  };
  const counts = counted.map((found) => amountOf(found[2] ?? "0"));
  const known = [...sizes, ...means.map(({ value }) => value)];
  const unread = ledger
    .left()
    .filter(({ before, number }) => !isEcho(before, amountOf(number), { sizes, known }));
  if (unread.length > 0 || notation.length > 1) return null;
  return { text, ...facts, counts, notation: notationOf(notation[0]) };
}

const Z_SCORE = pattern(String.raw`\bz-score (?:of|is|=) NUM`);

/** A mean, a deviation, a z-score and one more number, whichever of them are told; null where something is told twice. */
export function scoresIn(
  text: string,
): Readonly<Partial<Record<"z" | "mean" | "spread" | "value", Rational>>> | null {
  const ledger = new Ledger(text);
  const spread = labelled(ledger.take(DEVIATION)).map(({ value }) => value);
  const z = ledger.take(Z_SCORE).map((found) => amountOf(found[1] ?? "0"));
  const mean = labelled(ledger.take(MEAN)).map(({ value }) => value);
  const value = distinct(ledger.left().map(({ number }) => amountOf(number)));
  return [z, mean, spread, value].some((each) => each.length > 1)
    ? null
    : { z: z[0], mean: mean[0], spread: spread[0], value: value[0] };
}

/** A share told as so many for each of the others; it is of those that the question names. Null where it names neither. */
function oddsIn(ledger: Ledger, question: string): readonly Rational[] | null {
  const found = ledger.take(ODDS);
  const [only, ...more] = found;
  if (!only) return [];
  const [, one = "1", of = "", other = "1", rest = ""] = only;
  const [a, b] = [amountOf(one), amountOf(other)];
  const all = add(a, b);
  const isNamed = (name: string): boolean => question.split(" ").includes(name);
  if (more.length > 0 || all.n <= 0n || isNamed(of) === isNamed(rest)) return null;
  return [divide(isNamed(of) ? a : b, all)];
}

interface Guesses {
  readonly sizes: readonly Rational[];
  readonly shares: readonly Rational[];
}

/** Questions that are answered by guessing; null where how many answers each of them has is not told. */
function guessesIn(ledger: Ledger, text: string): Guesses | null {
  if (!/\bguess/.test(text)) return { sizes: [], shares: [] };
  const sizes = distinct(ledger.take(QUESTIONS).map((found) => amountOf(found[1] ?? "0")));
  const answers = distinct(ledger.take(ANSWERS).map((found) => amountOf(found[1] ?? "0")));
  if (text.includes("true-false") || text.includes("true or false")) answers.push(rational(2n));
  const [of, ...more] = answers;
  return of && of.n > 1n && more.length === 0 ? { sizes, shares: [divide(rational(1n), of)] } : null;
}

/** "the 100 weights": a number told before, said again. */
function isEcho(
  before: string,
  value: Rational,
  { sizes, known }: { readonly sizes: readonly Rational[]; readonly known: readonly Rational[] },
): boolean {
  if (value.n >= 10n && sizes.some((each) => equals(each, value))) return true;
  return isAmong(before, "the these those of") && known.some((each) => equals(each, value));
}

const pairOf = (found: RegExpMatchArray): readonly [Rational, Rational] => [
  amountOf(found[1] ?? "0"),
  amountOf(found[2] ?? "0"),
];
const everyOf = (found: RegExpMatchArray): readonly [Rational, Rational] => [
  rational(0n),
  amountOf(found[1] ?? "0"),
];

function labelled(found: readonly RegExpMatchArray[]): Labelled[] {
  const all = found.map((match): Labelled => {
    const words = `${match[1] ?? ""} ${match[2] ?? ""}`;
    const whose = /\bsample\b/.test(words)
      ? "sample"
      : /\b(?:population|all|true|known)\b/.test(words)
        ? "population"
        : "";
    return { whose, value: amountOf(match[3] ?? "0") };
  });
  return all.filter(
    ({ whose, value }, i) => all.findIndex((each) => each.whose === whose && equals(each.value, value)) === i,
  );
}

function distinct(values: readonly Rational[]): Rational[] {
  return values.filter((value, i) => values.findIndex((each) => equals(each, value)) === i);
}

function notationOf(found: RegExpMatchArray | undefined): Setting["notation"] {
  if (!found) return null;
  const values = [found[2], found[3], found[4]].flatMap((written) => (written ? [amountOf(written)] : []));
  return { name: found[1] ?? "", values };
}
