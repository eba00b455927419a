import type { AnswerValue, Problem } from "../../types";
import { isAmong } from "../../word-list";

/** What joins a name and its amount, and tells neither. */
const JOINING = "is are has for the a old each";

/** Between two amounts; "1,250" and "3 and a half" are one, and "Tom 16 Jim 12" are two. */
const BETWEEN = /[;\n]|,(?!\d{3}(?!\d))|\band\b(?! (?:a|half|\d+\/))|(?<=\d) (?=[a-z]+ (?:is )?\d|[a-z]+=)/i;

const wordsOf = (text: string): readonly string[] => text.match(/[^\s=:]+/g) ?? [];

/** "Tom’s" and "tom" are one. */
const plain = (word: string): string => word.toLowerCase().replace(/['’]s$/, "");

/** Which of the amounts a story asks for a student speaks of, by the names the story has for them or by the letters that
 * stood for them, and what is said of each: "Tom is 16 and Jim is 12", "12 for Jim, 16 for Tom", "x = 16, y = 12".
 * @returns null where something is said of none of them, or of what could be several */
export function tellApart(
  text: string,
  problem: Problem,
  answer: AnswerValue,
): readonly (readonly [place: number, said: string])[] | null {
  if (problem.task !== "story" || answer.kind !== "named") return null;
  const called = answer.values.map(({ name }, at) => {
    const letter = problem.asked[at]?.value;
    return [...wordsOf(name).map(plain), ...(letter?.kind === "symbol" ? [letter.name] : [])];
  });
  const isOnes = (word: string) => called.filter((own) => own.includes(word)).length === 1;
  const pieces = text
    .split(BETWEEN)
    .map(wordsOf)
    .filter((piece) => piece.length > 0)
    .map((piece) => {
      const [own, ...others] = called.filter((each) =>
        piece.some((word) => isOnes(plain(word)) && each.includes(plain(word))),
      );
      if (!own || others.length > 0) return null;
      const said = piece.filter((word) => !own.includes(plain(word)) && !isAmong(plain(word), JOINING));
      return [called.indexOf(own), said.join(" ")] as const;
    });
  const told = pieces.filter((each) => each !== null);
  return told.length === pieces.length && told.length > 0 ? told : null;
}
