import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import type { Deps } from "@/server/deps";
import { AppError } from "@/server/errors/app-error";
import { ensureCustomer, liveOf, syncCustomer } from "@/server/features/billing/reconciliation/service";
import { TRIAL_DAYS } from "@/server/features/referral/constants";
import { listRewards, trialDays } from "@/server/features/referral/service";
import type { PaymentProvider } from "@/server/providers/payments/port";
import type { Scope, UserScope } from "@/server/session/scope";
import { INVOICES_SHOWN, LOOK_PATIENCE_MS } from "./constants";
import {
  clawedBackOf,
  entitlements,
  factsOf,
  GUEST_ENTITLEMENTS,
  isOutdated,
  latePaymentOf,
  shownInvoice,
  subscriptionViewOf,
  trialDaysLeft,
} from "./policy";
import { findBooks, listGrantedDays, removeBooks } from "./repository";
import type { BillingRecord, BillingView, Books, Checkout, Entitlements, Interval, PlanBadge } from "./types";

const NOT_SOLD = "Plus is not sold here. Everything that is free stays free.";
const HAS_PLUS = "You have Plus already. You can change or cancel it on this page.";
const NO_SUBSCRIPTION = "There is no subscription on this account. Reload the page to see the current state.";
const NO_CUSTOMER = "There is no card on this account yet. Choose a plan first.";
const PAY_FIRST = "Your last payment did not go through. Pay it first, then you can change your plan.";
const RESUME_FIRST = "You have cancelled Plus. Resume it first, then you can change your plan.";

type Reading = Pick<Deps, "db" | "now">;
type Paying = Reading & Pick<Deps, "log" | "payments" | "digestAddress">;
type Selling = Paying & Pick<Deps, "siteUrl">;

/** What an account may do now.
 * @param scope null for a visitor without a guest cookie */
export async function entitlementsOf(deps: Reading, scope: Scope | null): Promise<Entitlements> {
  return scope?.kind === "user" ? entitlementsOfUser(deps, scope.userId) : GUEST_ENTITLEMENTS;
}

/** What an account may do now: of its subscriptions, of days it earned by inviting others, of days an operator gave. */
export async function entitlementsOfUser(deps: Reading, userId: string): Promise<Entitlements> {
  return (await standingOf(deps, userId)).entitlements;
}

/** An account's now: the real one, or the time of its test clock where that was moved ahead. */
export const nowOf = ({ now }: Pick<Deps, "now">, { customer }: Books): Date =>
  new Date(Math.max(now().getTime(), customer?.clockAt?.getTime() ?? 0));

interface Standing {
  readonly books: Books;
  readonly now: Date;
  readonly entitlements: Entitlements;
}

async function standingOf(deps: Reading, userId: string): Promise<Standing> {
  const [books, earned] = await Promise.all([billingBooks(deps, userId), listRewards(deps, userId)]);
  const now = nowOf(deps, books);
  const facts = {
    subscriptions: factsOf(books),
    clawedBack: clawedBackOf(books.invoices),
    freeDays: [...earned, ...books.givenDays],
  };
  return { books, now, entitlements: entitlements(facts, now) };
}

/** All that the page of the plans shows.
 * @param scope null for a visitor without a guest cookie
 * @param options `fresh`: what the provider knows counts, because the visitor comes from its pages. It is asked as well
 *   when something must have happened since it was asked last. Should it not answer in time, what is known is shown. */
export async function billingView(
  deps: Paying,
  scope: Scope | null,
  { fresh }: { readonly fresh: boolean },
): Promise<BillingView> {
  const mode = deps.payments?.mode ?? null;
  if (scope?.kind !== "user") return { ...GUEST_VIEW, mode, now: deps.now() };
  await lookWhereDue(deps, scope.userId, fresh);
  const { books, now, entitlements: allowed } = await standingOf(deps, scope.userId);
  const [live] = liveOf(books.subscriptions);
  return {
    mode,
    isGuest: false,
    now,
    entitlements: allowed,
    subscription: live ? subscriptionViewOf(live, books.invoices, now) : null,
    late: live ? latePaymentOf(live, books.invoices) : null,
    trialDays: allowed.trialLeft ? await trialDays(deps, scope) : 0,
    hasCustomer: mode !== null && books.customer !== null,
    invoices: books.invoices
      .filter(({ status }) => status !== "draft")
      .slice(0, INVOICES_SHOWN)
      .map(shownInvoice),
  };
}

