import type { Expression } from "../../expression/ast";
import { int, quotient } from "../../expression/build";
import { turnOf } from "../../expression/exact-angle";
import { rational, subtract } from "../../expression/rational";
import { tidy } from "../../expression/tidy";
import { mapChildren, symbolsOf } from "../../expression/walk";
import { toLatex } from "../../printer/latex";
import { table } from "../../table";
import type { RewriteGoal } from "../../tasks/trigonometry";
import type { Budget, Step } from "../../types";
import { workValue } from "./exact-value";
import { expandAngle } from "./expand-angle";
import { lowerPowers } from "./lower-powers";
import { productToSum, sumToProduct } from "./product-and-sum";
import { byReferenceTriangle } from "./reference-triangle";
import { shorterForm } from "./shorter-form";
import { singleWave } from "./single-wave";
import { call, expressionAnswer, piMultiple, type Worked, withoutRepeats } from "./worked";

/** An expression with circular functions in the form that is asked for. */
export function workRewrite(e: Expression, goal: RewriteGoal, budget: Budget): Worked | null {
  if (goal === "product-to-sum" || goal === "sum-to-product") {
    const found = goal === "product-to-sum" ? productToSum(e, budget) : sumToProduct(e, budget);
    return found ?? (symbolsOf(e).length === 0 ? workValue(e, undefined, budget) : null);
  }
  if (goal === "lower-powers") return lowerPowers(e, budget);
  if (goal === "expand-angle") return expandAngle(e, budget);
  if (goal === "without-inverse") return byReferenceTriangle(e, budget);
  if (goal === "cofunction") return cofunction(e, budget);
  if (goal === "positive-argument") return positiveArgument(e, budget);
  if (typeof goal === "object" && "wave" in goal) return singleWave(e, goal.wave, budget);
  if (symbolsOf(e).length === 0) return goal === "simplify" ? workValue(e, undefined, budget) : null;
  return simplified(e, goal === "simplify" ? null : goal.inTermsOf, budget);
}

function simplified(e: Expression, allowed: readonly Expression[] | null, budget: Budget): Worked | null {
  const short = shorterForm(e, allowed, budget);
  if (!short || toLatex(short) === toLatex(e)) return null;
  const steps: Step[] = [
    {
      rule: "write-in-sine-and-cosine",
      title: "Write every function with sine and cosine.",
      latex: toLatex(inSineAndCosine(e)),
      why: "The other four are quotients of these two.",
    },
    {
      rule: "use-identities",
      title: "Use the identities between sine and cosine, and cancel.",
      latex: toLatex(short),
      why: "Sine and cosine squared add up to $1$; the formulas for sums and double angles follow the same pattern.",
    },
  ];
  const useful = steps.filter(({ latex }, at) => at === steps.length - 1 || latex !== toLatex(e));
  return { steps: withoutRepeats(useful), answer: expressionAnswer(short) };
}

function inSineAndCosine(e: Expression): Expression {
  const inner = mapChildren(e, inSineAndCosine);
  const u = inner.kind === "function" ? inner.args[0] : undefined;
  if (inner.kind !== "function" || !u) return inner;
  const [sin, cos] = [call("sin", u), call("cos", u)];
  switch (inner.name) {
    case "tan":
      return quotient(sin, cos);
    case "cot":
      return quotient(cos, sin);
    case "sec":
      return quotient(int(1), cos);
    case "csc":
      return quotient(int(1), sin);
    default:
      return inner;
  }
}

function positiveArgument(e: Expression, budget: Budget): Worked | null {
  const result = tidy(e, budget);
  if (toLatex(result) === toLatex(e)) return null;
  const step: Step = {
    rule: "odd-and-even-functions",
    title: "Take the minus signs out of the functions.",
    latex: toLatex(result),
    why: "Cosine and secant are even; sine, tangent, cosecant and cotangent are odd and change their sign.",
  };
  return { steps: [step], answer: expressionAnswer(result) };
}

const PARTNERS: Readonly<Record<string, string>> = table({
  sin: "cos",
  cos: "sin",
  tan: "cot",
  cot: "tan",
  sec: "csc",
  csc: "sec",
});

/** f(u) as the cofunction of π/2 - u. */
function cofunction(e: Expression, budget: Budget): Worked | null {
  const argument = e.kind === "function" ? e.args[0] : undefined;
  const turn = argument && turnOf(argument, budget);
  const partner = e.kind === "function" ? PARTNERS[e.name] : undefined;
  if (!argument || !turn || !partner) return null;
  const rest = subtract(rational(1n, 2n), turn);
  const inDegrees = argument.kind === "function" && argument.name === "degree";
  const complement = inDegrees
    ? call(
        "degree",
        tidy(
          { kind: "sum", terms: [int(90), { kind: "negation", operand: argument.args[0] ?? int(0) }] },
          budget,
        ),
      )
    : piMultiple(rest);
  const result = call(partner, complement);
  const step: Step = {
    rule: "cofunction-identity",
    title: "Use the complement of the angle.",
    latex: toLatex(result),
    why: "A function of an acute angle is the cofunction of the angle that completes it to a right angle.",
  };
  return { steps: [step], answer: expressionAnswer(result) };
}
