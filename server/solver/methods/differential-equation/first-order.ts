import type { Expression } from "../../expression/ast";
import { equation, int, negation, product, sum, symbol } from "../../expression/build";
import { tidy } from "../../expression/tidy";
import { toLatex } from "../../printer/latex";
import type { Derivation, Step } from "../../types";
import { withConditions } from "./conditions";
import { separable } from "./separable";
import {
  antiderivative,
  at,
  constantFor,
  derived,
  exponential,
  isFree,
  isZero,
  less,
  over,
  step,
  timesConstant,
  type Work,
} from "./shared";

/** y' alone on the left: by direct integration, by an integrating factor, or by separation. */
export function firstOrder(work: Work): Derivation | null {
  const { problem, budget } = work;
  const { dependent, variable } = problem;
  const slope = isolatedSlope(work);
  if (!slope) return null;
  const isolated = step(
    "isolate-derivative",
    `Write it as $${dependent}' = \\ldots$`,
    toLatex(equation(symbol(`${dependent}'`), slope)),
    "Then what the slope depends on can be seen.",
  );
  const rate = derived(slope, dependent, budget);
  if (!rate) return null;
  if (isFree(rate, dependent)) return linear(work, { isolated, rate, slope });
  return isFree(slope, variable) || !isFree(slope, dependent) ? separable(work, slope, isolated) : null;
}

/** The equation solved for y', in which it occurs to the first power. */
function isolatedSlope({ problem, budget }: Work): Expression | null {
  const { equation: told, dependent } = problem;
  const slope = `${dependent}'`;
  const all = less(told.left, told.right, budget);
  const factor = derived(all, slope, budget);
  if (!factor || isZero(factor) || !isFree(factor, slope)) return null;
  const rest = tidy(at(all, slope, int(0)), budget);
  return tidy(over(negation(rest), factor, budget), budget);
}

interface Linear {
  readonly isolated: Step;
  /** The derivative of the slope by y: the coefficient of y. */
  readonly rate: Expression;
  readonly slope: Expression;
}

/** y' = a(x) y + q(x). */
function linear(work: Work, { isolated, rate, slope }: Linear): Derivation | null {
  const { problem, budget } = work;
  const { dependent, variable } = problem;
  const constant = constantFor(problem);
  const source = tidy(at(slope, dependent, int(0)), budget);
  if (isZero(rate)) return direct(work, source, isolated);
  const power = antiderivative(rate, variable, budget);
  if (!power) return null;
  const growth = exponential(power, budget);
  const factor = exponential(tidy(negation(power), budget), budget);
  const inside = isZero(source)
    ? int(0)
    : antiderivative(tidy(product([factor, source]), budget), variable, budget);
  if (!inside) return null;
  const particular = tidy(product([inside, growth]), budget);
  const general = sum([...(isZero(particular) ? [] : [particular]), timesConstant(constant, growth)]);
  const steps = isZero(source)
    ? [isolated, ...separatedSteps(work, { rate, power, general })]
    : [isolated, ...factorSteps(work, { rate, source, factor, inside, general })];
  return withConditions(work, steps, { general, constants: [constant] });
}

function direct(work: Work, source: Expression, isolated: Step): Derivation | null {
  const { problem, budget } = work;
  const { dependent, variable } = problem;
  const constant = constantFor(problem);
  const integral = antiderivative(source, variable, budget);
  if (!integral) return null;
  const general = sum([...(isZero(integral) ? [] : [integral]), symbol(constant)]);
  const steps = [
    isolated,
    step(
      "integrate-derivative",
      `Integrate both sides with respect to $${variable}$.`,
      toLatex(equation(symbol(dependent), general)),
      `The slope does not depend on $${dependent}$, so $${dependent}$ is its antiderivative, with a constant.`,
    ),
  ];
  return withConditions(work, steps, { general, constants: [constant] });
}

/** The steps where y stands alone as a factor: divide by it and integrate. */
function separatedSteps(
  { problem: { dependent, variable, ...problem } }: Work,
  {
    rate,
    power,
    general,
  }: { readonly rate: Expression; readonly power: Expression; readonly general: Expression },
): Step[] {
  const constant = constantFor({ dependent, variable, ...problem });
  return [
    step(
      "separate-variables",
      `Bring everything with $${dependent}$ to one side.`,
      `\\frac{d${dependent}}{${dependent}} = ${differential(rate, variable)}`,
      "The variables are separated when each side holds only one of them.",
    ),
    step(
      "integrate-both-sides",
      "Integrate both sides.",
      `\\ln\\left|${dependent}\\right| = ${toLatex(power)} + c`,
      "One constant is enough: the two constants can be put together.",
    ),
    step(
      "solve-for-function",
      `Solve for $${dependent}$.`,
      toLatex(equation(symbol(dependent), general)),
      `$\\pm e^{c}$ is a constant like any other, called $${constant}$; with $${constant} = 0$ it is the solution $${dependent} = 0$.`,
    ),
  ];
}

const differential = (e: Expression, variable: string): string =>
  e.kind === "sum" ? `\\left(${toLatex(e)}\\right) d${variable}` : `${toLatex(e)} \\, d${variable}`;

interface Factored {
  readonly rate: Expression;
  readonly source: Expression;
  readonly factor: Expression;
  readonly inside: Expression;
  readonly general: Expression;
}

/** The steps with an integrating factor. */
function factorSteps({ problem, budget }: Work, { rate, source, factor, inside, general }: Factored): Step[] {
  const { dependent, variable } = problem;
  const constant = constantFor(problem);
  const left = sum([
    symbol(`${dependent}'`),
    tidy(product([tidy(negation(rate), budget), symbol(dependent)]), budget),
  ]);
  return [
    step(
      "linear-standard-form",
      `Bring the term with $${dependent}$ to the left.`,
      toLatex(equation(left, source)),
      "This is a linear equation of first order.",
    ),
    step(
      "integrating-factor",
      "Find the integrating factor.",
      `\\mu = e^{\\int ${toLatex(tidy(negation(rate), budget))} \\, d${variable}} = ${toLatex(factor)}`,
      `Multiplied by it, the left side becomes the derivative of $\\mu ${dependent}$.`,
    ),
    step(
      "integrate-product",
      "Multiply by it and integrate.",
      toLatex(equation(product([factor, symbol(dependent)]), sum([inside, symbol(constant)]))),
      "The antiderivative of the right side has a constant.",
    ),
    step(
      "divide-by-factor",
      "Divide by the integrating factor.",
      toLatex(equation(symbol(dependent), general)),
      `That leaves $${dependent}$ alone.`,
    ),
  ];
}
