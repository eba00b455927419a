import type { Expression, RootNode } from "../../expression/ast";
import { int, negation, quotient, root } from "../../expression/build";
import { decimalNode, terminatingDigits } from "../../expression/decimal";
import { integerPower } from "../../expression/integer";
import { isNegative, negate, ONE, type Rational, rational } from "../../expression/rational";
import { exactRoot, extractPower } from "../../expression/surd";
import {
  canonicalTerm,
  type SurdNumber,
  surdFromRational,
  surdRoot,
  surdToExpression,
  termToExpression,
} from "../../expression/surd-number";
import { toLatex } from "../../printer/latex";
import type { NumberContext } from "./context";
import { inline, type Rewrite, type Rule } from "./rule";
import { isDecimalLiteral, settledRational, settledValue } from "./settled";

/** √441 → 21, √72 → 6√2, √(4/27) → √4/√27, √-9 → i√9 or not a real number. */
export const simplifyRoot: Rule = {
  id: "simplify-root",
  many: "Simplify the roots.",
  apply(node, context) {
    if (node.kind !== "root") return null;
    const value = settledRational(node.radicand, context);
    if (!value) return nested(node, context);
    if (isNegative(value)) return ofNegative(node, value, context);
    const exact = exactRoot(value, node.index);
    if (exact) return comesOut(node, exact);
    return value.d === 1n ? takeOut(node, value.n) : split(node, value);
  },
};

function comesOut(node: RootNode, value: Rational): Rewrite {
  const digits = isDecimalLiteral(node.radicand) ? terminatingDigits(value) : null;
  const result = digits === null ? surdToExpression(surdFromRational(value)) : decimalNode(value, digits);
  return {
    node: result,
    title: `Take the root ${inline(node)}.`,
    why: `$${toLatex({ kind: "power", base: result, exponent: int(node.index) })} = ${toLatex(node.radicand)}$.`,
  };
}

function takeOut(node: RootNode, n: bigint): Rewrite | null {
  const { outside, inside } = extractPower(n, node.index);
  const term = canonicalTerm(ONE, node.index, n);
  const result = termToExpression(term);
  if (outside === 1n && term.index === node.index) return null;
  const factors = `$${n} = ${outside}^${node.index > 9n ? `{${node.index}}` : node.index} \\cdot ${inside}$`;
  return {
    node: result,
    title: `Simplify ${inline(node)}.`,
    why:
      outside === 1n
        ? `$${n}$ is a power itself, so a smaller root does the same: ${inline(result)}.`
        : `${factors}, and the factor $${outside}$ comes out of the root.`,
  };
}

function split(node: RootNode, { n, d }: Rational): Rewrite {
  const top = n === 1n ? int(1) : root(int(n), node.index);
  if (isDecimalLiteral(node.radicand)) {
    return {
      node: root(quotient(int(n), int(d)), node.index),
      title: `Write ${inline(node.radicand)} as a fraction.`,
      why: "The root does not come out as a decimal, so fractions keep it exact.",
    };
  }
  return {
    node: quotient(top, root(int(d), node.index)),
    title: "Take the root of the top and of the bottom.",
    why: "The root of a fraction is the root of its numerator over the root of its denominator.",
  };
}

function ofNegative(node: RootNode, value: Rational, context: NumberContext): Rewrite | null {
  const positive = surdToExpression(surdFromRational(negate(value)));
  const title = `Look at the sign under ${inline(node)}.`;
  if (node.index % 2n === 1n) {
    return {
      node: negation(root(positive, node.index)),
      title: "Take the minus sign out of the root.",
      why: "An odd power of a negative number is negative, so an odd root of a negative number is negative.",
    };
  }
  if (!context.complex) {
    return {
      node,
      title,
      why: `An even power of a real number is never negative, so no real number to the power $${node.index}$ is ${inline(node.radicand)}.`,
      word: "not a real number",
    };
  }
  if (node.index !== 2n) return null;
  const result = surdRoot(value, node.index);
  return (
    result && {
      node: surdToExpression(result),
      title: `Write ${inline(node)} with $i$.`,
      why: `$i^2 = -1$, so ${inline(node)} is $i$ times ${inline(root(positive))}.`,
    }
  );
}

/** A root of a single positive root: ∛√5 → ⁶√5. */
function nested(node: RootNode, context: NumberContext): Rewrite | null {
  const value = settledValue(node.radicand, context);
  const [term] = value ?? [];
  if (!value || !term || value.length !== 1 || term.imaginary || isNegative(term.coefficient)) return null;
  if (term.coefficient.d !== 1n || term.index * node.index > 64n) return null;
  const inner = rational(integerPower(term.coefficient.n, term.index) * term.radicand);
  return {
    node: root(number(inner), term.index * node.index),
    title: `Write ${inline(node)} as one root.`,
    why: `A root of a root multiplies the indices: $${term.index} \\cdot ${node.index} = ${term.index * node.index}$.`,
  };
}

const number = (value: Rational): Expression => surdToExpression(surdFromRational(value) as SurdNumber);
