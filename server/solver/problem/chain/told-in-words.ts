import type { Expression } from "../../expression/ast";
import { number, symbol } from "../../expression/build";
import { differentiate } from "../../expression/differentiate";
import { evaluateExact } from "../../expression/evaluate-exact";
import { polynomialOf, polynomialToExpression } from "../../expression/polynomial";
import { gcd, lcm, type Rational } from "../../expression/rational";
import { symbolsOf } from "../../expression/walk";
import { toLatex } from "../../printer/latex";
import type { Problem } from "../../types";
import { type Environment, problemOf, withoutCalls, withValues } from "./environment";
import { parseOne } from "./parse";

const ORDERS = ["", "first", "second", "third", "fourth", "fifth", "sixth"];
const DERIVATIVE = new RegExp(
  `^([A-Za-z])(?: ?\\( ?([a-z]) ?\\))? (?:be|is|denote|equal|=) (?:the )?(?:(${ORDERS.slice(1).join("|")}) )?derivative of (.+?)(?: (?:wrt|with respect to) ([a-z]))?$`,
  "i",
);

/** "h(y) be the second derivative of y³ − 4y". False: the words say something else. */
export function defineDerivative(words: string, env: Environment): boolean {
  const [, name, argument, order = "first", written, respect] = DERIVATIVE.exec(words) ?? [];
  if (name === undefined || written === undefined) return false;
  if (env.functions.has(name) || env.values.has(name)) return false;
  const uses = new Set<string>();
  const parsed = parseOne(written, env);
  if (!parsed) return false;
  const plain = withoutCalls(parsed, env, uses);
  const variable = argument ?? respect ?? symbolsOf(plain).find((letter) => !env.values.has(letter));
  if (variable === undefined || env.values.has(variable) || (respect ?? variable) !== variable) return false;
  const expression = withValues(plain, env, uses, [variable]);
  if (symbolsOf(expression).some((letter) => letter !== variable)) return false;
  const orders = ORDERS.indexOf(order.toLowerCase());
  const body = derived(expression, { variable, orders, env });
  if (!body) return false;
  env.functions.set(name, { variable, body });
  const label: Expression = { kind: "function", name, args: [symbol(variable)] };
  const problem = problemOf(
    { task: "derivative", expression, variable, order: orders },
    "Differentiate",
    toLatex(expression),
  );
  env.told.push({
    defines: [name],
    uses: [...uses],
    part: { label: toLatex(label), problem, values: [body] },
  });
  return true;
}

function derived(
  expression: Expression,
  {
    variable,
    orders,
    env,
  }: { readonly variable: string; readonly orders: number; readonly env: Environment },
): Expression | null {
  let body: Expression | null = expression;
  for (let order = 0; body && order < orders; order += 1) body = differentiate(body, variable, env.budget);
  const tidied = body && polynomialOf(body, env.budget);
  return tidied ? polynomialToExpression(tidied) : null;
}

/** Reads a question that has no definitions before it; null when it is not understood. */
export type AskPlainly = (text: string) => Problem | null;

const PAIR: readonly (readonly [RegExp, (a: Rational, b: Rational) => bigint | null])[] = [
  [
    /^the (?:(?:greatest|highest|largest) common (?:divisor|factor|denominator)|gcd|gcf|hcf) of (.+) and (.+)$/,
    (a, b) => (a.d === 1n && b.d === 1n ? gcd(a.n, b.n) : null),
  ],
  [
    /^the (?:(?:least|lowest|smallest) common multiple|lcm) of (.+) and (.+)$/,
    (a, b) => (a.d === 1n && b.d === 1n ? lcm(a.n, b.n) : null),
  ],
  [/^the (?:(?:least|lowest|smallest) )?common denominator of (.+) and (.+)$/, (a, b) => lcm(a.d, b.d)],
  [
    /^the remainder when (.+) is divided by (.+)$/,
    (a, b) => (a.d === 1n && b.d === 1n && a.n >= 0n && b.n > 0n ? a.n % b.n : null),
  ],
];

/** "c be the common denominator of 3/4 and v", "r be the remainder when a is divided by 5". */
export function defineByWords(words: string, env: Environment, ask: AskPlainly): boolean {
  const [, name, phrase] = /^([A-Za-z]) (?:be|is|denote|equal) (the .+)$/.exec(words) ?? [];
  if (name === undefined || phrase === undefined || env.values.has(name) || env.functions.has(name))
    return false;
  for (const [pattern, work] of PAIR) {
    const [, first, second] = pattern.exec(phrase) ?? [];
    if (first === undefined || second === undefined) continue;
    const uses = new Set<string>();
    const a = rationalOf(first, env, uses);
    const b = rationalOf(second, env, uses);
    const value = a && b && work(a, b);
    if (!a || !b || value === null) return false;
    const shown = phrase.replace(first, plain(a)).replace(second, plain(b));
    const problem = ask(`What is ${shown}?`);
    if (!problem) return false;
    const result = number({ n: value as bigint, d: 1n });
    env.values.set(name, result);
    env.told.push({ defines: [name], uses: [...uses], part: { label: name, problem, values: [result] } });
    return true;
  }
  return false;
}

const plain = ({ n, d }: Rational): string => (d === 1n ? `${n}` : `${n}/${d}`);

function rationalOf(text: string, env: Environment, uses: Set<string>): Rational | null {
  const parsed = parseOne(text, env);
  if (!parsed) return null;
  return evaluateExact(withValues(withoutCalls(parsed, env, uses), env, uses), new Map(), env.budget);
}
