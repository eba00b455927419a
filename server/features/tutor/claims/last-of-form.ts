import "server-only";
import { type GuardedAnswer, guardedAnswerOf } from "../answer-leak/guarded-answer";
import { isOfForm } from "./closing-form";
import type { ReplyRead } from "./reply-reader";
import { type Segment, sentencesOf, wordsOf } from "./sentences";
import type { Setting } from "./setting";
import type { ClaimCheck } from "./types";

const SUPPOSING = /^(?:if|when|whenever|let|suppose|imagine|given|where|with)$/;
const EXAMPLE = /^examples?$/;

/** The last value of a reply that could be the answer by its form, whatever is said of it, unless it is asked for,
 * supposed or an example. */
export function lastOfForm(
  { text }: ReplyRead,
  { problem }: Setting,
): Pick<ClaimCheck, "latex" | "at"> | null {
  const secret = problem && guardedAnswerOf(problem.text);
  if (!secret) return null;
  const letters = new Set([...secret.letters, ...problem.letters]);
  const last = sentencesOf(text)
    .filter(({ asks, segments }) => !asks && !segments.flatMap(wordsOf).some((word) => EXAMPLE.test(word)))
    .flatMap(({ segments }) => segments.filter(isAsserting).flatMap(({ tokens }) => tokens))
    .findLast((token) => token.kind === "math" && isOfForm(toldIn(token.text, secret), secret, letters));
  return last ? { latex: last.text, at: last.at } : null;
}

const isAsserting = ({ tokens: [first] }: Segment): boolean =>
  first !== undefined && !(first.kind === "word" && SUPPOSING.test(first.text));

/** Behind the letter that is asked for: "x = 7". */
const toldIn = (text: string, { unknowns }: GuardedAnswer): string => {
  const [letter = "", value, ...others] = text.split("=").map((side) => side.trim());
  return value !== undefined && others.length === 0 && unknowns.includes(letter) ? value : text;
};
