import { GREEK_LETTERS, TYPED_GREEK } from "../printer/greek";
import { words } from "../word-list";
import type { TokenKind } from "./token";

type Meaning = readonly [TokenKind, string];

const entries = (kind: TokenKind, pairs: Readonly<Record<string, string>>): [string, Meaning][] =>
  Object.entries(pairs).map(([key, text]) => [key, [kind, text]]);
const same = (kind: TokenKind, keys: string): [string, Meaning][] =>
  keys.split(" ").map((key) => [key, [kind, key]]);

const FUNCTIONS =
  "arcsin arccos arctan arccot arcsec arccsc sinh cosh tanh coth sech csch sin cos tan cot sec csc log ln exp lim max min " +
  "gcd det";

/** Single characters, ASCII and Unicode, and what they mean. */
export const CHARACTERS: ReadonlyMap<string, Meaning> = new Map([
  ...same("operator", "+ - * / ^ _ ÷ · !"),
  ...entries("operator", { "−": "-", "–": "-", "—": "-", "‒": "-", "﹣": "-", "⁃": "-" }),
  ...entries("operator", {
    "×": "·",
    "✕": "·",
    "⋅": "·",
    "•": "·",
    "∙": "·",
    "∗": "*",
    "∕": "/",
    "⁄": "/",
    ":": "÷",
  }),
  ...same("relation", "= < >"),
  ...entries("relation", { "≤": "<=", "≥": ">=", "≦": "<=", "≧": ">=", "≠": "!=", "⩽": "<=", "⩾": ">=" }),
  ...same("open", "( [ {"),
  ...same("close", ") ] }"),
  ...entries("bar", { "|": "" }),
  ...entries("root", { "√": "2", "∛": "3", "∜": "4" }),
  ...entries("percent", { "%": "%" }),
  ...entries("degree", { "°": "°" }),
  ...same("separator", ", ;"),
  ...entries("operator", { "→": "→" }),
  ...entries("function", { "∫": "int" }),
  ...entries("dash", { "'": "'", "’": "'", "′": "'", "″": "''" }),
  ...entries("constant", { π: "pi", "∞": "infinity" }),
  ...[...GREEK_LETTERS].map(([name, letter]): [string, Meaning] => [letter, ["letter", name]]),
  ...entries("vulgar", {
    "½": "1/2",
    "⅓": "1/3",
    "⅔": "2/3",
    "¼": "1/4",
    "¾": "3/4",
    "⅕": "1/5",
    "⅖": "2/5",
  }),
  ...entries("vulgar", {
    "⅗": "3/5",
    "⅘": "4/5",
    "⅙": "1/6",
    "⅚": "5/6",
    "⅐": "1/7",
    "⅛": "1/8",
    "⅜": "3/8",
  }),
  ...entries("vulgar", { "⅝": "5/8", "⅞": "7/8", "⅑": "1/9", "⅒": "1/10" }),
]);

/** Pairs of characters that mean one thing. */
export const PAIRS: ReadonlyMap<string, Meaning> = new Map([
  ...entries("operator", { "->": "→" }),
  ...entries("operator", { "**": "^" }),
  ...entries("relation", {
    "<=": "<=",
    "=<": "<=",
    ">=": ">=",
    "=>": ">=",
    "!=": "!=",
    "<>": "!=",
    "==": "=",
  }),
]);

/** LaTeX commands that stand for a token of their own. */
export const COMMANDS: ReadonlyMap<string, Meaning> = new Map([
  ...entries("operator", { cdot: "·", times: "·", ast: "*", div: "÷" }),
  ...entries("relation", { le: "<=", leq: "<=", leqslant: "<=", lt: "<", ne: "!=", neq: "!=" }),
  ...entries("relation", { ge: ">=", geq: ">=", geqslant: ">=", gt: ">" }),
  ...entries("open", { "{": "\\{", lbrace: "\\{", lbrack: "[" }),
  ...entries("close", { "}": "\\}", rbrace: "\\}", rbrack: "]" }),
  ...entries("bar", { vert: "", mid: "", lvert: "open", rvert: "close", "|": "" }),
  ...entries("fraction", { frac: "frac", dfrac: "frac", tfrac: "frac", cfrac: "frac" }),
  ...entries("root", { sqrt: "" }),
  ...entries("percent", { "%": "%" }),
  ...entries("degree", { degree: "°" }),
  ...entries("separator", { "\\": "\\\\" }),
  ...entries("constant", { pi: "pi", infty: "infinity" }),
  ...same("letter", [...GREEK_LETTERS.keys()].join(" ")),
  ...entries("letter", { varphi: "phi", vartheta: "theta", varepsilon: "epsilon" }),
  ...same("function", FUNCTIONS),
  ...entries("operator", { to: "→", rightarrow: "→", longrightarrow: "→" }),
  ...entries("function", { int: "int" }),
  ...entries("dash", { prime: "'" }),
  ...entries("function", { sum: "sum", binom: "binom", dbinom: "binom", tbinom: "binom" }),
]);

/** Commands that only arrange: spaces, sizes, styles. */
export const IGNORED_COMMANDS: ReadonlySet<string> = new Set(
  ", ; : ! > quad qquad displaystyle textstyle limits nolimits big Big bigg Bigg bigl bigr Bigl Bigr nonumber"
    .split(" ")
    .concat(" "),
);

/** Commands whose braces hold words. */
export const TEXT_COMMANDS: ReadonlySet<string> = words(
  "text textrm textbf textit mbox mathrm mathbf mathit operatorname",
);

/** Names that count as one token when a whole run of typed letters is exactly this. */
export const WORDS: ReadonlyMap<string, Meaning> = new Map([
  ...same("letter", TYPED_GREEK.join(" ")),
  ...same("function", FUNCTIONS),
  ...entries("constant", { pi: "pi", infinity: "infinity" }),
  ...entries("root", { sqrt: "2", cbrt: "3" }),
  ...entries("function", { abs: "abs" }),
  ...entries("radian", { rad: "rad" }),
]);

/** Names recognised inside a run of typed letters, as in "xsin(x)"; longest first. */
export const EMBEDDED_WORDS: readonly string[] = "arcsin arccos arctan sqrt cbrt sin cos tan log ln".split(
  " ",
);

export const SUPERSCRIPTS: ReadonlyMap<string, string> = new Map(
  [..."⁰¹²³⁴⁵⁶⁷⁸⁹⁻"].map((character, index) => [character, "0123456789-"[index] as string]),
);
