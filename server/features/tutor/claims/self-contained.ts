import "server-only";
import { ELEMENTS } from "@/server/solver/expression/elements";
import { plainSubscripts } from "@/server/solver/expression/subscripts";
import { numbersInDigits } from "../answer-leak/wording";
import { TERMS } from "../glossary/terms";
import type { Given } from "./given-values";
import type { ReplyRead } from "./reply-reader";
import { scopeOf } from "./scope";
import { type Sentence, sentencesOf } from "./sentences";
import { is } from "./wording";

/** A question that a sentence answers by itself, and the answer it gives. */
interface Answered {
  readonly question: string;
  readonly value: string;
}

const NUMBER = String.raw`[-−]?\d[\d,]*(?:\.\d+)?`;
const VALUE = String.raw`[-−]?(?:[\d√π(]|[a-z](?![a-z])|ln|log|sin|cos|tan).{0,60}`;
const UNIT = String.raw`\p{L}+(?: \p{L}+)?[²³]?(?: ?/ ?\p{L}+[²³]?)?`;
const IS =
  "(?:is|are|equals?|makes?|gives?|=|is equal to|is the same as|comes to|comes out (?:as|at|to)|corresponds to)";

/** What a sentence says of something that it names whole, turned back into the question to which it is the answer. */
const SAYINGS: readonly (readonly [form: RegExp, asked: (...parts: string[]) => Answered | null])[] = [
  // "A circle with radius 6 cm has an area of 12π cm²."
  [
    new RegExp(
      `^(.{3,120}?) (?:has|have) (?:an? |the )?((?:\\p{L}+ ){0,2}?\\p{L}+)(?: of| equal to)? (${VALUE})$`,
      "iu",
    ),
    (subject = "", noun = "", value = "") =>
      isMeasure(noun) ? { question: `Find the ${noun} of ${subject}`, value } : null,
  ],
  // "Increasing 80 by 25% gives 105."
  [
    new RegExp(
      `^(\\p{L}+ing) (.{1,80}?) (?:${IS}|gives (?:us|you)|yields|results in|leads to) (${VALUE})$`,
      "iu",
    ),
    (doing = "", what = "", value = "") => {
      const command = ORDERS.get(doing.toLowerCase());
      return command === undefined ? null : { question: `${command} ${what}`, value };
    },
  ],
  // "There are 600 millilitres in 6 litres."
  [
    new RegExp(`^there (?:are|is) (${NUMBER}) (${UNIT}) in (.{1,60})$`, "iu"),
    (value = "", unit = "", whole = "") => ({ question: `How many ${unit} are in ${whole}?`, value }),
  ],
  // "3 hours and 20 minutes make 320 minutes."
  [
    new RegExp(`^(${NUMBER} ?${UNIT}(?: and ${NUMBER} ?${UNIT})?) ${IS} (${NUMBER}) ?(${UNIT})$`, "iu"),
    (amount = "", value = "", unit = "") =>
      unit.includes("/")
        ? { question: `Convert ${amount} to ${unit}`, value: `${value} ${unit}` }
        : { question: `How many ${unit} are ${amount}?`, value },
  ],
  // "3.746 rounded to two decimal places is 3.74."
  [
    new RegExp(`^(.{1,60}?) (\\p{L}+ed)(?: ((?:to|by|as|over|in) .{1,40}?))? ${IS} (${VALUE})$`, "iu"),
    (what = "", done = "", how = "", value = "") => {
      const command = DONE.get(done.toLowerCase());
      return command === undefined ? null : { question: `${command} ${what} ${how}`.trim(), value };
    },
  ],
  // "From 50 to 60 is an increase of 25%."
  [
    new RegExp(
      `^(?:going |a change |an? (increase|rise|decrease|drop|fall|reduction) )?from (${NUMBER}) to (${NUMBER})(?:,? (?:it|this|that))? ${IS} (?:an? )?(?:(increase|rise|decrease|drop|fall|reduction) of )?(${NUMBER} ?%)(?: (increase|rise|decrease|drop|fall|reduction))?$`,
      "iu",
    ),
    (...[named, from, to, before, value = "", behind]) => {
      const change = named || before || behind || "";
      const way = /^(?:increase|rise)$/i.test(change) ? "increase" : "decrease";
      return change === "" ? null : { question: `Find the percentage ${way} from ${from} to ${to}`, value };
    },
  ],
  // "Three eighths as a decimal is 0.35."
  [
    new RegExp(
      `^(.{1,60}?) (?:(?:written|expressed) )?as (an? (?:decimal|fraction|percentage|percent|mixed number|improper fraction)) ${IS} (${VALUE})$`,
      "iu",
    ),
    (what = "", form = "", value = "") => ({ question: `Write ${what} as ${form}`, value }),
  ],
  // "2 1/4 is the same as 11/4."
  [
    new RegExp(`^(\\d+ \\d+/\\d+) ${IS} (\\d+/\\d+)$`, "iu"),
    (mixed = "", value = "") => ({ question: `Write ${mixed} as an improper fraction`, value }),
  ],
  // "51 is a prime number."
  [
    new RegExp(
      `^(${NUMBER}) is (?:an? )?((?:prime|composite|even|odd|divisible by|a multiple of|a factor of|a divisor of).{0,20})$`,
      "iu",
    ),
    (number = "", kind = "") => ({
      question: `Is ${number} ${kind.replace(/ number$/i, "")}?`,
      value: "True",
    }),
  ],
  // "A fifth of 45 is eight."
  [
    new RegExp(`^\\(?(\\d+/\\d+)\\)? of (${NUMBER}) ${IS} (${NUMBER})$`, "iu"),
    (part = "", whole = "", value = "") => ({ question: `What is ${part} of ${whole}?`, value }),
  ],
  // "The molar mass of CO2 is 28 g/mol."
  [
    new RegExp(`^the (.{3,120}?) ${IS} (${VALUE})$`, "iu"),
    (subject = "", value = "") => ({ question: `Find the ${subject}`, value }),
  ],
  // "If 30% of a number is 12, the number is 36."
  [
    new RegExp(
      `^if (.{3,80}?\\ba number\\b.{0,60}?), (?:then )?the number (?:is|was|must be) (${VALUE})$`,
      "iu",
    ),
    (told = "", value = "") => ({ question: `${told}. What is the number?`, value }),
  ],
  // "Oxygen has the atomic number 6.", "An atom of oxygen has 6 protons."
  [
    /^(?:an? |the )?(?:atom of )?(\p{L}+)(?: atom)? has (?:(?:an? |the )?atomic number (?:of )?(\d+)|(\d+) protons)$/iu,
    (name = "", number = "", protons = "") => protonsOf(name, number || protons),
  ],
  [
    /^the (?:atomic number|number of protons) (?:of|in) (\p{L}+) is (\d+)$/iu,
    (name = "", number = "") => protonsOf(name, number),
  ],
  // "tan 45° is 0", "d/dx of ln(5x) is 5/x", "log₂ 32 = 6".
  [
    new RegExp(`^((?:d/d[a-z] |log|ln|sin|cos|tan).{1,60}?) ${IS} (${VALUE})$`, "iu"),
    (question = "", value = "") => ({ question, value }),
  ],
  // "A dozen and a half is sixteen."
  [
    new RegExp(`^(.{0,30}?\\b(?:dozen|score|gross)\\b.{0,30}?) ${IS} ([\\p{L}\\d -]{1,30})$`, "iu"),
    (counted = "", value = "") => {
      const [count, said] = [counted, value].map((each) =>
        numbersInDigits(each.replace(/\ba gross\b/i, "144")),
      );
      const isOne = [count, said].every((each) => /^ *\d+(?:\.\d+)? *$/.test(each ?? ""));
      return isOne ? { question: `Calculate ${count} + 0`, value: said ?? "" } : null;
    },
  ],
  // "Two dice show a sum of 7 with probability 1/6."
  [
    new RegExp(`^(.{3,80}?) with (?:a |the )?(?:probability|chance|likelihood)(?: of)? (${VALUE})$`, "iu"),
    (event = "", value = "") => ({ question: `What is the probability that ${event}?`, value }),
  ],
  // "A coat for £60 with 15% off costs £50."
  [
    /^(.{3,100}?) (?:costs?|will cost) ([$£€]?\d[\d,]*(?:\.\d+)?)$/iu,
    (thing = "", value = "") =>
      /\d.*%|%.*\d/.test(thing)
        ? { question: `What is the cost of ${thing}?`, value: value.replace(/^[$£€]/, "") }
        : null,
  ],
];

