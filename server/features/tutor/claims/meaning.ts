import "server-only";
import { type StatementScope, scopeOfStatement } from "./statement-scope";
import type { Statement } from "./types";
import { is } from "./wording";

/** Words directly before a statement that only suppose it. */
const SUPPOSING =
  /\b(?:if|when|whenever|let|suppose|assume|say|for|at|where|with|given|tak(?:e|ing)|put(?:ting)?|try(?:ing)?|test(?:ing)?|set|setting|choos(?:e|ing)|pick(?:ing)?|insert(?:ing)?|substitut(?:e|ing)|plug(?:ging)?(?: in)?|replac(?:e|ing)|using|use|wants?|need|whether|does|is it true that|check that)(?: (?:that|we (?:have|had|put|set)|both|each|in|now|the value))?[\s:*_$\\([]*$/i;
/** From here on to the end a reply may speak of something else. */
const OTHER_PROBLEM =
  /\b(?:(?:another|similar|new|different|next|practi[cs]e) (?:example|problem|question|equation|exercise|one)|try (?:this|these|it|one|solving|your)|your turn|now you|practi[cs]e:)/i;
/** Statements that are only supposed, and anything in the same list: "if $x = 3$", "let $a = 1$, $b = 2$". */
export function supposedAmong(statements: readonly Statement[]): ReadonlySet<Statement> {
  const supposed = new Set<Statement>();
  for (const [index, statement] of statements.entries()) {
    const last = statements[index - 1];
    const listed = last !== undefined && supposed.has(last) && isListed(statement);
    if (listed || SUPPOSING.test(withoutRest(statement.before))) supposed.add(statement);
  }
  return supposed;
}

/** "This leaves us with", "you end up with": what is left is no supposition. */
export const withoutRest = (before: string): string =>
  before.replace(/\b(?:left|leaves?|leaving|us|you|up)\s+with\b/gi, "leaving");

const isListed = ({ gap }: Statement): boolean => /^[\s$,;\\()]*(?:and)?[\s$\\()]*$/.test(gap);

/** Scopes in which nothing is called wrong. */
const UNSURE: ReadonlySet<StatementScope> = new Set<StatementScope>([
  "hypothetical",
  "quoted",
  "rejected",
  "other problem",
  "other quantity",
]);

/** The sentence may say the opposite of the statement, ask for it, suppose it, attribute it to another person or speak of
 * something else. */
export const isDisputed = (statement: Statement): boolean => UNSURE.has(scopeOfStatement(statement));

/** Numbers come to the same whatever they are said to be of. */
export const isCalculationDisputed = (statement: Statement): boolean =>
  isDisputed(statement) && !/^other/.test(scopeOfStatement(statement));

/** The sentence says that the numbers are not exact, or not the usual ones. */
export const isRough = (statement: Statement): boolean => scopeOfStatement(statement) === "approximate";

/** The statement is presented as following from the one before it: by its place right behind it, or by words of any
 * kind, unless they begin something else. */
export function isInferred({ gap, before }: Statement): boolean {
  if (gap.replace(/[\s$\\()[\]*_.,;:>\d-]|begin|end|align\w*/g, "") === "") return true;
  if (/^\W*(?:or|and)\W*$/i.test(gap)) return false;
  const words = before.toLowerCase().match(/[a-z]+(?:'[a-z]+)?/g) ?? gap.toLowerCase().match(/[a-z]+/g) ?? [];
  return words.length > 0 && !words.some((word) => is("beginning", word));
}

/** "Set each factor to zero: x - 2 = 0": one case of several, in which the other solutions are not lost. */
export const isBranch = ({ before }: Statement): boolean =>
  (before.toLowerCase().match(/[a-z]+/g) ?? []).some((word) => is("branching", word));

/** The statement speaks in general or of something beside the problem. */
export const isAside = (statement: Statement): boolean =>
  /^(?:definition|other problem)$/.test(scopeOfStatement(statement));

/** Where a reply turns to another problem; its length when it does not.
 * @param from no turn begins before it */
export function endOfProblem(text: string, from = 0): number {
  const turning = new RegExp(OTHER_PROBLEM, "gi");
  turning.lastIndex = from;
  for (let found = turning.exec(text); found; found = turning.exec(text))
    if (!isMentioned(text.slice(Math.max(0, found.index - 20), found.index), found[0])) return found.index;
  return text.length;
}

/** "The new equation" is the one that has just come up. */
const isMentioned = (before: string, named: string): boolean =>
  MENTIONED.test(before) ||
  (/^(?:new|different)\b/i.test(named) && /\b(?:the|this|that|our|your)\s+$/i.test(before));

/** "For a similar problem, …" is an aside of one line. */
const MENTIONED = /\b(?:for|in|as|like|with|from|of|on)\s+(?:an?|the|this|that|any|some)?\s*$/i;
