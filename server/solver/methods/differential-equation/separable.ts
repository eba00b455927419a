import type { Expression } from "../../expression/ast";
import { equation, int, negation, power, product, quotient, root, sum, symbol } from "../../expression/build";
import { evaluateComplex } from "../../expression/evaluate-numeric";
import { substitute } from "../../expression/substitute";
import { tidy } from "../../expression/tidy";
import { symbolsOf } from "../../expression/walk";
import { toLatex } from "../../printer/latex";
import type { Budget, Derivation, Step } from "../../types";
import {
  antiderivative,
  at,
  constantFor,
  derived,
  isFree,
  isZero,
  over,
  solvedFor,
  step,
  type Work,
} from "./shared";

/** y' = g(x) h(y): each side is integrated by its own letter. */
export function separable(work: Work, slope: Expression, isolated: Step): Derivation | null {
  const { problem, budget } = work;
  const { dependent, variable } = problem;
  const parts = separated(work, slope);
  if (!parts) return null;
  const left = antiderivative(tidy(quotient(int(1), parts.of), budget), dependent, budget);
  const right = antiderivative(parts.by, variable, budget);
  if (!left || !right) return null;
  const steps = [
    isolated,
    step(
      "separate-variables",
      `Bring everything with $${dependent}$ to one side.`,
      `${toLatex(tidy(quotient(int(1), parts.of), budget))} \\, d${dependent} = ${bracketed(parts.by)} \\, d${variable}`,
      "The variables are separated when each side holds only one of them.",
    ),
    step(
      "integrate-both-sides",
      "Integrate both sides.",
      `${toLatex(left)} = ${toLatex(right)} + c`,
      "One constant is enough: the two constants can be put together.",
    ),
  ];
  return solved(work, steps, { left, right });
}

const bracketed = (e: Expression): string => (e.kind === "sum" ? `\\left(${toLatex(e)}\\right)` : toLatex(e));

interface Separated {
  /** The factor with y. */
  readonly of: Expression;
  /** The factor with x. */
  readonly by: Expression;
}

const PLACES = [1, 2, 3, -1] as const;

/** The slope at one place of x, as a function of y, is h(y) but for a factor. */
function separated({ problem, budget }: Work, slope: Expression): Separated | null {
  const { dependent, variable } = problem;
  for (const place of PLACES) {
    const of = tidy(at(slope, variable, int(place)), budget);
    if (isZero(of) || !isFree(of, variable)) continue;
    const by = over(slope, of, budget);
    if (isFree(by, dependent)) return { of, by };
  }
  return null;
}

interface Sides {
  readonly left: Expression;
  readonly right: Expression;
}

/** H(y) = G(x) + c, solved for y where H is a power, a logarithm's inverse or an arctangent. */
function solved(work: Work, steps: readonly Step[], { left, right }: Sides): Derivation | null {
  const inverse = inverseOf(work, left);
  if (!inverse) return implicit(work, steps, { left, right });
  const { problem, budget } = work;
  const { conditions, dependent, variable } = problem;
  const scaled = over(right, inverse.scale, budget);
  const [condition] = conditions;
  const core = over(left, inverse.scale, budget);
  const constant = condition
    ? tidy(sum([at(core, dependent, condition.value), negation(at(scaled, variable, condition.at))]), budget)
    : symbol(constantFor(problem));
  if (conditions.length > 1 || condition?.order === 1) return null;
  const inside = condition ? tidy(sum([scaled, constant]), budget) : withConstant(scaled, constant);
  const even = inverse.signed && !condition;
  if (even) return implicit(work, steps, { left: core, right: scaled });
  const found = condition ? tidy(inverse.of(inside), budget) : inverse.of(inside);
  const candidates = inverse.signed ? [found, negation(found)] : [found];
  const solution = condition ? candidates.find((each) => meets(work, each)) : found;
  if (!solution) return null;
  const told: Step[] = condition
    ? [
        step(
          "put-in-condition",
          "Put the condition in to find the constant.",
          `c = ${toLatex(constant)}`,
          "Only one of all these solutions goes through the point that is told.",
        ),
      ]
    : [];
  return solvedFor(
    work,
    [
      ...steps,
      step(
        "rearrange-for-inverse",
        `Rearrange, so that $${toLatex(core)}$ stands alone.`,
        toLatex(equation(core, inside)),
        "A multiple of the constant is a constant again.",
      ),
      ...told,
      step(
        "solve-for-function",
        `Solve for $${dependent}$.`,
        toLatex(equation(symbol(dependent), solution)),
        "The inverse function is applied to both sides.",
      ),
    ],
    solution,
  );
}

/** A constant stands before what is taken away from it: C - 2x. */
function withConstant(e: Expression, constant: Expression): Expression {
  const first = e.kind === "sum" ? e.terms[0] : e;
  return first?.kind === "negation" ? sum([constant, e]) : sum([e, constant]);
}

