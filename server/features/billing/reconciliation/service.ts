import "server-only";
import type { Deps } from "@/server/deps";
import { AppError } from "@/server/errors/app-error";
import { toAppError } from "@/server/errors/normalise";
import { grantReward, revokeReward } from "@/server/features/referral/service";
import type { CustomerState, Invoice, PaymentEvent, PaymentProvider } from "@/server/providers/payments/port";
import { AT_ONCE, DAILY_WINDOW_MS, EVENT_DAYS, EVENTS_AT_ONCE, FAILURES_MAX, ROUNDS_MAX } from "./constants";
import { endingsOf, firstPaymentOf, givenBackOf, isLive, liveOf } from "./policy";
import {
  findByCustomerId,
  findCustomer,
  hasAccount,
  insertCustomer,
  insertEvent,
  listCustomers,
  listOpenEvents,
  removeEvents,
  updateEventDone,
  updateEventFailed,
  updateLook,
  updateTicket,
} from "./repository";
import type { Customer, EventOutcome, Reconciliation, SyncOutcome } from "./types";

export { liveOf };

const DAY_MS = 86_400_000;

/** What bringing our books in line with the provider's takes. */
export type Reconciling = Pick<Deps, "db" | "now" | "log" | "payments">;

/** Who takes the money.
 * @throws {AppError} PAYMENTS_UNAVAILABLE where nobody does */
function paymentsOf({ payments }: Pick<Deps, "payments">): PaymentProvider {
  if (!payments) throw new AppError("PAYMENTS_UNAVAILABLE");
  return payments;
}

/** Who an account is at the provider; null before it first wanted to pay. */
export async function customerOf({ db }: Pick<Deps, "db">, userId: string): Promise<Customer | null> {
  return findCustomer(await db(), userId);
}

/** Makes an account the provider's customer, unless it is one: one customer per account, however often and however
 * parallel it is asked.
 * @returns the customer's id
 * @throws {AppError} PAYMENTS_UNAVAILABLE */
export async function ensureCustomer(
  deps: Pick<Deps, "db" | "now" | "payments">,
  account: { readonly userId: string; readonly email: string },
): Promise<string> {
  const db = await deps.db();
  const known = await findCustomer(db, account.userId);
  if (known) return known.customerId;
  const customerId = await paymentsOf(deps).createCustomer(account);
  await insertCustomer(db, { userId: account.userId, customerId, createdAt: deps.now() });
  return (await findCustomer(db, account.userId))?.customerId ?? customerId;
}

/** Looks a customer up and writes down what there is; then does what follows from it: subscriptions that must not go on
 * are ended, and who invited the payer is rewarded, or no more.
 *
 * Each look takes a ticket before it begins, and is written down only while no later one is: what two looks at the same
 * time write down is never older than what was there.
 *
 * A provider that knows nothing at all of a customer may be asked with another account's key: nothing is taken away then.
 * @param options `letGo`: the customer is let go all the same, so that the account can become another one
 * @throws {AppError} PAYMENTS_UNAVAILABLE; asking again does what is left */
export async function syncCustomer(
  deps: Reconciling,
  customerId: string,
  { letGo = false }: { readonly letGo?: boolean } = {},
): Promise<SyncOutcome> {
  const payments = paymentsOf(deps);
  const db = await deps.db();
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const lookedAt = deps.now();
    const begun = await updateTicket(db, customerId);
    if (!begun) return "unknown";
    const state = await payments.look(customerId);
    if (isUnheardOf(state) && !letGo) {
      deps.log.warn("the payment provider does not know a customer", { operation: "reconciliation" });
      return "unknown";
    }
    const gone = state.userId === null && !state.subscriptions.some(isLive);
    if (!(await updateLook(db, { ticket: begun.ticket, lookedAt, state, gone }))) return "older";
    await settleRewards(deps, begun.userId, state.invoices);
    if (!(await endWhatMust(payments, state, deps))) return "kept";
  }
  deps.log.error("a subscription does not end", { operation: "reconciliation" });
  return "kept";
}

const isUnheardOf = ({ userId, subscriptions, invoices }: CustomerState): boolean =>
  userId === null && subscriptions.length === 0 && invoices.length === 0;

/** @returns whether anything was ended, so that the customer has to be looked up again */
async function endWhatMust(
  payments: PaymentProvider,
  { subscriptions, invoices, clockAt }: CustomerState,
  { now, log }: Pick<Deps, "now" | "log">,
): Promise<boolean> {
  const moment = new Date(Math.max(now().getTime(), clockAt?.getTime() ?? 0));
  const endings = endingsOf(subscriptions, invoices, moment);
  for (const { subscriptionId, refund } of endings) {
    await payments.end(subscriptionId, { refund });
    log.info("a subscription was ended", {
      operation: "reconciliation",
      reason: refund ? "double" : "refund",
    });
  }
  return endings.length > 0;
}

async function settleRewards(
  deps: Pick<Deps, "db" | "now">,
  newcomerId: string,
  invoices: readonly Invoice[],
): Promise<void> {
  const first = firstPaymentOf(invoices);
  if (!first) return;
  // A test clock's payments lie in the rewarded account's future.
  const paidAt = new Date(Math.min(first.paidAt.getTime(), deps.now().getTime()));
  await grantReward(deps, { newcomerId, invoiceId: first.id, paidAt });
  for (const { id } of givenBackOf(invoices)) await revokeReward(deps, { invoiceId: id });
}

