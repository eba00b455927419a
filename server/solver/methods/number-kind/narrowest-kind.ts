import type { Expression } from "../../expression/ast";
import { evaluateExact } from "../../expression/evaluate-exact";
import { table } from "../../table";
import type { NumberKind, NumberKindTask } from "../../tasks/number";
import type { Budget } from "../../types";

const ORDER: readonly NumberKind[] = ["natural", "whole", "integer", "rational", "irrational", "real"];
const WHY: Readonly<Record<NumberKind, string>> = table({
  natural: "Natural numbers are the counting numbers $1, 2, 3, \\ldots$",
  whole: "Whole numbers are the counting numbers and $0$.",
  integer: "Integers are the whole numbers and their opposites.",
  rational: "A rational number is a fraction of two integers; its decimals end or repeat.",
  irrational: "It is no fraction of two integers: its decimals neither end nor repeat.",
  real: "Every point of the number line is a real number.",
});

/** The first kind on the list, from the narrowest to the widest, that the number belongs to; null when none does or
 * the value cannot be told exactly. */
export function narrowestKind(
  simplified: Expression,
  options: NumberKindTask["options"],
  budget: Budget,
): { readonly kind: NumberKind; readonly why: string } | null {
  const value = evaluateExact(simplified, new Map(), budget);
  if (!value && !isSingleRoot(simplified)) return null;
  const fits: Readonly<Record<NumberKind, boolean>> = {
    natural: value !== null && value.d === 1n && value.n > 0n,
    whole: value !== null && value.d === 1n && value.n >= 0n,
    integer: value?.d === 1n,
    rational: value !== null,
    irrational: value === null,
    real: true,
  };
  const kind = ORDER.find((candidate) => options.includes(candidate) && fits[candidate]);
  return kind ? { kind, why: WHY[kind] } : null;
}

/** A simplified root, perhaps with a number before it or under it: √5, −2√3, √5/4. */
function isSingleRoot(node: Expression): boolean {
  switch (node.kind) {
    case "root":
      return node.radicand.kind === "number";
    case "negation":
      return isSingleRoot(node.operand);
    case "quotient":
      return isSingleRoot(node.numerator) && node.denominator.kind === "number";
    case "product":
      return (
        node.factors.filter(({ kind }) => kind !== "number").length === 1 &&
        node.factors.some((factor) => isSingleRoot(factor))
      );
    default:
      return false;
  }
}
