import type { Expression, Relation } from "../../expression/ast";
import { number } from "../../expression/build";
import { decimalNode, terminatingDigits } from "../../expression/decimal";
import { evaluateExact } from "../../expression/evaluate-exact";
import type { Rational } from "../../expression/rational";
import { substitute } from "../../expression/substitute";
import { mapChildren, some, symbolsOf } from "../../expression/walk";
import type { Limits } from "../../limits";
import { toLatex } from "../../printer/latex";
import { toText } from "../../printer/text";
import type { ChainPart } from "../../tasks/chain";
import type { Budget, Mathematics, Problem } from "../../types";

export type Part = ChainPart<Problem>;

/** One thing told: the names it gives a meaning to, those it builds on, and what is to be worked out for it. */
export interface Told {
  readonly defines: readonly string[];
  readonly uses: readonly string[];
  readonly part?: Part;
}

export interface KnownFunction {
  readonly variable: string;
  /** Without calls of other functions and without letters that have a value. */
  readonly body: Expression;
}

/** What the sentences read so far say; it grows sentence by sentence. */
export interface Environment {
  readonly limits: Limits;
  readonly budget: Budget;
  readonly values: Map<string, Expression>;
  readonly functions: Map<string, KnownFunction>;
  /** Equations that do not give their letters one value each, not yet at least. */
  open: readonly Relation[];
  readonly told: Told[];
}

export const newEnvironment = (limits: Limits, budget: Budget): Environment => ({
  limits,
  budget,
  values: new Map(),
  functions: new Map(),
  open: [],
  told: [],
});

const isDecimal = (node: Expression): boolean =>
  some(node, (part) => part.kind === "number" && (part.decimals ?? 0) > 0);

/** A value as the exercise writes its numbers: in decimals where they end, otherwise as a fraction. */
export function written(value: Rational, like: Expression): Expression {
  const digits = isDecimal(like) ? terminatingDigits(value) : null;
  return digits === null ? number(value) : decimalNode(value, digits);
}

/** Whether an expression is a plain number already: 7, −3, 2.5, 3/4. */
export function isLiteral(node: Expression): boolean {
  if (node.kind === "negation") return node.operand.kind !== "negation" && isLiteral(node.operand);
  if (node.kind === "number") return true;
  return (
    node.kind === "quotient" && toText(node) === toText(number(evaluateLiteral(node) ?? { n: 0n, d: 1n }))
  );
}

function evaluateLiteral({ numerator, denominator }: Expression & { kind: "quotient" }): Rational | null {
  if (numerator.kind !== "number" || denominator.kind !== "number") return null;
  if (denominator.value.n === 0n) return null;
  return evaluateExact({ kind: "quotient", numerator, denominator }, new Map(), { spend: () => undefined });
}

/** An expression without calls of the functions told: a call with a number is worked out as a part of its own, one
 * with letters is replaced by what the function does. Names that were needed are added to `uses`. */
export function withoutCalls(node: Expression, env: Environment, uses: Set<string>): Expression {
  env.budget.spend();
  const known = node.kind === "function" ? env.functions.get(node.name) : undefined;
  if (node.kind !== "function" || !known || node.args.length !== 1 || node.base)
    return mapChildren(node, (part) => withoutCalls(part, env, uses));
  const inner = new Set<string>();
  const argument = withValues(withoutCalls(node.args[0] as Expression, env, inner), env, inner);
  inner.add(node.name);
  if (symbolsOf(argument).length > 0) {
    for (const name of inner) uses.add(name);
    return substitute(known.body, new Map([[known.variable, argument]]));
  }
  const result = callPart(node.name, argument, { env, uses: inner });
  uses.add(result.key);
  return result.value;
}

/** The letters that have a value replaced by it, except those in `free`. */
export function withValues(
  node: Expression,
  env: Environment,
  uses: Set<string>,
  free: readonly string[] = [],
): Expression {
  const letters = symbolsOf(node).filter((name) => env.values.has(name) && !free.includes(name));
  for (const name of letters) uses.add(name);
  return substitute(node, new Map(letters.map((name) => [name, env.values.get(name) as Expression])));
}

function callPart(
  name: string,
  argument: Expression,
  { env, uses }: { readonly env: Environment; readonly uses: ReadonlySet<string> },
): { readonly key: string; readonly value: Expression } {
  const { variable, body } = env.functions.get(name) as KnownFunction;
  const place = numberOf(argument, env);
  const label: Expression = { kind: "function", name, args: [place] };
  const key = toText(label);
  const at = [{ name: variable, value: place }];
  const value = numberOf(substitute(body, new Map([[variable, place]])), env);
  if (!env.told.some(({ defines }) => defines.includes(key))) {
    const part = symbolsOf(body).length > 0 && {
      label: toLatex(label),
      problem: problemOf({ task: "evaluate", expression: body, at }, "Evaluate", toLatex(body)),
      values: [value],
    };
    env.told.push({ defines: [key], uses: [...uses], ...(part ? { part } : {}) });
  }
  return { key, value };
}

/** The value of numbers put together, written like them.
 * @throws {RangeError} when there is none: a division by zero, a root that does not come out */
export function numberOf(node: Expression, env: Environment): Expression {
  const value = evaluateExact(node, new Map(), env.budget);
  if (!value) throw new RangeError("no exact value");
  return written(value, node);
}

/** A little problem as if it had been asked on its own. */
export const problemOf = (mathematics: Mathematics, instruction: string, latex: string): Problem => ({
  ...mathematics,
  text: "",
  instruction,
  latex,
  form: {},
});

/** What is to be worked out for a number with letters and calls in it, and its value. Without a problem when it is a
 * plain number already. */
export function numberPart(
  expression: Expression,
  label: string,
  { env, uses }: { readonly env: Environment; readonly uses: Set<string> },
): { readonly value: Expression; readonly part?: Part } {
  const plain = withoutCalls(expression, env, uses);
  const put = withValues(plain, env, uses);
  const value = numberOf(put, env);
  if (isLiteral(plain) || plain.kind === "symbol") return { value };
  const at = symbolsOf(plain).map((name) => ({ name, value: env.values.get(name) as Expression }));
  const problem: Mathematics =
    at.length > 0 ? { task: "evaluate", expression: plain, at } : { task: "calculate", expression: plain };
  return { value, part: { label, problem: problemOf(problem, "Work out", toLatex(plain)), values: [value] } };
}