const GUEST_VIEW = {
  isGuest: true,
  entitlements: GUEST_ENTITLEMENTS,
  subscription: null,
  late: null,
  trialDays: TRIAL_DAYS,
  hasCustomer: false,
  invoices: [],
};

async function lookWhereDue(deps: Paying, userId: string, fresh: boolean): Promise<void> {
  if (!deps.payments) return;
  const books = await findBooks(await deps.db(), userId);
  if (!books.customer) return;
  const { customerId, lookedAt } = books.customer;
  if (!fresh && !isOutdated(factsOf(books), lookedAt, nowOf(deps, books))) return;
  const looking = syncCustomer(deps, customerId).catch((error: unknown) => {
    deps.log.warn("a page shows payments as they were", { operation: "billing.view", error });
  });
  await Promise.race([looking, pause(LOOK_PATIENCE_MS, undefined, { ref: false })]);
}

/** What the frame of every page shows of an account's plan. Asks nobody but the database. */
export async function planBadge(
  deps: Reading & Pick<Deps, "payments">,
  { userId }: UserScope,
): Promise<PlanBadge> {
  const { now, entitlements: allowed } = await standingOf(deps, userId);
  const { plan, source, until } = allowed;
  return {
    plan,
    source,
    trialDaysLeft: source === "trial" && until ? trialDaysLeft(until, now) : null,
    canBuy: deps.payments !== null && plan === "free",
  };
}

/** Opens the provider's page on which Plus is bought, with the trial that is left to the account.
 * @returns its address
 * @throws {AppError} PRECONDITION_FAILED where Plus is not sold, and while a subscription is live; PAYMENTS_UNAVAILABLE */
export async function startCheckout(
  deps: Selling,
  scope: UserScope,
  { interval, promotion }: Checkout,
): Promise<string> {
  const payments = sellerOf(deps);
  const { userId, email } = scope;
  await syncCustomer(deps, await ensureCustomer(deps, { userId, email }), { letGo: true });
  // A customer that is gone at the provider was let go by the look.
  const customerId = await ensureCustomer(deps, { userId, email });
  const { books, entitlements: allowed } = await standingOf(deps, userId);
  if (liveOf(books.subscriptions).length > 0) throw refused(HAS_PLUS);
  return payments.openCheckout({
    customerId,
    userId,
    interval,
    trialDays: allowed.trialLeft ? await trialDays(deps, scope) : 0,
    promotionCode: promotion || null,
    successUrl: `${deps.siteUrl}/billing?checkout=done`,
    cancelUrl: `${deps.siteUrl}/billing?checkout=back`,
  });
}

/** Opens the provider's page on which cards are changed and invoices read.
 * @returns its address
 * @throws {AppError} PRECONDITION_FAILED for an account that never wanted to pay; PAYMENTS_UNAVAILABLE */
export async function openPortal(deps: Selling, { userId }: UserScope): Promise<string> {
  const payments = sellerOf(deps);
  const { customer } = await findBooks(await deps.db(), userId);
  if (!customer) throw refused(NO_CUSTOMER);
  const returnUrl = `${deps.siteUrl}/billing?portal=back`;
  return payments.openPortal({ customerId: customer.customerId, returnUrl });
}

/** Cancels Plus: it stays until the end of its trial or of what is paid for, and nothing is billed any more. While a
 * payment is late it ends at once. Nothing more happens when it was cancelled before.
 * @throws {AppError} PRECONDITION_FAILED without a subscription; PAYMENTS_UNAVAILABLE */
export async function cancelPlan(deps: Paying, scope: UserScope): Promise<void> {
  await changeAtProvider(deps, scope, async (payments, live) => {
    for (const { id } of live.filter(({ cancelsAt }) => cancelsAt === null)) await payments.cancel(id);
  });
}

