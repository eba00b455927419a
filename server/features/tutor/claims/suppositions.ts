import "server-only";
import { isSameWriting } from "@/server/solver/check/same-writing";
import { sidesOfEquation } from "./reading";
import { type Segment, type Sentence, sentencesOf } from "./sentences";
import type { Setting } from "./setting";
import { type Supposed, supposedBy, supposingClause } from "./supposing-clause";
import type { Token } from "./types";
import { is } from "./wording";
import type { CheckLines } from "./working";

/** A stretch of a reply that says what would be so if something else were. */
export interface Supposition {
  /** The reply with everything else blank, so that places stay what they are. */
  readonly text: string;
  /** What is supposed, as a problem; null where that is not clear. */
  readonly problem: string | null;
}

/** A reply by what it speaks of: of the problem as it is, and of what is only supposed. */
export interface Discourse {
  /** The reply with its suppositions blank, and with words that suppose nothing. */
  readonly actual: string;
  readonly suppositions: readonly Supposition[];
}

/** Reads a reply as it grows; paragraphs that have been read are not read again. */
export interface DiscourseReader {
  read(text: string): Discourse;
}

interface Stretch {
  readonly from: number;
  readonly end: number;
}

/** What is being supposed. */
interface Open {
  readonly supposed: Exclude<Supposed, { readonly kind: "nothing" }>;
}

interface Known {
  readonly setting: Setting;
  readonly checkLines: CheckLines;
}

const MAY_SUPPOSE = /\b(?:suppos|assum|imagin|pretend|picture|think of|say|hypothetical|if|unless|had|were)/i;
const SUPPOSITIONS_MAX = 8;

export function createDiscourseReader(known: Known): DiscourseReader {
  let read: { readonly text: string; readonly openBefore: Open | null; readonly found: Paragraph }[] = [];
  return {
    read(text) {
      if (!MAY_SUPPOSE.test(text)) return { actual: text, suppositions: [] };
      const found: Paragraph[] = [];
      let open: Open | null = null;
      let at = 0;
      for (const [index, paragraph] of text.split(/(?<=\n[ \t]*\n)/).entries()) {
        const before = read[index];
        const isSame = before?.text === paragraph && before.openBefore === open;
        const next: Paragraph = isSame ? before.found : paragraphFrom(paragraph, { at, open, known });
        if (!isSame) read = [...read.slice(0, index), { text: paragraph, openBefore: open, found: next }];
        found.push(next);
        open = next.open;
        at += paragraph.length;
      }
      return discourseOf(text, found);
    },
  };
}

interface Paragraph {
  /** What is not said of the problem as it is. */
  readonly blank: readonly Stretch[];
  /** What follows from what is supposed. */
  readonly inside: readonly (Stretch & { readonly open: Open })[];
  /** What goes on being supposed. */
  readonly open: Open | null;
}

function discourseOf(text: string, paragraphs: readonly Paragraph[]): Discourse {
  const inside = paragraphs.flatMap((paragraph) => paragraph.inside);
  const made = [...new Set(inside.map(({ open }) => open))].slice(0, SUPPOSITIONS_MAX);
  return {
    actual: without(
      text,
      paragraphs.flatMap(({ blank }) => blank),
    ),
    suppositions: made.map((open) => ({
      text: asIs(
        only(
          text,
          inside.filter((each) => each.open === open),
        ),
      ),
      problem: open.supposed.problem,
    })),
  };
}

const blankOf = (text: string): string => text.replace(/[^\n]/g, " ");

/** What is left out ends the sentence before it. */
const leftOut = (text: string): string => blankOf(text).replace(/^ /, ".");

function without(text: string, stretches: readonly Stretch[]): string {
  let plain = text;
  for (const { from, end } of stretches)
    plain = plain.slice(0, from) + leftOut(text.slice(from, end)) + plain.slice(end);
  return plain;
}

function only(text: string, stretches: readonly Stretch[]): string {
  let plain = "";
  for (const { from, end } of stretches)
    plain += leftOut(text.slice(plain.length, from)) + text.slice(from, end);
  return plain + leftOut(text.slice(plain.length));
}

