import "server-only";
import type { PaymentProvider } from "./port";
import { createSandbox, SANDBOX_PRICES, type SandboxOptions } from "./sandbox";
import type { Sandbox } from "./sandbox/types";
import { createStripePayments } from "./stripe";

interface PaymentsInSandbox {
  readonly payments: PaymentProvider;
  readonly sandbox: Sandbox;
}

/** The adapter for Stripe with the sandbox in Stripe's place: all that is tried there goes through the same package,
 * shapes and signatures as real money does. */
export function createPaymentsInSandbox(options: SandboxOptions): PaymentsInSandbox {
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
