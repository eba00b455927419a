import type { Expression } from "../../expression/ast";
import { int, negation, product, quotient, root, sum, symbol } from "../../expression/build";
import { substitute } from "../../expression/substitute";
import { tidy } from "../../expression/tidy";
import { some, symbolsOf } from "../../expression/walk";
import { toLatex } from "../../printer/latex";
import type { Budget, Step } from "../../types";
import type { Worked } from "./differentiate-by-rules";

interface Context {
  readonly variable: string;
  readonly budget: Budget;
}

/** The derivative as the limit of the difference quotient: the quotient is simplified until h no longer stands below
 * the fraction line, then h is 0. For roots the fraction is widened by the conjugate first.
 * @returns null when h does not cancel in this way */
export function byDefinition(expression: Expression, { variable, budget }: Context): Worked | null {
  const h = symbol(symbolsOf(expression).includes("h") ? "k" : "h");
  const moved = substitute(expression, new Map([[variable, sum([symbol(variable), h])]]));
  const ratio = quotient(sum([moved, negation(expression)]), h);
  const limit = (body: Expression) => `\\lim_{${toLatex(h)} \\to 0} ${toLatex(body)}`;
  const steps: Step[] = [
    {
      rule: "difference-quotient",
      title: "Write down the difference quotient.",
      latex: limit(ratio),
      why: "The derivative is the limit of $\\frac{f(x + h) - f(x)}{h}$ as $h$ goes to $0$.",
    },
  ];
  const wide = widened(expression, moved, h);
  if (wide) {
    steps.push({
      rule: "multiply-by-the-conjugate",
      title: "Multiply top and bottom by the sum of the two roots.",
      latex: limit(wide),
      why: "$(\\sqrt{a} - \\sqrt{b})(\\sqrt{a} + \\sqrt{b}) = a - b$ takes the roots out of the top.",
    });
  }
  const simplified = cancelled(wide ?? ratio, budget);
  const value = tidy(substitute(simplified, new Map([[h.kind === "symbol" ? h.name : "h", int(0)]])), budget);
  if (!isFreeOf(simplified, h)) return null;
  const shown = toLatex(simplified);
  if (symbolsOf(simplified).length > 0 && shown !== toLatex(value)) {
    steps.push({
      rule: "cancel-the-step",
      title: "Simplify, so that the step cancels from the bottom.",
      latex: limit(simplified),
      why: "The top has the step as a factor, so it cancels.",
    });
  }
  steps.push({
    rule: "let-the-step-go-to-zero",
    title: `Put $${toLatex(h)} = 0$ in.`,
    latex: toLatex(value),
    why: "Nothing is divided by the step any more, so its limit is found by putting $0$ in.",
  });
  return { steps, result: value };
}

/** (√a − √b)/h as (a − b)/(h(√a + √b)). */
function widened(f: Expression, moved: Expression, h: Expression): Expression | null {
  if (f.kind !== "root" || moved.kind !== "root" || f.index !== 2n) return null;
  return quotient(
    sum([moved.radicand, negation(f.radicand)]),
    product([h, sum([root(moved.radicand), root(f.radicand)])]),
  );
}

/** Top and bottom are simplified apart, so that roots below stay as they are. */
function cancelled(ratio: Expression, budget: Budget): Expression {
  if (ratio.kind !== "quotient" || ratio.denominator.kind !== "product") return tidy(ratio, budget);
  const [h, rest] = ratio.denominator.factors;
  if (!h || !rest) return tidy(ratio, budget);
  const top = tidy(quotient(ratio.numerator, h), budget);
  return quotient(top, rest);
}

/** h is in no denominator on its own. */
function isFreeOf(e: Expression, h: Expression): boolean {
  const name = h.kind === "symbol" ? h.name : "";
  return !some(e, (node) => node.kind === "quotient" && isZeroWithout(node.denominator, name));
}

function isZeroWithout(bottom: Expression, name: string): boolean {
  if (bottom.kind === "symbol") return bottom.name === name;
  if (bottom.kind === "power") return isZeroWithout(bottom.base, name);
  return bottom.kind === "product" && bottom.factors.some((factor) => isZeroWithout(factor, name));
}
