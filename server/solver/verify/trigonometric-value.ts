import type { Expression } from "../expression/ast";
import { int } from "../expression/build";
import { evaluateComplex } from "../expression/evaluate-numeric";
import { children, some } from "../expression/walk";
import { toLatex } from "../printer/latex";
import { table } from "../table";
import type { Budget, Check } from "../types";
import { type ProblemOf, refuted, spotChecked, verified, weakest } from "./obligations";
import { encloseValue } from "./precise/enclose";
import { checkFit, fitOf } from "./precise/fit";
import { sameNumber } from "./precise/same-number";

/** The values of expressions without letters, in their order. */
export function checkValues(
  { question, form }: ProblemOf<"trigonometry">,
  values: readonly Expression[],
  budget: Budget,
): Check {
  const expressions = question.kind === "values" ? question.expressions : [];
  if (values.length !== expressions.length) return refuted("a value is missing");
  return weakest(
    expressions.map((e, at) => () => {
      const answer = values[at] as Expression;
      const places = form.decimals ?? decimalsOf(answer);
      if (form.decimals === undefined && places !== null && isKnownExactly(e))
        return refuted("there is an exact value");
      return checkFit(fitOf(e, answer, { places, budget }), e, answer);
    }),
  );
}

const CIRCULAR: ReadonlySet<string> = new Set(["sin", "cos", "tan", "cot", "sec", "csc"]);
/** Parts of a half turn: of angles whose functions are roots, and of those that the inverse functions of roots may be. */
const PARTS = { angle: 12, inverse: 60 };

/** Whether its functions are of angles with known values, or of what other functions give: no decimal is needed for it. */
function isKnownExactly(e: Expression): boolean {
  const [of] = e.kind === "function" ? e.args : [];
  if (e.kind !== "function" || !of) return children(e).every(isKnownExactly);
  if (!CIRCULAR.has(e.name)) return e.name === "degree" || isPartOfTurn(e, PARTS.inverse);
  if (of.kind === "function" && of.name !== "degree") return of.args.every(isKnownExactly);
  return isPartOfTurn(of, PARTS.angle);
}

function isPartOfTurn(angle: Expression, parts: number): boolean {
  const share = ((evaluateComplex(angle, new Map())?.re ?? Number.NaN) * parts) / Math.PI;
  return Math.abs(share - Math.round(share)) < 1e-9;
}

const DIVIDES_BY: Readonly<Record<string, string>> = table({
  tan: "cos",
  sec: "cos",
  cot: "sin",
  csc: "sin",
});
const BITS = 200n;

/** Somewhere a divisor is zero: exactly, or by the size that the value has beside the angle. */
export function checkUndefined(e: Expression, budget: Budget): Check {
  const divisor = zeroDivisor(e, budget);
  if (divisor) return verified(`It divides by $${toLatex(divisor)}$, which is $0$.`);
  if (encloseValue(e, BITS)) return refuted("the function has a value here");
  const value = evaluateComplex(e, new Map());
  const size = value ? Math.abs(value.re) : Number.POSITIVE_INFINITY;
  return size > 1e12 || Number.isNaN(size)
    ? spotChecked("The function divides by a value that is $0$ at this angle.")
    : refuted("the function has a value here");
}

function zeroDivisor(e: Expression, budget: Budget): Expression | null {
  let found: Expression | null = null;
  some(e, (part) => {
    const divisor = divisorOf(part as Expression);
    if (divisor && sameNumber(divisor, int(0), budget) === "equal") found = divisor;
    return found !== null;
  });
  return found;
}

function divisorOf(part: Expression): Expression | null {
  if (part.kind === "quotient") return part.denominator;
  const name = part.kind === "function" && part.args.length === 1 ? DIVIDES_BY[part.name] : undefined;
  return part.kind === "function" && name !== undefined ? { kind: "function", name, args: part.args } : null;
}

export function decimalsOf(e: Expression): number | null {
  if (e.kind === "negation") return decimalsOf(e.operand);
  return e.kind === "number" && e.decimals !== undefined ? e.decimals : null;
}
