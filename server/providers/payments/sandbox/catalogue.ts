import "server-only";
import { CURRENCY, PRICES } from "@/server/features/billing/constants";
import type { PriceObject } from "./basic-shapes";
import { missing } from "./faults";
import type { CouponObject, PromotionCodeObject } from "./shapes";
import type { SandboxPromotion } from "./types";

/** The ids of the sandbox's prices. */
export const SANDBOX_PRICES = { month: "price_sandbox_month", year: "price_sandbox_year" } as const;

const PRODUCT = "prod_sandbox_plus";

/** Prices and promotion codes are as old as the sandbox itself. */
const MADE_AT = Date.UTC(2026, 0, 1) / 1000;

/** What is sold. */
export function listPrices(): PriceObject[] {
  return (["month", "year"] as const).map((interval) => ({
    id: SANDBOX_PRICES[interval],
    object: "price",
    active: true,
    billing_scheme: "per_unit",
    created: MADE_AT,
    currency: CURRENCY,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: `Plus ${PRICES[interval].name}`,
    product: PRODUCT,
    recurring: { interval, interval_count: 1, usage_type: "licensed" },
    type: "recurring",
    unit_amount: PRICES[interval].amount,
  }));
}

/** @throws {SandboxFault} resource_missing */
export function priceOf(id: string): PriceObject {
  const price = listPrices().find((candidate) => candidate.id === id);
  if (!price) throw missing("price", id);
  return price;
}

/** The running promotion as a code that can be redeemed. */
export function promotionCodeOf(promotion: SandboxPromotion): PromotionCodeObject & {
  promotion: { coupon: CouponObject };
} {
  const id = Buffer.from(promotion.code.toUpperCase()).toString("hex");
  return {
    id: `promo_${id}`,
    object: "promotion_code",
    active: true,
    code: promotion.code,
    created: MADE_AT,
    customer: null,
    expires_at: null,
    livemode: false,
    max_redemptions: null,
    metadata: {},
    promotion: { type: "coupon", coupon: couponOf(promotion) },
    times_redeemed: 0,
  };
}

function couponOf({ percentOff }: SandboxPromotion): CouponObject {
  return {
    id: `sandbox_${percentOff}_off`,
    object: "coupon",
    amount_off: null,
    created: MADE_AT,
    currency: null,
    duration: "once",
    duration_in_months: null,
    livemode: false,
    name: `${percentOff}% off`,
    percent_off: percentOff,
    valid: true,
  };
}
