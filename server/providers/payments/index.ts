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
  /** What is in Stripe's place; null where Stripe itself is asked, or nobody. */
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

type Settings = Pick<
  typeof env,
  | "STRIPE_SECRET_KEY"
  | "STRIPE_WEBHOOK_SECRET"
  | "STRIPE_PRICE_MONTHLY"
  | "STRIPE_PRICE_ANNUAL"
  | "BILLING_SANDBOX"
  | "PROMO_CODE"
  | "PROMO_PERCENT_OFF"
  | "AUTH_SECRET"
>;

/** Who takes the money, as the environment says. Opens nothing by itself. */
export function getPayments(surroundings: Surroundings): Payments {
  return choosePayments(env, surroundings);
}

/** Stripe where its key is set, else the sandbox where it is on, else nobody. */
export function choosePayments(settings: Settings, surroundings: Surroundings): Payments {
  const stripe = stripeOf(settings);
  if (stripe) return { payments: createStripePayments({ ...stripe, now: surroundings.now }), sandbox: null };
  if (!settings.BILLING_SANDBOX) return { payments: null, sandbox: null };
  const { AUTH_SECRET: secret, PROMO_CODE: code, PROMO_PERCENT_OFF: percentOff } = settings;
  return createPaymentsInSandbox({
    ...surroundings,
    webhookSecret: `whsec_${deriveSecret(secret, "sandbox-webhook")}`,
    promotion: code ? { code, percentOff } : null,
  });
}

function stripeOf(settings: Settings) {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = settings;
  const { STRIPE_PRICE_MONTHLY: month, STRIPE_PRICE_ANNUAL: year } = settings;
  if (!secretKey || !webhookSecret || !month || !year) return null;
  const mode = secretKey.includes("_live_") ? "live" : "test";
  return { secretKey, webhookSecret, prices: { month, year }, mode } as const;
}
