import { isVerbAfter } from "./ledger/lemmas";
import type { Story } from "./story";
import { singular } from "./wording";

/** Words that end the name of what is counted. */
const STOPS =
  "of|in|for|and|or|per|to|at|on|from|with|that|which|who|is|are|was|were|has|have|had|each|every|a|an|the|his|her|their|its|into|by|as|if|so|will|can|could|should|would|did|does|do|must|he|she|they|it|you|i|we|when|while|than|but|costs?|cost|there|how|what|over|after|before|during|using|left|made|needs?|provides?|contains?|takes?|weighs?|holds?|equals?|altogether|total|more|less|fewer|sold|used|wide|long|worth|going|getting|makes?|uses?|requires?|serves?|gets?|gives?|attend\\w*|play|come|came|fit|sit|leave|then|only|just|not|needed|got|get|off|went|go|goes|arrived?|joined|came|stopped|let";
const STOP = new RegExp(`^(?:${STOPS})$`);

/** The thing a phrase names first, in its singular, as in "small red boxes of tea": box. */
export function headNoun(phrase: string): string {
  let head = "";
  for (const word of phrase
    .trim()
    .split(/[\s,;:()]+/)
    .slice(0, 5)) {
    if (STOP.test(word) || !/^[a-z][a-z'-]*$/.test(word) || isVerbAfter(head, word)) break;
    head = word;
    if (/[,;:)]/.test(phrase.charAt(phrase.indexOf(word) + word.length))) break;
  }
  return singular(head);
}

/** What each quantity of the story counts: its unit when it is measured, otherwise the noun after it; "$" for
 * money. */
export function nounsOf({ sentences, quantities }: Story): readonly string[] {
  const text = sentences.join(" . ");
  return quantities.map(({ kind, unit }, at) => {
    if (kind === "M") return "$";
    if (kind === "P") return "%";
    if (kind !== "N") return unit;
    const [before = "", after = ""] = text.split(`<N${at}>`);
    return countedNoun(after, `${before} . ${after.replace(/^[^.<]*/, "")}`);
  });
}

/** The last word of the name that the story uses again: in "6 school buses stopped", with buses met again, bus. */
function countedNoun(after: string, elsewhere: string): string {
  const words: string[] = [];
  let last = "";
  for (const word of after.trim().split(/[\s]+/).slice(0, 4)) {
    const bare = word.replace(/[,;:()]/g, "");
    if (STOP.test(bare) || !/^[a-z][a-z'-]*$/.test(bare) || isVerbAfter(last, bare)) break;
    words.push(singular(bare));
    last = bare;
    if (bare !== word) break;
  }
  const known = new Set((elsewhere.match(/[a-z'-]+/g) ?? []).map(singular));
  return words.findLast((word) => known.has(word)) ?? words.at(-1) ?? "";
}

const MONEY =
  /\bhow much (?:money|more money)\b|\bhow much (?:did|will|would|does|do|should|is|was|can|must|could) [a-z' -]*\b(?:cost|costs|spend|spent|pay|paid|earn|earned|save|saved|charge|charged|make|made|owe|owed|need to pay|price)\b|\b(?:what|find)(?: is| was| will be| would be| were| are)? (?:the|his|her|their|a|an|[a-z]+'s?)? ?(?:[a-z']+ ){0,3}(?:cost|price|fee|fees|pay|wages?|earnings|charge|bill|amount earned|tip|salary|budget|value)\b/;

/** What a question asks the number of: "$" for money, the unit for "how many hours", the noun for "how many girls",
 * a kind of measure for "how far" and "how long"; null when it asks something else. */
export function askedNoun(asked: string): string | null {
  const question = asked.replace(/<[A-Z]\d+>/g, "some");
  const counted = /\b(?:how many|(?:find|what (?:is|was)) the (?:total )?number of) ([a-z' -]+)/.exec(
    question,
  )?.[1];
  if (counted !== undefined) return headNoun(counted) || null;
  if (MONEY.test(question)) return "$";
  return null;
}

/** What a question about an amount is for: "how much flour will she need" is flour. */
export function askedStuff(question: string): string | null {
  return (
    /\bhow much ([a-z]+(?: [a-z]+)?) (?:will|would|should|does|did|do|is|was|can|must|were|are|could|has|have)\b/.exec(
      question,
    )?.[1] ?? null
  );
}
