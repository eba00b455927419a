import "server-only";
import type { GivenAnswer } from "./final-answer";
import { settledEnd } from "./formulas";
import { CLAIMS_MAX } from "./limits";
import { endOfProblem } from "./meaning";
import { type Saying, sayingsOf } from "./sayings";
import { lastSentenceEnd } from "./sentence-end";
import { isWhole, statementsFrom } from "./statements";
import type { Statement } from "./types";

/** What a reply states, as far as it has come. */
export interface ReplyRead {
  readonly text: string;
  /** The same with what is only supposed. */
  readonly whole: string;
  /** The ones to be judged, in order. */
  readonly statements: readonly Statement[];
  /** All of them, the ones beyond the limit included. */
  readonly count: number;
  /** Answers in a box. */
  readonly answers: readonly GivenAnswer[];
  /** Values that something is said to have. */
  readonly sayings: readonly Saying[];
  /** Where the reply turns to another problem. */
  readonly end: number;
  /** There is no more to come. */
  readonly ended: boolean;
}

/** Reads a reply as it grows. What is settled is not read again, so that reading costs no more than the text is long. */
export interface ReplyReader {
  /** @param text all of the reply so far; each time at least as much as the time before
   * @returns null while there is nothing new to look at */
  read(text: string, options: { readonly ended: boolean }): ReplyRead | null;
}

/** Paragraphs up to this length are read again with every sentence; longer ones when they have grown by a part. */
const SHORT = 2000;
const PART = 8;

export function createReplyReader(): ReplyReader {
  const settled: Settled = {
    from: 0,
    end: 0,
    statements: [],
    count: 0,
    sayings: [],
    sayingsFrom: 0,
    turn: 0,
  };
  let last = 0;
  return {
    read(text, { ended }) {
      const whole = ended ? text : wholeSentences(text, settled.from);
      const grown = whole.length - last;
      const tail = whole.length - settled.from;
      if (!ended && (grown <= 0 || (tail > SHORT && grown < tail / PART))) return null;
      last = whole.length;
      settle(settled, whole);
      return readFrom(settled, whole, ended);
    },
  };
}

/** The settled part of a reply and what it states. */
interface Settled {
  from: number;
  /** Where its last statement ends. */
  end: number;
  /** As many of its statements as are judged. */
  readonly statements: Statement[];
  count: number;
  readonly sayings: Saying[];
  sayingsFrom: number;
  /** No turn to another problem begins before here, unless it has been found. */
  turn: number | { readonly at: number };
}

/** Values of one reply that are looked at. */
const SAYINGS_MAX = 200;
/** A turn of phrase is no longer than this. */
const PHRASE = 100;

function settle(settled: Settled, text: string): void {
  const from = settledEnd(text, settled.from);
  const statements = statementsFrom(text.slice(0, from), settled);
  settled.statements.push(...statements.slice(0, CLAIMS_MAX - settled.statements.length));
  settled.count += statements.length;
  settled.end = statements.at(-1)?.end ?? settled.end;
  settled.from = from;
  if (typeof settled.turn !== "number") return;
  const turn = endOfProblem(text, settled.turn);
  settled.turn = turn < text.length ? { at: turn } : Math.max(settled.turn, text.length - PHRASE);
}

function readFrom(settled: Settled, text: string, ended: boolean): ReplyRead {
  const tail = statementsFrom(text, settled);
  const fresh = ended ? tail : tail.filter((statement) => isWhole(statement, text));
  const statements = [...settled.statements, ...fresh].slice(0, CLAIMS_MAX);
  const end = typeof settled.turn === "number" ? text.length : settled.turn.at;
  const boxed = statements.filter((each) => each.boxed).map((each) => ({ ...each, said: "answer" as const }));
  const answers = boxed.filter(({ at }) => at < end);
  const outside = saidIn(settled, text, ended).filter(
    ({ value }) => !boxed.some((each) => each.at < value.end && value.at < each.end),
  );
  return {
    text,
    whole: text,
    statements,
    count: settled.count + fresh.length,
    answers,
    sayings: outside,
    end,
    ended,
  };
}

/** What is said in paragraphs that are all there: "x = 2" may go on with "or x = 3", and a colon with a formula. */
function saidIn(settled: Settled, text: string, ended: boolean): readonly Saying[] {
  const from = settled.sayingsFrom;
  const to = ended ? text.length : from + paragraphsEnd(text.slice(from, settled.from));
  if (to > from) {
    const found = sayingsOf(text.slice(from, to));
    settled.sayings.push(
      ...found.map((saying) => ({
        ...saying,
        value: { ...saying.value, at: saying.value.at + from, end: saying.value.end + from },
      })),
    );
    settled.sayingsFrom = to;
  }
  return settled.sayings.slice(0, SAYINGS_MAX);
}

/** Where the last paragraph ends that ends with a sentence. */
function paragraphsEnd(text: string): number {
  const ends = [...text.matchAll(/[.!?][*_)]*[ \t]*\n[ \t]*\n\s*/g)];
  const last = ends.at(-1);
  return last ? last.index + last[0].length : 0;
}

/** A reply up to its last whole sentence or line, "so x = 1" may be going to be 12; without a formula that is open. */
function wholeSentences(text: string, from: number): string {
  const end = lastSentenceEnd(text, from);
  const whole = text.slice(from, end);
  const isOpen =
    whole.split("$$").length % 2 === 0 ||
    whole.split("\\[").length > whole.split("\\]").length ||
    whole.split("\\begin{").length > whole.split("\\end{").length;
  return text.slice(0, isOpen ? from : end);
}
