import { isNoNoun } from "../lexicon/lexicon";
import type { Token } from "../lexicon/tokens";
import { words } from "../word-list";

/** Words that are mathematics wherever they stand. */
const NAMES: ReadonlySet<string> = new Set(
  (
    "sqrt cbrt sin cos tan cot sec csc arcsin arccos arctan arccot arcsec arccsc sinh cosh tanh coth sech csch " +
    "log ln exp abs pi infinity theta alpha beta gamma lambda omega phi dx dy dt dz du dv det"
  ).split(" "),
);
const FUNCTIONS = ["arcsin", "arccos", "arctan", "sqrt", "cbrt", "sin", "cos", "tan", "log", "ln"];
/** Typed for "you", "are" and "and". */
const TEXTED: ReadonlySet<string> = new Set(["u", "r", "n"]);
/** Letters that are words before another word or a number: "a 5 kg mass", "i need". */
const LETTER_WORDS: ReadonlySet<string> = new Set(["a", "i"]);
const OPERATORS: ReadonlySet<string> = words("+ - * / ^ = < > <= >= =< => != -> ** ≤ ≥ ≠ × ÷ · ⋅ − – → _ ∈");
const RELATIONS: ReadonlySet<string> = words("= < > <= >= =< => != ≤ ≥ ≠");
const OPENING: ReadonlySet<string> = new Set(["(", "[", "{", "⟨"]);
const CLOSING: ReadonlySet<string> = new Set([")", "]", "}", "⟩"]);
/** Signs that say nothing of mathematics. */
const OTHER_SIGNS: ReadonlySet<string> = new Set(["#", "@", "&", "~", "`", "•", "\\\\", "’", "‘"]);
const MOST_GLUED = 3;

export const isOperator = (token: Token | undefined): boolean =>
  token?.kind === "sign" && OPERATORS.has(token.text);
export const isRelation = (token: Token | undefined): boolean =>
  token?.kind === "sign" && RELATIONS.has(token.text);
export const isOpening = (token: Token | undefined): boolean =>
  token?.kind === "sign" && OPENING.has(token.text);
export const isClosing = (token: Token | undefined): boolean =>
  token?.kind === "sign" && CLOSING.has(token.text);
export const isArrow = (token: Token | undefined): boolean =>
  token?.kind === "sign" && ["->", "→", "\\to", "\\rightarrow"].includes(token.text);
export const isLetter = (token: Token | undefined): boolean =>
  token?.kind === "word" && token.text.length === 1;
/** "sin", "sqrt", "pi": a word that is mathematics. */
export const isNamed = (token: Token | undefined): boolean => token?.kind === "word" && NAMES.has(token.text);
/** Typed for a word by people in a hurry. */
export const isTexted = (token: Token): boolean => TEXTED.has(token.text);

const isSign = (token: Token | undefined): boolean => token?.kind === "sign" && !OTHER_SIGNS.has(token.text);

/** Whether a token is mathematics, by itself or by what touches it.
 * @param isWord the lexicon knows the word */
export function isMathematics(
  tokens: readonly Token[],
  at: number,
  isWord: (text: string) => boolean,
): boolean {
  const token = tokens[at] as Token;
  if (token.kind === "number" || token.kind === "maths") return true;
  if (token.kind === "sign") return isSign(token);
  if (token.kind === "mark") return false;
  if (NAMES.has(token.text)) return true;
  if (isLetter(token)) return isVariable(tokens, at);
  if (isDifferential(tokens, at)) return true;
  if (isWord(token.text)) return isGluedProduct(tokens, at);
  if (isNamedFunctionOfLetter(token.text)) return true;
  if (token.text.length > MOST_GLUED) return false;
  const isBeside = isOperator(tokens[at - 1]) || isOperator(tokens[at + 1]);
  return touches(tokens, at) || (isBeside && /^[a-ckm-pr-z][xyzt]$/.test(token.text));
}

/** "d=rt": two letters behind an equals sign are a product, whatever word they are elsewhere. */
const isBehindEquals = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text.length === 2 && tokens[at - 1]?.text === "=" && tokens[at]?.spaced === false;

/** "u + at", "½at^2": two letters that are a word elsewhere, behind or before a sign of a sum or a power. */
export const isGluedProduct = (tokens: readonly Token[], at: number): boolean =>
  isBehindEquals(tokens, at) ||
  (/^(?:a[ts]|[a-z][xyz])$/.test(tokens[at]?.text ?? "") &&
    (["+", "*", "^"].includes(tokens[at - 1]?.text ?? "") ||
      tokens[at + 1]?.text === "^" ||
      (tokens[at - 1]?.kind === "number" && tokens[at]?.spaced === false)));

/** The dP of dP/dt. */
export function isDifferential(tokens: readonly Token[], at: number): boolean {
  const [top, line, bottom] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  return line?.text === "/" && [top, bottom].every((token) => /^d[a-z]$/.test(token?.text ?? ""));
}

/** "sinx", "xsin" */
const isNamedFunctionOfLetter = (text: string): boolean =>
  FUNCTIONS.some((name) => {
    const rest = text.startsWith(name)
      ? text.slice(name.length)
      : text.endsWith(name)
        ? text.slice(0, -name.length)
        : "";
    return rest.length === 1 && "xyzuv".includes(rest);
  });

function isVariable(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at] as Token;
  if (touches(tokens, at) || FUNCTIONS.includes(tokens[at - 1]?.text ?? "")) return true;
  if (isOperator(tokens[at + 1]) || isOperator(tokens[at - 1])) return true;
  const after = tokens[at + 1];
  if (token.text === "q") return after?.kind !== "number";
  // "1/2 a t^2": between a number and another letter it is no article.
  if (tokens[at - 1]?.kind === "number" && isLetter(after) && isOperator(tokens[at + 2])) return true;
  if (!LETTER_WORDS.has(token.text)) return true;
  return after?.kind === "word" ? token.text === "a" && isNoNoun(after.text) : after?.kind !== "number";
}

/** Digits or signs stand beside it without a space. */
function touches(tokens: readonly Token[], at: number): boolean {
  const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  const holds = (other: Token | undefined) => other?.kind === "number" || isSign(other);
  return (holds(before) && token?.spaced === false) || (holds(after) && after?.spaced === false);
}
