import type { Expression, SumNode } from "../../expression/ast";
import { negation, symbol } from "../../expression/build";
import { some } from "../../expression/walk";
import { toLatex } from "../latex";
import { type Hand, LATEX } from "./hand";

type Roots = { readonly unknown: string; readonly roots: readonly Expression[] };

/** "x = 2 or x = 3"; in LaTeX two roots that differ in the sign before a root or an i are put into one, "x = 1 ± √2",
 * unless something follows each of them.
 * @param besides what follows a root: its rounded value */
export function rootList(
  { unknown, roots }: Roots,
  hand: Hand,
  besides?: (root: Expression) => string,
): string {
  const { singles, pairs } = hand === LATEX && !besides ? paired(roots) : { singles: roots, pairs: [] };
  const name = hand.print(symbol(unknown));
  return [...singles.map((root) => `${hand.print(root)}${besides?.(root) ?? ""}`), ...pairs.map(both)]
    .map((written) => `${name} = ${written}`)
    .join(hand.between("or"));
}

/** The roots that stand alone and, of each pair, the one with the plus. */
function paired(roots: readonly Expression[]): {
  readonly singles: readonly Expression[];
  readonly pairs: readonly Expression[];
} {
  const left = [...roots];
  const pairs: Expression[] = [];
  for (const root of roots) {
    if (!left.includes(root) || isMinus(root) || !isIrrational(root)) continue;
    const other = toLatex(mirrored(root) ?? opposite(root));
    const partner = left.find((each) => toLatex(each) === other);
    if (!partner) continue;
    pairs.push(root);
    left.splice(left.indexOf(root), 1);
    left.splice(left.indexOf(partner), 1);
  }
  return { singles: left, pairs };
}

const isIrrational = (e: Expression): boolean =>
  some(e, (part) => part.kind === "root" || (part.kind === "constant" && part.name === "i"));

/** a + b as a − b, over a denominator as well; null for anything but a sum. */
function mirrored(e: Expression): Expression | null {
  if (e.kind === "quotient") {
    const numerator = mirrored(e.numerator);
    return numerator && { ...e, numerator };
  }
  const last = e.kind === "sum" && e.terms.length === 2 ? e.terms[1] : undefined;
  return last ? { kind: "sum", terms: [(e as SumNode).terms[0] as Expression, opposite(last)] } : null;
}

const opposite = (e: Expression): Expression => (e.kind === "negation" ? e.operand : negation(e));

function isMinus(e: Expression): boolean {
  if (e.kind === "quotient") return isMinus(e.numerator);
  return e.kind === "sum" ? e.terms.at(-1)?.kind === "negation" : e.kind === "negation";
}

function both(plus: Expression): string {
  if (mirrored(plus) === null) return `\\pm ${toLatex(plus)}`;
  if (plus.kind === "quotient") return `\\frac{${both(plus.numerator)}}{${toLatex(plus.denominator)}}`;
  const [first, last] = (plus as SumNode).terms as [Expression, Expression];
  return `${toLatex(first)} \\pm ${toLatex(last)}`;
}
