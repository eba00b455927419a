import type { Relation, Statement } from "../expression/ast";
import { symbolsOf } from "../expression/walk";
import { isManner, phraseAt } from "../lexicon/lexicon";
import { solveOne } from "./classify";
import { statementIn, translation } from "./recognise-translate";
import type { Recognition, Source } from "./sentence";

const LONGEST = 160;

/** Words that ask for symbols, before or behind the phrase. */
const ASKING = new Set(
  (
    "write translate express give find state what is whats show turn put convert an the a as in into to for of it this that represents representing " +
    "algebraic mathematical algebra expression expresion equation phrase words symbols sentence following using form"
  ).split(" "),
);
/** One of them has to stand where no unknown is named. */
const SYMBOLIC = /\b(?:translate|expresss?ions?|expresions?|equations?|symbols|algebraic(?:ally)?)\b/i;
const UNKNOWN = /\b(?:a|some|certain|unknown) (?:unknown )?number\b/i;
const SOUGHT =
  /^(?<phrase>.+?)[.,;]?\s*(?:find|what is|whats|what's|what was) (?:it|(?:the|this|that|my) (?:unknown )?number)$/i;

/** A phrase in words, with or without a request to put it in symbols: "three less than a number n", "the product of 4 and y,
 * decreased by 7 - write as an expression"; and a number that is told by what is done to it. */
export function recogniseSpokenPhrase({ prose, limits }: Source): Recognition | null {
  if (prose.length > LONGEST) return null;
  const plain = prose
    .replace(/[?!]/g, ".")
    .replace(/\s+/g, " ")
    .replace(/[\s.]+$/, "");
  const sought = SOUGHT.exec(plain)?.groups?.phrase;
  if (sought !== undefined) {
    const statement = UNKNOWN.test(sought) ? statementIn(withoutReflexive(sought), limits) : null;
    return statement && isSolvable(statement) ? solveOne(statement) : null;
  }
  if (/\d\s*[-+*/=^]\s*\d/.test(plain) || !(SYMBOLIC.test(plain) || UNKNOWN.test(plain))) return null;
  const told = SYMBOLIC.test(plain) ? null : statementIn(withoutReflexive(plain), limits);
  if (told && isSolvable(told)) return solveOne(told);
  const statement = phrasesIn(plain)
    .map((phrase) => statementIn(phrase, limits))
    .find((found) => found !== null);
  return statement && symbolsOf(statement).length > 0 ? translation(statement) : null;
}

/** An equation with one unknown. Told without a word of what is wanted ("twice a number plus 7 is 23"), what is wanted is
 * the number. */
const isSolvable = (statement: Statement): statement is Relation =>
  statement.kind === "relation" && statement.operator === "=" && symbolsOf(statement).length === 1;

/** "twice itself" is twice the number. */
const withoutReflexive = (phrase: string): string => phrase.replace(/\bitself\b/gi, "the number");

/** The text without what asks for symbols, from the most that may be taken away to the least. */
function phrasesIn(text: string): string[] {
  const words = text
    .replace(/ [-–—] |[:;]/g, " ; ")
    .split(" ")
    .filter((word) => word !== "");
  const isAsking = (word: string | undefined) => {
    const small = (word ?? "").toLowerCase().replace(/[,.]$/, "");
    const concept = small === "number" ? null : phraseAt([small], 0)?.concept;
    return small === ";" || ASKING.has(small) || (concept ? isManner(concept) : false);
  };
  let [from, to] = [0, words.length];
  while (from < to && isAsking(words[from])) from += 1;
  while (to > from && isAsking(words[to - 1])) to -= 1;
  // What stands on both sides of a colon is told and asked, and no one phrase.
  if (words.slice(from, to).includes(";")) return [];
  const starts = Array.from({ length: from + 1 }, (_, back) => from - back).filter((at) => at >= 0);
  return starts.map((at) => words.slice(at, to).join(" ").replace(/,$/, ""));
}