function protonsOf(name: string, value: string): Answered | null {
  const element = [...ELEMENTS.values()].find((each) => each.name === name.toLowerCase());
  return element ? { question: `Calculate ${element.number} + 0`, value } : null;
}

const ORDERS: ReadonlyMap<string, string> = new Map(
  "integrate differentiate increase decrease reduce expand factor factorise factorize simplify convert double halve round"
    .split(" ")
    .map((verb) => [verb.replace(/e$/, "").concat("ing"), `${verb[0]?.toUpperCase()}${verb.slice(1)}`]),
);

/** The same verbs as what was done to something. */
const DONE: ReadonlyMap<string, string> = new Map(
  [...ORDERS].map(([doing, command]) => [doing.replace(/ing$/, "ed"), command]),
);

const isMeasure = (noun: string): boolean => {
  const word = noun.toLowerCase();
  const last = word.split(" ").at(-1) ?? "";
  return is("quantities", last) || TERMS.some(({ names }) => names.includes(word) || names.includes(last));
};

const LEAD =
  /^(?:(?:so|therefore|thus|hence|and|then|now|well|also|note that|remember that|this means that|we know that|that means)[, ]+)+/i;
/** "A speed of 72 km/h": what is measured adds nothing to the amount. */
const AMOUNT_OF =
  /^an? (?!half\b|third\b|quarter\b|\p{L}+th\b|total\b)\p{L}+(?: \p{L}+)? of (?=\d[\d,.]* ?\p{L})/iu;
