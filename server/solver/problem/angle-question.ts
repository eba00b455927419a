import type { Expression, Relation } from "../expression/ast";
import { negation, sum } from "../expression/build";
import { mapChildren, some } from "../expression/walk";
import type { TrigonometryQuestion } from "../tasks/trigonometry";
import { words } from "../word-list";
import type { AngleText } from "./trigonometry-text";

/** A question found, with what stands before it and what is shown of it. */
export interface AngleQuestion {
  readonly question: TrigonometryQuestion;
  readonly instruction: string;
  readonly shown: readonly (Expression | Relation)[];
}

const CIRCULAR = words("sin cos tan sec csc cot arcsin arccos arctan");
export const hasCircular = (e: Expression | Relation): boolean =>
  some(e, (part) => part.kind === "function" && CIRCULAR.has(part.name));

/** The only expression that a mark names. */
export function expressionAt({ maths }: AngleText, mark: string | undefined): Expression | null {
  const statements = mark ? (maths[Number(mark.replace("#", ""))] ?? []) : [];
  const [only] = statements;
  return only && statements.length === 1 && only.kind !== "relation" ? only : null;
}

/** sin(x + 30) between 0 and 360: what is added to the letter is an angle in degrees too. */
export function withDegrees(relation: Relation): Relation {
  const visit = (e: Expression): Expression => {
    const inner = mapChildren(e, visit);
    return inner.kind === "function" && hasCircular(inner)
      ? { ...inner, args: inner.args.map(degreesAdded) }
      : inner;
  };
  return { ...relation, left: visit(relation.left), right: visit(relation.right) };
}

function degreesAdded(e: Expression): Expression {
  if (e.kind !== "sum") return e;
  const size = (term: Expression) => (term.kind === "negation" ? term.operand : term);
  return sum(
    e.terms.map((term) => {
      if (size(term).kind !== "number") return term;
      const angle: Expression = { kind: "function", name: "degree", args: [size(term)] };
      return term.kind === "negation" ? negation(angle) : angle;
    }),
  );
}
