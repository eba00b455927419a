import type { Expression } from "../../expression/ast";
import { equation, int, negation, product, quotient, sum, symbol } from "../../expression/build";
import { substitute } from "../../expression/substitute";
import { tidy } from "../../expression/tidy";
import { symbolsOf } from "../../expression/walk";
import { toLatex } from "../../printer/latex";
import type { RelatedRatesTask } from "../../tasks/rates";
import type { Budget, Method, Problem, Step } from "../../types";
import { sizeOf, zerosOf } from "../curve-study/zeros";
import { differentiateByRules } from "../derivative/differentiate-by-rules";

type Related = Extract<Problem, RelatedRatesTask>;

/** Both sides are differentiated by time; the values of the moment are put in. */
export const relatedRates: Method = {
  id: "related-rates",
  tasks: ["related-rates"],
  work(problem, budget) {
    if (problem.task !== "related-rates") return null;
    const { equation: tie, asked, rates } = problem;
    const gap = sum([tie.left, negation(tie.right)]);
    const parts = new Map<string, Expression>();
    for (const variable of symbolsOf(tie)) {
      const part = differentiateByRules(gap, { variable, budget })?.result;
      if (!part) return null;
      parts.set(variable, part);
    }
    const values = momentOf(problem, budget);
    const own = parts.get(asked);
    if (!values || !own) return null;
    const others = rates.map(({ name, rate }) => product([parts.get(name) ?? rate, rate], true));
    const [above, below] = [sum(others), own].map((each) => tidy(substitute(each, values), budget));
    if (!above || !below || !(Math.abs(sizeOf(below)) > 1e-12)) return null;
    const answer = tidy(negation(quotient(above, below)), budget);
    const steps: Step[] = [
      {
        rule: "differentiate-by-time",
        title: "Differentiate both sides by time.",
        latex: `${inTime(parts)} = 0`,
        why: "Each letter is a quantity that changes, so by the chain rule it brings its own rate with it.",
      },
      ...momentSteps(problem, values),
      {
        rule: "put-in-the-moment",
        title: "Put in the values and the rates of this moment.",
        latex: asQuotients(toLatex(equation(sum([above, withRate(below, symbol(rateName(asked)))]), int(0)))),
        why: "Only the rate that is asked for is left.",
      },
      {
        rule: "solve-for-the-rate",
        title: "Solve for the rate.",
        latex: `\\frac{d${asked}}{dt} = ${toLatex(answer)}`,
        why: "What stands with it is brought to the other side, and its factor is divided by.",
      },
    ];
    return { method: "related-rates", steps, answer: { kind: "expression", expression: answer } };
  },
};

const rateName = (name: string): string => `${name}'`;

const inTime = (parts: ReadonlyMap<string, Expression>): string =>
  asQuotients(toLatex(sum([...parts].map(([name, part]) => withRate(part, symbol(rateName(name)))))));

/** The rates as quotients, which is how they are told. */
const asQuotients = (latex: string): string => latex.replace(/([a-zA-Z])'/g, "\\frac{d$1}{dt}");

/** The minus of a factor stands before it, and a factor 1 is not written. */
function withRate(part: Expression, rate: Expression): Expression {
  if (part.kind === "negation") return negation(withRate(part.operand, rate));
  return toLatex(part) === "1" ? rate : product([part, rate]);
}

/** The values of all letters: those that are told, and one that follows.
 * @returns null where it does not follow, or several values do */
function momentOf({ equation: tie, at }: Related, budget: Budget): Map<string, Expression> | null {
  const values = new Map(at.map(({ name, value }) => [name, value] as const));
  const [open, ...more] = symbolsOf(tie).filter((name) => !values.has(name));
  if (!open) return values;
  if (more.length > 0) return null;
  const left = sum([tie.left, negation(tie.right)]);
  const [root, ...others] = zerosOf(substitute(left, values), open, budget)?.roots ?? [];
  return root && others.length === 0 ? values.set(open, root) : null;
}

function momentSteps({ at }: Related, values: ReadonlyMap<string, Expression>): Step[] {
  const found = [...values].filter(([name]) => at.every((each) => each.name !== name));
  return found.map(([name, value]) => ({
    rule: "value-of-the-moment",
    title: `Find $${name}$ at this moment from the equation.`,
    latex: toLatex(equation(symbol(name), value)),
    why: "The equation ties the quantities together at every moment.",
  }));
}
