import { equals, isNegative } from "../expression/rational";
import { type Amount, difference, isKnown } from "./amount";
import type { Entry } from "./entries";

/** 5 at first and 9 in the end: some came or went, and how is not told. */
export function untoldChange(had: readonly Entry[], end: Amount, unknown: () => Amount): readonly Entry[] {
  const [start, ...more] = had;
  if (!start || more.length > 0 || !isKnown(start.amount) || !isKnown(end)) return [];
  if (equals(start.amount.constant, end.constant)) return [];
  const isMore = !isNegative(difference(end, start.amount).constant);
  return [
    {
      kind: "change",
      slot: start.slot,
      amount: unknown(),
      sign: isMore ? 1 : -1,
      verb: "change",
      isUntold: true,
    },
  ];
}
