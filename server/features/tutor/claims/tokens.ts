import { table } from "@/server/solver/table";
import "server-only";
import { isUnit } from "@/server/solver/check/unit";
import { isKnownWord } from "@/server/solver/check/words";
import { fractionAt, numberAt, UNITS } from "@/server/solver/lexicon/number-words";
import { type Formula, formulasIn } from "./formulas";
import { joined } from "./joined-tokens";
import type { Token } from "./types";
import { is } from "./wording";

const FUNCTIONS = /^(?:sin|cos|tan|ln|log|sqrt|pi)$/;
/** What a function's name may have behind it with a space between: a letter, a number or a bracket. */
const ARGUMENT = /^(?:[(\d]|[a-z](?![a-zA-Z]))/;
/** By what is integrated or differentiated, and what does it. */
const CALCULUS = /^(?:d[xyt]|d(?:[a-z](?:\([a-z]\))?)?\/d[xyt]|∫)$/;
const LETTERS = /[a-zA-Z]+/g;
const SYMBOLS = /^[-\w+−–×·⋅÷*/^().,;%=<>≤≥≠≈±!|√∫π°€£⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻₀₁₂₃₄₅₆₇₈₉½¼¾⅓⅔'{}[\]\\∞∈∪]+$/u;
const OPERATOR = /^(?:[-+−–×·⋅÷*/=<>≤≥≠≈±]|<=|>=|\+\/-)$/u;
/** Small words written as one sign between two pieces of mathematics. */
const SPOKEN: readonly (readonly [words: readonly string[], sign: string])[] = [
  [["multiplied", "by"], "×"],
  [["divided", "by"], "÷"],
  [["to", "the", "power", "of"], "^"],
  [["times"], "×"],
  [["plus"], "+"],
  [["minus"], "-"],
];
const AFTER: Readonly<Record<string, string>> = table({ squared: "^2", cubed: "^3", percent: "%" });

/** A text in words, mathematics and marks. Code is a mark. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let from = 0;
  for (const formula of formulasIn(text)) {
    tokens.push(...proseTokens(text.slice(from, formula.at), from), formulaToken(formula));
    from = formula.end;
  }
  tokens.push(...proseTokens(text.slice(from), from));
  return joined(withUnits(withSpokenSigns(withShares(withMixed(withNumbers(tokens))))));
}

const formulaToken = ({ latex, at, end }: Formula): Token =>
  latex === null
    ? { kind: "mark", text: "`", at, end }
    : {
        kind: "math",
        text: withPlainUnits(latex)
          .trim()
          .replace(/[.,;]$/, ""),
        at,
        end,
        formula: true,
      };

/** Words behind a number in a formula are written as they are outside of it: "720 \\text{ km/h}" as "720 km/h". */
const withPlainUnits = (latex: string): string =>
  latex.replace(
    /(?<=[\d}])(?:\s|\\[,;:! ])*\\(?:text|mathrm|textrm)\s*\{\s*([^{}=]*?)\s*\}(\s*\^)?/g,
    (_all, words: string, raised: string | undefined) => ` ${words}${raised ? "^" : " "}`,
  );

const LIST_MARK = /(?<=^|\n)[ \t]*(?:(?:[-*•>]|#{1,6}|\d{1,2}[.)])[ \t]+)+/g;
/** A bar parts the cells of a table's row; elsewhere it belongs to an absolute value. */
const CHUNK = /\n[ \t]*\n\s*|\n|[—→⇒⟹]|[^\s—→⇒⟹]+/g;
const CELLS = /\n[ \t]*\n\s*|\n|[—→⇒⟹|]|[^\s—→⇒⟹|]+/g;
const ROW = /^[ \t]*\|.*\|[ \t]*$/m;

function proseTokens(prose: string, offset: number): Token[] {
  const plain = prose.replace(LIST_MARK, (mark) => " ".repeat(mark.length));
  const chunks = bracketed(
    [...plain.matchAll(ROW.test(plain) ? CELLS : CHUNK)].map(({ 0: text, index: at }) => ({ text, at })),
  );
  return chunks.flatMap(({ text, at }, index) =>
    chunkTokens(text, at + offset, chunks[index + 1]?.text ?? ""),
  );
}

interface Chunk {
  readonly text: string;
  readonly at: number;
}

/** A set, a point or an interval is one piece, whatever spaces are in it: "{-4, -5}", "(-∞, 3)". */
function bracketed(chunks: readonly Chunk[]): readonly Chunk[] {
  const found: Chunk[] = [];
  for (let at = 0; at < chunks.length; at += 1) {
    const first = chunks[at] as Chunk;
    const length = OPENED.test(first.text)
      ? chunks.slice(at, at + LISTED_MAX).findIndex(({ text }) => CLOSED.test(text))
      : -1;
    const parts = chunks.slice(at, at + length + 1);
    if (length > 0 && parts.slice(1, -1).every(({ text }) => LISTED.test(text))) {
      found.push({ text: parts.map(({ text }) => text).join(" "), at: first.at });
      at += length;
    } else found.push(first);
  }
  return found;
}
const LISTED_MAX = 8;
const MEMBER = String.raw`[-−–+]?(?:[\d./√π]+|∞)`;
const OPENED = new RegExp(`^[([{]${MEMBER}[,;]$`, "u");
const LISTED = new RegExp(`^${MEMBER}[,;]$`, "u");
const CLOSED = new RegExp(String.raw`^${MEMBER}[)\]}][.,;:!?*]*$`, "u");

function chunkTokens(chunk: string, at: number, next: string): Token[] {
  if (/^\s|^[—→⇒⟹|]$/.test(chunk)) {
    const text = /\n[ \t]*\n/.test(chunk) ? "\n\n" : chunk.trim() || "\n";
    return [{ kind: "mark", text, at, end: at + chunk.length }];
  }
  if (/^(?:>=?|<=?)$/.test(chunk)) return [{ kind: "math", text: chunk, at, end: at + chunk.length }];
  const lead = /^[*_"“‘>#`]*/.exec(chunk)?.[0].length ?? 0;
  const [marked = ""] = /[*_"”’`.,;:!?…✓✔]*$/u.exec(chunk.slice(lead)) ?? [];
  // "5! = 120": what goes on with a sign is a factorial.
  const tail = marked === "!" && /\d!$/.test(chunk) && OPERATOR.test(next) ? "" : marked;
  const core = chunk.slice(lead, chunk.length - tail.length);
  const marks = [...tail].flatMap((sign, index): Token[] =>
    /[.,;:!?…]/.test(sign)
      ? [
          {
            kind: "mark",
            text: sign,
            at: at + chunk.length - tail.length + index,
            end: at + chunk.length - tail.length + index + 1,
          },
        ]
      : [],
  );
  return core === "" ? marks : [...coreTokens(core, at + lead, next), ...marks];
}

function coreTokens(core: string, at: number, next: string): Token[] {
  const end = at + core.length;
  if (isMathematics(core, next)) return [{ kind: "math", text: core, at, end }];
  const [, opened = "", inner = core, closed = ""] = /^([([]*)(.*?)([)\]]*)$/s.exec(core) ?? [];
  if (inner !== core && inner !== "") {
    const bracket = (text: string, from: number): Token[] =>
      text === "" ? [] : [{ kind: "mark", text: ",", at: from, end: from + text.length }];
    return [
      ...bracket(opened, at),
      ...coreTokens(inner, at + opened.length, next),
      ...bracket(closed, end - closed.length),
    ];
  }
  const word = core.toLowerCase().replaceAll("’", "'");
  const [, stem = word, ending = ""] = /^(?!let's)(.+?)('s|'re|'ll|'d)$/.exec(word) ?? [];
  const words: Token[] = [{ kind: "word", text: stem, at, end: at + stem.length }];
  if (ending !== "") words.push({ kind: "word", text: ending, at: at + stem.length, end });
  return words;
}

function isMathematics(core: string, next: string): boolean {
  if (/^\\?\$\d[\d.,]*$/.test(core) || OPERATOR.test(core) || CALCULUS.test(core)) return true;
  if (FUNCTIONS.test(core) && core !== "pi") return ARGUMENT.test(next);
  if (!SYMBOLS.test(core.replace(/(?<=[,;]) /g, "")) || !/[a-zA-Z\dπ√]/u.test(core)) return false;
  if (/^[aAI]$/.test(core)) return /^[=<>≤≥]/.test(next);
  if (
    core.split("(").length !== core.split(")").length &&
    !/[\d^*/+=]|^\(?[a-z]\)?$|^[a-z]\([a-z]$/i.test(core)
  )
    return false;
  if (/^\d+(?:st|nd|rd|th)$/i.test(core) || (/^\d+(?:[-–]\d+){2,}$/.test(core) && !/^[=≈]/.test(next)))
    return false;
  const letters = core.match(LETTERS) ?? [];
  if (letters.length === 0) return true;
  if (/^[a-zA-Z]$/.test(core)) return true;
  if (!/[\d+−×·÷^=<>≤≥()/*⁰¹²³⁴⁵⁶⁷⁸⁹√π|]/u.test(core)) return /^[xyz]{2,3}$/.test(core);
  return (
    letters.every(
      (word) => word.length === 1 || FUNCTIONS.test(word) || (/^[a-z]{2}$/.test(word) && isPair(word)),
    ) || isAmount(core)
  );
}

/** Letters side by side are a product where they are among the usual unknowns. */
const isPair = (word: string): boolean =>
  /^[abxyznmkpqrt]{2}$/.test(word) && !/^(?:an|at|my|by|am|ax|pm)$/.test(word);

function isAmount(core: string): boolean {
  const [, unit = ""] = /^\d[\d.,]*([a-zA-Z°µ][a-zA-Z²³/^\d]*)$/u.exec(core) ?? [];
  return unit !== "" && isUnit(unit);
}

/** Number words and words that are answers are mathematics: "fifty-four", "two thirds", "no solution". */
function withNumbers(tokens: readonly Token[]): Token[] {
  const found: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const first = tokens[at] as Token;
    const spoken = first.kind === "word" ? spokenAt(tokens, at) : null;
    if (spoken) {
      const last = tokens[at + spoken.length - 1] as Token;
      found.push({ kind: "math", text: spoken.text, at: first.at, end: last.end });
    } else found.push(first);
    at += spoken?.length ?? 1;
  }
  return found;
}

/** "One and a quarter", "2 and a half", "an hour and a half": a whole number with a part in words. */
function withMixed(tokens: readonly Token[]): Token[] {
  const found: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const [first, unit] = [tokens[at] as Token, tokens[at + 1]];
    const whole = /^(?:an?|one)$/.test(first.text) ? "1" : first.text;
    const hasUnit = unit?.kind === "word" && isUnit(unit.text);
    const part = /^\d+$/.test(whole) ? partAt(tokens, at + (hasUnit ? 2 : 1)) : null;
    const isMixed = part !== null && (first.kind === "math" || hasUnit);
    if (isMixed) {
      const text = `${Number(whole) * part.d + part.n}/${part.d}`;
      found.push({ kind: "math", text, at: first.at, end: part.end }, ...(hasUnit ? [unit] : []));
      at = part.last;
    } else found.push(first);
  }
  return found;
}

/** "One in six", "7 out of 20": a share. */
function withShares(tokens: readonly Token[]): Token[] {
  const found: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const first = tokens[at] as Token;
    const behind = tokens.slice(at + 1, at + 3).map(({ text }) => text);
    const link =
      behind[0] === "in" && /^(?:1|one)$/.test(first.text) ? 1 : behind.join(" ") === "out of" ? 2 : 0;
    const whole = link > 0 ? tokens[at + link + 1] : undefined;
    if (whole && isWholeNumber(whole) && (isWholeNumber(first) || first.text === "one")) {
      const part = first.text === "one" ? "1" : first.text;
      found.push({ kind: "math", text: `${part}/${whole.text}`, at: first.at, end: whole.end });
      at += link + 1;
    } else found.push(first);
  }
  return found;
}

const isWholeNumber = ({ kind, text }: Token): boolean => kind === "math" && /^\d{1,6}$/.test(text);

/** "and a half", with the fraction in words. */
function partAt(tokens: readonly Token[], at: number) {
  const [and, ...words] = tokens.slice(at, at + 3);
  if (and?.text !== "and") return null;
  const [first, second] = words;
  const [, n = "", d = ""] = /^(\d+)\/(\d+)$/.exec(first?.text ?? "") ?? [];
  const isSpoken = first !== undefined && first.end - first.at > first.text.length;
  if (n !== "" && isSpoken) return { n: Number(n), d: Number(d), end: first.end, last: at + 1 };
  const part = first?.text === "a" && second ? fractionAt(["a", second.text]) : null;
  if (!part || !second) return null;
  return { n: Number(part.value.n), d: Number(part.value.d), end: second.end, last: at + 2 };
}

function spokenAt(tokens: readonly Token[], from: number): { text: string; length: number } | null {
  // "Half of one is 7": a pronoun.
  const [before, first, next] = tokens.slice(Math.max(0, from - 1), from + 2);
  if (before?.text === "of" && first?.text === "one" && next && is("states", next.text)) return null;
  const run: { word: string; at: number }[] = [];
  for (let at = from; at < from + 8 && tokens[at]?.kind === "word"; at += 1)
    run.push(...(tokens[at] as Token).text.split("-").map((word) => ({ word, at })));
  for (const length of [4, 3, 2, 1]) {
    const words = run.slice(0, length).map(({ word }) => word);
    const last = run[length - 1];
    if (last && words.length === length && length > 1 && isKnownWord(words.join(" ")))
      return { text: words.join(" "), length: last.at - from + 1 };
  }
  if (run[0]?.word === "undefined") return { text: "undefined", length: 1 };
  return numberIn(run, { tokens, from });
}

interface Words {
  readonly tokens: readonly Token[];
  readonly from: number;
}

/** A number, or a number of times a number in the plural: "eight sevens". */
function numberIn(
  run: readonly { readonly word: string; readonly at: number }[],
  { tokens, from }: Words,
): { text: string; length: number } | null {
  const words = run.map(({ word }) => word);
  const isScale = words[0] === "a" && /^(?:hundred|thousand|million)$/.test(words[1] ?? "");
  const fraction = words[0] === "a" && words[1] !== "half" ? null : fractionAt(words);
  const number = fraction ?? numberAt(isScale ? ["one", ...words.slice(1)] : words);
  if (!number) return null;
  const { n, d } = number.value;
  const [last, next] = [run[number.length - 1], run[number.length]];
  if (next && next.at === last?.at) return null;
  const several = next && d === 1n ? PLURALS.indexOf(next.word) : -1;
  if (next && several >= 0) return { text: `${n} × ${several}`, length: next.at - from + 1 };
  const length = (last?.at ?? from) - from + 1;
  // Larger numbers count things in figures and in words alike.
  const isAmount = d !== 1n || n > COUNTED_MAX || isCounted(tokens, from + length);
  return isAmount ? { text: d === 1n ? `${n}` : `${n}/${d}`, length } : null;
}

const COUNTED_MAX = 12n;
const PLURALS = UNITS.map((word) => (word === "six" ? "sixes" : `${word}s`));

/** "two" of "two numbers" counts them; the two that is said of something has an end, a verb or a sign behind it. */
const COUNTING =
  /^(?:is|are|was|has|must|would|should|will|can|does|equals?|gives?|makes?|times|plus|minus|divided|multiplied|percent|squared|cubed|to|and|or|into|of|comes?|'s|in|on|at|as|by|with|for|from|since|because|so|but|if|when|which|that|this|it|then|here|there|too|exactly)$/;
function isCounted(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at];
  const isArticle = /^an?$/.test(next?.text ?? "");
  return (
    next === undefined ||
    next.kind !== "word" ||
    COUNTING.test(next.text) ||
    (is("results", next.text) && !is("states", next.text)) ||
    unitLength(tokens, isArticle ? at + 1 : at) > 0
  );
}

function withSpokenSigns(tokens: readonly Token[]): Token[] {
  const found: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    const isAfterMathematics = found.at(-1)?.kind === "math";
    const next = tokens[at + 1];
    if (
      !isAfterMathematics &&
      /^(?:negative|minus)$/.test(token.text) &&
      next?.kind === "math" &&
      /^[\d(]/.test(next.text)
    ) {
      found.push({ ...next, text: `-${next.text}`, at: token.at });
      at += 1;
      continue;
    }
    const sign = isAfterMathematics && token.kind === "word" ? signAt(tokens, at) : null;
    if (sign) {
      const last = tokens[at + sign.length - 1] as Token;
      found.push({ kind: "math", text: sign.text, at: token.at, end: last.end });
      at += sign.length - 1;
    } else if (isAfterMathematics && token.kind === "word" && AFTER[token.text] !== undefined) {
      const before = found.pop() as Token;
      found.push({ ...before, text: `${before.text}${AFTER[token.text]}`, end: token.end });
    } else found.push(token);
  }
  return found;
}

function signAt(tokens: readonly Token[], at: number): { text: string; length: number } | null {
  const spoken = SPOKEN.find(([words]) => words.every((word, index) => tokens[at + index]?.text === word));
  if (!spoken || tokens[at + spoken[0].length]?.kind !== "math") return null;
  return { text: spoken[1], length: spoken[0].length };
}

/** A unit belongs to the number before it. */
function withUnits(tokens: readonly Token[]): Token[] {
  const found: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const before = found.at(-1);
    // "Half a kilogram".
    if (
      /\d\/\d+$/.test(before?.text ?? "") &&
      /^an?$/.test(tokens[at]?.text ?? "") &&
      unitLength(tokens, at + 1) > 0
    )
      at += 1;
    const token = tokens[at] as Token;
    const isNumber = before?.kind === "math" && /\d$|\d\}$|^\\?\$/.test(before.text);
    const length = isNumber && (token.kind === "word" || !token.formula) ? unitLength(tokens, at) : 0;
    if (length === 0) found.push(token);
    else {
      const unit = tokens
        .slice(at, at + length)
        .map(({ text }) => text)
        .join(" ");
      const last = tokens[at + length - 1] as Token;
      found[found.length - 1] = { ...(before as Token), text: `${before?.text} ${unit}`, end: last.end };
      at += length - 1;
    }
  }
  return found;
}

function unitLength(tokens: readonly Token[], at: number): number {
  for (const length of [4, 3, 2, 1]) {
    const words = tokens.slice(at, at + length);
    if (words.length < length || words.some(({ kind, formula }) => kind === "mark" || formula)) continue;
    const unit = words.map(({ text }) => text).join(" ");
    if (/[a-zA-Z°]/.test(unit) && !/\b(?:in|an?|as|at|is|of|to|for)\b|\d(?<!\^\d)/.test(unit) && isUnit(unit))
      return length;
  }
  return 0;
}
