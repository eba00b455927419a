import { eq } from "drizzle-orm";
import { billingCustomers } from "@/drizzle/schema";
import type { Deps } from "@/server/deps";
import { ensureAccount } from "@/server/features/account/service";
import { syncCustomer } from "@/server/features/billing/reconciliation/service";
import { findBooks } from "@/server/features/billing/repository";
import { nowOf } from "@/server/features/billing/service";
import type { PaymentProvider } from "@/server/providers/payments/port";
import type { Bank, Sandbox } from "@/server/providers/payments/sandbox/types";
import type { UserScope } from "@/server/session/scope";
import { createTestFixtures, type TestFixtures } from "./fixtures";

const DAY = 86_400_000;

/** Fixtures in which plans are sold for play money. */
export interface BillingFixtures {
  readonly fixtures: TestFixtures;
  readonly deps: Deps;
  readonly sandbox: Sandbox;
  readonly bank: Bank;
  readonly payments: PaymentProvider;
  /** Someone with an account. */
  student(): Promise<UserScope>;
  /** Fills in the checkout that an address leads to. */
  pay(url: string, card?: "good" | "declining"): ReturnType<Bank["payCheckout"]>;
  /** Who someone is to the payment provider; empty for nobody. */
  customerOf(scope: UserScope): Promise<string>;
  /** An account's now. */
  clockOf(scope: UserScope): Promise<Date>;
  /** Moves someone's clock on by so many days. */
  pass(scope: UserScope, days: number): Promise<void>;
}

export async function createBillingFixtures(): Promise<BillingFixtures> {
  const fixtures = await createTestFixtures();
  const { deps } = fixtures;
  if (!deps.sandbox || !deps.payments) throw new Error("the fixtures has no sandbox");
  const { sandbox } = deps;
  const { bank } = sandbox;
  const customerOf = async ({ userId }: UserScope): Promise<string> => {
    const db = await deps.db();
    const [row] = await db.select().from(billingCustomers).where(eq(billingCustomers.userId, userId));
    return row?.customerId ?? "";
  };
  const clockOf = async ({ userId }: UserScope) => nowOf(deps, await findBooks(await deps.db(), userId));
  return {
    fixtures,
    deps,
    sandbox,
    bank,
    payments: deps.payments,
    customerOf,
    clockOf,
    async student() {
      const scope = await fixtures.user(deps.newId());
      await ensureAccount(deps, scope);
      return scope;
    },
    async pay(url, card = "good") {
      const outcome = await bank.payCheckout(new URL(url).pathname.split("/").at(-1) ?? "", { card });
      await bank.deliverPending();
      return outcome;
    },
    async pass(scope, days) {
      const now = await clockOf(scope);
      const customerId = await customerOf(scope);
      await bank.advance(customerId, new Date(now.getTime() + days * DAY));
      await syncCustomer(deps, customerId);
    },
  };
}
