import { fromInt, type Rational } from "../../expression/rational";
import type { CountWaysTask } from "../../tasks/statistics";
import { digitsForWords } from "../story/number-words";
import { countedByChoices } from "./counting-principle";

const WORD_QUESTIONS = [
  /^(?:find|what is|determine) the (?:total |distinct )?number of (?:distinct |different |distinguishable |possible )*(?:re)?(?:arrangements|permutations) of (?:all )?(?:the )?letters (?:in|of) the word "?([A-Za-z]+)"?[.?]?$/i,
  /^(?:in )?how many (?:distinct |different |distinguishable |possible )*ways can (?:all )?the letters (?:in|of) (?:the word )?"?([A-Za-z]+)"? be (?:re)?arranged[.?]?$/i,
  /^how many (?:distinct |different |distinguishable |possible )*(?:re)?(?:arrangements|permutations) (?:of|can be (?:made|formed) (?:from|with|using)|are there of) (?:all )?the letters (?:in|of) the word "?([A-Za-z]+)"?(?: are there)?[.?]?$/i,
];
const THINGS = String.raw`(?:[a-z-]+ ){1,4}?`;
const ARRANGED = new RegExp(
  String.raw`^(?:in )?how many (?:different )?ways can (\d+) ${THINGS}(?:be (?:arranged|lined up|seated|placed|ordered)|line up|stand|sit)(?: in (?:a |one )?(?:row|line|order)| on a (?:shelf|bench))?\?$`,
);
const CHOSEN = new RegExp(
  String.raw`^(?:in )?how many (?:different )?(?:ways can )?(?:a |an )?(?:committees?|teams?|groups?|juries|jury|hands?|subsets?) of (?:size )?(\d+) (?:${THINGS})?(?:can )?be (?:chosen|selected|formed|picked|made|dealt) from (?:a (?:group|class|club|set|deck|pool) of )?(\d+) [a-z ]+\?$`,
);
const CHOSEN_FROM = new RegExp(
  String.raw`^(?:in )?how many (?:different )?ways can (?:you|we|i|one|a [a-z]+) (?:choose|select|pick) (\d+) (?:${THINGS})?(?:from|out of) (?:a (?:group|class|club|set|deck|pool) of )?(\d+)(?: [a-z ]+)?\?$`,
);

/** Arrangements of letters, people in a row, committees. Null when the sentence says more. */
export function countingQuestion(prose: string): CountWaysTask | null {
  const plain = prose.replace(/[“”]/g, '"').trim();
  const word = WORD_QUESTIONS.map((question) => question.exec(plain)?.[1]).find(Boolean);
  if (word) return task({ kind: "alike", counts: letterCounts(word) });
  const text = digitsForWords(plain.toLowerCase());
  const counted = countedByChoices(text);
  if (counted) return counted;
  const row = ARRANGED.exec(text);
  if (row && !/\b(?:circle|round)\b/.test(text)) {
    const of = fromInt(Number(row[1]));
    return task({ kind: "arrange", of, take: of });
  }
  const chosen = CHOSEN.exec(text) ?? CHOSEN_FROM.exec(text);
  if (!chosen || /\b(?:order|president|first|each|least|most|men and|girls and|boys and)\b/.test(text))
    return null;
  return task({ kind: "choose", of: fromInt(Number(chosen[2])), take: fromInt(Number(chosen[1])) });
}

const task = (way: CountWaysTask["way"]): CountWaysTask => ({ task: "count-ways", way });

function letterCounts(word: string): Rational[] {
  const counts = new Map<string, number>();
  for (const letter of word.toLowerCase()) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return [...counts.values()].map(fromInt);
}
