import { divide, negate, type Rational, rational } from "../../expression/rational";
import { Memo } from "../../memo";
import { table } from "../../table";
import { isAmong } from "../../word-list";
import { digitsForWords } from "./number-words";
import { type Kind, plural, unitAt } from "./units";

/** A number of the story. */
export interface Quantity {
  /** What stands for it in an equation: what the parser reads ("4.35", "(11/2)", "(-18)"), or a name for it. */
  readonly text: string;
  /** As the parser reads it. */
  readonly written: string;
  readonly value: Rational;
  readonly kind: Kind;
  /** As it is written after an answer; "$" for money. */
  readonly unit: string;
}

/** A story in lower case, sentence by sentence, in which <L0>, <T1>, … stand for its quantities. The letter says
 * what is measured (see units.ts). */
export interface Story {
  readonly sentences: readonly string[];
  readonly questions: readonly boolean[];
  readonly quantities: readonly Quantity[];
  /** Words that are written with a capital letter, in small letters: people and places. */
  readonly names: ReadonlySet<string>;
  /** Digits to round to, when the text says so. */
  readonly decimals?: number;
}

const NUMBER = /^-?(?:\d+ \d+\/\d+|\d+\/\d+|\d*\.\d+|\d+)(?![\d/])/;

/** A mark of punctuation before a capital letter or a number; before a small letter as well where no shortened word
 * ("ft. wide") can end in it. */
