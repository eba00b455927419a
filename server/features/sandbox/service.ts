import "server-only";
import type { Deps } from "@/server/deps";
import { AppError } from "@/server/errors/app-error";
import { syncCustomer } from "@/server/features/billing/reconciliation/service";
import { SandboxFault } from "@/server/providers/payments/sandbox/faults";
import type { CheckoutObject, PortalObject } from "@/server/providers/payments/sandbox/page-shapes";
import type { InvoiceObject, SubscriptionObject } from "@/server/providers/payments/sandbox/shapes";
import type { Bank, Card, CheckoutOutcome, Statement } from "@/server/providers/payments/sandbox/types";
import type { UserScope } from "@/server/session/scope";
import { STEPS } from "./constants";
import { type Ahead, momentOf } from "./policy";
import type { PortalStep } from "./schema";
import type { CheckoutView, PortalView, SandboxInvoice, SandboxSubscription } from "./types";

type SandboxDeps = Pick<Deps, "sandbox" | "siteUrl">;
type StepDeps = Pick<Deps, "db" | "now" | "log" | "payments" | "sandbox">;

const DAY_S = 86_400;

/** A checkout page. Null without the sandbox, and for a page that was made for nobody or for someone else. */
export async function checkoutPage(
  { sandbox, siteUrl }: SandboxDeps,
  scope: UserScope,
  id: string,
): Promise<CheckoutView | null> {
  const found = await sandbox?.bank.checkout(id);
  if (!found || found.statement.userId !== scope.userId) return null;
  return viewCheckout(found.session, found.statement.now, siteUrl);
}

/** A portal page. Null as for a checkout page. */
export async function portalPage(
  { sandbox, siteUrl }: SandboxDeps,
  scope: UserScope,
  id: string,
): Promise<PortalView | null> {
  const found = await sandbox?.bank.portal(id);
  if (!found || found.statement.userId !== scope.userId) return null;
  return viewPortal(found.session, found.statement, siteUrl);
}

/** An invoice's page. Null as for a checkout page. */
export async function invoicePage(
  { sandbox }: SandboxDeps,
  scope: UserScope,
  id: string,
): Promise<SandboxInvoice | null> {
  const found = await sandbox?.bank.invoice(id);
  if (!found || found.statement.userId !== scope.userId) return null;
  return viewInvoice(found.invoice, found.statement);
}

interface Payment {
  readonly id: string;
  readonly card: Card;
  readonly code?: string | undefined;
}

/** Pays on a checkout page.
 * @returns where the payer goes next, as a path of this site, or why nothing was bought
 * @throws {AppError} NOT_FOUND for a page that is not the account's own */
export async function payCheckout(
  deps: SandboxDeps,
  scope: UserScope,
  { id, card, code }: Payment,
): Promise<CheckoutOutcome> {
  const page = await checkoutPage(deps, scope, id);
  if (!page || !deps.sandbox) throw new AppError("NOT_FOUND");
  const outcome = await deps.sandbox.bank.payCheckout(id, { card, promotionCode: code });
  return outcome.ok ? { ok: true, url: pathOf(outcome.url, deps.siteUrl) } : outcome;
}

/** Tries an open invoice again.
 * @returns whether it is paid now
 * @throws {AppError} NOT_FOUND, PRECONDITION_FAILED for one that is not open */
export async function payInvoice(deps: SandboxDeps, scope: UserScope, id: string): Promise<boolean> {
  const page = await invoicePage(deps, scope, id);
  if (!page || !deps.sandbox) throw new AppError("NOT_FOUND");
  const { bank } = deps.sandbox;
  return allowed(() => bank.payInvoice(id));
}

/** Takes a step on a portal page.
 * @returns false for a payment that was declined, true otherwise
 * @throws {AppError} NOT_FOUND for a page, an invoice or a subscription that is not the account's own,
 * PRECONDITION_FAILED for a step that cannot be taken now */
export async function takeStep(
  deps: StepDeps,
  scope: UserScope,
  { id, step }: { readonly id: string; readonly step: PortalStep },
): Promise<boolean> {
  const { sandbox } = deps;
  const found = await sandbox?.bank.portal(id);
  if (!sandbox || !found || found.statement.userId !== scope.userId) throw new AppError("NOT_FOUND");
  const { statement } = found;
  const owned = [...statement.invoices, ...statement.subscriptions].map((object) => object.id);
  const about = "invoice" in step ? step.invoice : "subscription" in step ? step.subscription : null;
  if (about !== null && !owned.includes(about)) throw new AppError("NOT_FOUND");
  const done = await allowed(() => perform(sandbox.bank, statement, step));
  // A clock that was moved over nothing reports nothing about the customer.
  await syncCustomer(deps, statement.customer.id);
  return done;
}

async function perform(bank: Bank, statement: Statement, step: PortalStep): Promise<boolean> {
  const customerId = statement.customer.id;
  switch (step.what) {
    case "card":
      await bank.setCard(customerId, step.card);
      return true;
    case "pay":
      return bank.payInvoice(step.invoice);
    case "refund":
      await bank.refund(step.invoice, step.part === "half" ? half(statement, step.invoice) : undefined);
      return true;
    case "dispute":
      await (step.outcome === "open"
        ? bank.openDispute(step.invoice)
        : bank.closeDispute(step.invoice, step.outcome));
      return true;
    case "cancel":
    case "resume":
      await bank.setCancelled(step.subscription, step.what === "cancel");
      return true;
    case "time": {
      const to = momentOf(step.step, aheadOf(statement));
      if (!to) throw new AppError("PRECONDITION_FAILED");
      await bank.advance(customerId, to);
      return true;
    }
  }
}

