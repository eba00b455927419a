import type { Expression } from "../../expression/ast";
import { some } from "../../expression/walk";
import { inline, isMultipliedOut, type Rule } from "./rule";
import { type Side, type Sides, sideOf } from "./side";

/** Multiplies out every bracket on both sides, nested ones too; terms stay in the order they come out. */
export const distribute: Rule = (sides) => {
  if (isMultipliedOut(sides)) return null;
  const loose = [...sides.left, ...sides.right].filter((part) => !part.plain).map((part) => part.shown);
  const brackets = loose.filter((e) => some(e, (part) => part.kind === "sum"));
  const next: Sides = { ...sides, left: open(sides.left, sides), right: open(sides.right, sides) };
  if (brackets.length === 0) {
    return {
      rule: "simplify-terms",
      title: "Work out each term.",
      why: "Each term becomes one number, or one number times the letter.",
      sides: next,
    };
  }
  return {
    rule: "distribute",
    title: brackets.length === 1 ? "Multiply out the bracket." : "Multiply out the brackets.",
    why: reason(brackets[0] as Expression),
    sides: next,
  };
};

const open = (side: Side, { style }: Sides): Side =>
  side.flatMap((part) =>
    part.plain
      ? [part]
      : sideOf(
          part.terms.filter((t) => t.coefficient.n !== 0n),
          style,
        ),
  );

function reason(e: Expression): string {
  if (e.kind === "negation" && e.operand.kind === "sum") {
    return "A minus in front of a bracket changes the sign of everything inside.";
  }
  const body = e.kind === "negation" ? e.operand : e;
  if (body.kind !== "product") return "Every term of one bracket multiplies every term of the other.";
  const [first, second] = body.factors;
  if (!first || second?.kind !== "sum" || first.kind === "sum") {
    return "Every term of one bracket multiplies every term of the other.";
  }
  const factor: Expression = e.kind === "negation" ? { kind: "negation", operand: first } : first;
  return `The factor ${inline(factor)} multiplies everything inside the bracket.`;
}
