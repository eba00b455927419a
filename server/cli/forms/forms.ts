import type { Form } from "./form";
import { latexAsPlain } from "./latex-as-plain";
import { isMathematics, mapTokens, type Token, tokensOf } from "./tokens";
import { TYPED_FORMS } from "./typed-forms";

/** What a problem may be asked with, and what says the same. Each stands for the others at the head of a sentence. */
const SYNONYMS: readonly (readonly string[])[] = [
  ["Calculate", "Compute", "Work out"],
  ["Find", "Determine"],
  ["Factor", "Factorise", "Factorize"],
  ["Expand", "Multiply out"],
  ["Convert", "Change"],
  ["What is", "What's"],
  ["Differentiate", "Find the derivative of"],
  ["Integrate", "Find the integral of"],
];

/** Orders that are before the mathematics they are about, and can as well be behind it. */
const MOVABLE = /^(?:Solve|Simplify|Factor|Expand|Evaluate|Calculate|Multiply|Divide|Add|Subtract)$/;
const POLITE_BEFORE = [
  "Hi! Can you help me with this? ",
  "Hello, I need help please. ",
  "Could you help me? ",
];
const POLITE_BEHIND = [" Thank you!", " Thanks in advance.", " Thanks!"];
const IRRELEVANT = [
  "My teacher gave us this one. ",
  "I have been stuck on this since yesterday. ",
  "It is raining outside. ",
  "This comes from our homework. ",
];

const hasChanged = (before: string, after: string): string | null => (after === before ? null : after);

/** "Solve: M" as "M. Solve." or "M, solve" */
const order: Form = (text, random) => {
  const [command, ...rest] = tokensOf(text.trim());
  if (!command || !MOVABLE.test(command.text)) return null;
  const said = rest.filter(({ kind }) => kind !== "space");
  const [mark] = said;
  const body = mark?.text === ":" ? said.slice(1) : said;
  const last = body.at(-1);
  const inner = last && (last.text === "." || last.text === ":") ? body.slice(0, -1) : body;
  const [only, ...more] = inner;
  if (!only || more.length > 0 || !isMathematics(only)) return null;
  return random.oneIn(2) ? `${only.text}. ${command.text}.` : `${only.text}, ${command.text.toLowerCase()}`;
};

const politeness: Form = (text, random) =>
  random.oneIn(2) ? random.pick(POLITE_BEFORE) + text : `${ended(text)}${random.pick(POLITE_BEHIND)}`;

const ended = (text: string): string => (/[.?!:]\s*$/.test(text) ? text.trimEnd() : `${text.trimEnd()}.`);

const irrelevant: Form = (text, random) => random.pick(IRRELEVANT) + text;

/** Spaces beside a sign go; those between two numbers, letters or commands stay. */
const unspaced: Form = (text) =>
  hasChanged(
    text,
    mapTokens(tokensOf(text), (token) =>
      isMathematics(token)
        ? token.text.replace(/(?<=[-+*/^=<>≤≥(]) +(?=[\w(\\.-])|(?<=[\w)}²³]) +(?=[-+*/^=<>≤≥)])/g, "")
        : token.text,
    ),
  );

/** Words that begin with one capital; letters, symbols and short names keep theirs. */
const lowerCase: Form = (text) =>
  hasChanged(
    text,
    mapTokens(tokensOf(text), ({ kind, text: word }) =>
      kind === "word" && /^[A-Z][a-z'’-]{2,}$/.test(word) ? word.toLowerCase() : word,
    ),
  );

const notation: Form = (text) => {
  const tokens = tokensOf(text);
  const written = tokens.some(({ kind }) => kind === "latex");
  if (!written && tokens.some(isGlued)) return null;
  const parts = tokens.map((token) => (written ? asPlain(token) : asLatex(token)));
  return parts.includes(null) ? null : hasChanged(text, parts.join(""));
};

/** Mathematics of which a part looks like a word or a mark: "xy+2x", "3,5 + 2", "dy/dx = 2x", "2ab + a", "y'' + 4y". */
const isGlued = ({ kind, text }: Token, at: number, tokens: readonly Token[]): boolean => {
  if (kind !== "maths") return false;
  if (/[-+*/^=<>]$/.test(text)) return true;
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  if ([before, after].some((beside) => beside && /^[\w,'’/]/.test(beside.text))) return true;
  const apart = [
    before?.kind === "space" ? tokens[at - 2] : null,
    after?.kind === "space" ? tokens[at + 2] : null,
  ];
  return apart.some((beside) => beside && LIKE_MATHS.test(beside.text));
};

/** A single letter, a derivative, or what has digits or signs in it. */
const LIKE_MATHS = /^(?:[b-zB-HJ-Z]|d[a-z]|[a-z]'{1,3}|['’/]|\d.*[a-z])$/;

const asPlain = (token: Token): string | null =>
  token.kind === "latex" ? latexAsPlain(token.text) : token.text;

/** Typed mathematics between dollar signs. */
function asLatex({ kind, text }: Token): string | null {
  if (kind !== "maths") return text;
  if (/[|√²³×·÷−≤≥≠]|sqrt|cbrt|pi|\d\s+\d|(?:\^|\*\*)\s*(?:[-(]|\w{2})/.test(text)) return null;
  return `$${text.replace(/\*\*/g, "^").replace(/\*/g, "\\cdot ").replace(/<=/g, "\\le ").replace(/>=/g, "\\ge ")}$`;
}

const SUPERSCRIPTS: Readonly<Record<string, string>> = { "2": "²", "3": "³" };

/** What phones and word processors make of it. */
const unicode: Form = (text) =>
  hasChanged(
    text,
    mapTokens(tokensOf(text), ({ kind, text: part }) => {
      if (kind !== "maths") return part;
      return part
        .replace(/\^([23])(?![\d.^])/g, (_, digit: string) => SUPERSCRIPTS[digit] as string)
        .replace(/-(?!>)/g, "−")
        .replace(/(?<=[\w)²³]) ?\* ?(?=[\w(])/g, " · ")
        .replace(/<=/g, "≤")
        .replace(/>=/g, "≥")
        .replace(/sqrt(?=\()/g, "√");
    }),
  );

/** The command at the head of the problem by another that says the same. */
const synonym: Form = (text, random) => {
  for (const same of SYNONYMS) {
    const found = same.find((command) => text.startsWith(`${command} `));
    if (found === undefined) continue;
    const rest = text.slice(found.length);
    const other = random.pick(same.filter((command) => command !== found));
    return fits(other, rest) ? other + rest : null;
  }
  return null;
};

/** A derivative is "of" mathematics only, not "with respect to" it. */
const fits = (command: string, rest: string): boolean => {
  const [, next] = tokensOf(rest);
  return !command.endsWith(" of") || (next !== undefined && isMathematics(next));
};

/** Forms of the same problem, with the same answer. */
export const FORMS = {
  order,
  politeness,
  unspaced,
  "lower case": lowerCase,
  notation,
  unicode,
  synonym,
  irrelevant,
  ...TYPED_FORMS,
} as const satisfies Readonly<Record<string, Form>>;
