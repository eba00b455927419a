import "server-only";
import { sidesOfEquation } from "./reading";
import type { Sentence } from "./sentences";
import type { Setting } from "./setting";
import { tokensOf } from "./tokens";
import type { Token } from "./types";
import { is, isAlike } from "./wording";
import type { CheckLines } from "./working";

/** The part of a sentence that supposes something. */
export interface SupposingClause {
  readonly from: number;
  /** Where what follows from it begins. */
  readonly end: number;
  /** What it says, equations in one piece. */
  readonly tokens: readonly Token[];
  /** The verb is one of doing or being otherwise: "if it were", "had it been". */
  readonly irreal: boolean;
  /** Nothing behind its sentence need follow from it. */
  readonly brief: boolean;
}

/** What a clause supposes. "nothing": no more than the problem says, or only that someone does something to it. "value":
 * a value of the unknown. "other": that the problem says something else, which is `problem` where that is clear. */
export type Supposed =
  | { readonly kind: "nothing" }
  | { readonly kind: "value" | "other"; readonly problem: string | null };

const OPENERS =
  /^(?:suppose|supposing|assume|assuming|imagine|imagining|pretend|pretending|hypothetically|picture)$/;
const CONDITIONS = /^(?:if|unless)$/;
const IRREAL = /^(?:were|was|had|would|wouldn't)$/;
/** Words between an opener and what it supposes. */
const FILLERS = /^(?:for|a|moment|second|minute|now|just|instead|that|argument|sake|the|of|while)$/;

const wordsOf = (tokens: readonly Token[]): readonly string[] =>
  tokens.flatMap(({ kind, text }) => (kind === "word" ? [text] : []));

/** The clause of a sentence that supposes something, from the word that says so to where what follows from it begins.
 * @param text that the sentence is in @param stop where the next one begins
 * @returns null for a sentence without one */
export function supposingClause(
  { segments, asks }: Sentence,
  text: string,
  stop: number,
): SupposingClause | null {
  const all = segments.flatMap(({ tokens }) => tokens);
  const words = wordsOf(all);
  for (const [index, { tokens }] of segments.entries()) {
    const at = openerIn(tokens, index === 0);
    if (at < 0) continue;
    const clause = [...upToThen(tokens.slice(at))];
    const isWhole = clause.length < tokens.length - at;
    for (
      let next = index;
      !isWhole &&
      (isEmpty(clause) || goesOn(clause, segments[next + 1])) &&
      /^,?$/.test(segments[next]?.mark ?? ":");
    ) {
      next += 1;
      const more = segments[next];
      if (!more) break;
      clause.push(...upToThen(more.tokens));
    }
    const [first, last] = [clause[0], clause.at(-1)];
    if (!first || !last) continue;
    const condition = CONDITIONS.test(first.text);
    const irreal = !OPENERS.test(first.text) && words.some((word) => IRREAL.test(word));
    if (condition && !irreal && !isOnlyDoing(clause) && !isMistake(clause)) continue;
    const end = all[all.indexOf(last) + 1]?.at ?? stop;
    // "What if it was 6x?": what comes behind the question follows from it.
    const brief = condition && !asks;
    return { from: first.at, end, tokens: tokensOf(text.slice(first.at, end)), irreal, brief };
  }
  return null;
}

/** Where a clause that supposes begins in a part of a sentence. */
function openerIn(tokens: readonly Token[], isFirst: boolean): number {
  const found = tokens.findIndex(
    ({ kind, text }) => kind === "word" && (OPENERS.test(text) || CONDITIONS.test(text)),
  );
  if (found >= 0) return tokens[found]?.text === "picture" && found > 0 ? -1 : found;
  const [first, second, third] = tokens.map(({ text }) => text);
  if (first === "let's" && second === "say") return 0;
  if (first === "let" && second === "us" && third === "say") return 0;
  if (!isFirst) return -1;
  if (first === "say" || (first === "think" && second === "of")) return 0;
  return /^(?:had|were)$/.test(first ?? "") && tokens.some(({ kind }) => kind === "math") ? 0 : -1;
}

function upToThen(tokens: readonly Token[]): readonly Token[] {
  const then = tokens.findIndex(({ text }) => text === "then");
  return then > 0 ? tokens.slice(0, then) : tokens;
}

const isEmpty = ([, ...rest]: readonly Token[]): boolean =>
  rest.every(({ kind, text }) => kind === "word" && (FILLERS.test(text) || text === "say"));

/** "If a fifth number, 28, were added": the verb is still to come. */
const goesOn = (clause: readonly Token[], next: { readonly tokens: readonly Token[] } | undefined): boolean =>
  next !== undefined &&
  !clause.some(({ text }) => IRREAL.test(text) || is("states", text)) &&
  CONDITIONS.test(clause[0]?.text ?? "") &&
  (next.tokens.every(({ kind }) => kind === "math") || next.tokens.some(({ text }) => BEING.test(text)));
const BEING = /^(?:were|was|had)$/;

/** "If we solve it", "if you think about it": nothing that could be otherwise. */
function isOnlyDoing(clause: readonly Token[]): boolean {
  const [, ...words] = wordsOf(clause);
  const isPlain = (word: string) => is("light", word) || is("actions", word) || DOING.test(word);
  return (
    clause.every(({ kind }) => kind === "word") &&
    words.some((word) => is("actions", word) || DOING.test(word)) &&
    words.every((word) => isPlain(word) || /^(?:about|carefully|through|both|sides|side)$/.test(word))
  );
}

const DOING = /^(?:think|look|check|go|carry|continue|simplify|rearrange|proceed|see)$/;
/** A mistake that is imagined is not made. */
const OTHERWISE = /^(?:instead|only|one|without|rather|wrongly|twice|again|opposite|just|never)$/;
const ACTING = /^(?:we|you|i|one|they|someone|he|she)$/;
const HAVING = /^(?:have|has|had|get|got|were|was|are|is|start|started)$/;

/** "If you add 3 instead": what someone does otherwise. */
function isMistake(clause: readonly Token[]): boolean {
  const words = wordsOf(clause);
  return isActed(words) && words.some(isOtherwise);
}

const isOtherwise = (word: string): boolean => OTHERWISE.test(word) || is("rejecting", word);

function isActed(words: readonly string[]): boolean {
  const agent = words.findIndex((word) => ACTING.test(word));
  return agent >= 0 && !HAVING.test(words[agent + 1] ?? "");
}

interface Known {
  readonly setting: Setting;
  readonly checkLines: CheckLines;
}

/** What is supposed, compared with what the problem says. */
export function supposedBy({ tokens }: SupposingClause, known: Known): Supposed {
  const words = wordsOf(tokens);
  const maths = tokens.flatMap(({ kind, text }) => (kind === "math" ? [text] : []));
  const equation = equationIn(tokens);
  if (equation) return ofEquation(equation, known);
  if (words.some(isOtherwise)) return { kind: "other", problem: null };
  if (maths.length === 0 || isActed(words)) return { kind: "nothing" };
  return { kind: "other", problem: withNumber(maths, words, known.setting) };
}

/** An equation of its own, or a letter that "is" a number. */
function equationIn(tokens: readonly Token[]): string | null {
  const own = tokens.find(
    ({ kind, text }) => kind === "math" && /[=<>≤≥]/.test(text) && sidesOfEquation(text),
  );
  if (own) return own.text;
  const [letter, value, ...others] = tokens.filter(({ kind }) => kind === "math");
  const isSaid = letter && value && others.length === 0 && /^[a-z]$/.test(letter.text);
  return isSaid && !/[a-z]/i.test(value.text) ? `${letter.text} = ${value.text}` : null;
}

function ofEquation(equation: string, { setting, checkLines }: Known): Supposed {
  const { problem, unknown } = setting;
  if (problem && checkLines(problem.text, [equation]).lines[0]?.verdict === "follows")
    return { kind: "nothing" };
  const letter = unknown ?? /[a-z]/i.exec(equation)?.[0] ?? null;
  if (letter === null || !equation.includes(letter)) return { kind: "other", problem: null };
  const isValue = /^\s*[a-zA-Z]\s*=[^=a-zA-Z]*$/.test(equation);
  return { kind: isValue ? "value" : "other", problem: `Solve $${equation}$ for $${letter}$` };
}

const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** The problem's equation with another number: "the right side were 11", "the 7 were an 11". */
function withNumber(maths: readonly string[], words: readonly string[], setting: Setting): string | null {
  const { problem, unknown, known } = setting;
  const [left, right, ...others] = known;
  if (!problem || unknown === null || left === undefined || right === undefined || others.length > 0)
    return problem && withAmount(maths, words, problem.text);
  const sides = [left, right];
  const [first = "", second] = maths;
  if (second !== undefined && maths.length === 2) {
    const places = sides.flatMap((side, at) => (side.split(/(\d+(?:\.\d+)?)/).includes(first) ? [at] : []));
    const [place, ...more] = places;
    if (place === undefined || more.length > 0 || !NUMBER.test(second)) return null;
    sides[place] = sides[place]?.replace(new RegExp(`(?<![\\d.])${first}(?![\\d.])`), second) ?? "";
  } else {
    const side: number = words.includes("right") ? 1 : words.includes("left") ? 0 : -1;
    if (side < 0 || maths.length > 1 || !NUMBER.test(sides[side] ?? "") || !NUMBER.test(first)) return null;
    sides.splice(side, 1, first);
  }
  return `Solve $${sides.join(" = ")}$ for $${unknown}$`;
}

const AMOUNT = /([$€£]\s?)?(?<![\d.])(\d+(?:\.\d+)?)(?![\d.])\s*([a-z%]+)?/gi;

/** A story with another amount of the same thing: "a pen cost 5 dollars". */
function withAmount(maths: readonly string[], words: readonly string[], story: string): string | null {
  const said = [...[...maths, ...words].join(" ").matchAll(AMOUNT)];
  if (said.length !== 1) return null;
  const [, sign = "", number = "", noun = ""] = said[0] ?? [];
  const alike = [...story.matchAll(AMOUNT)].filter(
    ([, own = "", , unit = ""]) => own.trim() === sign.trim() && (sign !== "" || isAlike(unit, noun)),
  );
  const [place, ...others] = alike;
  if (!place || others.length > 0 || (sign === "" && noun === "")) return null;
  const at = place.index + (place[1] ?? "").length;
  return story.slice(0, at) + number + story.slice(at + (place[2] ?? "").length);
}