/** Takes a webhook's event: records it, and processes it unless that was done before. Whatever it says is only a
 * hint that something changed.
 * @throws {AppError} BAD_REQUEST for a signature that is not the provider's; NOT_FOUND where nobody takes money; whatever
 *   went wrong otherwise: the event stays open then, and is to be sent again */
export async function receiveEvent(
  deps: Reconciling,
  { body, signature }: { readonly body: string; readonly signature: string | null },
): Promise<EventOutcome> {
  if (!deps.payments) throw new AppError("NOT_FOUND");
  const event = await deps.payments.readEvent(body, signature);
  return takeEvent(deps, event);
}

async function takeEvent(deps: Reconciling, event: PaymentEvent): Promise<EventOutcome> {
  const doneAt = await insertEvent(await deps.db(), { ...event, receivedAt: deps.now() });
  return doneAt ? "known" : workOff(deps, event);
}

/** Fetches an event from the provider and processes it again, even if that was done.
 * @returns "unknown" when the provider does not have it any more
 * @throws {AppError} PAYMENTS_UNAVAILABLE */
export async function replayEvent(deps: Reconciling, id: string): Promise<EventOutcome | "unknown"> {
  const event = await paymentsOf(deps).findEvent(id);
  if (!event) return "unknown";
  await insertEvent(await deps.db(), { ...event, receivedAt: deps.now() });
  return workOff(deps, event);
}

async function workOff(deps: Reconciling, { id, customerId }: PaymentEvent): Promise<EventOutcome> {
  const db = await deps.db();
  try {
    const outcome = customerId ? await syncCustomer(deps, customerId) : "unknown";
    await updateEventDone(db, id, deps.now());
    return outcome === "unknown" ? "ignored" : "done";
  } catch (error) {
    await updateEventFailed(db, id, toAppError(error).code);
    throw error;
  }
}

/** Brings all books in line with the provider's: events that were left open, every customer, and customers the provider
 * knows as ours that are missing here. What fails is counted and left for the next run.
 * @throws {AppError} PAYMENTS_UNAVAILABLE where nobody takes money */
export async function reconcile(deps: Reconciling): Promise<Reconciliation> {
  const payments = paymentsOf(deps);
  const db = await deps.db();
  const startedAt = deps.now();
  const tries = createTries(deps);
  const events = createCount();
  for (const event of await listOpenEvents(db, EVENTS_AT_ONCE))
    await tries.run(events, async () => (await workOff(deps, event)) !== "known");
  const customers = createCount();
  for await (const customerId of customersSince(deps, startedAt))
    await tries.run(customers, async () => (await syncCustomer(deps, customerId)) !== "unknown");
  const adopted = createCount();
  await tries.run(createCount(), async () => {
    for await (const customerId of payments.listCustomers())
      await tries.run(adopted, () => adopt(deps, customerId));
    return true;
  });
  await removeEvents(db, new Date(startedAt.getTime() - EVENT_DAYS * DAY_MS));
  return {
    customers: customers.done,
    customersFailed: customers.failed,
    adopted: adopted.done,
    events: events.done,
    eventsFailed: events.failed,
    brokenOff: tries.over(),
  };
}

/** The same once a day for all processes on this database together.
 * @returns null when it has been done, or nobody takes money */
export async function reconcileDaily(
  deps: Reconciling & Pick<Deps, "sharedLimiter">,
): Promise<Reconciliation | null> {
  if (!deps.payments) return null;
  const turn = await deps.sharedLimiter.take({ limit: 1, windowMs: DAILY_WINDOW_MS }, "billing:reconcile");
  return turn.ok ? reconcile(deps) : null;
}

async function* customersSince({ db }: Pick<Deps, "db">, lookedBefore: Date): AsyncGenerator<string> {
  let page: string[] = [];
  do {
    page = await listCustomers(await db(), { after: page.at(-1) ?? "", lookedBefore, limit: AT_ONCE });
    yield* page;
  } while (page.length === AT_ONCE);
}

/** Takes in a customer the provider knows as one of our accounts', and we do not: its row was lost.
 * @returns false for customers that are known, or of accounts that are not here */
async function adopt(deps: Reconciling, customerId: string): Promise<boolean> {
  const db = await deps.db();
  if (await findByCustomerId(db, customerId)) return false;
  const { userId } = await paymentsOf(deps).look(customerId);
  if (!userId || !(await hasAccount(db, userId)) || (await findCustomer(db, userId))) return false;
  await insertCustomer(db, { userId, customerId, createdAt: deps.now() });
  return (await syncCustomer(deps, customerId)) !== "unknown";
}

interface Count {
  done: number;
  failed: number;
}

const createCount = (): Count => ({ done: 0, failed: 0 });

/** Runs one piece of work after the other, whatever becomes of each, until too many fail in a row. */
function createTries({ log }: Pick<Deps, "log">) {
  let failures = 0;
  const over = () => failures >= FAILURES_MAX;
  return {
    over,
    /** @param work whether there was something to count */
    async run(count: Count, work: () => Promise<boolean>): Promise<void> {
      if (over()) return;
      try {
        if (await work()) count.done += 1;
        failures = 0;
      } catch (error) {
        failures += 1;
        count.failed += 1;
        log.error("a customer could not be reconciled", { operation: "reconciliation", error });
      }
    },
  };
}
