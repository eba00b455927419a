import type { FunctionNode } from "../expression/ast";
import { number } from "../expression/build";
import { evaluateExact } from "../expression/evaluate-exact";
import { rational } from "../expression/rational";
import type { Limits } from "../limits";
import { toLatex } from "../printer/latex";
import type { Progression } from "../tasks/sequence";
import { countNamed } from "./number-words";
import { pattern } from "./pattern";
import { expressionIn, type Recogniser, type Recognition, type SourceRecogniser } from "./sentence";
import { DOTS, parseTerm, sequenceText } from "./sequence-text";

const SUM =
  "((expand|evaluate|find|calculate|compute|work out|determine|give|what is|simplify|expand and evaluate|write out and evaluate)( the| each| this| following| indicated| given| partial| infinite)*" +
  "( sum| series| summation)?( of)?( and (find|evaluate|state)( its| the)?( value| sum)?)?( if it exists)?|" +
  "use the formula (to find|for)( the| indicated)*( partial)? sum( of the( first [n#\\d]+ terms of (the|an?) )?)?( infinite)?( (arithmetic|geometric))?( series| sequence)?( to find the( partial)? sum)?( and then state the indicated sum)?|" +
  "use the formula for the sum of the first (n|#\\d+) terms of (the|an?) (arithmetic|geometric) (series|sequence)( to find the( partial)? sum)?( and then state the indicated sum)?|" +
  "find the sum of the( infinite)? (arithmetic|geometric) series)";
const ONE = pattern(`${SUM} {M}`);

/** "Find the sum: Σ (3k − 1)". */
export const recogniseSeries: Recogniser = (sentence) => {
  const named = sentence.words === "#0" || ONE.test(sentence.words);
  const marks = sentence.words.match(/#\d+/g) ?? [];
  const expression = named ? expressionIn(sentence, marks.at(-1)) : null;
  if (expression?.kind !== "function" || expression.name !== "sum") return null;
  return seriesOf(expression);
};

const NO_BUDGET = { spend: () => undefined };

export function seriesOf(node: FunctionNode): Recognition | null {
  const [body, index, from, to] = node.args;
  if (!body || !from || !to || index?.kind !== "symbol") return null;
  const first = evaluateExact(from, new Map(), NO_BUDGET);
  const endless = to.kind === "constant" && to.name === "infinity";
  const last = endless ? null : evaluateExact(to, new Map(), NO_BUDGET);
  if (first?.d !== 1n || (!endless && last?.d !== 1n)) return null;
  return {
    mathematics: { task: "series", body, index: index.name, first: first.n, last: last?.n ?? null },
    instruction: "Find the sum",
    latex: toLatex(node),
  };
}

const LEAD =
  "(?:for the following exercises, )?(?:find|calculate|determine|evaluate|use the formula (?:to find|for)|work out|what is)(?: the| indicated| partial)* sum(?:,? if it exists)?";
const KIND =
  "(?: of (?:the|an?|this)(?: (?:first (n|\\w+) terms of (?:the|an?)|following|finite|infinite))* ?(arithmetic|geometric)? ?(?:series|sequence))?";
const REST = "(?: to find the(?: partial)? sum|,? and then state the indicated sum)?";
const LISTED = new RegExp(`^${LEAD}${KIND}${REST}:? ([^:]+)$`, "i");
const PARTIAL = new RegExp(
  `^${LEAD}${KIND}${REST}:? s_\\{?(\\d+)\\}?(?: for the (?:arithmetic |geometric )?series)?:? ([^:]+)$`,
  "i",
);

/** "Find the sum of the arithmetic series: 13 + 21 + 29 + … + 69". */
export const recogniseWrittenSeries: SourceRecogniser = ({ text, limits }) => {
  if (!/sum|series/i.test(text)) return null;
  const words = sequenceText(text);
  const partial = PARTIAL.exec(words);
  if (partial) {
    const [, , kind, number = "", terms = ""] = partial;
    const count = countNamed(number);
    return count === null ? null : written(terms, { kind, count: BigInt(count), limits });
  }
  // A plain sum of numbers, all written out, is a calculation.
  if (!words.includes(DOTS) && !/series|sequence/i.test(words)) return null;
  const listed = LISTED.exec(words);
  if (!listed) return null;
  const [, number, kind, terms = ""] = listed;
  if (number === undefined) return written(terms, { kind, count: null, limits });
  // "The first n terms" names the formula for a sum that has an end; otherwise n would stay in the answer.
  if (number.toLowerCase() === "n")
    return terms.trim().endsWith(DOTS) ? null : written(terms, { kind, count: null, limits });
  const count = countNamed(number);
  return count === null ? null : written(terms, { kind, count: BigInt(count), limits });
};

const REPEATING =
  /^(?:write|convert|express|rewrite)(?: each| the| this)?(?: following)? repeating decimals?(?: as| to)(?: an?)?(?: equivalent)?(?: simplified)? fractions?:? 0?\.\\overline\s*\{(\d{1,6})\}$/i;

/** "Write 0.\\overline{4} as a fraction": 4/10 + 4/100 + … */
export const recogniseRepeatingDecimal: SourceRecogniser = ({ text }) => {
  const words = sequenceText(text);
  const digits = REPEATING.exec(words)?.[1];
  if (!digits || !/[1-9]/.test(digits)) return null;
  const terms = [1, 2, 3].map((k) => number(rational(BigInt(digits), 10n ** BigInt(k * digits.length))));
  return {
    mathematics: {
      task: "sequence",
      name: "a",
      index: "n",
      given: { kind: "terms", terms, last: null, shape: "geometric" },
      asked: { kind: "sum", count: null },
    },
    instruction: "Write as a fraction",
    latex: `0.\\overline{${digits}}`,
  };
};

interface Extra {
  readonly kind: string | undefined;
  readonly count: bigint | null;
  readonly limits: Limits;
}

function written(text: string, { kind, count, limits }: Extra): Recognition | null {
  if (/[a-z]/i.test(text.replace(/\\[a-z]+/g, "")) || /\\(?:sum|binom)/.test(text)) return null;
  const [before = "", after = "", ...more] = text.split(DOTS);
  const terms = summands(before);
  const lasts = text.includes(DOTS) ? summands(after) : terms.slice(-1);
  if (more.length > 0 || terms.length < 3 || lasts.length > 1 || (count !== null && lasts.length > 0))
    return null;
  const shape = (kind?.toLowerCase() ?? null) as Progression | null;
  const last = lasts[0] === undefined ? null : parseTerm(lasts[0], limits);
  const given = { kind: "terms" as const, terms: terms.map((term) => parseTerm(term, limits)), last, shape };
  return {
    mathematics: { task: "sequence", name: "a", index: "n", given, asked: { kind: "sum", count } },
    instruction: count === null ? "Find the sum" : `Find the sum of the first ${count} terms`,
    latex: text.replaceAll(DOTS, "\\ldots").trim(),
  };
}

/** Terms between plus and minus signs outside brackets and braces. */
function summands(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = "";
  for (const character of text) {
    if ("([{".includes(character)) depth += 1;
    if (")]}".includes(character)) depth -= 1;
    if ((character === "+" || character === "-") && depth === 0 && !/^\s*-?\s*$/.test(part)) {
      parts.push(part);
      part = character === "-" ? "-" : "";
    } else if (!(character === "+" && depth === 0)) part += character;
  }
  return [...parts, part]
    .map((term) => term.trim())
    .filter((term) => term !== "" && term !== "-" && term !== ".");
}
