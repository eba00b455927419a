import type { Expression } from "../expression/ast";
import { int, product, quotient } from "../expression/build";
import { decimalText } from "../expression/decimal";
import { evaluateExact } from "../expression/evaluate-exact";
import { isZero, multiply, rational } from "../expression/rational";
import { toLatex } from "../printer/latex";
import type { AnswerValue, Budget, Check, Problem } from "../types";
import { verifyNumber } from "./number";

type PercentProblem = Extract<Problem, { task: "percent" }>;

/** Checks the number found in part/whole = rate/100 by the cross products of that proportion. */
export function verifyPercent(problem: Problem, value: AnswerValue, budget: Budget): Check {
  if (problem.task !== "percent") return { status: "refuted", reason: "This asks for no percent." };
  const expression = fourthProportional(problem);
  if (!expression) return { status: "refuted", reason: "Two of the three numbers have to be given." };
  const form = problem.rate ? problem.form : { ...problem.form, number: "percent" as const };
  const check = verifyNumber({ expression, at: new Map(), form, value }, () => [], budget);
  if (check.status !== "verified" || check.evidence.length > 0 || value.kind !== "expression") return check;
  return { ...check, evidence: [crossProducts(problem, value.expression, budget)] };
}

/** The number asked for: the product of the two known neighbours over the number across. */
function fourthProportional({ rate, whole, part }: PercentProblem): Expression | null {
  if (rate && whole && !part) return quotient(product([whole, rate], true), int(100));
  if (rate && part && !whole) return quotient(product([part, int(100)], true), rate);
  return part && whole && !rate ? quotient(part, whole) : null;
}

function crossProducts({ rate, whole, part }: PercentProblem, answer: Expression, budget: Budget): string {
  const bare = answer.kind === "percent" ? answer.operand : answer;
  const [p, w, r] = [part ?? answer, whole ?? answer, rate ?? bare];
  const number = (node: Expression) => evaluateExact(node, new Map(), budget);
  const [top, bottom, hundredths] = [number(p), number(w), number(r)];
  if (!top || !bottom || !hundredths || isZero(bottom))
    return "Put back, the percent relation holds exactly.";
  const left = multiply(top, rational(100n));
  return `As a proportion, part to whole is rate to $100$: the cross products $${toLatex(p)} \\cdot 100$ and $${toLatex(w)} \\cdot ${toLatex(r)}$ are both $${decimalText(left)}$.`;
}
