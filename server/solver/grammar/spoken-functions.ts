import { firstFound } from "../first-found";
import { ordinal } from "../lexicon/number-words";
import type { Token } from "../lexicon/tokens";
import { table } from "../table";
import { words } from "../word-list";
import { isClosing, isLetter, isOpening, isOperator } from "./token-kinds";

/** Functions and units that are said in words around their numbers become the signs of mathematics: "log base 2 of 32",
 * "root 72", "10 choose 3", "98.6 f to c". */
export function withSpokenFunctions(tokens: readonly Token[]): Token[] {
  const result: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const said = firstFound(SAID, (say) => say(tokens, at));
    result.push(...(said?.tokens ?? [tokens[at] as Token]));
    at += said?.length ?? 1;
  }
  return result;
}

interface Said {
  readonly tokens: readonly Token[];
  /** How many tokens it stands for. */
  readonly length: number;
}

type Say = (tokens: readonly Token[], at: number) => Said | null;

const sign = (first: Token, last: Token, written: string): Token => ({
  kind: "sign",
  text: written,
  as: written,
  start: first.start,
  end: last.end,
  spaced: first.spaced,
});

const areWords = (tokens: readonly Token[], at: number, ...words: readonly string[]): boolean =>
  words.every((word, index) => tokens[at + index]?.kind === "word" && tokens[at + index]?.text === word);

const isWhole = (token: Token | undefined): token is Token =>
  token?.kind === "number" && /^\d+$/.test(token.text);

/** "log base 2 of 32", "log base 2 32" */
const logarithm: Say = (tokens, at) => {
  const base = tokens[at + 2];
  if (!areWords(tokens, at, "log", "base") || !(isWhole(base) || (base && isLetter(base)))) return null;
  const of = tokens[at + 3];
  const isOf = of?.kind === "word" && of.text === "of";
  const last = isOf ? of : base;
  return { tokens: [sign(tokens[at] as Token, last, `\\log_{${base.text}}`)], length: isOf ? 4 : 3 };
};

/** "the square", "the third": a root that has a name of its own. */
const NAMED_ROOT: ReadonlySet<string> = new Set([
  "square",
  "cube",
  "cubed",
  "cubic",
  "sq",
  "third",
  "fourth",
  "nth",
  "th",
  "the",
  "a",
  "one",
]);

/** "root 72", "3 root 2", but not "the root 2" of an equation. */
const root: Say = (tokens, at) => {
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  if (!areWords(tokens, at, "root") || (before?.kind === "word" && NAMED_ROOT.has(before.text))) return null;
  return after?.kind === "number" || isOpening(after)
    ? { tokens: [sign(tokens[at] as Token, tokens[at] as Token, "√")], length: 1 }
    : null;
};

/** "10 choose 3" by itself. */
const binomial: Say = (tokens, at) => {
  const [before, of, choose, take, after] = [tokens[at - 1], ...tokens.slice(at, at + 4)];
  const isAlone =
    before?.text !== "from" && before?.text !== "of" && !(after?.kind === "word" && after.text.length > 1);
  if (!isWhole(of) || !isWhole(take) || choose?.text !== "choose" || !isAlone) return null;
  return { tokens: [sign(of, take, `\\binom{${of.text}}{${take.text}}`)], length: 3 };
};

/** Keys of calculators for ways to choose and to arrange. */
const KEYS: Readonly<Record<string, (of: string, take: string) => string>> = table({
  ncr: (of, take) => `\\binom{${of}}{${take}}`,
  npr: (of, take) => `\\frac{${of}!}{${Number(of) - Number(take)}!}`,
});

/** "nCr 5 2", "5 nCr 2", "ncr(5, 2)" */
const counting: Say = (tokens, at) => {
  const [first, second, third] = tokens.slice(at, at + 3);
  const [infix, prefix] = [KEYS[second?.text ?? ""], KEYS[first?.text ?? ""]];
  if (infix && isWhole(first) && isWhole(third))
    return { tokens: [sign(first, third, infix(first.text, third.text))], length: 3 };
  if (!prefix || !first) return null;
  if (isWhole(second) && isWhole(third))
    return { tokens: [sign(first, third, prefix(second.text, third.text))], length: 3 };
  const [of, comma, take, close] = tokens.slice(at + 2, at + 6);
  const isCall = second?.text === "(" && isWhole(of) && comma?.text === "," && isWhole(take);
  return isCall && close?.text === ")"
    ? { tokens: [sign(first, close, prefix(of.text, take.text))], length: 6 }
    : null;
};

