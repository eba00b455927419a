import "server-only";
import type { Database } from "@/server/db/types";
import type { PaymentProvider } from "./port";
import { createSandbox, SANDBOX_PRICES } from "./sandbox";
import type { Sandbox, SandboxPromotion } from "./sandbox/types";
import { createStripePayments } from "./stripe";

interface InSandboxOptions {
  readonly db: () => Promise<Database>;
  /** Signs the sandbox's events, as Stripe's signing secret signs Stripe's. */
  readonly webhookSecret: string;
  /** Where people reach the product, without a trailing slash. */
  readonly siteUrl: string;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly promotion: SandboxPromotion | null;
  /** Takes what a webhook would be sent; throws when it could not be worked off. */
  readonly deliver: (body: string, signature: string) => Promise<void>;
}

interface PaymentsInSandbox {
  readonly payments: PaymentProvider;
  readonly sandbox: Sandbox;
}

/** The adapter for Stripe with the sandbox in Stripe's place: all that is tried there goes through the same package,
 * shapes and signatures as real money does. */
export function createPaymentsInSandbox(options: InSandboxOptions): PaymentsInSandbox {
  const sandbox = createSandbox(options);
  const payments = createStripePayments({
    secretKey: "sk_test_sandbox",
    webhookSecret: options.webhookSecret,
    prices: SANDBOX_PRICES,
    mode: "sandbox",
    now: options.now,
    fetch: sandbox.fetch,
  });
  return { payments, sandbox };
}
