import "server-only";
import { type GuardedAnswer, guardedAnswerOf } from "../answer-leak/guarded-answer";
import { answerSaid } from "./answer-said";
import { isOver } from "./closing";
import { isOfForm, numbersIn } from "./closing-form";
import { checkFinalAnswer } from "./final-answer";
import type { ReplyRead } from "./reply-reader";
import { type Sentence, sentencesOf } from "./sentences";
import type { Setting } from "./setting";
import type { ClaimCheck, Token } from "./types";
import { within } from "./verdict";

/** What the engine gets, where a reply comes to its end with values of the answer's kind and the answer is not among
 * them: whatever its words, it cannot have answered the problem.
 * @param claims what was found of the reply
 * @returns null where it may have, or an answer of it is called wrong */
export function lackingAnswer(
  claims: readonly ClaimCheck[],
  { text, whole, end }: ReplyRead,
  { problem, asked }: Setting,
): string | null {
  const secret = problem && guardedAnswerOf(problem.text);
  if (!secret || !asked || RAISED_LETTER.test(text) || claims.some(isJudged)) return null;
  const sentences = sentencesOf(text.slice(0, end));
  const tokens = sentences.flatMap(({ segments }) => segments.flatMap((segment) => segment.tokens));
  const letters = new Set([...secret.letters, ...problem.letters]);
  const isValue = (each: string) =>
    isOfForm(each, secret, letters) || (secret.kind === "set" && numbersIn(each).length > 0);
  const maths = tokens.filter(({ kind }) => kind === "math");
  const hasValue = maths.some((token) => token.text.split("=").some((side) => isValue(side.trim())));
  // A reply of which all is true has only not come to its answer.
  const isTrue = (token: Token) => claims.some((claim) => holds(claim) && isWithin(token, claim));
  if (!hasValue || maths.every(isTrue) || !isOver(fromLastValue(sentences))) return null;
  if (endsOnAnswer(maths, problem.text)) return null;
  const own = asked.maths.flatMap(numbersIn);
  return within(() => answerSaid(whole, secret, own), "open") === "absent" ? secret.latex : null;
}

/** What comes last is the answer by its value, in whatever words. */
function endsOnAnswer(maths: readonly Token[], problem: string): boolean {
  const last = maths.at(-1)?.text.split("=").at(-1)?.trim() ?? "";
  const verdict = within(
    () => checkFinalAnswer(problem, { latex: last, at: 0, end: 0, said: "answer" }),
    null,
  );
  return last !== "" && (verdict?.outcome === "verified" || verdict?.outcome === "sampled");
}

/** "eˣ": what nobody reads may be the answer. */
const RAISED_LETTER = /[\u02b0-\u02b8\u02e1-\u02e3\u1d2c-\u1d6a\u2071\u207f]/;

/** The last sentence with mathematics in it, and all behind it. */
const fromLastValue = (sentences: readonly Sentence[]): readonly Sentence[] =>
  sentences.slice(
    sentences.findLastIndex(({ segments }) =>
      segments.some(({ tokens }) => tokens.some(({ kind }) => kind === "math")),
    ),
  );

const holds = ({ outcome }: ClaimCheck): boolean => outcome === "verified" || outcome === "sampled";

const isWithin = (token: Token, { at, latex }: ClaimCheck): boolean =>
  at <= token.at && token.end <= at + latex.length;

const isJudged = ({ kind, outcome }: ClaimCheck): boolean => kind === "answer" && outcome !== "unchecked";

/** Whether the answer to a problem is in a text. */
export function holdsAnswer(text: string, problem: string): boolean {
  const secret: GuardedAnswer | null = guardedAnswerOf(problem);
  const presence = secret && within(() => answerSaid(text, secret, []), "open");
  return presence === "said" || presence === "shown";
}
