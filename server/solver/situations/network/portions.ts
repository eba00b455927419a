import {
  divide,
  isNegative,
  isZero,
  ONE,
  type Rational,
  rational,
  subtract,
} from "../../expression/rational";
import { difference, over, plus, times, told } from "../amount";
import type { Slot } from "../facts";
import { isSameThing } from "../match";
import { isNamed, isOpposed, type Part } from "../parts";
import { Unclear } from "../unclear";
import { termsOf } from "./flow";
import type { Network } from "./network";
import type { Found } from "./quantities";

const HUNDRED = rational(100n);

/** Those of a whole that are of the kind that is asked for; a part of a part where the whole is told to be one. */
export function partAsked(net: Network, slot: Slot, part?: string, isNegated = false): Found {
  const named = net.parts.filter((each) => (part === undefined ? isIn(net, each, slot) : each.part === part));
  const own = named.length > 0 ? named : net.parts.filter((each) => isOpposed(each, slot));
  const all = net.parts.find(({ whole }) => isSameThing(whole.entity, slot.entity));
  if (own.length === 0 && all && slot.attributes.length === 0) return fromPart(net, all.whole, []);
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
  const told = termsOf(net, { ...whole, place: undefined, when: undefined });
  const terms = told.filter(
    ({ slot }) => !net.parts.some((each) => isNamed(each, slot) || isOpposed(each, slot)),
  );
  if (terms.length === 0) return fromPart(net, whole, open);
  if (terms.length < told.length || terms.some(({ sign }) => sign === -1)) throw new Unclear(whole.entity);
  return { amount: plus(terms.map(({ amount }) => amount)), from: terms.flatMap(({ from }) => from) };
}

/** "Two fifths of the songs are country. There are 16 country songs": all of them, by the share of those that are
 * counted. */
function fromPart(net: Network, whole: Slot, open: readonly Part[]): Found {
  const parts = net.parts.filter((each) => each.whole.entity === whole.entity);
  const [only] = parts;
  const counted = net.quantities.flatMap((quantity) => {
    const { slot, isHad, sign } = quantity;
    const part = parts.find((each) => isNamed(each, slot));
    const isRest = !part && parts.length === 1 && only !== undefined && isOpposed(only, slot);
    if (!part && !isRest) return [];
    // Those of them that are there, or were there then, need not be all of them.
    const isAll = slot.when === undefined && (slot.place === undefined || slot.place === whole.place);
    if (!isHad || sign !== 1 || !isAll) throw new Unclear(whole.entity);
    return [
      {
        quantity: quantity as Found,
        share: part ? shareOf(part, parts) : subtract(ONE, shareOf(only as Part, parts)),
      },
    ];
  });
  for (const { amount, part, isNegated, ...rest } of parts)
    if (amount.kind === "number" && !isNegated) {
      const others = parts.filter((each) => each.part !== part);
      const quantity = { amount: told(amount.number.value, amount.number.shown), from: [] };
      counted.push({
        quantity,
        share: shareOf({ ...rest, part, isNegated, amount: { kind: "rest", of: whole } }, [...others]),
      });
    }
  const [one, ...more] = counted;
  if (!one || more.length > 0 || open.length > 2) throw new Unclear(whole.entity);
  const amount = isPositive(one.share) ? over(one.quantity.amount, told(one.share)) : null;
  if (!amount) throw new Unclear(whole.entity);
  return { amount, from: [...one.quantity.from, ...parts] };
}

/** The part out of the whole, where it is told as a share or is the rest of those that are. */
function shareOf({ amount, isNegated, part }: Part, all: readonly Part[]): Rational {
  if (isNegated) throw new Unclear(part);
  if (amount.kind === "fraction")
    return amount.number.unit === "%" ? divide(amount.number.value, HUNDRED) : amount.number.value;
  const others = all.filter((each) => each.part !== part);
  if (amount.kind !== "rest" || others.some((each) => each.amount.kind !== "fraction"))
    throw new Unclear(part);
  return others.reduce((left, each) => subtract(left, shareOf(each, all)), ONE);
}

const isPositive = (share: Rational): boolean => !isNegative(share) && !isZero(share);
