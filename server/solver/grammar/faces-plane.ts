import type { Expression, Relation } from "../expression/ast";
import { symbol } from "../expression/build";
import { symbolsOf } from "../expression/walk";
import type { Given } from "../problem/calculus-text";
import { isCurved } from "../problem/recognise-line";
import type { PlanePoint } from "../tasks/line";
import { equation, type Face, functionGiven, matrix, point, relations, vector } from "./faces";
import { fieldGiven } from "./faces-several";
import { expressionOf } from "./sentence";

const isKnown = (e: Expression): boolean => symbolsOf(e).length === 0;

/** (2, 3), with or without a name before it; numbers only. */
export const planePoint: Face<PlanePoint> = (item, context) => {
  const text = item.text.replace(/^\s*[A-Z](?:_\{?\d\}?)?\s*=?\s*(?=\()/, "");
  const found = point({ ...item, text }, context);
  const [x, y, z] = found ?? [];
  return x && y && !z && isKnown(x) && isKnown(y) ? [x, y] : null;
};

/** A curve in the plane by its equation, with the letters across and up. */
export interface PlaneCurve {
  readonly relation: Relation;
  readonly letters: readonly [string, string];
}

/** An equation in x and y, or f(x) = … with y for the height. */
export const curve: Face<PlaneCurve> = (item, context) => {
  const relation = equation(item, context);
  if (!relation) return null;
  const given = functionGiven(item, context);
  if (given?.isFunction && given.variable) {
    const own = symbolsOf(given.expression).every((name) => name === given.variable);
    const drawn: Relation = { ...relation, left: symbol("y"), right: given.expression };
    return own && given.variable !== "y" ? { relation: drawn, letters: [given.variable, "y"] } : null;
  }
  const isPlane = symbolsOf(relation).every((name) => name === "x" || name === "y");
  return isPlane ? { relation, letters: ["x", "y"] } : null;
};

/** A straight line by its equation. */
export const straight: Face<PlaneCurve> = (item, context) => {
  const found = curve(item, context);
  return found && !isCurved(found.relation) ? found : null;
};

/** A function of one letter, given as f(x) = …, y = … or an expression. */
export const ofOneLetter: Face<Given & { readonly letter: string }> = (item, context) => {
  const given = functionGiven(item, context);
  if (!given) return null;
  const [first, second] = symbolsOf(given.expression);
  const letter = given.variable ?? first;
  if (letter === undefined || second !== undefined || (first !== undefined && first !== letter)) return null;
  return letter === given.name ? null : { ...given, letter };
};

/** x + 2y² = 8: an equation in x and y that is no function's rule. */
export const conicEquation: Face<Relation> = (item, context) => {
  const found = equation(item, context);
  const letters = found ? symbolsOf(found) : [];
  return found && letters.length === 2 && letters.every((name) => name === "x" || name === "y")
    ? found
    : null;
};

/** r > 0, 0 ≤ θ < 2π: which of the angles is meant, as the polar form always has it. */
export const usualRange: Face<true> = (item, context) => {
  const found = relations(item, context);
  if (!found) return null;
  const letters = new Set(found.flatMap((each) => symbolsOf(each)));
  const isUsual = found.every(({ operator }) => operator !== "=" && operator !== "!=");
  return isUsual &&
    letters.size === 1 &&
    /^(?:\s|r|θ|\\theta|theta|[<>=≤≥0-9.°π]|\\[a-z]+|pi|degrees)+$/.test(item.text)
    ? isPositiveRadius(found) || isWholeTurn(item.text)
      ? true
      : null
    : null;
};

const isPositiveRadius = ([only, ...others]: readonly Relation[]): boolean =>
  others.length === 0 &&
  only?.left.kind === "symbol" &&
  only.left.name === "r" &&
  only.operator.startsWith(">") &&
  only.right.kind === "number" &&
  only.right.value.n === 0n;

const isWholeTurn = (text: string): boolean =>
  /^0(?:°)?(?:<=|≤|\\leq?)(?:θ|\\theta|theta)<(?:2(?:π|\\pi|pi)|360(?:°)?)$/.test(text.replace(/\s+/g, ""));

/** A vector of numbers, and what it is called. */
export const numberVector: Face<{
  readonly name: string | null;
  readonly components: readonly Expression[];
  /** Written as multiples of i, j and k, of which some may be missing. */
  readonly inUnits: boolean;
}> = (item, context) => {
  const listed = vector(item, context);
  const found = listed ?? fieldGiven(item, context);
  return found?.components.every(isKnown)
    ? { name: found.name, components: found.components, inUnits: listed === null }
    : null;
};

/** A matrix of numbers, and what it is called. */
export const numberMatrix: Face<{
  readonly name: string | null;
  readonly rows: readonly (readonly Expression[])[];
}> = (item, context) => {
  const named = /^\s*([A-Z])\s*=\s*([\s\S]+)$/.exec(item.text);
  const rows = matrix({ ...item, text: named?.[2] ?? item.text }, context);
  return rows?.flat().every(isKnown) ? { name: named?.[1] ?? null, rows } : null;
};

/** A complex number without letters. */
export const complexNumber: Face<Expression> = (item, context) => {
  const bare = { ...item, text: item.text.replace(/^\s*[zw]\s*=\s*/, "") };
  const found = expressionOf(bare, { ...context, notation: { ...context.notation, imaginary: true } });
  return found && isKnown(found) ? found : null;
};
