import "server-only";
import { isUnit } from "@/server/solver/check/unit";
import { wordsOfText } from "../answer-leak/vocabulary";

/** Between single backticks, without a place where a sentence could end. */
const INLINE = /(?<![`\\])`([^`\n]{1,120})`(?!`)/g;
const SENTENCE_END = /[.!?;]\s/;
const OF_PROGRAMS = /==|!=|=>|[;"'#]|\w\(\s*\)|[a-z_]\w+\s*=/i;
const NAMES = /^(?:and|or|sin|cos|tan|log|ln|sqrt|pi|exp)$/;

/** A reply to a problem of mathematics in which mathematics between backticks is written like any other. Places stay what
 * they are. Where whole listings stand, a reply is about programs. */
export const withInlineMathematics = (text: string, problem: string): string =>
  text.includes("`") && !text.includes("```")
    ? text.replace(INLINE, (code, inner: string) =>
        isMathematics(inner, wordsOfText(problem)) ? ` ${inner} ` : code,
      )
    : text;

function isMathematics(inner: string, own: readonly string[]): boolean {
  if (SENTENCE_END.test(inner) || OF_PROGRAMS.test(inner) || !/\d|[=<>≤≥^]/.test(inner)) return false;
  const words = inner.match(/\p{L}{2,}/gu) ?? [];
  return words.every(
    (word) => NAMES.test(word) || isUnit(word) || word.length === 2 || own.includes(word.toLowerCase()),
  );
}
