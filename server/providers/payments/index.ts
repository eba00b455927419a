import "server-only";
import type { Database } from "@/server/db/types";
import { env } from "@/server/env";
import { deriveSecret } from "@/server/providers/auth/secrets";
import { createPaymentsInSandbox } from "./in-sandbox";
import type { PaymentProvider } from "./port";
import type { Sandbox } from "./sandbox/types";
import { createStripePayments } from "./stripe";

/** Who takes the money here. */
export interface Payments {
  /** Null where no plan is sold. */
  readonly payments: PaymentProvider | null;
  /** What stands in Stripe's place; null where Stripe itself is asked, or nobody. */
  readonly sandbox: Sandbox | null;
}

interface Surroundings {
  readonly db: () => Promise<Database>;
  /** Where people reach the product, without a trailing slash. */
  readonly siteUrl: string;
  readonly now: () => Date;
  readonly newId: () => string;
  /** Takes what the sandbox reports; throws when it could not be worked off. */
  readonly deliver: (body: string, signature: string) => Promise<void>;
}

/** Chosen by the environment alone: Stripe where its key is set, else the sandbox where it is on, else nobody. Opens
 * nothing by itself. */
export function getPayments(surroundings: Surroundings): Payments {
  const stripe = configuredStripe();
  if (stripe) return { payments: createStripePayments({ ...stripe, now: surroundings.now }), sandbox: null };
  if (!env.BILLING_SANDBOX) return { payments: null, sandbox: null };
  const { PROMO_CODE: code, PROMO_PERCENT_OFF: percentOff } = env;
  return createPaymentsInSandbox({
    ...surroundings,
    webhookSecret: `whsec_${deriveSecret(env.AUTH_SECRET, "sandbox-webhook")}`,
    promotion: code ? { code, percentOff } : null,
  });
}

function configuredStripe() {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
  const { STRIPE_PRICE_MONTHLY: month, STRIPE_PRICE_ANNUAL: year } = env;
  if (!secretKey || !webhookSecret || !month || !year) return null;
  const mode = secretKey.includes("_live_") ? "live" : "test";
  return { secretKey, webhookSecret, prices: { month, year }, mode } as const;
}
