import type { Expression } from "../../expression/ast";
import { int } from "../../expression/build";
import { divideSurds } from "../../expression/direction";
import { circularValue } from "../../expression/exact-angle";
import { fromInt, rational } from "../../expression/rational";
import {
  addSurds,
  negateSurd,
  rationalValue,
  type SurdNumber,
  scaleSurd,
  surdRoot,
  surdToExpression,
} from "../../expression/surd-number";
import { mapChildren, symbolsOf } from "../../expression/walk";
import { toLatex } from "../../printer/latex";
import type { Budget } from "../../types";

/** The zeros of an expression with roots in its coefficients, as a polynomial of degree one or two in the one function
 * of the unknown that stands in it. Null when it is no such polynomial. */
export function rootsOverSurds(e: Expression, budget: Budget): { name: string; roots: Expression[] } | null {
  const calls = callsIn(e);
  const [only] = calls.values();
  if (!only || calls.size > 1 || only.kind !== "function") return null;
  const [v0, v1, v2, v3] = [0, 1, 2, 3].map((at) =>
    circularValue(replaced(e, at), { letters: new Map(), budget }),
  );
  if (!v0 || !v1 || !v2 || !v3) return null;
  const minus = (a: SurdNumber, b: SurdNumber): SurdNumber => addSurds(a, negateSurd(b));
  const second = minus(minus(v2, v1), minus(v1, v0));
  if (minus(minus(minus(v3, v2), minus(v2, v1)), second).length > 0) return null;
  const a = scaleSurd(second, rational(1n, 2n));
  const b = minus(minus(v1, v0), a);
  const roots = zeros(a, b, v0);
  return roots && { name: only.name, roots: roots.map(surdToExpression) };
}

function zeros(a: SurdNumber, b: SurdNumber, c: SurdNumber): SurdNumber[] | null {
  const over = (top: SurdNumber, bottom: SurdNumber): SurdNumber[] => {
    const value = divideSurds(negateSurd(top), bottom);
    return value ? [value] : [];
  };
  if (a.length === 0) return b.length === 0 ? null : over(c, b);
  if (c.length === 0) return [[], ...over(b, a)];
  if (b.length > 0) return null;
  const [square] = over(c, a);
  const value = square && rationalValue(square);
  if (!value) return null;
  const root = value.n < 0n ? null : surdRoot(value, 2n);
  return root ? [root, scaleSurd(root, fromInt(-1))] : [];
}

function callsIn(e: Expression): Map<string, Expression> {
  const found = new Map<string, Expression>();
  const visit = (node: Expression): Expression => {
    if (node.kind === "function" && symbolsOf(node).length > 0) {
      found.set(toLatex(node), node);
      return node;
    }
    return mapChildren(node, visit);
  };
  visit(e);
  return found;
}

function replaced(e: Expression, value: number): Expression {
  if (e.kind === "function" && symbolsOf(e).length > 0) return int(value);
  return mapChildren(e, (part) => replaced(part, value));
}
