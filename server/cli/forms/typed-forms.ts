import type { Form } from "./form";
import { mapTokens, tokensOf } from "./tokens";

/** Commands as books give them, and how students put them. */
const CASUAL: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^What is (?=the |\d|\$)/, ["whats ", "what's ", "can you tell me what is "]],
  [
    /^(?:Find|Determine|Calculate) (?=the )/,
    ["whats ", "how do i find ", "i need to work out ", "work out "],
  ],
  [/^Solve\b:? (?=\$|\d|[a-z](?![a-z])|the )/, ["how do i solve ", "pls solve ", "i have to solve "]],
  [/^Simplify:? (?=\$|\d|[a-z](?![a-z])|the )/, ["how to simplify ", "can u simplify ", "pls simplify "]],
  [/^Factor:? (?=\$|\d|[a-z](?![a-z])|the )/, ["how would i factorise ", "help me factor ", "factorize "]],
];

/** What a student calls the thing to do. */
const casual: Form = (text, random) => {
  const found = CASUAL.find(([book]) => book.test(text));
  return found ? text.replace(found[0], random.pick(found[1])) : null;
};

const COMMAND =
  /^(?:Solve|Simplify|Factor|Expand|Evaluate|Calculate|Multiply|Divide|Subtract|Convert|Differentiate|Integrate|Determine|Estimate)(?=[ :])/;
const INNER = 2;

/** Two letters of the command in the wrong order. */
const typo: Form = (text, random) => {
  const command = COMMAND.exec(text)?.[0];
  if (!command) return null;
  const at = 1 + random.below(command.length - INNER);
  const [a, b] = [command[at] as string, command[at + 1] as string];
  return a === b
    ? null
    : command.slice(0, at) + b + a + command.slice(at + INNER) + text.slice(command.length);
};

const LABELS = ["#4 ", "4) ", "Q7. ", "b) ", "12. ", "Question 3: "];

/** Where the problem stands on its paper. */
const label: Form = (text, random) =>
  /^(?:[-+([{|<]|\$?\d|\W)/.test(text) || /\n|\([a-e]\)/.test(text) ? null : random.pick(LABELS) + text;

const WIDE_ZERO = 0xff10;

/** Digits as an Asian keyboard types them. */
const wideDigits: Form = (text) => {
  const wide = text.replace(/\d/g, (digit) => String.fromCharCode(WIDE_ZERO + Number(digit)));
  return wide === text || text.includes("\\") ? null : wide;
};

const HALVES: Readonly<Record<string, string>> = {
  "1/2": "½",
  "1/4": "¼",
  "3/4": "¾",
  "1/3": "⅓",
  "2/3": "⅔",
};

/** Signs that word processors put for typed ones. */
const signs: Form = (text) => {
  const written = mapTokens(tokensOf(text), ({ kind, text: part }) =>
    kind === "maths"
      ? part
          .replace(/(?<![\d/.a-z)])([123])\/([234])(?![\d/.a-z(^*])/g, (all) => HALVES[all] ?? all)
          .replace(/(?<=\d) \* (?=\d)/g, " × ")
          .replace(/ - (?=\d|[a-z])/g, " – ")
      : part,
  );
  return written === text ? null : written;
};

/** A problem as it is typed in a hurry or on a telephone. */
export const TYPED_FORMS = { casual, typo, label, "wide digits": wideDigits, signs } as const;
