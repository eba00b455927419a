import type { Expression } from "../../expression/ast";
import { polynomialOf, type Term } from "../../expression/polynomial";
import { gcd, ZERO } from "../../expression/rational";
import { some } from "../../expression/walk";
import { toLatex } from "../../printer/latex";
import type { Desk, RewriteRule } from "./rewriting";
import { signedFactors } from "./terms";

/** A term brought to one coefficient and one power of each letter: 3x · 4x² = 12x³, (-2xy)³ = -8x³y³. */
export const multiplyMonomials: RewriteRule = {
  rule: "multiply-monomials",
  title: "Multiply the numbers and add the exponents of equal letters.",
  rewrite(node, desk) {
    const term = singleTerm(node, desk);
    if (!term || isTidy(node, term, desk)) return null;
    const to = desk.writeTerm(term);
    return { to, why: `$${toLatex(node)} = ${toLatex(to)}$.`, ...titleFor(node) };
  },
};

function singleTerm(node: Expression, desk: Desk): Term | null {
  const kinds = ["product", "power", "quotient", "negation", "mixed", "percent"];
  if (!kinds.includes(node.kind) || some(node, (part) => part.kind === "sum")) return null;
  const p = polynomialOf(node, desk.budget);
  if (!p || p.terms.length > 1) return null;
  return p.terms[0] ?? { coefficient: ZERO, exponents: {} };
}

function titleFor(node: Expression): { title?: string } {
  const hasLetters = some(node, (part) => part.kind === "symbol");
  if (!hasLetters) return { title: "Work out the numbers." };
  const { factors } = signedFactors(node);
  const only = factors.length === 1 ? factors[0] : undefined;
  if (only?.kind === "quotient") return { title: "Cancel what top and bottom share." };
  if (only?.kind === "power") return { title: "Raise every factor in the bracket to the power." };
  return {};
}

/** Whether the term is already written with one coefficient and one power of each letter. */
function isTidy(node: Expression, term: Term, desk: Desk): boolean {
  const written = desk.writeTerm(term);
  if (toLatex(written) === toLatex(node)) return true;
  if (isTidyFraction(node)) return true;
  const parts = signedFactors(node);
  if (node.kind === "product" && node.explicit) return false;
  if (node.kind === "negation" && node.operand.kind === "product" && node.operand.explicit) return false;
  return (
    parts.factors.length === signedFactors(written).factors.length && parts.factors.every(isSimpleFactor)
  );
}

const isSimpleFactor = (factor: Expression): boolean =>
  factor.kind === "number" ||
  factor.kind === "symbol" ||
  isTidyFraction(factor) ||
  (factor.kind === "power" &&
    factor.base.kind === "symbol" &&
    factor.exponent.kind === "number" &&
    factor.exponent.value.n > 1n);

/** 5x/3: a fraction in lowest terms with a number below, left as the exercise writes it. */
function isTidyFraction(node: Expression): boolean {
  if (node.kind === "negation") return isTidyFraction(node.operand);
  if (node.kind !== "quotient" || node.inline || node.denominator.kind !== "number") return false;
  const below = node.denominator.value;
  const { negative, factors } = signedFactors(node.numerator);
  if (negative || below.d !== 1n || below.n < 2n || !factors.every(isSimpleFactor)) return false;
  const numbers = factors.filter((factor) => factor.kind === "number");
  const letters = factors
    .filter((factor) => factor.kind !== "number")
    .map((f) => toLatex(f.kind === "power" ? f.base : f));
  if (numbers.length > 1 || new Set(letters).size < letters.length) return false;
  const above = numbers[0]?.kind === "number" ? numbers[0].value : null;
  return !above || (above.d === 1n && gcd(above.n, below.n) === 1n);
}