/** What would be so, as what is so: "x would be 4" says that x is 4 where that is supposed. */
const asIs = (text: string): string =>
  text
    .replace(/\b(?:would|could|should|might|must)(?: have)? be(?:en)?\b/gi, (words) =>
      "is".padEnd(words.length),
    )
    .replace(/\b(?:would|could|might)(?: have)?\b|(?<=[a-z])['’]d\b/gi, blankOf);

interface Reading {
  readonly at: number;
  readonly open: Open | null;
  readonly known: Known;
}

function paragraphFrom(text: string, { at, open: before, known }: Reading): Paragraph {
  const blank: Stretch[] = [];
  const inside: (Stretch & { readonly open: Open })[] = [];
  let open = before;
  const sentences = sentencesOf(text);
  for (const [index, sentence] of sentences.entries()) {
    const from = at + startOf(sentence, text);
    const next = startOf(sentences[index + 1], text);
    const end = at + next;
    const clause = supposingClause(sentence, text, next);
    const supposed = clause && supposedBy(clause, known);
    if (open && isBack(sentence, { open, known, begins: index === 0 })) open = null;
    if (supposed && supposed.kind !== "nothing") open = { supposed };
    if (!open) {
      if (clause && !clause.irreal) blank.push({ from: clause.from + at, end: clause.end + at });
      continue;
    }
    const back = backIn(sentence, open);
    const stop = back === null ? end : back + at;
    const around = clause
      ? [
          { from, end: clause.from + at },
          { from: clause.end + at, end: stop },
        ]
      : [{ from, end: stop }];
    for (const stretch of around)
      if (/\d/.test(text.slice(stretch.from - at, stretch.end - at))) inside.push({ ...stretch, open });
    blank.push({ from, end: stop });
    const isBrief = clause?.brief === true && open.supposed.problem === null;
    if (back !== null || isBrief || (!clause && isRejected(sentence))) open = null;
  }
  return { blank, inside, open };
}

const startOf = (sentence: Sentence | undefined, text: string): number =>
  sentence?.segments[0]?.tokens[0]?.at ?? text.length;

const tokensOf = ({ segments }: Sentence): readonly Token[] => segments.flatMap(({ tokens }) => tokens);
const wordsOf = (tokens: readonly Token[]): readonly string[] =>
  tokens.flatMap(({ kind, text }) => (kind === "word" ? [text] : []));

/** What comes behind "which is not 7" is no longer supposed. */
const isRejected = (sentence: Sentence): boolean =>
  wordsOf(tokensOf(sentence)).some(
    (word) => is("rejecting", word) || /^(?:too|contradiction|contradicts)$/.test(word),
  );

interface Returning {
  readonly open: Open;
  readonly known: Known;
  /** The sentence is the first of its paragraph. */
  readonly begins: boolean;
}

const WOULD = /^(?:would|'d|could|might)$/;
const ON = /^(?:then|so|thus|therefore|hence|that|this|it|which|and)$/;

/** Whether a sentence speaks of the problem as it is again. */
function isBack(sentence: Sentence, { open, known, begins }: Returning): boolean {
  const tokens = tokensOf(sentence);
  const words = wordsOf(tokens);
  if (words.some((word) => WOULD.test(word))) return false;
  if (words.some((word, index) => isTurning(word, words.slice(index + 1)))) return true;
  if (tokens.some((token) => isOfProblem(token, open, known.setting))) return true;
  if (!begins) return false;
  const [first] = tokens;
  if (words.some((word) => is("answers", word))) return true;
  return first?.kind === "word" && !ON.test(first.text);
}

/** "Here", "but", "in our equation", "the actual problem". */
function isTurning(word: string, [next = "", after = ""]: readonly string[]): boolean {
  if (is("returning", word) || (word === "as" && next === "it" && after === "is")) return true;
  if (/^(?:our|your)$/.test(word) && /^(?:equation|one)$/.test(next)) return true;
  return /^(?:our|your|the|this)$/.test(word) && /^(?:problem|question|case|exercise)$/.test(next);
}

/** The problem's own equation, or a number of it that is supposed to be another. */
function isOfProblem({ kind, text }: Token, { supposed }: Open, { known, problem }: Setting): boolean {
  if (kind !== "math" || !problem) return false;
  const sides = sidesOfEquation(text);
  if (sides && sides.length > 1)
    return sides.every((side) => known.some((each) => isSameWriting(each, side.text)));
  const number = /^-?(\d+(?:\.\d+)?)(?:\s*[a-z%]+)?$/i.exec(text)?.[1];
  if (supposed.kind !== "other" || supposed.problem === null || number === undefined) return false;
  const has = (numbers: string) => numbers.split(/(\d+(?:\.\d+)?)/).includes(number);
  return has(problem.text) && !has(supposed.problem);
}

/** Where a sentence that supposes comes back itself: of a value that is tried, "the answer" is the problem's. */
function backIn({ segments }: Sentence, { supposed }: Open): number | null {
  const back = (segment: Segment): boolean => {
    const words = wordsOf(segment.tokens);
    return (
      !words.some((word) => WOULD.test(word)) &&
      words.some((word) => (supposed.kind === "value" && is("answers", word)) || is("returning", word))
    );
  };
  const found = segments.slice(1).find(back);
  return found?.tokens[0]?.at ?? null;
}
