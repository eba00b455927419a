import "server-only";
import type Stripe from "stripe";
import { CURRENCY, PRICES } from "@/server/features/billing/constants";
import type { Interval } from "../port";
import { PaymentFailure } from "./failure";
import { priceShape } from "./shapes";

/** Finds the id of the price of an interval. */
export type PriceFinder = (stripe: Stripe, interval: Interval) => Promise<string>;

/** Sees to it that nothing is sold at another price than the pages show: the two may have been mixed up, or belong to
 * another product. What a price costs never changes at Stripe, so each is asked for once.
 * @param ids as the operator gave them */
export function createPriceFinder(ids: Readonly<Record<Interval, string>>): PriceFinder {
  const good = new Set<Interval>();
  return async (stripe, interval) => {
    const id = ids[interval];
    if (good.has(interval)) return id;
    const { currency, unit_amount, recurring } = priceShape.parse(await stripe.prices.retrieve(id));
    const same = currency === CURRENCY && unit_amount === PRICES[interval].amount;
    if (!same || recurring?.interval !== interval || recurring.interval_count !== 1)
      throw new PaymentFailure("find-price", `${id} is not the ${PRICES[interval].name} price`);
    good.add(interval);
    return id;
  };
}
