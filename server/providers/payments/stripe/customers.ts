import "server-only";
import type Stripe from "stripe";
import { allOf, PAGE } from "./client";
import { isInvalid, isOfServer, orGone, PaymentFailure, refusalCode } from "./failure";
import { ACCOUNT_KEY } from "./shapes";
import { endSubscription, hasEnded } from "./subscriptions";

/** How many keys a customer is asked for under before it is given up. */
const KEYS = 3;

interface Account {
  readonly userId: string;
  readonly email: string;
}

/** The account's customer, made when there is none.
 *
 * Stripe remembers for a day that a request was answered, and answers it again in the same way: the request says
 * nothing but the account, so that all requests for an account are the same one and make one customer. Older
 * customers are found by Stripe's search, which lags by a minute at most. */
export async function createCustomer(stripe: Stripe, account: Account): Promise<string> {
  const known = await search(stripe, account.userId);
  if (known !== null && (await takesEmail(stripe, known, account.email))) return known;
  let key = `customer-${account.userId}`;
  for (let turn = 1; turn <= KEYS; turn++) {
    const id = await create(stripe, account.userId, key);
    if (id !== null && (await takesEmail(stripe, id, account.email))) return id;
    key = `${key}-after-${id ?? "failure"}`;
  }
  throw new PaymentFailure("create-customer", "no key left");
}

/** @returns null for a failure of Stripe's own: it is remembered as well, and under this key there is nothing else to
 * be had for a day */
async function create(stripe: Stripe, userId: string, idempotencyKey: string): Promise<string | null> {
  try {
    const metadata = { [ACCOUNT_KEY]: userId };
    return (await stripe.customers.create({ metadata }, { idempotencyKey })).id;
  } catch (error) {
    if (isOfServer(error)) return null;
    throw error;
  }
}

/** @returns null also where Stripe offers no search, as in India */
async function search(stripe: Stripe, userId: string): Promise<string | null> {
  const query = `metadata['${ACCOUNT_KEY}']:'${userId}'`;
  const found = await allOf(stripe.customers.search({ query, ...PAGE })).catch((error: unknown) => {
    if (isInvalid(error)) return [];
    throw error;
  });
  const [oldest] = found.sort((a, b) => a.created - b.created || (a.id < b.id ? -1 : 1));
  return oldest?.id ?? null;
}

/** Keeps the address that invoices go to; one that Stripe does not accept is asked for at the checkout.
 * @returns false for a customer that was deleted */
async function takesEmail(stripe: Stripe, customerId: string, email: string): Promise<boolean> {
  try {
    return (await orGone(stripe.customers.update(customerId, { email }))) !== null;
  } catch (error) {
    if (refusalCode(error) === "email_invalid") return true;
    throw error;
  }
}

/** Ends all that could be billed, then forgets the customer. */
export async function deleteCustomer(stripe: Stripe, customerId: string): Promise<void> {
  const found = await orGone(stripe.customers.retrieve(customerId));
  if (!found || found.deleted) return;
  await closeCheckouts(stripe, customerId);
  const subscriptions = await allOf(
    stripe.subscriptions.list({ customer: customerId, status: "all", ...PAGE }),
  );
  for (const { id, status } of subscriptions)
    if (!hasEnded(status)) await endSubscription(stripe, id, { refund: false });
  await orGone(stripe.customers.del(customerId));
}

/** Closes the pages on which the customer could still buy. */
export async function closeCheckouts(stripe: Stripe, customerId: string): Promise<void> {
  const open = await allOf(stripe.checkout.sessions.list({ customer: customerId, status: "open", ...PAGE }));
  for (const { id } of open) {
    try {
      await stripe.checkout.sessions.expire(id);
    } catch (error) {
      // It was paid, or ran out, since it was listed.
      if (!isInvalid(error)) throw error;
    }
  }
}

/** The ids of the customers this product made; there may be others under the same Stripe account. */
export async function* listCustomers(stripe: Stripe): AsyncGenerator<string> {
  for await (const { id, metadata } of stripe.customers.list(PAGE)) if (metadata[ACCOUNT_KEY]) yield id;
}
