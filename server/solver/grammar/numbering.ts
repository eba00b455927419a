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
  const [first, second] = kept;
  const isNumbered =
    first?.kind === "maths" && isCount(first.text) && second?.kind === "break" && second.text === ".";
  return isNumbered && kept.length > 2 ? kept.slice(2) : kept;
}

const isCount = (text: string): boolean => /^[qQ]?\d{1,3}$/.test(text);
