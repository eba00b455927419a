import type { Expression } from "../../expression/ast";
import { equation, number, symbol } from "../../expression/build";
import { evaluateExact } from "../../expression/evaluate-exact";
import { divide, isNegative, isZero, negate, type Rational } from "../../expression/rational";
import { substitute } from "../../expression/substitute";
import { toLatex } from "../../printer/latex";
import type { VariationTask, VariationValue } from "../../tasks/variation";
import type { AnswerValue, Budget, Method, Step } from "../../types";
import { lawWith, lawWithConstant } from "./law";

/** Direct, inverse and joint variation: the law with a constant k, the values put in, and k found. */
export const variation: Method = {
  id: "variation",
  tasks: ["variation"],
  work(problem, budget) {
    if (problem.task !== "variation") return null;
    const k = constantOf(problem, budget);
    if (!k) return null;
    const law = lawWithConstant(problem, k);
    const steps = lawSteps(problem, k);
    if (problem.asked === "constant") return { method: "variation", steps, answer: constantAnswer(k) };
    const relation = equation(symbol(problem.output), law);
    const found: Step = {
      rule: "write-the-law-found",
      title: "Put the constant into the equation.",
      latex: toLatex(relation),
      why: "The constant is the same for all values, so this equation always holds.",
    };
    if (problem.asked === "equation") {
      const answer: AnswerValue = { kind: "relation", relation };
      return { method: "variation", steps: [...steps, found], answer };
    }
    const put = substitute(law, valuesOf(problem.asked.at));
    const result = evaluateExact(put, new Map(), budget);
    if (!result) return null;
    return {
      method: "variation",
      steps: [...steps, found, ...valueSteps(problem.output, put, result)],
      answer: valueAnswer(problem.output, result),
    };
  },
};

const valuesOf = (values: readonly VariationValue[]): Map<string, Expression> =>
  new Map(values.map(({ name, value }) => [name, value]));

const written = (value: Rational): Expression =>
  isNegative(value) ? { kind: "negation", operand: number(negate(value)) } : number(value);

/** The constant: the output divided by what it varies with. */
function constantOf(task: VariationTask, budget: Budget): Rational | null {
  const at = valuesOf(task.given);
  const output = evaluateExact(at.get(task.output) as Expression, new Map(), budget);
  const rest = evaluateExact(substitute(lawWith(task, [], []), at), new Map(), budget);
  return output && rest && !isZero(rest) && !isZero(output) ? divide(output, rest) : null;
}

function lawSteps(task: VariationTask, k: Rational): Step[] {
  const general = lawWith(task, [symbol("k")], []);
  const at = valuesOf(task.given);
  return [
    {
      rule: "write-the-variation",
      title: "Write the variation with a constant $k$.",
      latex: toLatex(equation(symbol(task.output), general)),
      why: "What it varies with directly or jointly is multiplied, what it varies with inversely is divided by.",
    },
    {
      rule: "put-in-the-known-values",
      title: "Put in the values that belong together.",
      latex: toLatex(equation(at.get(task.output) as Expression, substitute(general, at))),
      why: "These values fit the equation, so they tell what $k$ is.",
    },
    {
      rule: "find-the-constant",
      title: "Solve for $k$.",
      latex: toLatex(equation(symbol("k"), written(k))),
      why: "Dividing by what stands beside $k$ leaves it alone.",
    },
  ];
}

function valueSteps(output: string, put: Expression, result: Rational): Step[] {
  const [before, after] = [put, written(result)].map((side) => toLatex(equation(symbol(output), side)));
  const steps: Step[] = [
    {
      rule: "put-in-the-new-values",
      title: "Put in the new values.",
      latex: before as string,
      why: "The equation holds for these values too.",
    },
    {
      rule: "work-out-the-value",
      title: "Work it out.",
      latex: after as string,
      why: "Only numbers are left.",
    },
  ];
  return before === after ? steps.slice(0, 1) : steps;
}

function constantAnswer(k: Rational): AnswerValue {
  const expression = written(k);
  return { kind: "expression", expression };
}

function valueAnswer(output: string, result: Rational): AnswerValue {
  const expression = written(result);
  const value = { kind: "roots" as const, unknown: output, roots: [expression] };
  return value;
}
