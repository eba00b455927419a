import "server-only";
import { ANSWER_REACH, ANSWERS_MAX, answersIn, type GivenAnswer } from "./final-answer";
import { settledEnd } from "./find-mathematics";
import { CLAIMS_MAX } from "./limits";
import { endOfProblem } from "./meaning";
import { lastSentenceEnd } from "./sentence-end";
import { isWhole, statementsFrom } from "./statements";
import type { Statement } from "./types";

/** What a reply states, as far as it has come. */
export interface ReplyRead {
  readonly text: string;
  /** The ones to be judged, in order. */
  readonly statements: readonly Statement[];
  /** All of them, the ones beyond the limit included. */
  readonly count: number;
  /** Answers that are announced or are in a box. */
  readonly answers: readonly GivenAnswer[];
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
    answers: [],
    answersFrom: 0,
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
  readonly answers: GivenAnswer[];
  answersFrom: number;
  /** No turn to another problem begins before here, unless it has been found. */
  turn: number | { readonly at: number };
}

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
  const announced = announcedIn(settled, text, ended);
  const outside = announced.filter(({ at }) => !boxed.some((each) => each.at <= at && at < each.end));
  const answers = [...outside, ...boxed].filter(({ at }) => at < end);
  return { text, statements, count: settled.count + fresh.length, answers, end, ended };
}

/** Announced answers of which everything has arrived: "x = 2" may go on with "or x = 3". */
function announcedIn(settled: Settled, text: string, ended: boolean): readonly GivenAnswer[] {
  const from = settled.answersFrom;
  const to = ended ? text.length : text.lastIndexOf("\n", text.length - ANSWER_REACH) + 1;
  if (to > from && (ended || text.length > ANSWER_REACH)) {
    settled.answers.push(...answersIn(text, { from, to }));
    settled.answersFrom = to;
  }
  return settled.answers.slice(0, ANSWERS_MAX);
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