const ENDINGS: ReadonlySet<string> = new Set(["st", "nd", "rd", "th"]);

/** What is rounded is rounded to something. */
const ROUNDING: ReadonlySet<string> = words("round rounded rounding approximate correct nearest estimate");
const BEHIND_POWER: ReadonlySet<string> = new Set([
  "plus",
  "minus",
  "times",
  "divided",
  "over",
  "multiplied",
]);

/** "2 to the 10", "x to the 5": an exponent without its name, where nothing goes on that it could count. */
const raisedTo: Say = (tokens, at) => {
  const [before, exponent, after] = [tokens[at - 1], tokens[at + 2], tokens[at + 3]];
  const isBase = before?.kind === "number" || (before !== undefined && isLetter(before)) || isClosing(before);
  const isOver =
    after === undefined ||
    after.kind === "mark" ||
    isOperator(after) ||
    isClosing(after) ||
    (after.kind === "word" && BEHIND_POWER.has(after.text));
  if (!areWords(tokens, at, "to", "the") || !isBase || !isWhole(exponent) || !isOver) return null;
  if (tokens[at - 2]?.text === "-" || tokens.slice(0, at).some(({ text }) => ROUNDING.has(text))) return null;
  return {
    tokens: [{ ...sign(tokens[at] as Token, exponent, `^${exponent.text}`), spaced: false }],
    length: 3,
  };
};

/** "to the fourth power", "raised to the 5th power" */
const raised: Say = (tokens, at) => {
  const first = areWords(tokens, at, "raised") ? at + 1 : at;
  const [before, name, ending] = [tokens[at - 1], tokens[first + 2], tokens[first + 3]];
  // "-3 to the fourth power" is 81 to some and -81 to others.
  const isPower = areWords(tokens, first, "to", "the") && tokens[at - 2]?.text !== "-";
  if (!isPower || !name || !before || !(before.kind === "number" || isLetter(before) || isClosing(before)))
    return null;
  const isNumbered = isWhole(name) && ENDINGS.has(ending?.text ?? "");
  const exponent = isNumbered ? Number(name.text) : name.kind === "word" ? ordinal(name.text) : null;
  const last = tokens[first + (isNumbered ? 4 : 3)];
  return exponent !== null && last?.text === "power"
    ? {
        tokens: [{ ...sign(tokens[at] as Token, last, `^${exponent}`), spaced: false }],
        length: first - at + (isNumbered ? 5 : 4),
      }
    : null;
};

/** "d/dx (x² + 1)": the sign of a derivative before what it is taken of. */
const derivative: Say = (tokens, at) => {
  const [before, d, line, by, of] = [tokens[at - 1], ...tokens.slice(at, at + 4)];
  const isSign = d?.text === "d" && line?.text === "/" && by?.text.length === 2 && by.text.startsWith("d");
  const isBefore = isOpening(of) || (of?.spaced === true && (isLetter(of) || of.kind === "number"));
  if (!d || !by || !isSign || !isBefore || (before && !d.spaced)) return null;
  return { tokens: [sign(d, by, `\\frac{d}{${by.text}}`)], length: 3 };
};

const SCALES: Readonly<Record<string, string>> = table({ f: "fahrenheit", c: "celsius" });

/** "98.6 f to c": of the letters of two scales, each tells what the other is. */
const temperature: Say = (tokens, at) => {
  const [number, from, to, into] = tokens.slice(at, at + 4);
  const [first, second] = [SCALES[from?.text ?? ""], SCALES[into?.text ?? ""]];
  if (number?.kind !== "number" || !from || !to || !into || !first || !second || first === second)
    return null;
  if (!["to", "in", "into", "as"].includes(to.text) || isClosing(tokens[at + 4])) return null;
  return {
    tokens: [number, { ...from, text: first, spaced: true }, to, { ...into, text: second }],
    length: 4,
  };
};

const SAID: readonly Say[] = [logarithm, root, binomial, counting, raised, raisedTo, derivative, temperature];