/** A refusal of the sandbox is one of the page's: it was opened before something changed. */
async function allowed<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (SandboxFault.isInstance(cause)) throw new AppError("PRECONDITION_FAILED", { cause });
    throw cause;
  }
}

function half(statement: Statement, invoiceId: string): number {
  const invoice = statement.invoices.find(({ id }) => id === invoiceId);
  return invoice ? Math.max(1, Math.floor(viewInvoice(invoice, statement).refundable / 2)) : 0;
}

/** An address of this site without its origin, so that it leads on wherever the site is visited under another name. */
function pathOf(url: string, siteUrl: string): string {
  return url.startsWith(`${siteUrl}/`) ? url.slice(siteUrl.length) : url;
}

const dateOf = (at: number): Date => new Date(at * 1000);

function viewCheckout(session: CheckoutObject, now: Date, siteUrl: string): CheckoutView {
  const [line] = session.line_items.data;
  if (!line) throw new AppError("NOT_FOUND");
  const { price } = line;
  const trialDays = session.subscription_data.trial_period_days;
  return {
    id: session.id,
    status: session.status,
    name: price.nickname ?? "Plus",
    interval: price.recurring.interval,
    price: price.unit_amount,
    currency: price.currency,
    trialDays,
    firstPaymentAt: trialDays > 0 ? new Date(now.getTime() + trialDays * DAY_S * 1000) : null,
    takesCode: session.allow_promotion_codes === true,
    hasCode: session.discounts.length > 0,
    dueToday: session.amount_total,
    firstPayment: session.first_payment,
    doneUrl: pathOf(session.success_url, siteUrl),
    backUrl: pathOf(session.cancel_url ?? siteUrl, siteUrl),
  };
}

function viewPortal(session: PortalObject, statement: Statement, siteUrl: string): PortalView {
  const { customer, card, now, subscriptions, invoices } = statement;
  const ahead = aheadOf(statement);
  return {
    id: session.id,
    backUrl: pathOf(session.return_url ?? siteUrl, siteUrl),
    now,
    card: card && { last4: card.card.last4, works: card.card.last4 === "4242" },
    credit: Math.max(0, -customer.balance),
    currency: customer.currency ?? "usd",
    subscriptions: subscriptions.filter(isLive).map(viewSubscription),
    invoices: invoices.map((invoice) => viewInvoice(invoice, statement)),
    steps: STEPS.filter((step) => momentOf(step, ahead) !== null),
  };
}

const isLive = ({ status }: SubscriptionObject): boolean =>
  status !== "canceled" && status !== "incomplete_expired";

function viewSubscription(subscription: SubscriptionObject): SandboxSubscription {
  const [item] = subscription.items.data;
  return {
    id: subscription.id,
    status: subscription.status,
    name: item?.price.nickname ?? "Plus",
    price: item?.price.unit_amount ?? 0,
    currency: subscription.currency,
    interval: item?.price.recurring.interval ?? "month",
    periodEnd: dateOf(item?.current_period_end ?? subscription.created),
    cancelled: subscription.cancel_at_period_end,
  };
}

function viewInvoice(invoice: InvoiceObject, { charges, disputes }: Statement): SandboxInvoice {
  const intents = invoice.payments.data.map(({ payment }) => payment.payment_intent);
  const charge = charges.find(
    ({ status, payment_intent }) => status === "succeeded" && intents.includes(payment_intent),
  );
  const dispute = disputes.find((candidate) => candidate.charge === charge?.id);
  const state = dispute?.status === "needs_response" ? "open" : (dispute?.status ?? null);
  const held = state === "open" || state === "lost";
  const fromBalance = invoice.status === "draft" ? 0 : Math.max(0, invoice.total) - invoice.amount_due;
  return {
    id: invoice.id,
    number: invoice.number,
    status: invoice.status,
    currency: invoice.currency,
    createdAt: dateOf(invoice.created),
    total: invoice.total,
    amountDue: invoice.amount_due,
    amountRefunded: charge?.amount_refunded ?? 0,
    dispute: state,
    nextAttemptAt: invoice.next_payment_attempt === null ? null : dateOf(invoice.next_payment_attempt),
    canPay: invoice.status === "open",
    refundable: charge && !held ? charge.amount - charge.amount_refunded : 0,
    canDispute: charge !== undefined && !charge.disputed && !charge.refunded,
    lines: invoice.lines.data.map(({ id, description, amount, period }) => ({
      id,
      description,
      amount,
      periodStart: dateOf(period.start),
      periodEnd: dateOf(period.end),
    })),
    discount: invoice.subtotal - invoice.total,
    fromBalance: Math.max(0, fromBalance),
  };
}

function aheadOf({ now, subscriptions, invoices }: Statement): Ahead {
  const ends = subscriptions
    .filter((subscription) => isLive(subscription) && subscription.status !== "incomplete")
    .map((subscription) => viewSubscription(subscription).periodEnd.getTime());
  const attempts = invoices.flatMap(({ next_payment_attempt: at }) => (at === null ? [] : [at * 1000]));
  return {
    now,
    renewalAt: ends.length > 0 ? new Date(Math.min(...ends)) : null,
    attemptAt: attempts.length > 0 ? new Date(Math.min(...attempts)) : null,
  };
}
