import type { Expression, Relation, Statement } from "../expression/ast";
import { logarithmOf } from "../expression/logarithm";
import { some, symbolsOf } from "../expression/walk";
import { toLatex } from "../printer/latex";
import type { Recognition } from "./sentence";

/** Functions whose value at whole numbers is a whole number. */
const COUNTING: ReadonlySet<string> = new Set(["factorial", "binomial"]);

const MAX_EQUATIONS = 6;

const isConstant =
  (...names: string[]) =>
  (node: Statement): boolean =>
    node.kind === "constant" && names.includes(node.name);

/** Numbers only (i among them): something to calculate. With letters or π it is something to simplify. */
export const isNumeric = (node: Statement): boolean =>
  symbolsOf(node).length === 0 &&
  !some(
    node,
    (part) =>
      (part.kind === "function" && !COUNTING.has(part.name)) || isConstant("pi", "e", "infinity")(part),
  );

const isPlainNumber = (node: Expression): boolean =>
  node.kind === "number" || (node.kind === "negation" && node.operand.kind === "number");

/** Numbers are worked out, expressions with letters simplified.
 * @returns null for a number on its own, where nothing is left to do */
export function calculateOrSimplify(expression: Expression): Recognition | null {
  if (isPlainNumber(expression)) return null;
  const task = isNumeric(expression) ? "calculate" : "simplify";
  return {
    mathematics: { task, expression },
    instruction: task === "calculate" ? "Work out" : "Simplify",
    latex: toLatex(expression),
  };
}

/** One equation for one unknown; without a name it is the only letter in it. */
export function solveOne(equation: Relation, name?: string): Recognition {
  if (equation.operator !== "=")
    return { refusal: "I can work with inequalities in one unknown, but not with one like this yet." };
  const letters = symbolsOf(equation);
  if (name === undefined && letters.some((letter) => letter.includes("'")))
    return { refusal: "This is a differential equation of a kind that I can’t solve yet." };
  const unknown = name ?? letters[0];
  if (unknown === undefined) return { refusal: "There is no unknown in this equation." };
  if (!letters.includes(unknown))
    return { refusal: `The letter ${unknown} does not occur in this equation.` };
  if (name === undefined && letters.length > 1) {
    return { refusal: `This has several letters (${letters.join(", ")}). Say which one to solve for.` };
  }
  return {
    mathematics: { task: "solve", equation, unknown },
    instruction: `Solve for $${toLatex({ kind: "symbol", name: unknown })}$`,
    latex: toLatex(equation),
  };
}

/** Several equations at once; without names every letter in them is unknown. */
export function solveSeveral(equations: readonly Relation[], names?: readonly string[]): Recognition {
  if (equations.length > MAX_EQUATIONS)
    return { refusal: `I can work with up to ${MAX_EQUATIONS} equations at once.` };
  const letters = [...new Set(equations.flatMap((equation) => symbolsOf(equation)))].sort();
  const unknowns = names ?? letters;
  const missing = unknowns.find((name) => !letters.includes(name));
  if (missing) return { refusal: `The letter ${missing} does not occur in these equations.` };
  if (letters.length < 2)
    return { refusal: "These are several equations in one letter. Give me one at a time." };
  const rows = equations.map((equation) => toLatex(equation)).join(" \\\\ ");
  return {
    mathematics: { task: "solve-system", equations, unknowns },
    instruction: `Solve for $${unknowns.map((name) => toLatex({ kind: "symbol", name })).join(", ")}$`,
    latex: `\\begin{cases} ${rows} \\end{cases}`,
  };
}

/** A product of polynomials is multiplied out, one with fractions in letters or roots simplified. */
export function multiplyOut(expression: Expression): Recognition | null {
  // Logarithms have laws of their own.
  if (some(expression, (node) => node.kind === "function" && logarithmOf(node) !== null)) return null;
  const letters = (node: Statement) => symbolsOf(node).length > 0;
  const notPolynomial = some(
    expression,
    (node) =>
      (node.kind === "quotient" && letters(node.denominator)) || (node.kind === "root" && letters(node)),
  );
  if (notPolynomial || !letters(expression)) return calculateOrSimplify(expression);
  return {
    mathematics: { task: "expand", expression },
    instruction: "Multiply out",
    latex: toLatex(expression),
  };
}
