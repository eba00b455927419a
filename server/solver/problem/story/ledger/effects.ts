import type { Expression, Statement } from "../../../expression/ast";
import { children, some } from "../../../expression/walk";

/** What a number of the story does in the equations of a reading. */
export interface Effect {
  /** Its place among the quantities of the story. */
  readonly at: number;
  /** It multiplies something told or unknown, or is multiplied by it. */
  readonly scales: boolean;
  /** Something is divided by it. */
  readonly divides: boolean;
  /** Taken away where it is a term. */
  readonly negative: boolean;
}

interface Place {
  readonly scales: boolean;
  readonly divides: boolean;
  readonly negative: boolean;
}

const NAME = /^q_(\d+)$/;
const hasSymbols = (e: Expression): boolean => some(e, (part) => part.kind === "symbol");

/** Every place that a number of the story has in the statements. */
export function effectsOf(statements: readonly Statement[]): Effect[] {
  const found: Effect[] = [];
  for (const statement of statements)
    for (const side of statement.kind === "relation" ? children(statement) : [statement])
      gather(side, { scales: false, divides: false, negative: false }, found);
  return found;
}

function gather(e: Expression, place: Place, found: Effect[]): void {
  const { scales, negative } = place;
  if (e.kind === "symbol") {
    const at = NAME.exec(e.name)?.[1];
    if (at !== undefined) found.push({ at: Number(at), ...place });
  } else if (e.kind === "negation") gather(e.operand, { ...place, negative: !negative }, found);
  else if (e.kind === "quotient") {
    gather(e.numerator, { ...place, scales: scales || hasSymbols(e.denominator) }, found);
    gather(e.denominator, { ...place, divides: true }, found);
  } else {
    const others = (part: Expression) =>
      e.kind === "product" && e.factors.some((other) => other !== part && hasSymbols(other));
    for (const part of children(e)) gather(part, { ...place, scales: scales || others(part) }, found);
  }
}
