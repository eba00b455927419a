import type { Expression } from "../../expression/ast";
import { power, product, root } from "../../expression/build";
import { inverseTerm, isPlainTerm, type RadicalTerm, timesTerm } from "../../expression/radical-term";
import { fromInt, negate, type Rational } from "../../expression/rational";
import { writeTerm } from "../../expression/write-radical";
import { toLatex } from "../../printer/latex";
import { math, type RadicalRule, rewritten, rootName, termOf } from "./reader";

/** √(72x⁵) → 6x²√(2x): the full powers leave the root. */
export const takeOutOfRoot: RadicalRule = (reader) => ({
  rule: "take-out-of-root",
  title: "Take the full powers out of the root.",
  rewrite(node) {
    if (node.kind !== "root") return null;
    const inside = termOf(node.radicand, { ...reader, absolute: false });
    const value = termOf(node, reader);
    if (!inside || !value || !isPlainTerm(inside)) return null;
    const to = writeTerm(value);
    return rewritten(to, reason({ inside, value, index: node.index }), titleFor(to, node.index));
  },
});

const titleFor = (to: Expression, index: bigint): string =>
  to.kind === "root" ? `Simplify the ${rootName(index)}.` : `Take the ${rootName(index)} of the full powers.`;

function reason({
  inside,
  value,
  index,
}: {
  inside: RadicalTerm;
  value: RadicalTerm;
  index: bigint;
}): string {
  const out = plainPart(value);
  const perfect = powered(out, index);
  const rest = writeTerm(timesTerm(inside, inverseTerm(perfect)));
  const square = writeTerm(perfect);
  const taken = `$${toLatex(root(square, index))} = ${toLatex(writeTerm(barred(out, value)))}$`;
  const isAll = rest.kind === "number" && rest.value.n === 1n && rest.value.d === 1n;
  if (isAll)
    return `$${toLatex(square)} = ${toLatex(power(writeTerm(out), fromNumber(index)))}$ is a full power.`;
  const whole = toLatex(writeTerm(inside));
  const split = toLatex(product([square, rest], true));
  return split === whole
    ? `The full power is ${math(square)}, and ${taken}.`
    : `Split off the full power: $${whole} = ${split}$, and ${taken}.`;
}

const fromNumber = (n: bigint): Expression => ({ kind: "number", value: fromInt(n) });

/** The part of a term that stands before its root, without bars. */
function plainPart(value: RadicalTerm): RadicalTerm {
  const letters = [...value.letters].map(([name, { n, d }]): [string, Rational] => [
    name.replaceAll("|", ""),
    fromInt((n - (((n % d) + d) % d)) / d),
  ]);
  return {
    number: { ...value.number, index: 1n, radicand: 1n, imaginary: false },
    letters: new Map(letters.filter(([, exponent]) => exponent.n !== 0n)),
    index: 1n,
  };
}

/** The same part with the bars of the answer. */
function barred(out: RadicalTerm, value: RadicalTerm): RadicalTerm {
  const letters = [...out.letters].map(([name, exponent]): [string, Rational] => [
    value.letters.has(`|${name}|`) ? `|${name}|` : name,
    exponent,
  ]);
  return { ...out, letters: new Map(letters) };
}

function powered(term: RadicalTerm, index: bigint): RadicalTerm {
  let result = term;
  for (let k = 1n; k < index; k += 1n) result = timesTerm(result, term);
  const isNegative = result.number.coefficient.n < 0n && index % 2n === 0n;
  return isNegative
    ? { ...result, number: { ...result.number, coefficient: negate(result.number.coefficient) } }
    : result;
}
