import { HEADING, IDLE } from "../lexicon/manners";

/** The number of a paper: "Homework 12", "q5", "#4", "page 3.2b". */
const NUMBERED =
  /(?:\b(?:homework|hw|exercises?|worksheet|sheet|test|exam|paper|chapter|section|unit|lesson|page|questions?|problems?|set|task|part|q|no)\.?\s?#?|#)\d+(?:\.\d+)*[a-z]?\b/gi;

/** What is left open at the head of a paper for whoever writes on it: "Name: ____", "Score: ___ / 20". */
const TO_FILL_IN = /\b(?:name|date|class|teacher|period|score|grade)\s?:?\s*_{2,}(?:\s*\/\s*\d+)?/gi;

const CLAUSE_END = /[.!?,;:]\s+|\n+|$/g;

/** What stands before the parts of a worksheet, without the clauses at its beginning that ask and tell nothing. */
export function withoutIdle(written: string): string {
  const stem = written.replace(TO_FILL_IN, "");
  let from = 0;
  for (const { index, 0: end } of stem.matchAll(CLAUSE_END)) {
    if (!isIdle(stem.slice(from, index))) return stem.slice(from).trim();
    from = index + end.length;
  }
  return "";
}

/** Whether a clause is made of manners or is the heading of a paper. */
export function isIdle(clause: string): boolean {
  const words = clause
    .replace(TO_FILL_IN, " ")
    .replace(NUMBERED, " ")
    .toLowerCase()
    .split(/[\s.!?,;:–—-]+/)
    .filter((word) => word !== "");
  return words.every((word) => IDLE.has(word)) || words.every((word) => HEADING.has(word));
}
