import "server-only";
import type { Statement } from "./types";

/** Words directly before a statement that only suppose it. */
const SUPPOSING =
  /\b(?:if|when|whenever|let|suppose|assume|say|for|at|where|with|given|take|put|try|test|set|setting|substitut(?:e|ing)|plug(?:ging)?(?: in)?|replac(?:e|ing)|using|use|wants?|need|whether|does|is it true that|check that)(?: (?:that|we (?:have|had|put|set)|both|each|in|now|the value))?[\s:*_$\\([]*$/i;
const DOUBTING =
  /\b(?:if|suppose|assume|whether|does|is it true that|check that|would(?: be| give)?)(?: (?:that|we had))?[\s:*_$\\([]*$/i;
/** Words of the sentence that judge a statement, or attribute it to another person. */
const JUDGED =
  /\b(?:(?:is|are|was|be) (?:not|wrong|false|incorrect|impossible)|isn['’]t|aren['’]t|doesn['’]t|does not|do not equal|cannot be|can['’]t be|not (?:true|equal|the same|correct|right)|false|incorrect|wrong|mistakes?|contradict\w*|impossible|never|instead of|rather than|common error|tempting|you (?:wrote|said|got|have written|had|found|claim\w*|think|thought)|your (?:answer|line|step|working|result|solution|claim|equation|value))\b/i;
const ROUGH =
  /\b(?:about|approximately|approx|roughly|rounded|round(?:ing|s)?|nearest|estimat\w*|nearly|almost|decimal places?|binary|hexadecimal|octal|base (?:\d+|two|eight|sixteen)|mod|modulo|clock|o.clock)\b/i;
/** Words between two statements that make the second follow from the first. */
const INFERRED =
  /\b(?:so|thus|hence|therefore|then|giv(?:es?|ing)|gets?|becomes?|means|impl(?:y|ies)|leaves?|leaving|yields?|obtain|find|simplif\w*|subtract\w*|add(?:s|ing)?|divid\w*|multipl\w*|expand\w*|factor\w*|collect\w*|combin\w*|both sides|squar\w*|root|rearrang\w*|solv\w*|cancel\w*|mov(?:e|ing)|isolat\w*|which is|that is|equals?|steps?|answer|solutions?|result|now|next|finally|distribut\w*|bring\w*|tak(?:e|ing)|differentiat\w*|integrat\w*|evaluat\w*|undo\w*)\b|⇒|→|\\Rightarrow|\\implies/i;
/** From here on to the end a reply may speak of something else. */
const OTHER_PROBLEM =
  /\b(?:(?:another|similar|new|different|next|practi[cs]e) (?:example|problem|question|equation|exercise|one)|try (?:this|these|it|one|solving|your)|your turn|now you|practi[cs]e:)/i;
/** A sentence that speaks in general, or of something beside the problem. */
const ASIDE =
  /\b(?:for example|for instance|e\.g\.|as an example|suppose|imagine|in general|generally|general form|recall|remember|analogous\w*)\b/i;

/** Statements that are only supposed, and anything in the same list: "if $x = 3$", "let $a = 1$, $b = 2$". */
export function supposedAmong(statements: readonly Statement[]): ReadonlySet<Statement> {
  const supposed = new Set<Statement>();
  for (const [index, statement] of statements.entries()) {
    const last = statements[index - 1];
    const listed = last !== undefined && supposed.has(last) && isListed(statement);
    if (listed || SUPPOSING.test(statement.before)) supposed.add(statement);
  }
  return supposed;
}

const isListed = ({ gap }: Statement): boolean => /^[\s$,;\\()]*(?:and)?[\s$\\()]*$/.test(gap);

/** A calculation is only supposed: "is it true that $2 + 2 = 5$". */
export const isDoubted = ({ before }: Statement): boolean => DOUBTING.test(before);

/** The sentence may say the opposite of the statement, ask for it, or attribute it to another person. */
export const isDisputed = ({ before, after }: Statement): boolean =>
  JUDGED.test(before) || JUDGED.test(after) || after.includes("?");

/** The sentence says that the numbers are not exact, or not the usual ones. */
export const isRough = ({ before, after }: Statement): boolean => ROUGH.test(before) || ROUGH.test(after);

/** The statement is presented as following from the one before it. */
export const isInferred = ({ gap }: Statement): boolean =>
  gap.replace(/[\s$\\()[\]*_.,;:>\d-]|begin|end|align\w*/g, "") === "" || INFERRED.test(gap);

/** The statement speaks in general or of something beside the problem. */
export const isAside = ({ before }: Statement): boolean => ASIDE.test(before);

/** Where a reply turns to another problem; its length when it does not.
 * @param from no turn begins before it */
export function endOfProblem(text: string, from = 0): number {
  const turning = new RegExp(OTHER_PROBLEM, "gi");
  turning.lastIndex = from;
  return turning.exec(text)?.index ?? text.length;
}
