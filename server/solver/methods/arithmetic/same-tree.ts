import type { Expression } from "../../expression/ast";
import { equals } from "../../expression/rational";
import { children } from "../../expression/walk";

/** Whether two trees hold the same parts in the same order; a written multiplication sign does not count. */
export function sameTree(a: Expression, b: Expression): boolean {
  if (a.kind !== b.kind || !sameHead(a, b)) return false;
  const left = children(a);
  const right = children(b);
  return left.length === right.length && left.every((part, at) => sameTree(part, right[at] as Expression));
}

function sameHead(a: Expression, b: Expression): boolean {
  if (a.kind === "number" && b.kind === "number") {
    return equals(a.value, b.value) && (a.decimals ?? 0) === (b.decimals ?? 0);
  }
  if (a.kind === "mixed" && b.kind === "mixed") {
    return a.whole === b.whole && a.numerator === b.numerator && a.denominator === b.denominator;
  }
  if (a.kind === "root" && b.kind === "root") return a.index === b.index;
  if (a.kind === "quotient" && b.kind === "quotient") return Boolean(a.inline) === Boolean(b.inline);
  const name = (node: Expression) => ("name" in node ? node.name : "");
  return name(a) === name(b);
}
