import { isLetter, isNamed, isOpening, isOperator, isRelation } from "../../grammar/token-kinds";
import { tokenize } from "../../lexicon/tokenize";
import type { Token } from "../../lexicon/tokens";
import type { Edit } from "../../parser/parse-error";
import type { Detector, Unclear } from "./unclear";

/** Operations in words that bind more tightly than a sum, or take all of one away, with their signs. */
const WORDS: readonly (readonly [readonly string[], string])[] = [
  [["times"], "*"],
  [["multiplied", "by"], "*"],
  [["divided", "by"], "/"],
  [["over"], "/"],
  [["minus"], "-"],
  [["take", "away"], "-"],
];
const POWERS: readonly (readonly [string, string])[] = [
  ["squared", "^2"],
  ["cubed", "^3"],
];

/** "x^2+3x+2 divided by x+1", "10+5 over 5", "x+1 squared": signs of a sum are nearer to each other than the words
 * beside them, so that the words may reach over the whole sum. */
export const wordsBetweenSums: Detector = (text) => {
  const tokens = tokenize(text);
  for (let at = 1; at < tokens.length; at += 1) {
    const found = powerOfResultAt(tokens, at) ?? powerAt(tokens, at) ?? operationAt(tokens, at);
    if (found) return found;
  }
  return null;
};

function operationAt(tokens: readonly Token[], at: number): Unclear | null {
  const [words, sign] = WORDS.find(([said]) => isSaid(tokens, at, said)) ?? [];
  if (!words || !sign) return null;
  const left = runBefore(tokens, at);
  const right = runBehind(tokens, at + words.length);
  const [first, last] = [left[0], right.at(-1)];
  const [before, after] = [left.at(-1), right[0]];
  if (!first || !last || !before || !after) return null;
  // What stands before a minus is there as a whole in any case.
  const isDifference = sign === "-";
  const isSum = [!isDifference && isSumIn(left), isSumIn(right)] as const;
  const isBoth = isSum[0] && isSum[1] && [...left, ...right].some(isLetter);
  if (!isBoth && !((isSum[0] && isGlued(left)) || (isSum[1] && isGlued(right)))) return null;
  const between = (written: string): Edit => ({ start: before.end, end: after.start, text: written });
  const grouped: readonly Edit[] = [put(first.start, "("), between(`)${sign}(`), put(last.end, ")")];
  const ways = [
    { edits: grouped, meaning: "over the whole sum" },
    { edits: [between(` ${sign} `)], meaning: "only over the number or term beside it" },
  ];
  // Two sums with letters have a sign of an operation between them, or the words would not be there.
  return { question: "How much do the words reach over?", ways: isBoth ? ways.slice(0, 1) : ways };
}

function powerAt(tokens: readonly Token[], at: number): Unclear | null {
  const [said, sign] = POWERS.find(([word]) => isSaid(tokens, at, [word])) ?? [];
  const run = said ? runBefore(tokens, at) : [];
  const [first, last, word] = [run[0], run.at(-1), tokens[at]];
  if (!sign || !first || !last || !word || !isSumIn(run) || !isGlued(run)) return null;
  const raised: Edit = { start: last.end, end: word.end, text: sign };
  return {
    question: "How much is raised to the power?",
    ways: [
      { edits: [put(first.start, "("), { ...raised, text: `)${sign}` }], meaning: "the whole sum" },
      { edits: [raised], meaning: "only what stands beside the word" },
    ],
  };
}

const RESULTS: ReadonlyMap<string, string> = new Map([
  ["sum", "+"],
  ["difference", "-"],
  ["product", "*"],
  ["quotient", "/"],
]);

/** "The difference of 12 and 5 squared": what comes out is squared, or only the 5. */
function powerOfResultAt(tokens: readonly Token[], at: number): Unclear | null {
  const [result, of, first, and, second] = tokens.slice(Math.max(0, at - 5), at);
  const [, power] = POWERS.find(([word]) => isSaid(tokens, at, [word])) ?? [];
  const sign = RESULTS.get(result?.text ?? "");
  const isNamed = (of?.text === "of" || of?.text === "between") && and?.text === "and";
  const [start, end] = [result?.start, tokens[at]?.end];
  if (!power || !sign || !isNamed || start === undefined || end === undefined) return null;
  if (!first || !second || ![first, second].every((token) => token.kind === "number" || isLetter(token)))
    return null;
  const way = (text: string, meaning: string) => ({ edits: [{ start, end, text }], meaning });
  return {
    question: "How much is raised to the power?",
    ways: [
      way(`(${first.text} ${sign} ${second.text})${power}`, `the whole ${result?.text}`),
      way(`${first.text} ${sign} ${second.text}${power}`, "only what stands beside the word"),
    ],
  };
}

const put = (at: number, text: string): Edit => ({ start: at, end: at, text });

const isSaid = (tokens: readonly Token[], at: number, words: readonly string[]): boolean =>
  words.every((word, index) => tokens[at + index]?.kind === "word" && tokens[at + index]?.text === word);

const isOfRun = (token: Token): boolean =>
  !isRelation(token) &&
  (token.kind === "number" || token.kind === "sign" || isLetter(token) || isNamed(token));

/** The mathematics directly before a place. */
function runBefore(tokens: readonly Token[], at: number): readonly Token[] {
  const from = tokens.slice(0, at).findLastIndex((token) => !isOfRun(token)) + 1;
  return tokens.slice(from, at);
}

function runBehind(tokens: readonly Token[], at: number): readonly Token[] {
  const rest = tokens.slice(at);
  const end = rest.findIndex((token) => !isOfRun(token));
  return end < 0 ? rest : rest.slice(0, end);
}

/** A plus or minus between two operands, outside brackets. */
function isSumIn(run: readonly Token[]): boolean {
  let depth = 0;
  return run.some((token, at) => {
    if (isOpening(token)) depth += 1;
    if (token.text === ")" || token.text === "]" || token.text === "}") depth -= 1;
    const before = run[at - 1];
    const isBetween = before !== undefined && !isOperator(before) && !isOpening(before);
    return depth === 0 && isBetween && SUMMING.has(token.text);
  });
}
const SUMMING: ReadonlySet<string> = new Set(["+", "-", "−"]);

const isGlued = (run: readonly Token[]): boolean => run.slice(1).every(({ spaced }) => !spaced);
