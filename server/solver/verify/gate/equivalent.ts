import type { Expression, Relation } from "../../expression/ast";
import { negation, sum, symbol } from "../../expression/build";
import { type Complex, evaluateComplex } from "../../expression/evaluate-numeric";
import { substitute } from "../../expression/substitute";
import { isExpression } from "../../expression/testing-kinds";
import { symbolsOf } from "../../expression/walk";
import { toLatex } from "../../printer/latex";
import { table } from "../../table";
import type { AnswerValue, Problem } from "../../types";
import { hasUnseenPart } from "../every-part";
import type { Mutant } from "./mutate-value";

/** The ways in which a changed answer can still be the right one. Everything else that a verifier accepts is a hole
 * in it. */
export const RULES = table({
  "same value": (_problem, right, { mistake, value }) => mistake !== "form" && sameValue(right, value),
  "no order asked": (_problem, right, { value }) =>
    isUnordered(right) && right.kind === value.kind && sameValue(inOrder(right), inOrder(value)),
  "same curve": (_problem, right, { mistake, value }) =>
    mistake !== "form" &&
    right.kind === "relation" &&
    value.kind === "relation" &&
    writtenOut(right.on) === writtenOut(value.on) &&
    sameCurve(right.relation, value.relation) &&
    !hasUnseenPart(value, (less) => less.kind === "relation" && sameCurve(right.relation, less.relation)),
  // Where the right answer has no value it says nothing.
  "same where real": (_problem, right, { mistake, value }) =>
    (mistake === "size" || mistake === "turned") && sameWhereReal(right, value),
  // The constants of a general solution are any numbers: their signs and their numbering say nothing.
  "constants renamed": ({ task }, right, { mistake, value }) =>
    task === "differential-equation" && mistake !== "form" && isRenamed(right, value),
  "constant of integration": ({ task }, right, { value }) =>
    task === "integral" &&
    right.kind === "expression" &&
    value.kind === "expression" &&
    symbolsOf(right.expression).includes("C") &&
    symbolsOf(value.expression).includes("C") &&
    isConstant(sum([right.expression, negation(value.expression)]), "C") &&
    !hasUnseenPart(
      value,
      (less) =>
        less.kind === "expression" && isConstant(sum([right.expression, negation(less.expression)]), "C"),
    ),
} as const satisfies Readonly<
  Record<string, (problem: Problem, right: AnswerValue, mutant: Mutant) => boolean>
>);

const writtenOut = (part: unknown): string =>
  JSON.stringify(part, (_, each: unknown) => (typeof each === "bigint" ? each.toString() : each)) ?? "";

/** The rule by which a changed answer is right after all; null when none says so. */
export function ruleFor(problem: Problem, right: AnswerValue, mutant: Mutant): string | null {
  if (mutant.mistake === "unseen") return null;
  const found = Object.entries(RULES).find(([, holds]) => holds(problem, right, mutant));
  return found ? found[0] : null;
}

const NAMINGS: readonly (readonly [string, string, string])[] = ["", "-"].flatMap((sign) =>
  ["", "-"].flatMap((other): [string, string, string][] => [
    [sign, "C_1", other],
    [sign, "C_2", other],
  ]),
);

function isRenamed(right: AnswerValue, value: AnswerValue): boolean {
  if (right.kind !== "relation" || value.kind !== "relation") return false;
  const signed = (sign: string, name: string) => (sign === "-" ? negation(symbol(name)) : symbol(name));
  return NAMINGS.some(([sign, first, other]) => {
    const second = first === "C_1" ? "C_2" : "C_1";
    const names = new Map([
      ["C", signed(sign, "C")],
      ["C_1", signed(sign, first)],
      ["C_2", signed(other, second)],
    ]);
    const renamed = { ...right.relation, right: substitute(right.relation.right, names) };
    return sameValue({ ...right, relation: renamed }, value);
  });
}

/** Every field the same, expressions by their values, and nothing in the second that these places do not show. */
const sameValue = (a: AnswerValue, b: AnswerValue): boolean =>
  isWrittenAlike(a, b) || (isAlike(a, b) && !hasUnseenPart(b, (less) => isAlike(a, less)));

/** The same writing, whatever tree it is the writing of. */
function isWrittenAlike(a: AnswerValue, b: AnswerValue): boolean {
  const [p, q] = [partsOf(a), partsOf(b)];
  return (
    p.fixed === q.fixed && p.expressions.map(toLatex).join(" ; ") === q.expressions.map(toLatex).join(" ; ")
  );
}

function isAlike(a: AnswerValue, b: AnswerValue): boolean {
  const [p, q] = [partsOf(a), partsOf(b)];
  return (
    p.fixed === q.fixed &&
    p.expressions.length === q.expressions.length &&
    p.expressions.every((each, i) => equalEverywhere(each, q.expressions[i] as Expression))
  );
}

interface Parts {
  readonly fixed: string;
  readonly expressions: readonly Expression[];
}

