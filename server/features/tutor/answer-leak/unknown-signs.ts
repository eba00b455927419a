import "server-only";
import type { LeakDetector } from "./leaks-answer";

/** Letters and signs of writing that a tutor uses. What else there is may stand for anything. */
const ORDINARY = /[\p{Script=Latin}\p{Nd}\p{P}\p{Sm}\p{Sc}\p{M}\s^`°|²³¹⁰⁴-⁹₀-₉½¼¾⅐-⅞←-⇿¨´]/u;
const GREEK = /\p{Script=Greek}/u;
/** Pictures of feelings and of work. */
const PICTURES = new Set("😊🙂😀😃😄😁😉🤗👍👏🎉🎯✨💡🤔💪🙌👋🌟⭐✅❌✔✓➡👉🚀📝✏📐📏🔍🧠❓❗👇👆🤓😅🧮");
const PICTURES_MAX = 2;
/** A line that only divides, a fence, an empty row of a table. */
const DIVIDES = /^[\s|:*_#`~>$\\()[\]{}<>=.!?…"'“”,;:–—-]*$/u;
const SAME = /([^\p{L}\p{N}\s])\1{3,}/gu;

/** Whether a sentence holds signs that a tutor has no use for, or so many of a kind that they count something. */
export function isUnknownSign(sentence: string, { secret, shown, said = "" }: LeakDetector): boolean {
  const own = `${shown.text}${said}`;
  const strange = [...sentence.replace(/\p{Default_Ignorable_Code_Point}/gu, "")].filter(
    (sign) =>
      !ORDINARY.test(sign) && !GREEK.test(sign) && !PICTURES.has(sign) && !own.includes(sign.toLowerCase()),
  );
  const isOwnScript =
    strange.every((sign) => /\p{L}/u.test(sign)) && /[^\p{Script=Latin}\p{Script=Greek}\P{L}]/u.test(own);
  if (strange.length > 0 && !isOwnScript) return true;
  if ([...sentence].filter((sign) => PICTURES.has(sign)).length > PICTURES_MAX) return true;
  const isRule = /^\s*(?:\|[\s|:-]+\||[-*_=]{3,})\s*$/.test(sentence);
  const counted = isRule ? [] : [...sentence.matchAll(SAME)].map(([run]) => run.length);
  return counted.some((count) => secret.values.some(({ re, im }) => im === 0 && Math.abs(re) === count));
}

/** Capital letters side by side, letters one by one, and signs alone: writing in code. */
export function isRejectedWriting(plain: string, { secret, shown, said = "" }: LeakDetector): boolean {
  const own = `${shown.text}${said}`.toLowerCase();
  if (!/[\p{L}\p{N}]/u.test(plain)) return !DIVIDES.test(plain) || /[.–—-]\s+[.–—-]/.test(plain);
  const bare = plain.replace(/\\[a-zA-Z]+/g, " ");
  const numerals = bare.match(/(?<![\p{L}\d])[IVXLC]{2,}(?![\p{L}\d])/gu) ?? [];
  if (numerals.some((numeral) => !own.includes(numeral.toLowerCase()))) return true;
  const [, alone] = /^\W*(\p{L})\W*$/u.exec(bare) ?? [];
  if (alone && !secret.letters.has(alone)) return true;
  if (ASSIGNED.test(bare) && !secret.letters.has(ASSIGNED.exec(bare)?.[1] ?? "")) return true;
  const runs = bare.match(LETTERS) ?? [];
  return runs.some((run) => {
    const letters = [...run.toLowerCase().matchAll(/(?<!\p{L})\p{L}(?!\p{L})/gu)].map(([letter]) => letter);
    return (
      letters.length > 3 && !isInOrder(letters) && !letters.every((letter) => secret.letters.has(letter))
    );
  });
}

/** A letter alone in the place of a value. */
const ASSIGNED = /^\W*[a-z]\s*(?:[:=]|is)\s*([a-z])\W*$/iu;

/** Single letters with marks between them that calculate nothing. */
const LETTERS =
  /(?<![\p{L}\d])\p{L}(?:(?:[\s.,;:|/_·>–—-]+|[\s,]+(?:and|then|and then|followed by|y|et|und|e)\s+)\p{L}(?![\p{L}\d'’])){3,}/gu;

/** "a, b and c", "x, y, z": names in the order of the alphabet. */
const isInOrder = (letters: readonly string[]): boolean =>
  letters.every((letter, at) => at === 0 || letter > (letters[at - 1] ?? ""));
