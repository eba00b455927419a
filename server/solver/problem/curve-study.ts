import type { Expression } from "../expression/ast";
import { polynomialOf } from "../expression/polynomial";
import { some, symbolsOf } from "../expression/walk";
import { budget, type Limits } from "../limits";
import { toLatex } from "../printer/latex";
import { table } from "../table";
import type { CurveAsked, CurveStudyTask } from "../tasks/curve-study";
import { type Given, variableOf } from "./calculus-text";
import type { Recognition } from "./sentence";

const INSTRUCTION: Readonly<Record<CurveAsked, string>> = table({
  critical: "Find the critical numbers",
  extrema: "Find the local maxima and minima",
  inflection: "Find the points of inflection",
  increasing: "Find where the function increases",
  decreasing: "Find where the function decreases",
  "concave up": "Find where the graph is concave up",
  "concave down": "Find where the graph is concave down",
  "absolute extrema": "Find the absolute maximum and minimum on the interval",
  "absolute maximum": "Find the absolute maximum on the interval",
  "absolute minimum": "Find the absolute minimum on the interval",
  "all extrema": "Find the local and absolute maxima and minima",
  "all maxima": "Find the local and absolute maxima",
  "all minima": "Find the local and absolute minima",
});

const NEEDS_POINTS: ReadonlySet<CurveAsked> = new Set<CurveAsked>(["critical", "extrema", "inflection"]);

/** @returns null for a function whose corners and gaps its derivatives do not show */
export function curveStudyOf(
  given: Given,
  asked: CurveAsked,
  limits: Limits,
  on?: CurveStudyTask["on"],
): Recognition | null {
  const { expression } = given;
  const variable = variableOf(given);
  if (!variable || symbolsOf(expression).some((name) => name !== variable)) return null;
  const isPlain =
    on !== undefined ||
    polynomialOf(expression, budget(limits)) !== null ||
    isSmooth(expression, { powers: NEEDS_POINTS.has(asked), variable });
  if (!isPlain) return null;
  return {
    mathematics: { task: "curve-study", expression, variable, asked, ...(on && { on }) },
    instruction: INSTRUCTION[asked],
    latex: on
      ? `${toLatex(expression)}, \\quad ${toLatex(on.low)} \\le ${variable} \\le ${toLatex(on.high)}`
      : toLatex(expression),
  };
}

/** Made of what has a derivative wherever it has a value: fractions of polynomials, and powers of e and logarithms where
 * these count. */
function isSmooth(e: Expression, known: { readonly powers: boolean; readonly variable: string }): boolean {
  const isOpen = (part: Expression) => symbolsOf(part).includes(known.variable);
  return !some(e, (part) => {
    if (part.kind === "relation" || !isOpen(part)) return false;
    if (part.kind === "power")
      return isOpen(part.exponent)
        ? !known.powers || isOpen(part.base)
        : part.exponent.kind !== "number" || part.exponent.value.d !== 1n;
    if (part.kind === "function") return !known.powers || part.name !== "ln";
    return ["root", "absolute", "percent", "mixed"].includes(part.kind);
  });
}
