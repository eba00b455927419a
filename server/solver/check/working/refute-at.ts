import type { Expression, Relation } from "../../expression/ast";
import type { Condition } from "../../tasks/inequality";
import type { Ball } from "../proof/ball";
import { type Enclosed, encloseValue } from "../proof/enclose";
import { Refutation } from "../proof/refutation";

/** Proof that a condition does not hold at some numbers; null where it holds or cannot be decided. */
export function refuteAt(condition: Condition, at: ReadonlyMap<string, Expression>): Refutation | null {
  const balls = new Map<string, Ball>();
  for (const [name, value] of at) {
    const ball = encloseValue(value);
    if (!ball) return null;
    balls.set(name, ball);
  }
  return refuted(condition, balls);
}

function refuted(condition: Condition, at: Enclosed): Refutation | null {
  if (condition.kind === "relation") return relationRefuted(condition, at);
  const parts = condition.parts.map((part) => refuted(part, at));
  return condition.kind === "any-of" ? Refutation.all(parts) : (parts.find((part) => part !== null) ?? null);
}

function relationRefuted({ left, right, operator }: Relation, at: Enclosed): Refutation | null {
  const [a, b] = [encloseValue(left, at), encloseValue(right, at)];
  if (!a || !b || operator === "!=") return null;
  if (operator === "=") return Refutation.apart(a, b);
  const wrongWay = a.real && b.real && (operator.startsWith("<") ? a.re > b.re : a.re < b.re);
  return wrongWay ? Refutation.apart(a, b) : null;
}