/** Takes the cancellation of Plus back. Nothing more happens when it was not cancelled.
 * @throws {AppError} PRECONDITION_FAILED when it has ended; PAYMENTS_UNAVAILABLE */
export async function resumePlan(deps: Paying, scope: UserScope): Promise<void> {
  await changeAtProvider(deps, scope, async (payments, [first]) => {
    if (first.cancelsAt !== null) await payments.resume(first.id);
  });
}

/** Changes between monthly and annual at once. Nothing more happens when it is so already.
 * @throws {AppError} PRECONDITION_FAILED without a subscription, for one that was cancelled, while a payment is late, and
 *   when the card is declined; PAYMENTS_UNAVAILABLE */
export async function changePlan(
  deps: Paying,
  scope: UserScope,
  { interval }: { readonly interval: Interval },
): Promise<void> {
  await changeAtProvider(deps, scope, async (payments, [first]) => {
    if (first.interval === interval) return;
    if (first.cancelsAt !== null) throw refused(RESUME_FIRST);
    if (first.status !== "trialing" && first.status !== "active") throw refused(PAY_FIRST);
    await payments.change(first.id, interval);
  });
}

type Live = Books["subscriptions"][number];

/** Changes something at the provider and records the result at once, without waiting for an event.
 * @param work gets the live subscriptions, the first begun first */
async function changeAtProvider(
  deps: Paying,
  { userId }: UserScope,
  work: (payments: PaymentProvider, live: readonly [Live, ...Live[]]) => Promise<void>,
): Promise<void> {
  const payments = sellerOf(deps);
  const db = await deps.db();
  const { customer } = await findBooks(db, userId);
  if (!customer) throw refused(NO_SUBSCRIPTION);
  await syncCustomer(deps, customer.customerId);
  const [first, ...others] = liveOf((await findBooks(db, userId)).subscriptions);
  if (!first) throw refused(NO_SUBSCRIPTION);
  await work(payments, [first, ...others]);
  await syncCustomer(deps, customer.customerId);
}

/** Ends whatever an account pays for and lets the provider forget it: before its rows go, so that nobody is left who is
 * billed and cannot be found. Nothing happens for an account that never wanted to pay.
 * @throws {AppError} PAYMENTS_UNAVAILABLE, even if the provider is no longer configured and a subscription is live */
export async function endBilling(
  { db, payments }: Pick<Deps, "db" | "payments">,
  userId: string,
): Promise<void> {
  const { customer, subscriptions } = await findBooks(await db(), userId);
  if (!customer) return;
  if (payments) await payments.deleteCustomer(customer.customerId);
  else if (liveOf(subscriptions).length > 0) throw new AppError("PAYMENTS_UNAVAILABLE");
}

/** Removes what is written down of an account's payments, when it is deleted.
 * @param db the transaction that deletes the account */
export async function forgetBilling(db: Parameters<typeof removeBooks>[0], userId: string): Promise<void> {
  await removeBooks(db, userId);
}

/** All that is written down of an account's payments, and the days an operator gave it. */
export async function billingBooks(
  deps: Pick<Deps, "db">,
  userId: string,
): Promise<Books & Pick<BillingRecord, "givenDays">> {
  const db = await deps.db();
  const [books, givenDays] = await Promise.all([findBooks(db, userId), listGrantedDays(db, userId)]);
  return { ...books, givenDays };
}

/** The same, for its owner to take home. */
export async function billingRecord(deps: Pick<Deps, "db">, { userId }: UserScope): Promise<BillingRecord> {
  const { subscriptions, invoices, givenDays } = await billingBooks(deps, userId);
  const own = <Row extends { readonly userId: string }>({ userId: _, ...row }: Row) => row;
  return { subscriptions: subscriptions.map(own), invoices: invoices.map(own), givenDays };
}

function sellerOf({ payments }: Pick<Deps, "payments">): PaymentProvider {
  if (!payments) throw refused(NOT_SOLD);
  return payments;
}

const refused = (message: string): AppError => new AppError("PRECONDITION_FAILED", { message });
