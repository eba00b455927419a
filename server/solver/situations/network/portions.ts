import { divide, rational } from "../../expression/rational";
import { difference, plus, times, told } from "../amount";
import type { Fact, Slot } from "../facts";
import { isSameThing } from "../match";
import { isOpposed } from "../parts";
import { Unclear } from "../unclear";
import { termsOf } from "./flow";
import type { Network } from "./network";
import type { Found } from "./quantities";

type Part = Extract<Fact, { kind: "part" }>;

const HUNDRED = rational(100n);

/** Those of a whole that are of the kind that is asked for; a part of a part where the whole is told to be one. */
export function partAsked(net: Network, slot: Slot, part?: string, isNegated = false): Found {
  const named = net.parts.filter((each) => (part === undefined ? isIn(net, each, slot) : each.part === part));
  const own = named.length > 0 ? named : net.parts.filter((each) => isOpposed(each, slot));
  const last = own.filter((each) => !own.some((other) => other.whole.entity === each.part));
  const [one, ...more] = last;
  if (!one || more.length > 0) throw new Unclear(slot.entity);
  const isOther = named.length === 0;
  return size(net, one, isOther !== (isNegated !== one.isNegated), []);
}

/** Whether a part is of what is asked for: it is named, and its whole is the same thing, or a part of it. */
const isIn = ({ parts }: Network, { part, whole }: Part, { entity, attributes }: Slot): boolean =>
  part === entity ||
  (attributes.includes(part) &&
    (isSameThing(whole.entity, entity) || parts.some((each) => each.part === whole.entity)));

function size(net: Network, part: Part, isOthers: boolean, open: readonly Part[]): Found {
  if (open.includes(part)) throw new Unclear(part.part);
  const whole = wholeOf(net, part, [...open, part]);
  const { amount } = part;
  if (amount.kind === "rest" || amount.kind === "unknown" || amount.kind === "all") {
    if (amount.kind !== "rest" || isOthers) throw new Unclear(part.part);
    return restOf(net, part, whole, [...open, part]);
  }
  const { value, shown, unit } = amount.number;
  const number = told(value, shown);
  const from = [part, ...whole.from];
  if (amount.kind === "except") return { from, amount: isOthers ? number : difference(whole.amount, number) };
  if (amount.kind === "number") return { from, amount: isOthers ? difference(whole.amount, number) : number };
  const share = unit === "%" ? divide(value, HUNDRED) : value;
  const own = times(unit === "%" ? told(share, { kind: "percent", operand: shown }) : number, whole.amount);
  if (!own) throw new Unclear(part.part);
  return { from, amount: isOthers ? difference(whole.amount, own) : own };
}

/** What is in none of the parts told of the same whole. */
function restOf(net: Network, part: Part, whole: Found, open: readonly Part[]): Found {
  const others = net.parts.filter((each) => each !== part && each.whole.entity === part.whole.entity);
  if (others.length === 0 || others.some(({ amount }) => amount.kind === "rest"))
    throw new Unclear(part.part);
  const sizes = others.map((each) => size(net, each, false, open));
  return {
    amount: difference(whole.amount, plus(sizes.map(({ amount }) => amount))),
    from: [part, ...whole.from, ...sizes.flatMap(({ from }) => from)],
  };
}

function wholeOf(net: Network, { whole }: Part, open: readonly Part[]): Found {
  const [outer, ...more] = net.parts.filter((each) => each.part === whole.entity);
  if (more.length > 0) throw new Unclear(whole.entity);
  if (outer) return size(net, outer, outer.isNegated, open);
  const terms = termsOf(net, { ...whole, place: undefined, when: undefined });
  if (terms.length === 0 || terms.some(({ sign }) => sign === -1)) throw new Unclear(whole.entity);
  return { amount: plus(terms.map(({ amount }) => amount)), from: terms.flatMap(({ from }) => from) };
}
