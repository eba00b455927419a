import type { Expression, Statement } from "../../expression/ast";
import { equation } from "../../expression/build";
import { symbolsOf } from "../../expression/walk";
import { toLatex } from "../../printer/latex";
import { toText } from "../../printer/text";
import type { Mathematics, Problem } from "../../types";
import { multiplyOut, solveOne } from "../classify";
import { segment } from "../segment";
import { openEquation, openName } from "./define";
import {
  type Environment,
  isLiteral,
  numberPart,
  type Part,
  problemOf,
  withoutCalls,
  withValues,
} from "./environment";
import { parseAll, parseOne } from "./parse";

/** A question with the values put in, and the names it needed. */
export interface Asked {
  readonly problem: Problem;
  readonly uses: readonly string[];
}

/** Reads a question that stands alone, in which letters may be left that have a value. */
export type Read = (text: string, bindings?: ReadonlyMap<string, Expression>) => Problem | null;

const FIND =
  /^(?:what is|what's|find|give|calculate|compute|determine|evaluate|work out|simplify|solve for)(?: the values?(?: of)?)? ([^,]+?)[\s.?!:]*$/i;
/** Questions whose answer is one of the numbers listed, by name where it has one. */
const CHOOSES =
  /^(?:sort|put|order|arrange|which|(?:what|which) is the (?:(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)[ -])?(?:closest|nearest|biggest|largest|greatest|highest|smallest|lowest|least) (?!common))/i;

/** The question read on its own with the values told before; null when it is not understood.
 * @throws {RangeError} at a division by zero; {LimitReached} */
export function readQuestion(question: string, env: Environment, read: Read): Asked | null {
  const found = FIND.exec(question);
  const asked = found ? parseOne(found[1] as string, env) : null;
  if (asked) return asked.kind === "symbol" ? letterAsked(asked.name, env) : expressionAsked(asked, env);
  if (CHOOSES.test(question)) {
    const chosen = readSubstituted(question, { env, named: true }, read);
    if (chosen) return chosen;
  }
  return readSubstituted(question, { env, named: false }, read);
}

/** "What is x?": the part that gives it is the question itself. */
function letterAsked(name: string, env: Environment): Asked | null {
  const told = env.told.find(({ defines }) => defines.includes(name));
  if (env.values.has(name)) {
    const problem = told?.part && alone(told.part, name);
    return problem ? { problem, uses: told.uses } : null;
  }
  const open = openEquation(name, env);
  const solved = open && solveOne(open, name);
  if (!solved || "refusal" in solved) return null;
  const uses = env.told
    .filter(({ defines }) => defines.includes(openName(name)))
    .flatMap((each) => each.uses);
  return { problem: problemOf(solved.mathematics, solved.instruction, solved.latex), uses };
}

/** Of a system that gives several letters, one. */
function alone({ problem }: Part, name: string): Problem {
  return problem.task === "solve-system" ? { ...problem, unknowns: [name] } : problem;
}

function expressionAsked(asked: Expression, env: Environment): Asked | null {
  const uses = new Set<string>();
  const direct = callAsked(asked, env);
  if (direct) return direct;
  const put = withValues(withoutCalls(asked, env, uses), env, uses);
  if (symbolsOf(put).length > 0) {
    const found = multiplyOut(put);
    if (!found || "refusal" in found) return null;
    return { problem: problemOf(found.mathematics, found.instruction, found.latex), uses: [...uses] };
  }
  const { part } = numberPart(asked, "", { env, uses });
  return part ? { problem: part.problem, uses: [...uses] } : null;
}

/** "What is f(3)?" asks to put 3 into f. */
function callAsked(asked: Expression, env: Environment): Asked | null {
  const known = asked.kind === "function" ? env.functions.get(asked.name) : undefined;
  if (asked.kind !== "function" || !known || asked.args.length !== 1) return null;
  const uses = new Set([asked.name]);
  const value = withValues(withoutCalls(asked.args[0] as Expression, env, uses), env, uses);
  if (symbolsOf(value).length > 0 || symbolsOf(known.body).length === 0) return null;
  const inner = isLiteral(value) ? { value } : numberPart(value, "", { env, uses });
  const at = [{ name: known.variable, value: inner.value }];
  const shown = `${toLatex(known.body)}, \\quad ${toLatex(equation({ kind: "symbol", name: known.variable }, inner.value))}`;
  const mathematics: Mathematics = { task: "evaluate", expression: known.body, at };
  return { problem: problemOf(mathematics, "Evaluate", shown), uses: [...uses] };
}

interface Substitution {
  readonly env: Environment;
  /** Letters that stand alone keep their names, and their values are handed over beside the text. */
  readonly named: boolean;
}

function readSubstituted(question: string, { env, named }: Substitution, read: Read): Asked | null {
  const uses = new Set<string>();
  const respect = /\b(?:for|wrt|with respect to) ([a-z])\b/i.exec(question)?.[1];
  if (respect !== undefined && env.values.has(respect)) return null;
  let text = "";
  let from = 0;
  for (const piece of segment(question)) {
    const end = piece.start + piece.text.length;
    const source = question.slice(piece.start, end);
    if (source !== piece.text && piece.kind === "maths") return null;
    if (piece.kind === "maths" && isReachUnclear(question, piece.start, end)) return null;
    const put = piece.kind === "maths" ? mathsPut(piece.text, { env, named }, uses) : null;
    const letter = piece.kind === "word" && isNamed(question, piece.start, env) ? piece.text : null;
    const shown = letter === null ? put : letterPut(letter, { env, named }, uses);
    if (piece.kind === "maths" && shown === null) return null;
    text += question.slice(from, piece.start) + (shown ?? question.slice(piece.start, end));
    from = end;
  }
  text += question.slice(from);
  const problem = read(text, named ? env.values : undefined);
  return problem && { problem, uses: [...uses] };
}

/** "Twice 2 + 3" may end at the 2, and "2 + 3 squared" begin at the 3. */
const isReachUnclear = (question: string, start: number, end: number): boolean =>
  /[^\s(^*/=<>][ ]?[-+−]/.test(question.slice(start, end).trim()) &&
  (/\b(?:twice|thrice|double|triple|half)(?: of)?\s*$/i.test(question.slice(0, start)) ||
    /^\s*(?:squared|cubed)\b/i.test(question.slice(end)));

function letterPut(letter: string, { env, named }: Substitution, uses: Set<string>): string {
  uses.add(letter);
  return named ? letter : plainText(env.values.get(letter) as Expression);
}

/** A word of one letter that has a value, not the label "(a)" of an option, and not the article. */
function isNamed(text: string, at: number, env: Environment): boolean {
  const letter = text[at] ?? "";
  if (!env.values.has(letter) || /\w/.test(text[at + 1] ?? "")) return false;
  const after = text.slice(at + 1);
  if (text[at - 1] === "(" && after.startsWith(")")) return false;
  const article =
    /^ (?:multiple|factor|divisor|number|perfect|square|cube|whole|natural|rational|solution|root|common|positive|negative|power|(?:prime|composite) (?:number|factor))/i;
  return letter !== "a" || !article.test(after);
}

/** A piece of mathematics with the values put in, as text; numbers that are put together are worked out first. */
function mathsPut(source: string, { env, named }: Substitution, uses: Set<string>): string | null {
  const statements = parseAll(source, env);
  if (!statements) return null;
  const shown = statements.map((statement) => statementPut(statement, { env, named }, uses));
  const commas = source.includes(",") || statements.length === 1;
  return commas ? shown.join(", ") : null;
}

function statementPut(statement: Statement, { env, named }: Substitution, uses: Set<string>): string {
  const put = (node: Expression) => withValues(withoutCalls(node, env, uses), env, uses);
  if (statement.kind === "relation") {
    const { left, right } = statement;
    return `$${toLatex({ ...statement, left: put(left), right: put(right) })}$`;
  }
  if (named && statement.kind === "symbol" && env.values.has(statement.name)) {
    uses.add(statement.name);
    return statement.name;
  }
  const plain = put(statement);
  if (isLiteral(plain)) return plainText(plain);
  if (symbolsOf(plain).length > 0) return `$${toLatex(plain)}$`;
  const { value, part } = numberPart(statement, "", { env, uses });
  if (!part) return plainText(value);
  const key = `#${toText(statement)}`;
  env.told.push({ defines: [key], uses: [...uses], part });
  uses.add(key);
  return plainText(value);
}

/** −3/4 as "-3/4", in signs that everything reads. */
const plainText = (value: Expression): string => toText(value).replaceAll("−", "-").replaceAll(" ", "");
