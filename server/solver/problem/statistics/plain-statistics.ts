import { divide, type Rational, rational } from "../../expression/rational";
import { digitsForWords } from "../story/number-words";

/** A text on statistics, apart into what it tells and what it asks, in lower case with numbers as digits. */
export interface StatisticsText {
  readonly setting: string;
  readonly question: string;
}

/** Notation in words that survive lower case. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/\\(?:overline|bar)\s*\{?\s*[xX]\s*\}?|[xX]\u0304|x̄/g, " xbar "],
  [/(?:\\Sigma|\\sum|Σ|∑)\s*[xX]\b/g, " sumx "],
  [/\\sim(?![a-z])|∼/g, "~"],
  [/\\sigma(?![a-z])/g, "σ"],
  [/\\mu(?![a-z])/g, "μ"],
  [/\\alpha(?![a-z])/g, "α"],
  [/s_\{?x\}?/g, "s_x"],
  [/\^\s*\{?\s*(st|nd|rd|th)\s*\}?/g, "$1"],
  [/[<≤]=/g, "≤"],
  [/>=|≥/g, "≥"],
  [/\$/g, " "],
  [/(?<![\d.])\.(?=\d)/g, " 0."],
  [/z[-–— ]scores?/gi, "z-score"],
  [/%%/g, "%"],
];

/** Words as the patterns expect them, once the text is in lower case. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/\b(\d+(?:\.\d+)?)[- ]?(?:percent|percentage points?)\b/g, "$1%"],
  [/\bs\.?d\.?(?= )|\bst(?:andar)?d\.? ?dev(?:iation)?\b\.?/g, "standard deviation"],
  [/\bprob\b\.?/g, "probability"],
  [/\bone(?: in| out of) (?=\d)/g, "1/"],
  [/\b(of|is|than|least|most|within|exactly|deviation) one\b(?! of\b)/g, "$1 1"],
  [/\ba half\b/g, "1/2"],
  [/\bzero\b/g, "0"],
  [/\b(\d+) (?:out )?of every (?=\d+\b)/g, "$1/"],
  [/\b(\d+) of (?:its|the|their) (?=\d+ )/g, "$1/"],
  [/\b(\d+)(?:st|nd|rd|th)\b/g, "$1th"],
  [/\b(?:approximately|about|around|roughly|nearly) (?=\d)/g, ""],
  [
    /\b(?:x (?:is|has|follows) )?(?:a |an )?binomial(?:ly distributed)?(?: (?:random variable|distribution))?(?: with)? n ?= ?(\d+),?(?: and)? p ?= ?(\d+(?:\.\d+)?)/g,
    "x ~ b($1, $2)",
  ],
  [
    /\bx (?:is|has|follows) (?:a |an )?geometric(?: (?:random variable|distribution))? with p ?= ?(\d+(?:\.\d+)?)/g,
    "x ~ g($1)",
  ],
  [/\s+/g, " "],
];

const ASKS =
  /^(?:find|what|what's|calculate|compute|determine|how|state|identify|construct|give|using|when|suppose|assume|is|are|if|in|on average|about what|approximately what|the|let|for|write|\d|_|n|x|xbar|σ|μ|s_x|p\()/;
const ASKING =
  /\?$|_{2,}|^(?:find|what|calculate|compute|determine|how|state|construct|give|write|identify|using)\b/;

/** Takes a text apart. Null when it asks several things or nothing. */
export function readStatisticsText(prose: string): StatisticsText | null {
  const signed = SIGNS.reduce((text, [from, to]) => text.replace(from, to), prose);
  const sentences = signed
    .replace(/\b([ap])\.m\./gi, "$1m")
    .split(
      /(?<=[.?!;])\s+(?=[A-Z_σμ"]|n ?[-–=]|s_x|xbar|\d+th percentile)|(?<=\))\s+(?=(?:State|Find|What|Calculate|How)\b)/,
    )
    .map((sentence) => plainWords(sentence))
    .filter((sentence) => sentence !== "");
  return partedAt(withQuestionLast(sentences));
}

/** What is told behind the one question is told. */
function withQuestionLast(sentences: readonly string[]): readonly string[] {
  const [question, ...more] = sentences.filter((sentence) => ASKING.test(sentence));
  return question === undefined || more.length > 0
    ? sentences
    : [...sentences.filter((sentence) => sentence !== question), question];
}

function partedAt(sentences: readonly string[]): StatisticsText | null {
  const last = sentences.at(-1) ?? "";
  const parted = ASKS.test(last) ? [last] : withoutRunOn(last);
  const question = parted.at(-1) ?? "";
  const before = [...sentences.slice(0, -1), ...parted.slice(0, -1)];
  if (!ASKS.test(question) || before.some((sentence) => ASKING.test(sentence))) return null;
  return { setting: before.join(" | "), question: question.replace(/(?<![.?!:;])[.?!:;]+$/, "").trim() };
}

const OPENINGS: readonly string[] = [" find ", " what is ", " whats ", " calculate "];

/** "Heights are normal with mean 170 find the probability that …": what is told, and the one question behind it. */
function withoutRunOn(sentence: string): readonly string[] {
  const [at, ...more] = OPENINGS.map((opening) => sentence.indexOf(opening)).filter((place) => place > 0);
  return at === undefined || more.length > 0 ? [sentence] : [sentence.slice(0, at), sentence.slice(at + 1)];
}

function plainWords(sentence: string): string {
  const lower = digitsForWords(sentence.toLowerCase());
  return WORDS.reduce((text, [from, to]) => text.replace(from, to), lower).trim();
}

/** The source of a pattern for one number: 12, 0.5, 1/3, 20%. */
export const NUMBER = String.raw`(-?\d+(?:\.\d+)?(?:\/\d+)?%?)`;

/** The value of what NUMBER matches.
 * @throws {RangeError} for a fraction over 0, which recogniseStatistics keeps away */
export function amountOf(written: string): Rational {
  const percent = written.endsWith("%");
  const [top = "0", bottom = "1"] = written.replace("%", "").split("/");
  const value = divide(decimal(top), decimal(bottom));
  return percent ? divide(value, rational(100n)) : value;
}

function decimal(written: string): Rational {
  const [whole = "0", part = ""] = written.split(".");
  return rational(BigInt(whole + part), 10n ** BigInt(part.length));
}
