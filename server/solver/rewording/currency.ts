import { tokenize } from "../lexicon/tokenize";
import { edited } from "./edits";

const SIGNS: ReadonlyMap<string, string> = new Map([
  ["dollar", "$"],
  ["dollars", "$"],
  ["bucks", "$"],
  ["usd", "$"],
  ["euro", "€"],
  ["euros", "€"],
]);

/** "15% of 64 dollars": sums of money in words, with the sign of their currency.
 * @returns null where there are none */
export function withCurrencySigns(text: string): string | null {
  const tokens = tokenize(text);
  const edits = tokens.flatMap((token, at) => {
    const word = tokens[at + 1];
    const sign = word?.kind === "word" ? SIGNS.get(word.text) : undefined;
    if (token.kind !== "number" || !word || sign === undefined) return [];
    return [
      { start: token.start, end: token.start, text: sign },
      { start: token.end, end: word.end, text: "" },
    ];
  });
  return edits.length === 0 ? null : edited(text, edits);
}