function meets({ problem: { conditions, variable } }: Work, e: Expression): boolean {
  return conditions.every(({ at: place, value }) => {
    const found = evaluateComplex(substitute(e, new Map([[variable, place]])), new Map());
    const wanted = evaluateComplex(value, new Map());
    return found !== null && wanted !== null && Math.hypot(found.re - wanted.re, found.im - wanted.im) < NEAR;
  });
}

const NEAR = 1e-9;

interface Inverse {
  /** H(y) = scale · core(y). */
  readonly scale: Expression;
  /** y out of core(y). */
  of(inside: Expression): Expression;
  /** Both signs fit. */
  readonly signed: boolean;
}

function inverseOf({ problem: { dependent }, budget }: Work, left: Expression): Inverse | null {
  const slope = derived(left, dependent, budget);
  if (!slope) return null;
  const y = symbol(dependent);
  const degree = over(product([y, slope]), left, budget);
  if (symbolsOf(degree).length === 0) {
    const scale = over(left, power(y, degree), budget);
    const found = powerInverse(degree, budget);
    return found && symbolsOf(scale).length === 0 ? { scale, ...found } : null;
  }
  const turn = turnIn(left);
  if (turn) {
    const [argument] = turn.args;
    const factor = argument && over(argument, y, budget);
    const scale = over(left, turn, budget);
    if (!factor || symbolsOf(factor).length + symbolsOf(scale).length > 0) return null;
    const of = (inside: Expression) =>
      tidy(quotient({ kind: "function", name: "tan", args: [inside] }, factor), budget);
    return { scale, of, signed: false };
  }
  const rate = over(slope, left, budget);
  if (symbolsOf(rate).length === 0) {
    const core = power({ kind: "constant", name: "e" }, tidy(product([rate, y]), budget));
    const of = (inside: Expression) =>
      tidy(quotient({ kind: "function", name: "ln", args: [inside] }, rate), budget);
    return { scale: over(left, core, budget), of, signed: false };
  }
  return null;
}

type FunctionNode = Extract<Expression, { readonly kind: "function" }>;

/** The arctangent that an expression is a multiple of. */
function turnIn(e: Expression): FunctionNode | null {
  if (e.kind === "function") return e.name === "arctan" ? e : null;
  if (e.kind === "quotient") return turnIn(e.numerator);
  return e.kind === "product" ? (e.factors.map(turnIn).find((found) => found !== null) ?? null) : null;
}

/** y out of y^n, for n a whole number or one over a whole number. */
function powerInverse(degree: Expression, budget: Budget): Pick<Inverse, "of" | "signed"> | null {
  const value = evaluateComplex(degree, new Map())?.re ?? Number.NaN;
  const [size, sign] = [Math.abs(value), Math.sign(value)];
  const under = (e: Expression) => (sign < 0 ? reciprocal(e, budget) : e);
  if (Number.isInteger(size) && size >= 1)
    return {
      of: (e) => under(size === 1 ? e : root(e, BigInt(size))),
      signed: size % 2 === 0,
    };
  const inverse = Math.round(1 / size);
  if (Math.abs(inverse * size - 1) > NEAR) return null;
  return { of: (e) => under(power(e, int(inverse))), signed: false };
}

/** 1/(C - x²/2) is written 2/(C - x²): a multiple of the constant is a constant again. */
function reciprocal(e: Expression, budget: Budget): Expression {
  const terms = e.kind === "sum" ? e.terms : [e];
  const bottoms = terms.flatMap((term) => {
    const inner = term.kind === "negation" ? term.operand : term;
    const bottom = inner.kind === "quotient" ? inner.denominator : null;
    return bottom?.kind === "number" ? [bottom] : [];
  });
  const [bottom] = bottoms;
  if (!bottom || bottoms.length > 1) return quotient(int(1), e);
  const raised = terms.map((term) => (term.kind === "symbol" ? term : tidy(product([bottom, term]), budget)));
  const isConstantKept = terms.some((term) => term.kind === "symbol");
  return isConstantKept ? quotient(bottom, sum(raised)) : quotient(int(1), e);
}

/** A solution that is not solved for y. */
function implicit(work: Work, steps: readonly Step[], { left, right }: Sides): Derivation | null {
  const { problem, budget } = work;
  const { conditions, dependent, variable } = problem;
  const [condition] = conditions;
  if (conditions.length > 1 || condition?.order === 1) return null;
  const constant = condition
    ? tidy(sum([at(left, dependent, condition.value), negation(at(right, variable, condition.at))]), budget)
    : symbol(constantFor(problem));
  const relation = equation(
    left,
    condition ? tidy(sum([right, constant]), budget) : withConstant(right, constant),
  );
  return {
    method: "differential-equation",
    steps: [
      ...steps,
      step(
        "implicit-solution",
        "Write the solution with one constant.",
        toLatex(relation),
        `It gives $${dependent}$ without being solved for it.`,
      ),
    ],
    answer: { kind: "relation", relation },
  };
}
