import type { Expression } from "../../expression/ast";
import { product, sum } from "../../expression/build";
import { children, mapChildren } from "../../expression/walk";
import type { Subject } from "../working/subject";
import type { WrongRewrite } from "./misconception";

/** A wrong rule for one node, applied at each place of a line in turn, and everywhere at once. */
export const atEachPlace = (wrong: WrongRewrite) =>
  function* (before: Subject): Generator<Subject> {
    if (before.kind === "value") {
      for (const expression of rewritten(before.expression, wrong)) yield { kind: "value", expression };
      return;
    }
    const { condition } = before;
    if (condition.kind !== "relation") return;
    for (const left of rewritten(condition.left, wrong))
      yield { kind: "condition", condition: { ...condition, left } };
    for (const right of rewritten(condition.right, wrong))
      yield { kind: "condition", condition: { ...condition, right } };
    const [left, right] = [everywhere(condition.left, wrong), everywhere(condition.right, wrong)];
    if (left !== condition.left && right !== condition.right)
      yield { kind: "condition", condition: { ...condition, left, right } };
  };

function* rewritten(node: Expression, wrong: WrongRewrite): Generator<Expression> {
  let places = 0;
  for (const each of onePlace(node, wrong)) {
    places += 1;
    yield each;
  }
  if (places > 1) yield everywhere(node, wrong);
}

function* onePlace(node: Expression, wrong: WrongRewrite): Generator<Expression> {
  yield* wrong(node);
  for (const [index, part] of children(node).entries()) {
    for (const changed of onePlace(part, wrong)) {
      let at = -1;
      yield flat(
        mapChildren(node, (child) => {
          at += 1;
          return at === placeOf(node, index) ? changed : child;
        }),
      );
    }
  }
}

/** `mapChildren` visits the base of a logarithm last, `children` lists it first. */
function placeOf(node: Expression, index: number): number {
  if (node.kind !== "function" || !node.base) return index;
  return index === 0 ? node.args.length : index - 1;
}

function everywhere(node: Expression, wrong: WrongRewrite): Expression {
  const [changed] = wrong(node);
  if (changed) return changed;
  const parts = children(node);
  if (parts.length === 0) return node;
  const inside = parts.map((part) => everywhere(part, wrong));
  if (inside.every((part, index) => part === parts[index])) return node;
  return flat(mapChildren(node, (child) => inside[parts.indexOf(child)] ?? child));
}

/** Sums in sums and products in products are put together, as the tree wants them. */
function flat(node: Expression): Expression {
  if (node.kind === "sum") return sum(node.terms);
  return node.kind === "product" ? product(node.factors, node.explicit) : node;
}

/** The terms of a sum, or the one term of anything else. */
export const termsOf = (e: Expression): readonly Expression[] => (e.kind === "sum" ? e.terms : [e]);
/** The factors of a product, or the one factor of anything else. */
export const factorsOf = (e: Expression): readonly Expression[] => (e.kind === "product" ? e.factors : [e]);
/** -a for a, and a for -a. */
export const opposite = (e: Expression): Expression =>
  e.kind === "negation" ? e.operand : { kind: "negation", operand: e };
