import type { Expression, FunctionNode, Statement } from "../expression/ast";
import { substitute } from "../expression/substitute";
import { children, mapChildren, some } from "../expression/walk";

/** f(x) = body. */
export interface Definition {
  readonly statement: Statement;
  readonly name: string;
  readonly variable: string;
  readonly body: Expression;
}

const MAX_CALLS = 8;
const MAX_SIZE = 3000;

/** The functions that statements define, bodies in terms of other functions (R(x) = f(x) + g(x)) worked in, and
 * the statements that are left. A second equation for one name is left: beside f(x) = x² − 1, f(x) = 3 asks. */
export function definitionsIn(statements: readonly Statement[]): {
  definitions: Definition[];
  rest: Statement[];
} {
  const definitions: Definition[] = [];
  let rest = [...statements];
  for (let found = true; found; ) {
    found = false;
    for (const statement of rest) {
      const definition = definitionOf(statement, definitions);
      if (!definition || definitions.some(({ name }) => name === definition.name)) continue;
      definitions.push(definition);
      rest = rest.filter((other) => other !== statement);
      found = true;
    }
  }
  return { definitions, rest };
}

/** Reads f(x) = …; null for any other statement and where a function is called that is not known yet. */
function definitionOf(statement: Statement, known: readonly Definition[]): Definition | null {
  if (statement.kind !== "relation" || statement.operator !== "=" || statement.left.kind !== "function")
    return null;
  const { left, right } = statement;
  const variable = left.args[0];
  if (left.args.length !== 1 || left.base || variable?.kind !== "symbol") return null;
  const calls = some(right, isCall);
  const body = calls ? withCallsReplaced(right, known) : right;
  return body && { statement, name: left.name, variable: variable.name, body };
}

/** Functions that a problem defines have one letter; sin, ln and the like stand for themselves. */
const isCall = (node: Statement): boolean => node.kind === "function" && node.name.length === 1;

/** Replaces calls of the defined functions by their bodies, f(g(2)) and (f + g)(x) among them.
 * @returns null when a function is called that is not defined, or a function's name stands alone */
export function withCallsReplaced(asked: Expression, definitions: readonly Definition[]): Expression | null {
  const calls = { left: MAX_CALLS };
  const replaced = replace(asked, definitions, calls);
  if (calls.left < 0) return null;
  const unknown = (node: Statement) =>
    isCall(node) || (node.kind === "symbol" && definitions.some(({ name }) => name === node.name));
  return some(replaced, unknown) ? null : replaced;
}

function replace(node: Expression, definitions: readonly Definition[], calls: { left: number }): Expression {
  if (node.kind === "function") return replaceCall(node, definitions, calls);
  const combined = combinedCall(node, definitions);
  if (combined) return replace(combined, definitions, calls);
  return mapChildren(node, (part) => replace(part, definitions, calls));
}

function replaceCall(
  node: FunctionNode,
  definitions: readonly Definition[],
  calls: { left: number },
): Expression {
  const definition = definitions.find(({ name }) => name === node.name);
  const argument = node.args[0];
  calls.left -= 1;
  if (!definition || !argument || node.args.length !== 1 || calls.left < 0) return node;
  const value = replace(argument, definitions, calls);
  if (sizeOf(value) * sizeOf(definition.body) > MAX_SIZE) {
    calls.left = -1;
    return node;
  }
  return substitute(definition.body, new Map([[definition.variable, value]]));
}

/** (f + g)(x), (f − g)(2), (f · g)(x) and (f/g)(x), which read as products, as f(x) + g(x) and so on. */
function combinedCall(node: Expression, definitions: readonly Definition[]): Expression | null {
  if (node.kind !== "product") return null;
  const argument = node.factors.at(-1) as Expression;
  const names = node.factors.slice(0, -1);
  const isName = (part: Expression) =>
    part.kind === "symbol" && definitions.some(({ name }) => name === part.name);
  const call = (part: Expression): Expression =>
    part.kind === "symbol"
      ? { kind: "function", name: part.name, args: [argument] }
      : mapChildren(part, call);
  const [first] = names;
  if (!first || isName(argument)) return null;
  if (names.length > 1) return names.every(isName) ? { kind: "product", factors: names.map(call) } : null;
  const parts = first.kind === "sum" || first.kind === "quotient" ? partsOf(first) : [];
  return parts.length > 1 && parts.every(isName) ? call(first) : null;
}

function partsOf(node: Expression): readonly Expression[] {
  if (node.kind === "quotient") return [node.numerator, node.denominator];
  if (node.kind !== "sum") return [];
  return node.terms.map((term) => (term.kind === "negation" ? term.operand : term));
}

const sizeOf = (node: Expression): number => children(node).reduce((total, part) => total + sizeOf(part), 1);
