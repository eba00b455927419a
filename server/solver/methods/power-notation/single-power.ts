import type { Expression } from "../../expression/ast";
import { int, negation, power } from "../../expression/build";
import { toLatex } from "../../printer/latex";
import type { Derivation } from "../../types";
import { expressionAnswer } from "../expand/method";

const LARGEST = 100_000n;

/** 2⁵ · 2³ → 2⁸ and 9 · 3⁴ → 3⁶: what is multiplied has the same base, so the exponents are added.
 * @param base absent: that of the first power */
export function singlePower(expression: Expression, base: bigint | undefined): Derivation | null {
  const by = base ?? firstBase(expression);
  const found = by === null || by < 2n ? null : exponentsOf(expression, by);
  if (by === null || !found || found.length === 0) return null;
  const total = found.reduce((sum, each) => sum + each, 0n);
  if (total === 0n || total === 1n) return null;
  const written = found.map((each, at) => (at > 0 && each >= 0n ? `+ ${each}` : String(each))).join(" ");
  const answer = power(int(by), total < 0n ? negation(int(-total)) : int(total));
  return {
    method: "power-notation",
    steps: [
      {
        rule: "add-exponents-of-one-base",
        title: `Write everything as a power of $${by}$ and put the exponents together.`,
        latex: `${by}^{${written}} = ${toLatex(answer)}`,
        why: "Multiplying powers of one base adds their exponents, dividing subtracts them.",
      },
    ],
    answer: expressionAnswer(answer),
  };
}

/** The base of the first power of a whole number. */
function firstBase(e: Expression): bigint | null {
  if (e.kind === "power")
    return e.base.kind === "number" && e.base.value.d === 1n ? e.base.value.n : firstBase(e.base);
  if (e.kind === "product") return e.factors.map(firstBase).find((found) => found !== null) ?? null;
  return e.kind === "quotient" ? (firstBase(e.numerator) ?? firstBase(e.denominator)) : null;
}

/** The exponents of a base in each factor; null where something else stands among them. */
function exponentsOf(e: Expression, base: bigint): bigint[] | null {
  switch (e.kind) {
    case "number":
      return e.value.d === 1n ? exponentIn(e.value.n, base) : null;
    case "product": {
      const parts = e.factors.map((factor) => exponentsOf(factor, base));
      return parts.includes(null) ? null : parts.flatMap((part) => part ?? []);
    }
    case "quotient": {
      const [top, bottom] = [exponentsOf(e.numerator, base), exponentsOf(e.denominator, base)];
      return top && bottom ? [...top, ...bottom.map((each) => -each)] : null;
    }
    case "power": {
      const [inner, times] = [exponentsOf(e.base, base), wholeIn(e.exponent)];
      return inner && times !== null ? inner.map((each) => each * times) : null;
    }
    default:
      return null;
  }
}

function exponentIn(number: bigint, base: bigint): bigint[] | null {
  let [rest, times] = [number, 0n];
  for (; rest > 1n && rest % base === 0n; rest /= base) times += 1n;
  return rest === 1n ? [times] : null;
}

function wholeIn(e: Expression): bigint | null {
  if (e.kind === "negation") {
    const inner = wholeIn(e.operand);
    return inner === null ? null : -inner;
  }
  return e.kind === "number" && e.value.d === 1n && e.value.n <= LARGEST ? e.value.n : null;
}
