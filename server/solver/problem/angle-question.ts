import type { Expression, Relation } from "../expression/ast";
import { some } from "../expression/walk";
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
