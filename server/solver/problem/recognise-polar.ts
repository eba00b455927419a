import type { Expression } from "../expression/ast";
import { imaginaryUnit, int, negation, product, sum } from "../expression/build";
import { symbolsOf } from "../expression/walk";
import { toLatex } from "../printer/latex";
import type { Recognition } from "./sentence";

/** The real part, or the factor of i; null for anything but a sum of numbers and multiples of i. */
export function partOf(e: Expression, imaginary: boolean): Expression | null {
  const terms = e.kind === "sum" ? e.terms : [e];
  const parts = terms.flatMap((term) => {
    const factor = withoutUnit(term);
    return imaginary ? (factor ? [factor] : []) : factor ? [] : [term];
  });
  const known = terms.every((term) => symbolsOf(term).length === 0);
  return known && parts.length < 2 ? (parts[0] ?? int(0)) : null;
}

function withoutUnit(term: Expression): Expression | null {
  if (term.kind === "constant" && term.name === "i") return int(1);
  if (term.kind === "negation") {
    const inner = withoutUnit(term.operand);
    return inner && { kind: "negation", operand: inner };
  }
  if (term.kind !== "product") return null;
  const rest = term.factors.filter((factor) => !(factor.kind === "constant" && factor.name === "i"));
  return rest.length === term.factors.length - 1 ? product(rest) : null;
}

export function rectangular(parts: {
  readonly radius: Expression;
  readonly angle: Expression;
  readonly complex: boolean;
}): Recognition | null {
  if (symbolsOf(parts.radius).length + symbolsOf(parts.angle).length > 0) return null;
  return {
    mathematics: { task: "to-rectangular", ...parts },
    instruction: parts.complex ? "Write in rectangular form" : "Convert to rectangular coordinates",
    latex: `r = ${toLatex(parts.radius)}, \\quad \\theta = ${toLatex(parts.angle)}`,
  };
}

/** Signs and ones as they are written by hand: "-i", and not "-1i". */
function timesI(e: Expression): Expression {
  if (e.kind === "negation") return negation(timesI(e.operand));
  return toLatex(e) === "1" ? imaginaryUnit : product([e, imaginaryUnit]);
}

export function polar(parts: {
  readonly x: Expression;
  readonly y: Expression;
  readonly complex: boolean;
}): Recognition {
  return {
    mathematics: { task: "to-polar", ...parts },
    instruction: parts.complex ? "Write in polar form" : "Convert to polar coordinates",
    latex: parts.complex
      ? toLatex(sum([parts.x, timesI(parts.y)]))
      : `(${toLatex(parts.x)}, ${toLatex(parts.y)})`,
  };
}
