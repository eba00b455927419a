import type { Draft } from "./draft";

const MORE = "more|greater|longer|larger|bigger|higher|taller|wider|older|faster|warmer|heavier|older|deeper";
const LESS = "less|fewer|smaller|shorter|narrower|younger|slower|lower|cheaper";
const COMPARED = new RegExp(`^(?:<[A-Z](\\d+)> )?(${MORE}|${LESS}) than (.+)$`);
const MULTIPLE = /^<[NP](\d+)>(?: times)?(?: of)?(?: (?:as \w+(?: \w+)? as|that of))? (.+)$/;

/** What a comparison says, as an expression: "5 more than 2 times the width" is 2*w + 5. The numbers count as used.
 * @param letterOf the letter of a thing that is named; null when it has none
 * @returns null when this is no comparison */
export function comparison(
  text: string,
  story: Draft,
  letterOf: (name: string) => string | null,
): string | null {
  const compared = COMPARED.exec(text);
  if (!compared) return multiple(text, story, letterOf);
  const [, by, word = "", rest = ""] = compared;
  const base = multiple(rest, story, letterOf);
  if (!base || by === undefined) return null;
  return `${base} ${new RegExp(`^(?:${MORE})$`).test(word) ? "+" : "-"} ${story.take(by).text}`;
}

/** "2 times the width", "the width". */
function multiple(text: string, story: Draft, letterOf: (name: string) => string | null): string | null {
  const plain = letterOf(text.trim());
  if (plain) return plain;
  const found = MULTIPLE.exec(text);
  if (!found) return null;
  const letter = letterOf((found[2] ?? "").trim());
  if (!letter) return null;
  const factor = story.take(found[1]);
  return factor.kind === "P" ? null : `${factor.text}*${letter}`;
}
