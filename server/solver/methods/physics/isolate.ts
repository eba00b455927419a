import type { Expression, Relation } from "../../expression/ast";
import { symbolsOf } from "../../expression/walk";
import { table } from "../../table";
import type { Budget } from "../../types";
import { type Balance, peel } from "../undo-operations/peel";

const MOST_STEPS = 40;

/** An equation rearranged for a letter that occurs in it once, taking one operation after the other away.
 * Of two square roots the positive one is meant: quantities are sizes.
 * @returns null when the letter occurs twice or an operation has no inverse here */
export function isolate({ left, right }: Relation, letter: string, budget: Budget): Expression | null {
  const holds = (side: Expression) => symbolsOf(side).includes(letter);
  if (holds(left) === holds(right)) return null;
  let balance: Balance = holds(left) ? { inner: left, value: right } : { inner: right, value: left };
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    if (balance.inner.kind === "symbol") return balance.value;
    const next = peel(balance, { letter, side: () => 1, budget }) ?? angleOf(balance);
    if (!next) return null;
    balance = next;
  }
  return null;
}

const INVERSES: Readonly<Record<string, string>> = table({ sin: "arcsin", cos: "arccos", tan: "arctan" });

/** Of the angles with a sine, cosine or tangent the acute one is meant. */
function angleOf({ inner, value }: Balance): Balance | null {
  if (inner.kind !== "function" || inner.args.length !== 1) return null;
  const [angle] = inner.args;
  const inverse = INVERSES[inner.name];
  return angle && inverse
    ? { inner: angle, value: { kind: "function", name: inverse, args: [value] } }
    : null;
}