/** Signs around mathematics and emphasis. */
const MARKS = /\\\(|\\\)|\$|\*\*|`/g;
const LENGTH_MAX = 200;

/** Values that a reply gives to things it names whole, so that each can be asked for by itself. */
export function selfContained({ text, end }: Pick<ReplyRead, "text" | "end">): Given[] {
  return sentencesOf(text.slice(0, end)).flatMap((sentence) => {
    const tokens = sentence.segments.flatMap((segment) => segment.tokens);
    const [first, last] = [tokens[0], tokens.at(-1)];
    if (!first || !last || last.end - first.at > LENGTH_MAX) return [];
    const written = text.slice(first.at, last.end);
    const answered = isAsserted(sentence, written) ? answeredIn(written) : [];
    return answered.map(({ question, value }) => {
      const found = text.lastIndexOf(value, last.end);
      const at = Math.max(found, first.at);
      const place = { at, end: found < first.at ? last.end : at + value.length };
      return { ...place, latex: value, said: "answer", question, own: false, weak: false } as const;
    });
  });
}

/** Rounding that says to what is as exact as any other statement. */
const isAsserted = (sentence: Sentence, written: string): boolean =>
  !sentence.asks &&
  sentence.segments.every((segment) => {
    const scope = scopeOf(segment, sentence);
    return (
      scope === "asserted" ||
      (scope === "approximate" && ROUNDED.test(written)) ||
      (scope === "hypothetical" && WHOLE.test(written))
    );
  });
/** A problem and its answer, told as a condition and what comes of it. */
const WHOLE = /^if \S.*\ba number\b.*, (?:then )?the number\b/i;
const ROUNDED = /\bround(?:ed|ing) .*\bto\b|\bround(?:ed|ing) to\b/i;

/** "The value of x² is 4": of a letter that has a value elsewhere. */
const isOfLetters = ({ question, value }: Answered): boolean =>
  !/^(?:How many|Convert) /.test(question) &&
  LETTER.test(question.replace(/\ba\b|d\/d[a-z]/g, " ")) &&
  !LETTER.test(value);
const LETTER = /(?<![\p{L}°])[b-z](?![\p{L}])/u;

/** The questions that a sentence may be the answer to; the first one that the engine knows counts. */
function answeredIn(written: string): readonly Answered[] {
  const plain = written
    .replace(MARKS, "")
    .replace(/[₀-₉]+/g, (digits) => `_${plainSubscripts(digits)}`)
    .replace(/\s+/g, " ")
    .trim()
    .replace(LEAD, "")
    .replace(AMOUNT_OF, "");
  const spelled = numbersInDigits(plain);
  for (const [form, asked] of SAYINGS) {
    const [, ...parts] = form.exec(plain) ?? form.exec(spelled) ?? [];
    const answered = parts.length > 0 ? asked(...parts) : null;
    if (answered && !isOfLetters(answered))
      return [{ ...answered, question: numbersInDigits(answered.question) }];
  }
  return [];
}
