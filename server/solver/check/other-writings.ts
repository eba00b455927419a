import { add, type Rational } from "../expression/rational";
import { fractionAt, numberAt } from "../lexicon/number-words";
import { withBases } from "../problem/readings/glued-index";

/** Words and signs that stand for one thing only, however they are used in an answer. */
const SPOKEN: readonly (readonly [RegExp, string])[] = [
  [/(?<=[\d}])\s*(?:percent|per cent|pct)\b/gi, "%"],
  [/(?<=\d)\s+and\s+a\s+half\b/gi, " 1/2"],
  [/(?<=\d)\s+times\s+(?=[\d√\\]|root\b|square root\b|sqrt\b)/gi, " \\cdot "],
  [/\bplus (?:or )?minus\b/gi, "±"],
  [/\b(?:minus|negative)\s+(?=[\d.√(])/gi, "-"],
  [/\bcube root of\s+(\d+)/gi, "\\sqrt[3]{$1}"],
  [/\b(?:square root of|root|sqrt of)\s+(\d+)/gi, "\\sqrt{$1}"],
  [/(?<=\d)\s*bucks\b/gi, " dollars"],
  [/(?<=\d)\s*¢/g, " cents"],
  [/(?<=\d)\s*cc$/gi, " cm^3"],
  [/(\d)\s+thousand\b/gi, "$1 \\cdot 10^{3}"],
  [/(\d)\s+million\b/gi, "$1 \\cdot 10^{6}"],
  [/(\d)\s+billion\b/gi, "$1 \\cdot 10^{9}"],
  // 0.8333… goes on as it does.
  [/(\d?\.\d*?)(\d+?)\2{2,}\s*(?:\.\.\.|…|\\[lc]?dots)/g, "$1\\overline{$2}"],
  [/^([-+−]?)\s*(?:(?:positive|plus)\s+)?(?:infinity|inf)$/i, "$1∞"],
  [/^\+\s*(?=∞|\\infty)/, ""],
  // "x = 2 x = 3"
  [/(?<=\d)\s+(?=[a-z]\s*=)/gi, ", "],
  [/(?<=\d)\s+(?:is|was|are) left$|(?<=[a-z])\s+(?:left|remaining|altogether|in total|in all)$/i, ""],
];

/** An answer with what is spoken in signs. */
export const inSigns = (text: string): string =>
  SPOKEN.reduce((rest, [words, signs]) => rest.replace(words, signs), asFraction(withBases(text)));

/** "3 out of 8", "one in six" */
function asFraction(text: string): string {
  const [, part = "", whole = ""] = SHARE.exec(text) ?? [];
  const [n, d] = [part, whole].map((written) => inDigits(written.trim()));
  return n && d && [n, d].every((written) => /^\d+$/.test(written)) ? `${n}/${d}` : text;
}

const SHARE = /^\s*([a-z\d-]+)\s+(?:out\s+of|in|to)\s+([a-z\d-]+)\s*$/i;

/** An answer that is all words with its numbers as digits: "twelve marbles", "five sixths", "three and a half", "x is
 * three". */
export function inDigits(text: string): string {
  const [, name = "", spoken = ""] =
    /^([a-z])\s*(?:=|\bis\b|\bequals\b)\s*([a-z][a-z\s-]+)$/i.exec(text) ?? [];
  const digits = spoken === "" ? spoken : inDigits(spoken);
  if (digits !== spoken) return `${name} = ${digits}`;
  if (!/^[a-z][a-z\s-]*$/i.test(text)) return text;
  const words = text.toLowerCase().split(/[\s-]+/);
  const written: string[] = [];
  for (let at = 0; at < words.length; ) {
    const isNegative = words[at] === "minus" || words[at] === "negative";
    const number = spokenNumber(words.slice(isNegative ? at + 1 : at));
    if (number) written.push(`${isNegative ? "-" : ""}${digitsOf(number.value)}`);
    else written.push(words[at] as string);
    at += number ? number.length + (isNegative ? 1 : 0) : 1;
  }
  return written.some((word) => /\d/.test(word)) ? written.join(" ") : text;
}

function spokenNumber(words: readonly string[]): ReturnType<typeof numberAt> {
  const fraction = fractionAt(words);
  if (fraction) return fraction;
  const whole = numberAt(words);
  const part = whole && words[whole.length] === "and" ? fractionAt(words.slice(whole.length + 1)) : null;
  return whole && part
    ? { value: add(whole.value, part.value), length: whole.length + 1 + part.length }
    : whole;
}

const digitsOf = ({ n, d }: Rational): string => (d === 1n ? `${n}` : `${n}/${d}`);

const EITHER_SIGN = /\+\s*\/?\s*[-−–]|\+ or -/gi;

/** Writings that mean one thing to most people and another to some: each is tried as well. */
const OTHERWISE: readonly (readonly [RegExp, string])[] = [
  [EITHER_SIGN, "±"],
  // 4 and 1/2
  [/(?<=\d)\s+and\s+(?=\d+\s*\/\s*\d+)/gi, " "],
  // 3,5 where a comma stands before the decimals.
  [/^([^,]*\d),(\d+[^,]*)$/, "$1.$2"],
  // 3.2e-4 and 4.5E4
  [/(\d)[eE]([-+−]?\d{1,3})(?![\w.])/g, "$1 \\cdot 10^{$2}"],
  // 4.5 x 10^4 and 2x2x3
  [/(?<=\d)\s*x\s*(?=\d)/gi, " \\cdot "],
  // .8(3)
  [/(\.\d*)\((\d+)\)/g, "$1\\overline{$2}"],
  // 1 2 3 4 6 12
  [/(?<=^(?:[-−]?[\d./]+\s+)*[-−]?[\d./]+)\s+(?=[-−]?[\d./]+(?:\s+[-−]?[\d./]+)*$)/g, ", "],
  // a solution on each line
  [/\s*\n\s*/g, ", "],
  // 1/3 < 0.45 < 0.5
  [/(?<=^[^<>=]+(?:<[^<>=]+)*)<(?=[^<>=]+(?:<[^<>=]+)*$)/g, ", "],
];

/** So many of the first of them are tried all at once as well. */
const TOGETHER = 6;

/** The ways to take an answer, the likeliest first. */
export function writingsOf(text: string): readonly string[] {
  const others = OTHERWISE.map(([writing, meant]) => text.replace(writing, meant));
  const [signed, ...more] = others;
  const together = OTHERWISE.slice(0, TOGETHER).reduce(
    (rest, [writing, meant]) => rest.replace(writing, meant),
    text,
  );
  return [...new Set([signed as string, text, ...more, together])];
}
