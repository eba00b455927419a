import type { Expression, Relation } from "../../expression/ast";
import {
  equation,
  int,
  negation,
  number,
  power,
  product,
  quotient,
  root,
  sum,
  symbol,
} from "../../expression/build";
import { polynomialOf } from "../../expression/polynomial";
import { divide, isNegative, type Rational } from "../../expression/rational";
import type { RealSet } from "../../expression/real-set";
import { substitute } from "../../expression/substitute";
import { tidy } from "../../expression/tidy";
import { mapChildren, some, symbolsOf } from "../../expression/walk";
import { toLatex } from "../../printer/latex";
import { writeSet } from "../../printer/real-set";
import type { EliminateParameterTask } from "../../tasks/parametric";
import type { Budget, Derivation, Method, Step } from "../../types";
import { requirementsOf } from "../domain/conditions";
import { meetAll } from "../domain/method";
import { isolated } from "./isolate";

/** x(t) and y(t) as one equation in x and y. */
export const parametric: Method = {
  id: "parametric",
  tasks: ["eliminate-parameter"],
  work(problem, budget) {
    if (problem.task !== "eliminate-parameter") return null;
    return byPythagoras(problem, budget) ?? byGrowth(problem, budget) ?? bySubstitution(problem, budget);
  },
};

/** One equation is solved for the parameter, which goes into the other; a y in terms of x is preferred. */
function bySubstitution({ x, y, parameter }: EliminateParameterTask, budget: Budget): Derivation | null {
  const sides = [
    { from: "x", to: "y", given: x, other: y },
    { from: "y", to: "x", given: y, other: x },
  ];
  const found = sides.flatMap((side) => {
    const even: Expression[] = [];
    const value = isolated(side.given, parameter, { side: symbol(side.from), budget, even });
    return value ? [{ ...side, value, even }] : [];
  });
  const [best] = found;
  if (!best) return null;
  const put = substitute(best.other, new Map([[parameter, best.value]]));
  const result = equation(symbol(best.to), tidy(put, budget));
  const steps: Step[] = [
    {
      rule: "solve-for-parameter",
      title: `Solve the equation for $${best.from}$ for the parameter.`,
      latex: toLatex(equation(symbol(parameter), best.value)),
      why: "Then the parameter is known in terms of one coordinate.",
    },
    {
      rule: "put-parameter-in",
      title: "Put it into the other equation.",
      latex: toLatex(equation(symbol(best.to), put)),
      why: "The parameter is gone: only $x$ and $y$ are left.",
    },
    {
      rule: "tidy-equation",
      title: "Simplify.",
      latex: toLatex(result),
      why: "This is the Cartesian equation.",
    },
  ];
  const needed = [best.value, put, ...best.even.map((each) => root(each))];
  return withRange({ steps, result, unknown: best.from, needed }, budget);
}

interface Found {
  readonly steps: readonly Step[];
  readonly result: Relation;
  /** The letter whose values are those of the curve, and expressions in it that have a value just there. */
  readonly unknown: string;
  readonly needed: readonly Expression[];
}

/** The equation for those values of a coordinate that the parameter leads to; null where they are not known. They are
 * named where the equation goes on beyond them. */
function withRange({ steps, result, unknown, needed }: Found, budget: Budget): Derivation | null {
  const taken = domainOf(sum(needed), unknown, budget);
  const written = domainOf(sum([result.left, result.right]), unknown, budget);
  if (!taken) return null;
  const shown = writeSet(taken, { unknown, notation: "inequality" }).latex;
  const isWhole =
    (result.left.kind === "symbol" && written !== null
      ? writeSet(written, { unknown, notation: "inequality" }).latex
      : "\\text{all real numbers}") === shown;
  const named: Step = {
    rule: "range-of-coordinate",
    title: `Find the values that $${unknown}$ takes.`,
    latex: `${toLatex(result)},\\quad ${shown}`,
    why: "The curve ends where the parameter leads no further, but the equation goes on.",
  };
  return {
    method: "parametric",
    steps: [...steps.filter(({ latex }, at) => latex !== steps[at - 1]?.latex), ...(isWhole ? [] : [named])],
    answer: { kind: "relation", relation: result, ...(isWhole ? {} : { on: { unknown, set: taken } }) },
  };
}

/** The numbers for which an expression has a value. */
function domainOf(e: Expression, unknown: string, budget: Budget): RealSet | null {
  const requirements = requirementsOf(e, unknown);
  const worked = requirements && meetAll(requirements, { unknown, budget });
  return worked?.set ?? null;
}

/** x = a cos t + h, y = b sin t + k by cos² + sin² = 1. */
function byPythagoras({ x, y, parameter }: EliminateParameterTask, budget: Budget): Derivation | null {
  const [first, second] = [waveOf(x, parameter, budget), waveOf(y, parameter, budget)];
  if (!first || !second || first.name === second.name || first.angle !== second.angle) return null;
  const [u, v] = [
    { wave: first, letter: "x" },
    { wave: second, letter: "y" },
  ].map(({ wave, letter }) => {
    return isolated(wave.outer, "wave", { side: symbol(letter), budget });
  });
  if (!u || !v) return null;
  const squares = [first.squared ? u : tidySquare(u, budget), second.squared ? v : tidySquare(v, budget)];
  const result = equation(sum(squares), int(1));
  const steps: Step[] = [
    {
      rule: "solve-for-cosine-and-sine",
      title: "Solve the two equations for the cosine and the sine.",
      latex: `${shown(first)} = ${toLatex(u)},\\quad ${shown(second)} = ${toLatex(v)}`,
      why: "Both have the same angle.",
    },
    {
      rule: "pythagorean-identity",
      title: "Put them into $\\cos^2 t + \\sin^2 t = 1$.",
      latex: toLatex(result),
      why: "The identity holds for every value of the parameter.",
    },
  ];
  const inner = wavesBetween([first, u], [second, v]);
  return inner && withRange({ steps, result, ...inner }, budget);
}

