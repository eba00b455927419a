import type { Expression } from "../../expression/ast";
import { boundedPower } from "../../expression/bounded-power";
import { int, power as powerNode, product, sum } from "../../expression/build";
import { fromInt, isNegative, type Rational } from "../../expression/rational";
import {
  multiplySurds,
  multiplyTerms,
  type SurdNumber,
  scaleSurd,
  surdToExpression,
  termToExpression,
} from "../../expression/surd-number";
import { toLatex } from "../../printer/latex";
import { inline, type Rewrite, type Rule } from "./rule";
import { settledRational, settledValue, writeRational } from "./settled";

/** Positive whole exponents: 4³ → 64, (2√3)² → 12, (1 + √5)² → 1 + 2√5 + 5. */
export const power: Rule = {
  id: "power",
  many: "Work out the powers.",
  apply(node, context) {
    if (node.kind !== "power") return null;
    const exponent = settledRational(node.exponent, context);
    const base = settledValue(node.base, context);
    if (!base || !exponent || exponent.d !== 1n || exponent.n < 1n) return null;
    const k = exponent.n;
    if (k === 1n) {
      return {
        node: node.base,
        title: `Leave out the exponent $1$.`,
        why: "The first power of a number is the number.",
      };
    }
    const rational = settledRational(node.base, context);
    if (rational) return ofRational(node.base, rational, k);
    if (base.length === 1) return ofTerm(node, base, k);
    return k === 2n ? square(node, base) : inStages(node.base, k);
  },
};

function ofRational(base: Expression, value: Rational, k: bigint): Rewrite {
  const result = writeRational(boundedPower(value, k), [base]);
  const written = powerNode(base, int(k));
  const factors = k <= 4n ? ` = ${toLatex(product(Array(Number(k)).fill(base), true))}` : "";
  const signs = isNegative(value)
    ? ` An ${k % 2n === 0n ? "even number of negative factors gives a positive" : "odd number of negative factors gives a negative"} result.`
    : "";
  return {
    node: result,
    title: `Work out ${inline(written)}.`,
    why: `$${toLatex(written)}${factors} = ${toLatex(result)}$.${signs}`,
  };
}

function ofTerm(node: Expression, base: SurdNumber, k: bigint): Rewrite | null {
  const [term] = base;
  if (!term || k > 200n) return null;
  const unit: SurdNumber = [{ ...term, coefficient: fromInt(1) }];
  let result: SurdNumber = unit;
  for (let count = 1n; count < k; count += 1n) result = multiplySurds(result, unit);
  const why = term.imaginary
    ? "Use $i^2 = -1$."
    : `A root and the power that undoes it cancel: $\\sqrt${term.index === 2n ? "" : `[${term.index}]`}{${term.radicand}}$ to the power $${term.index}$ is $${term.radicand}$.`;
  return {
    node: surdToExpression(scaleSurd(result, boundedPower(term.coefficient, k))),
    title: `Work out ${inline(node)}.`,
    why,
  };
}

function square(node: Expression, base: SurdNumber): Rewrite {
  const terms = base.flatMap((a, i) =>
    base.slice(i).map((b, offset) => {
      const once = multiplyTerms(a, b);
      return termToExpression(offset === 0 ? once : (scaleSurd([once], fromInt(2))[0] ?? once));
    }),
  );
  return {
    node: sum(terms),
    title: `Multiply out ${inline(node)}.`,
    why:
      base.length === 2
        ? "Square the first, take twice the product, square the second: $(a + b)^2 = a^2 + 2ab + b^2$."
        : "Every term is squared, and every pair of terms is multiplied and doubled.",
  };
}

/** Higher powers of a sum by way of its square. */
function inStages(base: Expression, k: bigint): Rewrite | null {
  if (k > 64n) return null;
  const squared = powerNode(base, int(2));
  if (k % 2n === 1n) {
    return {
      node: product([powerNode(base, int(k - 1n)), base], true),
      title: `Split off one factor ${inline(base)}.`,
      why: `$a^{${k}} = a^{${k - 1n}} \\cdot a$.`,
    };
  }
  return {
    node: powerNode(squared, int(k / 2n)),
    title: "Square first.",
    why: `$a^{${k}} = (a^2)^{${k / 2n}}$.`,
  };
}
