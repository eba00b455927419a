import "server-only";
import { isLabelText } from "@/server/solver/check/label";
import { tokensOf } from "./tokens";
import type { Token } from "./types";
import { is } from "./wording";

/** A part of a sentence between marks. */
export interface Segment {
  readonly tokens: readonly Token[];
  /** The mark behind it; empty where a word begins the next one. */
  readonly mark: string;
}

/** Its words, without marks and mathematics. */
export const wordsOf = ({ tokens }: Segment): readonly string[] =>
  tokens.filter(({ kind }) => kind === "word").map(({ text }) => text);

export interface Sentence {
  readonly segments: readonly Segment[];
  /** It ends with a question mark. */
  readonly asks: boolean;
  /** It is the last of its line or paragraph. */
  readonly ends: "" | "line" | "paragraph";
}

/** Whether a sentence turns to another problem, or to an example. */
export const isElsewhere = ({ segments }: Sentence): boolean =>
  segments
    .map(wordsOf)
    .some((words) =>
      words.some(
        (word, index) => is("elsewhere", word) || (word === "instance" && words[index - 1] === "for"),
      ),
    );

const ENDS: ReadonlySet<string> = new Set([".", "!", "?", "…"]);
/** Words that begin another part of a sentence. */
const TURNS: ReadonlySet<string> = new Set(["so", "because", "since", "but"]);
const SHORT: ReadonlySet<string> = new Set(["e.g", "i.e", "approx", "etc"]);

/** The sentences of a text. A line that breaks off at a verb, a colon or a comma goes on in the next. */
export function sentencesOf(text: string): Sentence[] {
  const tokens = tokensOf(text).flatMap(unequal);
  const sentences: Sentence[] = [];
  let segments: Segment[] = [];
  let open: Token[] = [];
  const close = (mark: string) => {
    if (open.length > 0) segments.push({ tokens: open, mark });
    open = [];
  };
  const end = (mark: string) => {
    close(mark);
    if (segments.length > 0) sentences.push({ segments, asks: mark === "?", ends: "" });
    segments = [];
    const last = sentences.at(-1);
    if (last && mark.startsWith("\n"))
      sentences[sentences.length - 1] = { ...last, ends: mark === "\n" ? "line" : "paragraph" };
  };
  for (const [index, token] of tokens.entries()) {
    const next = tokens[index + 1];
    if (token.kind !== "mark") {
      if (isTurn(token, tokens.slice(index - 1, index + 2))) close("");
      open.push(token);
    } else if (token.text === "\n" || token.text === "\n\n") {
      const goesOn = token.text === "\n" && next !== undefined && /[a-z=]/.test(text[next.at] ?? "");
      if (!goesOn && !isDangling(open, segments.at(-1))) end(token.text);
    } else if (ENDS.has(token.text) && !(token.text === "." && SHORT.has(tokens[index - 1]?.text ?? ""))) {
      end(token.text);
    } else if (token.text === "," && isList(tokens, index)) open.push(token);
    else close(token.text);
  }
  end("");
  return sentences;
}

/** An equals sign is a verb, but for "x = 5" and "f(x) = …", where the whole is a value. */
function unequal(token: Token, index: number, all: readonly Token[]): Token[] {
  if (token.kind !== "math" || !/[=≈]/.test(token.text) || /\\begin|\\\\|&|[<>≤≥≠]/.test(token.text))
    return [token];
  const [first = "", ...others] = token.text.split(/(?=[=≈])/);
  const isValue = /^[=≈]/.test(first) ? all[index - 1]?.kind !== "word" : isNamed(first.trim());
  if (isValue || others.length + (/^[=≈]/.test(first) ? 1 : 0) === 0) return [token];
  let at = token.at;
  return [first, ...others].flatMap((piece): Token[] => {
    const [, sign = "", rest = ""] = /^([=≈]?)\s*(.*?)\s*$/s.exec(piece) ?? [];
    const from = at;
    at += piece.length;
    const link: Token[] =
      sign === "" ? [] : [{ kind: "word", text: sign === "=" ? "=" : "about", at: from, end: from + 1 }];
    return rest === "" ? link : [...link, { ...token, text: rest, at: from + sign.length, end: at }];
  });
}

const isNamed = (text: string): boolean => /^[a-zA-Z]$/.test(text) || isLabelText(text);

function isTurn({ text }: Token, [before, , after]: readonly (Token | undefined)[]): boolean {
  if (TURNS.has(text)) return !/^(?:any|no|every)thing$/.test(before?.text ?? "");
  return text === "and" && !(before?.kind === "math" && after?.kind === "math");
}

const isDangling = (open: readonly Token[], last: Segment | undefined): boolean => {
  const word = open.at(-1);
  if (!word) return last !== undefined && /^[:,→⇒]$/.test(last.mark);
  return word.kind === "word" && (is("states", word.text) || is("results", word.text));
};

/** A comma between two pieces of mathematics, or before an "and" between them. */
function isList(tokens: readonly Token[], index: number): boolean {
  const [before, next, after] = [tokens[index - 1], tokens[index + 1], tokens[index + 2]];
  if (before?.kind !== "math") return false;
  return next?.kind === "math" || (/^(?:and|or)$/.test(next?.text ?? "") && after?.kind === "math");
}
