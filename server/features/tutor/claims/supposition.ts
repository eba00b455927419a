import "server-only";
import { isSameWriting } from "@/server/solver/check/same-writing";
import { sidesOfEquation } from "./reading";
import type { Statement } from "./types";

interface Supposable {
  readonly statement: Statement;
  /** It is only supposed. */
  readonly given: boolean;
}

/** A value for a letter. */
const NAMING = /^\s*[a-zA-Z](?:_\{?\w\}?)?\s*=\s*[^a-zA-Z]*$/;
const BLANK_LINE = /\n[ \t]*\n/;

/** Statements that may follow from a supposition instead of the problem: "put $x = 1$: $2x + 3 = 5$" in the sentence
 * of a value, "suppose $2x + 3 = 11$. Then $x = 4$" in the paragraph of an equation.
 * @param known sides of the problem's own equations; without any there is nothing else that could be supposed */
export function supposedIn(
  text: string,
  all: readonly Supposable[],
  known: readonly string[],
): ReadonlySet<Statement> {
  const found = new Set<Statement>();
  if (known.length === 0) return found;
  const open: Statement[] = [];
  for (const { statement, given } of all) {
    if (given && !isKnown(statement, known)) open.push(statement);
    else if (open.some((supposed) => reaches(supposed, statement, text))) found.add(statement);
  }
  return found;
}

function reaches(supposed: Statement, statement: Statement, text: string): boolean {
  if (NAMING.test(supposed.latex)) return supposed.at >= statement.at - statement.before.length - 2;
  return !BLANK_LINE.test(text.slice(supposed.end, statement.at));
}

/** The problem itself may be given as well: "given $2x + 3 = 7$". */
function isKnown({ latex }: Statement, known: readonly string[]): boolean {
  const sides = sidesOfEquation(latex);
  return sides?.every(({ text }) => known.some((each) => isSameWriting(each, text))) ?? false;
}
