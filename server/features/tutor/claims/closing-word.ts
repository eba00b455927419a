import "server-only";
import { checkAnswer } from "@/server/solver/check/check";
import { guardedAnswerOf } from "../answer-leak/guarded-answer";
import { isStated } from "./closing-scope";
import { CLAIM_LIMITS } from "./limits";
import type { ReplyRead } from "./reply-reader";
import { type Segment, sentencesOf } from "./sentences";
import type { Setting } from "./setting";
import type { JudgedAnswer } from "./types";
import { VERIFIED, within } from "./verdict";

const JUDGEMENTS: ReadonlySet<string> = new Set(["true", "false", "yes", "no"]);
/** Clauses of one reply that are looked at, the last ones. */
const CLAUSES_MAX = 12;
const WORDS_MAX = 8;
const OTHER_WAY = "It is the other way round.";

/** Judges a reply to a question that is answered by yes or no: the clauses in it that answer it. It is wrong where one
 * does so wrongly and none rightly. */
export function judgedWord({ problem }: Setting, { text, end }: ReplyRead): JudgedAnswer | null {
  const word = problem && guardedAnswerOf(problem.text)?.word;
  if (!problem || !word || !JUDGEMENTS.has(word)) return null;
  const clauses = sentencesOf(text.slice(0, end)).flatMap((sentence) =>
    sentence.segments
      .filter((segment) => segment.tokens.length <= WORDS_MAX)
      .filter((segment) => isStated({ segment, sentence, at: segment.tokens[0]?.at ?? 0 }, () => true))
      .map((segment) => clauseOf(segment, text)),
  );
  const judged = clauses.slice(-CLAUSES_MAX).map((clause) => {
    const check = () => checkAnswer(problem.text, clause.latex, CLAIM_LIMITS).verdict;
    return { clause, verdict: within(check, "cannot-tell") };
  });
  const found = (wanted: string) => judged.findLast(({ verdict }) => verdict === wanted)?.clause;
  const [right, wrong] = [found("right"), found("wrong")];
  if (right) return { kind: "answer", ...right, ...VERIFIED };
  return wrong ? { kind: "answer", ...wrong, outcome: "refuted", note: OTHER_WAY } : null;
}

function clauseOf({ tokens }: Segment, text: string) {
  const [at, end] = [tokens[0]?.at ?? 0, tokens.at(-1)?.end ?? 0];
  return { latex: text.slice(at, end), at, end };
}