/** The expressions of a value in order, and everything else as one string. */
function partsOf(value: AnswerValue): Parts {
  const expressions: Expression[] = [];
  const fixed = JSON.stringify(value, (key, part: unknown) => {
    if (key !== "" && isExpression(part)) {
      expressions.push(part);
      return "expression";
    }
    // A bare number is a number without a unit.
    if (key === "unit" && part === "") return undefined;
    return typeof part === "bigint" ? part.toString() : part;
  });
  return { fixed, expressions };
}

const UNORDERED: ReadonlySet<AnswerValue["kind"]> = new Set(["points", "named-sets", "groups", "parts"]);

function isUnordered(value: AnswerValue): boolean {
  return value.kind === "list" ? !value.ordered : UNORDERED.has(value.kind);
}

const inOrder = (value: AnswerValue): AnswerValue => {
  const byWriting = (a: Expression, b: Expression) => (toLatex(a) < toLatex(b) ? -1 : 1);
  if (value.kind === "list") return { ...value, items: value.items.toSorted(byWriting) };
  if (value.kind === "parts") return { ...value, parts: value.parts.map(partInOrder).toSorted(byName) };
  if (value.kind !== "points" || value.pointNames) return value;
  const key = (point: readonly Expression[]) => point.map(toLatex).join(",");
  return { ...value, points: value.points.toSorted((a, b) => (key(a) < key(b) ? -1 : 1)) };
};

type Part = Extract<AnswerValue, { readonly kind: "parts" }>["parts"][number];
const partInOrder = (part: Part): Part => ({ ...part, value: inOrder(part.value) });
const byName = (a: Part, b: Part): number => (a.name < b.name ? -1 : 1);

/** Places at which no expression of a school book is special. */
const PLACES: readonly number[] = [0.734_981, 1.912_347, 2.601_279, -0.583_617, 3.317_771, -1.276_149];

function placesFor(letters: readonly string[]): Map<string, Complex>[] {
  return PLACES.map(
    (_, i) =>
      new Map(
        letters.map((name, k) => [
          name,
          { re: (PLACES[(i + 2 * k) % PLACES.length] as number) + 0.013 * k, im: 0 },
        ]),
      ),
  );
}

function equalEverywhere(a: Expression, b: Expression): boolean {
  if (toLatex(a) === toLatex(b)) return true;
  const letters = [...new Set([...symbolsOf(a), ...symbolsOf(b)])];
  const compared = placesFor(letters).map((at) => near(evaluateComplex(a, at), evaluateComplex(b, at)));
  return compared.some((each) => each === true) && !compared.includes(false);
}

/** Every expression has the same value wherever that of the right answer is a real number, which it is somewhere; and
 * nothing is in it that these places do not show. */
const sameWhereReal = (right: AnswerValue, changed: AnswerValue): boolean =>
  isAlikeWhereReal(right, changed) && !hasUnseenPart(changed, (less) => isAlikeWhereReal(right, less));

function isAlikeWhereReal(right: AnswerValue, changed: AnswerValue): boolean {
  const [p, q] = [partsOf(right), partsOf(changed)];
  return (
    p.fixed === q.fixed &&
    p.expressions.length === q.expressions.length &&
    p.expressions.every((a, i) => {
      const b = q.expressions[i] as Expression;
      const places = placesFor([...new Set([...symbolsOf(a), ...symbolsOf(b)])]);
      const real = places.filter((at) => Math.abs(evaluateComplex(a, at)?.im ?? 1) < 1e-12);
      return (
        real.length > 0 && real.every((at) => near(evaluateComplex(a, at), evaluateComplex(b, at)) === true)
      );
    })
  );
}

/** Null where neither has a value. */
function near(a: Complex | null, b: Complex | null): boolean | null {
  if (!a && !b) return null;
  if (!a || !b) return false;
  return Math.hypot(a.re - b.re, a.im - b.im) <= 1e-9 * (1 + Math.hypot(a.re, a.im));
}

/** Left minus right of one is a constant multiple of that of the other, positive where the sign matters. */
function sameCurve(a: Relation, b: Relation): boolean {
  const turned = { "=": "=", "!=": "!=", "<": ">", "<=": ">=", ">": "<", ">=": "<=" } as const;
  const letters = [...new Set([...symbolsOf(a), ...symbolsOf(b)])];
  const gap = ({ left, right }: Relation, at: ReadonlyMap<string, Complex>) =>
    evaluateComplex(sum([left, negation(right)]), at)?.re ?? Number.NaN;
  const ratios = placesFor(letters).map((at) => gap(a, at) / gap(b, at));
  const [first = Number.NaN] = ratios;
  if (!ratios.every((each) => Math.abs(each - first) <= 1e-9 * Math.abs(first)) || first === 0) return false;
  const operator = first < 0 ? turned[b.operator] : b.operator;
  return operator === a.operator;
}

function isConstant(e: Expression, but: string): boolean {
  const letters = symbolsOf(e).filter((name) => name !== but);
  const values = placesFor([...letters, but]).map((at) => evaluateComplex(e, at)?.re ?? Number.NaN);
  const [first = Number.NaN] = values;
  // C differs from place to place, so it has to cancel or stand alone with the same factor.
  return values.every((each) => Math.abs(each - first) <= 1e-7 * (1 + Math.abs(first)));
}
