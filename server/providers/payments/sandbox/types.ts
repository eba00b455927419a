import type { CheckoutObject, PortalObject } from "./page-shapes";
import type {
  ChargeObject,
  CustomerObject,
  DisputeObject,
  InvoiceObject,
  PaymentMethodObject,
  SubscriptionObject,
} from "./shapes";

/** How a card behaves: it pays, it is accepted and declined at every payment, or its bank is never answered. */
export type Card = "good" | "declining" | "unconfirmed";

/** A code that takes something off the first payment. */
export interface SandboxPromotion {
  readonly code: string;
  readonly percentOff: number;
}

/** How paying on the checkout page went: where the payer goes next, or why nothing was bought. */
export type CheckoutOutcome =
  | { readonly ok: true; readonly url: string }
  | { readonly ok: false; readonly reason: "declined" | "closed" | "unknown-code"; readonly url: null };

/** All that is known of a customer, for a page. Newest first. */
export interface Statement {
  readonly customer: CustomerObject;
  readonly userId: string | null;
  /** The customer's time. */
  readonly now: Date;
  readonly card: PaymentMethodObject | null;
  readonly subscriptions: readonly SubscriptionObject[];
  readonly invoices: readonly InvoiceObject[];
  readonly charges: readonly ChargeObject[];
  readonly disputes: readonly DisputeObject[];
}

/** What the pages of the sandbox do that no request of the provider's does. Everything has been reported to the product
 * when it returns. */
export interface Bank {
  /** @throws {SandboxFault} resource_missing, as all others for an id that is not known */
  payCheckout(
    sessionId: string,
    payment: { readonly card: Card; readonly promotionCode?: string | undefined },
  ): Promise<CheckoutOutcome>;
  setCard(customerId: string, card: "good" | "declining"): Promise<void>;
  /** Tries an open invoice again, at once.
   * @returns whether it is paid now */
  payInvoice(invoiceId: string): Promise<boolean>;
  /** Moves a customer's time ahead; what is due on the way happens in order. A moment that has been changes nothing. */
  advance(customerId: string, to: Date): Promise<void>;
  /** @param amount in cents; all that is left without it */
  refund(invoiceId: string, amount?: number): Promise<void>;
  openDispute(invoiceId: string): Promise<void>;
  closeDispute(invoiceId: string, outcome: "won" | "lost"): Promise<void>;
  statement(customerId: string): Promise<Statement>;
  /** Null for a session nobody made. */
  checkout(
    sessionId: string,
  ): Promise<{ readonly session: CheckoutObject; readonly statement: Statement } | null>;
  portal(
    sessionId: string,
  ): Promise<{ readonly session: PortalObject; readonly statement: Statement } | null>;
  invoice(id: string): Promise<{ readonly invoice: InvoiceObject; readonly statement: Statement } | null>;
  /** Lets a subscription end with its period, or takes that back. */
  setCancelled(subscriptionId: string, cancelled: boolean): Promise<void>;
  /** Sends what was not received yet, and waits for what is on its way.
   * @returns how many events are still pending */
  deliverPending(): Promise<number>;
}

export type SandboxFetch = (
  url: string | URL | Request,
  init?: {
    readonly method?: string | undefined;
    readonly headers?: HeadersInit | undefined;
    readonly body?: unknown;
  },
) => Promise<Response>;

/** The payment provider in this process. */
export interface Sandbox {
  /** Answers as api.stripe.com does. */
  readonly fetch: SandboxFetch;
  readonly bank: Bank;
}
