import type { Expression } from "../../expression/ast";
import { negation, number } from "../../expression/build";
import type { Limits } from "../../limits";
import { parseExpression } from "../../parser/parse";
import { words } from "../../word-list";
import { cardinalAt, fractionAt, type Named } from "./number-name";

/** A phrase as the grammar sees it: words, values (numbers, letters, written mathematics) and commas. */
export type Token =
  | { readonly kind: "word"; readonly word: string }
  | { readonly kind: "value"; readonly value: Expression }
  | { readonly kind: "comma" };

type Chunk =
  | { readonly kind: "word"; readonly word: string; readonly joined: boolean }
  | { readonly kind: "maths"; readonly text: string }
  | { readonly kind: "comma" };

const SHORT_WORDS = words("of is to and the by or if it its no as in at be was an two six ten one");
const OPERATION_WORDS = words("sum add odd");
/** After "a", words that make it an article and not a variable. */
const NAMES_A_NUMBER = /^(?:number|quantity|variable|certain|given|value)$/i;

/** Takes a phrase apart.
 * @param phrase in plain notation, see prose.ts
 * @throws {ParseError} when a piece of mathematics cannot be read */
export function tokensOf(phrase: string, limits: Limits): Token[] {
  const written = phrase
    .replace(/["{}]/g, " ")
    .replace(/,/g, " , ")
    .split(/\s+/)
    .map((part) => part.replace(/(?<![.:;?!])[.:;?!]+$/, ""))
    .filter((part) => part !== "");
  const chunks = written.flatMap((part, i) => chunkOf(part, written[i + 1] ?? ""));
  return tokensFrom(chunks, limits);
}

function chunkOf(part: string, next: string): Chunk[] {
  if (part === ",") return [{ kind: "comma" }];
  const letters = /^[A-Za-z]+(?:-[A-Za-z]+)*$/.test(part);
  const article = /^a$/i.test(part) && NAMES_A_NUMBER.test(next);
  const isWord =
    article ||
    (letters &&
      (part.length > 3 ||
        (part.length === 3 && !/^[b-df-hj-np-tv-z]+$/i.test(part)) ||
        SHORT_WORDS.has(part.toLowerCase()) ||
        OPERATION_WORDS.has(part.toLowerCase())));
  if (!isWord) return [{ kind: "maths", text: part }];
  return part
    .toLowerCase()
    .split("-")
    .map((word, i) => ({ kind: "word", word, joined: i > 0 }));
}

function tokensFrom(chunks: readonly Chunk[], limits: Limits): Token[] {
  const tokens: Token[] = [];
  let i = 0;
  while (i < chunks.length) {
    const chunk = chunks[i] as Chunk;
    if (chunk.kind === "comma") {
      tokens.push(chunk);
      i += 1;
    } else if (chunk.kind === "maths") {
      const run = runOfMaths(chunks, i);
      tokens.push({ kind: "value", value: parseExpression(run.join(" "), limits) });
      i += run.length;
    } else {
      const named = numberAt(chunks, i);
      tokens.push(named ? { kind: "value", value: number(named.value) } : { kind: "word", word: chunk.word });
      i += named?.length ?? 1;
    }
  }
  return withNegatives(tokens);
}

function runOfMaths(chunks: readonly Chunk[], at: number): string[] {
  const run: string[] = [];
  for (let i = at; i < chunks.length; i += 1) {
    const chunk = chunks[i];
    if (chunk?.kind !== "maths") break;
    run.push(chunk.text);
  }
  return run;
}

/** A number in words: "five eighths", "one-and-three-fourths" (joined by hyphens only), "seventy-five". */
function numberAt(chunks: readonly Chunk[], at: number): Named | null {
  const words = chunks.map((chunk) => (chunk.kind === "word" ? chunk.word : "-"));
  const fraction = fractionAt(words, at);
  if (fraction) return fraction;
  const whole = cardinalAt(words, at);
  const joint = whole && chunks[at + whole.length];
  if (whole && joint?.kind === "word" && joint.word === "and" && joint.joined) {
    const part = fractionAt(words, at + whole.length + 1);
    if (part && part.value.n < part.value.d) {
      const value = { n: whole.value.n * part.value.d + part.value.n, d: part.value.d };
      return { value, length: whole.length + 1 + part.length };
    }
  }
  return whole;
}

/** "negative seven", "negative x". */
function withNegatives(tokens: readonly Token[]): Token[] {
  const result: Token[] = [];
  for (const token of tokens) {
    const before = result.at(-1);
    if (token.kind === "value" && before?.kind === "word" && before.word === "negative")
      result[result.length - 1] = { kind: "value", value: negation(token.value) };
    else result.push(token);
  }
  return result;
}
