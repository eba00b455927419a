import type { Item } from "./items";

/** A question without the numbers that only say where it stands: "7.", "Q7.", "#4", "part 2". */
export function withoutNumbering(items: readonly Item[]): readonly Item[] {
  const kept: Item[] = [];
  for (const item of items) {
    const before = kept.at(-1);
    const concept = before?.kind === "word" ? before.concept : null;
    const isCounted = item.kind === "maths" && isCount(item.text);
    if (isCounted && (concept === "reference" || concept === "question-word")) kept.pop();
    else kept.push(item);
  }
  const named = kept.findIndex(
    (item, at) => item.kind === "word" && NUMBER_WORDS.has(item.text) && isLabelled(kept.slice(at + 1)),
  );
  if (named >= 0) kept.splice(named, NAMED_LENGTH);
  const [first, second] = kept;
  const isNumbered =
    first?.kind === "maths" && isCount(first.text) && second?.kind === "break" && second.text === ".";
  return isNumbered && kept.length > 2 ? kept.slice(2) : kept;
}

const NUMBER_WORDS: ReadonlySet<string> = new Set(["number", "no", "num", "nr"]);
/** The word, its count and the colon. */
const NAMED_LENGTH = 3;

/** "help with number 12: 3 + 4" */
const isLabelled = ([count, colon, ...rest]: readonly Item[]): boolean =>
  count?.kind === "maths" && isCount(count.text) && colon?.text === ":" && rest.length > 0;

const isCount = (text: string): boolean => /^[qQ]?\d{1,3}$/.test(text);