type WaveAt = readonly [wave: Wave, e: Expression];

/** Of what is squared the other is one minus it, which is never negative either. The circle alone is run through whole. */
function wavesBetween([first, u]: WaveAt, [second, v]: WaveAt): Pick<Found, "unknown" | "needed"> | null {
  const rest = (e: Expression) => root(sum([int(1), negation(e)]));
  if (!first.isWhole) return null;
  if (first.squared) {
    if (second.squared) return { unknown: "x", needed: [root(u), rest(u)] };
    return { unknown: "y", needed: [rest(power(v, int(2)))] };
  }
  return { unknown: "x", needed: second.squared ? [rest(power(u, int(2)))] : [int(1)] };
}

/** (x/4)² as x²/16. */
function tidySquare(e: Expression, budget: Budget): Expression {
  if (e.kind === "negation") return tidySquare(e.operand, budget);
  if (e.kind === "quotient")
    return quotient(power(e.numerator, int(2)), tidy(power(e.denominator, int(2)), budget));
  return e.kind === "root" ? root(power(e.radicand, int(2))) : power(e, int(2));
}

interface Wave {
  readonly name: "sin" | "cos";
  readonly angle: string;
  readonly call: Expression;
  /** The expression with the wave, or its square, as a letter. */
  readonly outer: Expression;
  readonly squared: boolean;
  /** Its angle takes every value. */
  readonly isWhole: boolean;
}

function waveOf(e: Expression, parameter: string, budget: Budget): Wave | null {
  const calls: Expression[] = [];
  some(e, (node) => {
    if (node.kind === "function" && symbolsOf(node).includes(parameter)) calls.push(node as Expression);
    return false;
  });
  const [call] = calls;
  if (!call || calls.length !== 1 || call.kind !== "function") return null;
  if (call.name !== "sin" && call.name !== "cos") return null;
  const squared = some(e, (node) => node.kind === "power" && node.base === call && isTwo(node.exponent));
  const outer = replaced(e, (node) =>
    squared ? node.kind === "power" && node.base === call : node === call,
  );
  if (symbolsOf(outer).includes(parameter)) return null;
  const [angle = int(0)] = call.args;
  const isWhole = polynomialOf(angle, budget)?.terms.every(
    ({ exponents }) => (exponents[parameter] ?? 0) <= 1,
  );
  return { name: call.name, angle: toLatex(angle), call, outer, squared, isWhole: isWhole === true };
}

const isTwo = (e: Expression): boolean => e.kind === "number" && e.value.n === 2n && e.value.d === 1n;

const shown = ({ call, squared }: Wave): string => toLatex(squared ? power(call, int(2)) : call);

const replaced = (e: Expression, test: (node: Expression) => boolean): Expression =>
  test(e) ? symbol("wave") : mapChildren(e, (part) => replaced(part, test));

/** x = a·e^{mt}, y = b·e^{nt}: y = b·(x/a)^{n/m}, since e^t is positive. */
function byGrowth({ x, y, parameter }: EliminateParameterTask, budget: Budget): Derivation | null {
  const [first, second] = [growthOf(x, parameter, budget), growthOf(y, parameter, budget)];
  if (!first || !second) return null;
  const ratio = divide(second.rate, first.rate);
  const base = tidy(quotient(symbol("x"), first.factor), budget);
  const raised = ratio.d === 2n ? root(base) : base;
  if (ratio.d > 2n || isNegative(ratio)) return null;
  const grown = ratio.n === 1n ? raised : power(raised, int(ratio.n));
  const put = toLatex(second.factor) === "1" ? grown : product([second.factor, grown]);
  const result = equation(symbol("y"), tidy(put, budget));
  const exponent = toLatex(number(ratio));
  const steps: Step[] = [
    {
      rule: "compare-exponents",
      title: `The exponent of $y$ is $${exponent}$ times the exponent of $x$.`,
      latex: `y = ${toLatex(put)}`,
      why: "$e^{kt}$ is the power $\\left(e^{mt}\\right)^{k/m}$, and powers of $e$ are positive.",
    },
    {
      rule: "tidy-equation",
      title: "Simplify.",
      latex: toLatex(result),
      why: "This is the Cartesian equation.",
    },
  ];
  const needed: Expression[] = [{ kind: "function", name: "ln", args: [base] }];
  return withRange({ steps, result, unknown: "x", needed }, budget);
}

/** a·e^{mt} as a and m. */
function growthOf(
  e: Expression,
  parameter: string,
  budget: Budget,
): { factor: Expression; rate: Rational } | null {
  const factors = e.kind === "product" ? e.factors : [e];
  const powers = factors.filter((factor) => symbolsOf(factor).length > 0);
  const [only] = powers;
  if (!only || powers.length > 1 || only.kind !== "power") return null;
  if (only.base.kind !== "constant" || only.base.name !== "e") return null;
  const exponent = polynomialOf(only.exponent, budget);
  const [term] = exponent?.terms ?? [];
  if (!term || exponent?.terms.length !== 1 || term.exponents[parameter] !== 1) return null;
  const rest = factors.filter((factor) => factor !== only);
  return { factor: rest.length > 0 ? product(rest) : int(1), rate: term.coefficient };
}