const SENTENCE_END =
  /(?<=[^\d\s][.?!]|\d[.?!])\s+(?=[A-Z"$#(\d-])|(?<=[a-z]{4}\.|\d\.|[a-z\d)][?!])(?<!\b(?:approx|secs|mins|incl)\.)\s+(?=[a-z])/;

const STORIES = new Memo<Story | null>();

/** The story in a text; null when it holds more than words and plain numbers (letters, powers, equations). */
export const readStory = (prose: string): Story | null => STORIES.once(prose, () => storyIn(prose));

function storyIn(prose: string): Story | null {
  const { text, decimals } = withoutInstructions(prose.replace(CONTRACTED, "$1n't"));
  const quantities: Quantity[] = [];
  const parts = text.split(SENTENCE_END);
  const sentences = parts.map((part) => marked(digitsForWords(part.toLowerCase()), quantities));
  if (sentences.some((sentence) => /[\d=^\\{}[\]|]/.test(sentence.replace(/<[A-Z]\d+>/g, "")))) return null;
  return {
    sentences: sentences
      .map((sentence) => sentence.replace(/(?<![.?!:])[.?!:]+$/, "").trim())
      .filter(Boolean),
    questions: parts.map((part) => part.trim().endsWith("?")),
    quantities,
    names: namesIn(parts),
    decimals,
  };
}

/** "arent" for "aren't", as it is typed in a hurry. */
const CONTRACTED = /\b(are|is|was|were|do|does|did|has|have|had|could|would|should|must|need|wo|ca)nt\b/gi;

const STARTERS = new Set(
  "a an the if there how what each every he she they it i we you his her their its my our this that these those some all both one two three four five six seven eight nine ten after before on in at for from with when while during then later now yesterday today last next first second another find suppose use let at to by of as so but and or not no only once since find half twice several many most few where who which why whose because although whenever assuming starting using given unfortunately fortunately suddenly luckily usually normally originally initially recently currently altogether together approximately eventually also afterwards meanwhile besides instead however therefore thus everyone everybody someone somebody nobody students children people".split(
    " ",
  ),
);

const ADVERB = /(?:ful|ous|ate|ent|ant|ib|ab|tic|sudden|luck)ly$/;

/** Words with a capital inside a sentence, and those a sentence begins with that stand nowhere in small letters and
 * are no names of many things. */
function namesIn(sentences: readonly string[]): ReadonlySet<string> {
  const names = new Set<string>();
  const small = new Set(sentences.flatMap((each) => each.match(/\b[a-z]+\b/g) ?? []));
  for (const sentence of sentences) {
    for (const [word] of sentence.matchAll(/(?<=[a-z,;0-9'] )[A-Z][a-z]+/g)) names.add(word.toLowerCase());
    const [, first = "", next = ""] =
      /^([A-Z][a-z]+)(?:'s|,)? ([a-z]*)/.exec(sentence.replace(/ '/g, "'")) ?? [];
    const word = first.toLowerCase();
    const thing =
      small.has(word) || STARTERS.has(word) || (/s$/.test(word) && isAmong(next, "are were cost have"));
    if (first !== "" && next !== "" && !thing && !ADVERB.test(word)) names.add(word);
  }
  return names;
}

/** The sentence with every number and its unit as a mark; the numbers are appended to `quantities`. */
function marked(sentence: string, quantities: Quantity[]): string {
  let result = "";
  for (let at = 0; at < sentence.length; ) {
    const before = sentence[at - 1] ?? " ";
    const money = /^(-?)\$\s?(-?)/.exec(sentence.slice(at));
    const start = at + (money?.[0].length ?? 0);
    const digits = !money && /[\w.]/.test(before) ? null : NUMBER.exec(sentence.slice(start))?.[0];
    if (!digits) {
      result += sentence[at];
      at += 1;
      continue;
    }
    const negative = Boolean(money && (money[1] || money[2]));
    const after = sentence.slice(start + digits.length);
    const gap = /^(?:[- ](?:of (?:a|an) )?)?/.exec(after)?.[0] ?? "";
    const found = money ? null : unitAt(after.slice(gap.length));
    const value = negative ? negate(numberOf(digits)) : numberOf(digits);
    const kind = money ? "M" : (found?.kind ?? "N");
    const unit = kind === "M" ? "$" : kind === "P" ? "%" : plural(found?.unit ?? "");
    if (/[a-z,;]$/.test(result)) result += " ";
    result += `<${kind}${quantities.length}>`;
    const text = written(digits, value);
    quantities.push({ text, written: text, value, kind, unit });
    at = start + digits.length + (found ? gap.length + found.unit.length : 0);
    if (sentence[at] === "-" && /[a-z]/.test(sentence[at + 1] ?? "")) {
      result += " ";
      at += 1;
    }
  }
  return result.replace(/\s+/g, " ");
}

function numberOf(digits: string): Rational {
  if (digits.startsWith("-")) return negate(numberOf(digits.slice(1)));
  const mixed = /^(\d+) (\d+)\/(\d+)$/.exec(digits);
  if (mixed) {
    const [whole, top, bottom] = mixed.slice(1).map(BigInt) as [bigint, bigint, bigint];
    return rational(whole * bottom + top, bottom || 1n);
  }
  const [top = "", bottom = ""] = digits.split("/");
  if (bottom) return rational(BigInt(top), BigInt(bottom) || 1n);
  const [whole = "", places = ""] = digits.split(".");
  return divide(rational(BigInt(whole + places)), rational(10n ** BigInt(places.length)));
}

function written(digits: string, value: Rational): string {
  const text = digits.includes("/") ? `${value.n}/${value.d}` : digits.replace("-", "");
  if (value.n < 0n) return `(${digits.includes("/") ? text : `-${text}`})`;
  return digits.includes("/") ? `(${text})` : text.startsWith(".") ? `0${text}` : text;
}

const PLACES: Readonly<Record<string, number>> = table({
  "whole number": 0,
  integer: 0,
  "whole percent": 0,
  percent: 0,
  hour: 0,
  minute: 0,
  foot: 0,
  mile: 0,
  dollar: 0,
  tenth: 1,
  hundredth: 2,
  cent: 2,
  penny: 2,
  thousandth: 3,
});
const ROUNDING = new RegExp(
  `\\(?\\b(?:and )?round (?:your |the |all )?(?:final )?(?:answers? |result )?(?:off )?to (?:the )?(?:nearest )?(${Object.keys(PLACES).join("|")})(?: of an? \\w+)?(?:,? if (?:needed|necessary))?\\b[.)]*`,
  "i",
);
/** Ways of saying that what follows is a word problem. */
const LEAD_INS: readonly RegExp[] = [
  /^(?:translate|write)(?: (?:in)?to| as)? (?:an?|the) (?:algebraic )?(?:equation|system of equations|equation or inequality)(?:,? and)?(?: then)? solve(?: it| for the unknown)?\s*[.:]\s*/i,
  /^translate and solve\s*[.:]\s*/i,
  /^(?:solve|answer)(?: each of)?(?: the)?(?: following)?(?: word problems?| applications?| problems?| questions?)?(?: using [\w -]+| by [\w -]+)?\s*[.:]\s*/i,
  /^find the percent (?:increase|decrease)(?: or(?: the)? percent (?:increase|decrease))?\s*[.:]\s*(?=.*\bfind the percent)/i,
  /^use the problem[- ]solving strategy [\w ,]+\.\s*/i,
  /^use (?:the pythagorean theorem|a system of [\w ]+) to [\w ]+\.\s*/i,
  /^(?:remember to write|write|answer in|answer with) (?:a )?complete sentences?[\w ]*\.\s*/i,
  /^in the following exercises?, (?:solve|translate and solve|find each [\w ]+)\s*[.:]\s*/i,
  /^(?:identify the information requested|use this scenario|show your calculation)\s*[.:]\s*/i,
];

function withoutInstructions(prose: string): { text: string; decimals?: number } {
  const rounding = ROUNDING.exec(prose);
  let text = rounding ? prose.replace(rounding[0], "").replace(/,\s*$/, ".") : prose;
  text = text.replace(/\b(?:the )?I-\d+\b/g, "the interstate");
  text = withoutDates(text);
  for (let i = 0; i < 4; i += 1) for (const lead of LEAD_INS) text = text.replace(lead, "");
  const place = rounding?.[1]?.toLowerCase();
  return { text: text.trim(), decimals: place === undefined ? undefined : PLACES[place] };
}

const DATE =
  /\b(january|february|march|april|may|june|july|august|september|october|november|december) \d{1,2}(?:st|nd|rd|th)?\b(?:,? (?:19|20)\d\d\b)?/gi;

/** A date is scenery, unless days are counted. */
const withoutDates = (text: string): string =>
  /\bdays?\b|\bdate\b/i.test(text) ? text : text.replace(DATE, "$1");
