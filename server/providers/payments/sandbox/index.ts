import "server-only";
import type { Database } from "@/server/db/types";
import { serve } from "./api/serve";
import { createBank } from "./bank";
import { createDelivery } from "./delivery";
import type { Sandbox, SandboxPromotion } from "./types";

export { SANDBOX_PRICES } from "./catalogue";

export interface SandboxOptions {
  readonly db: () => Promise<Database>;
  /** Signs what is delivered, as Stripe's signing secret signs Stripe's events. */
  readonly webhookSecret: string;
  /** Where the sandbox's pages are, without a trailing slash. */
  readonly siteUrl: string;
  readonly now: () => Date;
  readonly newId: () => string;
  /** The code that takes something off the first payment. */
  readonly promotion: SandboxPromotion | null;
  /** Hands a signed event to anyone who receives webhooks; throws when it was not received, and it is sent again with the
   * next change. */
  readonly deliver: (body: string, signature: string) => Promise<void>;
}

/** A payment provider in this process, for trying out the whole life of a subscription: it answers the requests of the
 * provider's own package in the provider's shapes, keeps its objects in the database, and reports what happens with
 * signed events. No money moves. A customer's time is the real one until it is moved ahead. */
export function createSandbox(options: SandboxOptions): Sandbox {
  const { siteUrl, now, newId, promotion } = options;
  const onChange = () => delivery.begin();
  const open = async () => ({ db: await options.db(), siteUrl, now, newId, promotion, onChange });
  const delivery = createDelivery({ ...options, open });
  return {
    fetch: serve(open),
    bank: createBank({ open, promotion, delivery }),
  };
}
