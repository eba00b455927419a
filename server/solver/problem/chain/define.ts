import type { Expression, Relation, Statement } from "../../expression/ast";
import { equation, number, symbol } from "../../expression/build";
import { polynomialOf, polynomialToExpression } from "../../expression/polynomial";
import { some, symbolsOf } from "../../expression/walk";
import { toLatex } from "../../printer/latex";
import {
  type Environment,
  isLiteral,
  numberPart,
  problemOf,
  withoutCalls,
  withValues,
  written,
} from "./environment";
import { linearSolution } from "./linear-solution";

const MOST_UNKNOWNS = 4;

/** Takes up statements told in one sentence: f(x) = …, g = 30 − 11, 3p − 5 = p + 1, and systems of equations.
 * @returns false when one of them cannot be taken up
 * @throws {RangeError} at a division by zero; {LimitReached} */
export function define(statements: readonly Statement[], env: Environment): boolean {
  const equations: Relation[] = [];
  for (const statement of statements) {
    if (statement.kind !== "relation" || statement.operator !== "=") return false;
    if (defineFunction(statement, env) || defineNumber(statement, env)) continue;
    equations.push(statement);
  }
  return equations.length === 0 || defineUnknowns(equations, env);
}

/** f(x) = body, also in terms of functions told before. */
function defineFunction({ left, right }: Relation, env: Environment): boolean {
  const argument = left.kind === "function" ? left.args[0] : undefined;
  if (left.kind !== "function" || argument?.kind !== "symbol" || left.args.length !== 1) return false;
  if (env.functions.has(left.name) || env.values.has(argument.name)) return false;
  const uses = new Set<string>();
  const body = withValues(withoutCalls(right, env, uses), env, uses, [argument.name]);
  if (symbolsOf(body).some((name) => name !== argument.name)) return false;
  const calls = some(right, (node) => node.kind === "function" && env.functions.has(node.name));
  const tidied = calls ? polynomialOf(body, env.budget) : null;
  const known = tidied ? polynomialToExpression(tidied) : body;
  env.functions.set(left.name, { variable: argument.name, body: known });
  const label = toLatex(left);
  env.told.push({
    defines: [left.name],
    uses: [...uses],
    ...(tidied && toLatex(known) !== toLatex(body)
      ? {
          part: {
            label,
            problem: problemOf({ task: "expand", expression: body }, "Multiply out", toLatex(body)),
            values: [known],
          },
        }
      : {}),
  });
  return true;
}

/** A new letter and a number. */
function defineNumber({ left, right }: Relation, env: Environment): boolean {
  if (left.kind !== "symbol" || isTaken(left.name, env)) return false;
  if (symbolsOf(right).some((name) => !env.values.has(name))) return false;
  if (env.open.some((relation) => symbolsOf(relation).includes(left.name))) return false;
  const uses = new Set<string>();
  const { value, part } = numberPart(right, toLatex(left), { env, uses });
  env.values.set(left.name, value);
  env.told.push({ defines: [left.name], uses: [...uses], ...(part ? { part } : {}) });
  return true;
}

const isTaken = (name: string, env: Environment): boolean => env.values.has(name) || env.functions.has(name);

/** Equations in letters without a value, together with those left open before. */
function defineUnknowns(equations: readonly Relation[], env: Environment): boolean {
  const uses = new Set<string>();
  const side = (node: Expression) => withValues(withoutCalls(node, env, uses), env, uses);
  const put = equations.map(({ left, right }) => equation(side(left), side(right)));
  const all = [...env.open, ...put];
  const letters = [...new Set(all.flatMap((each) => symbolsOf(each)))].sort();
  if (letters.length === 0 || letters.length > MOST_UNKNOWNS) return false;
  const solution = linearSolution(all, letters, env.budget);
  if (!solution) {
    env.open = all;
    env.told.push({ defines: letters.map(openName), uses: [...uses] });
    return true;
  }
  const style = all.flatMap(({ left, right }) => [left, right]);
  const like: Expression = style.length > 1 ? { kind: "sum", terms: style } : number({ n: 0n, d: 1n });
  const values = solution.map((value) => written(value, like));
  letters.forEach((name, at) => {
    env.values.set(name, values[at] as Expression);
  });
  env.open = [];
  const before = letters
    .map(openName)
    .filter((name) => env.told.some(({ defines }) => defines.includes(name)));
  env.told.push({
    defines: letters,
    uses: [...uses, ...before],
    ...(saysValues(all) ? {} : { part: unknownsPart(all, letters, values) }),
  });
  return true;
}

/** Under this name the equations left open for a letter are kept among the things told. */
export const openName = (letter: string): string => `${letter}?`;

/** "x = 3, y = 1/2" leaves nothing to work out. */
const saysValues = (equations: readonly Relation[]): boolean =>
  equations.every(({ left, right }) => left.kind === "symbol" && isLiteral(right));

function unknownsPart(
  equations: readonly Relation[],
  letters: readonly string[],
  values: readonly Expression[],
) {
  const [only] = equations;
  const [unknown] = letters;
  if (only && unknown !== undefined && equations.length === 1) {
    const problem = problemOf({ task: "solve", equation: only, unknown }, "Solve", toLatex(only));
    return { label: toLatex(symbol(unknown)), problem, values };
  }
  const latex = `\\begin{cases} ${equations.map(toLatex).join(" \\\\ ")} \\end{cases}`;
  if (letters.length === 1) return oneOfSeveral(equations, letters[0] as string, values);
  const problem = problemOf({ task: "solve-system", equations, unknowns: letters }, "Solve", latex);
  return { label: letters.join(", "), problem, values };
}

/** Several equations in one letter that agree: the first one that holds the letter gives it. */
function oneOfSeveral(equations: readonly Relation[], unknown: string, values: readonly Expression[]) {
  const first = equations.find((each) => symbolsOf(each).includes(unknown)) as Relation;
  const problem = problemOf({ task: "solve", equation: first, unknown }, "Solve", toLatex(first));
  return { label: toLatex(symbol(unknown)), problem, values };
}

/** The equation left open for a letter, when it is the only letter in it. */
export function openEquation(letter: string, env: Environment): Relation | null {
  const about = env.open.filter((relation) => symbolsOf(relation).includes(letter));
  const [only] = about;
  return only && about.length === 1 && symbolsOf(only).length === 1 ? only : null;
}
