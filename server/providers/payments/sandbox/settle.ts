import "server-only";
import type { Books } from "./books";
import { expireCheckout } from "./checkout";
import { subscriptionIdOf } from "./invoice-life";
import {
  collectByPlan,
  expireIncomplete,
  incompleteUntil,
  isLive,
  itemOf,
  turnPeriod,
} from "./subscription-life";

/** Something that happens by itself at a moment. */
interface Due {
  readonly at: number;
  readonly happen: () => void;
}

/** Lets everything happen that is due by a moment, in order, each at its own time; then it is that moment. */
export function settle(books: Books, until: number): void {
  for (let due = nextDue(books); due && due.at <= until; due = nextDue(books)) {
    books.now = due.at;
    due.happen();
  }
  books.now = until;
}

/** Whether anything is due by a moment. */
export function isDue(books: Books, until: number): boolean {
  const due = nextDue(books);
  return due !== null && due.at <= until;
}

function nextDue(books: Books): Due | null {
  const [first] = [...paymentsDue(books), ...subscriptionsDue(books), ...checkoutsDue(books)].sort(
    (a, b) => a.at - b.at,
  );
  return first ?? null;
}

function paymentsDue(books: Books): Due[] {
  return books.list("invoice").flatMap((invoice) => {
    const at = invoice.automatically_finalizes_at ?? invoice.next_payment_attempt;
    if (!invoice.auto_advance || at === null) return [];
    const subscription = books.get("subscription", subscriptionIdOf(invoice));
    return [{ at, happen: () => collectByPlan(books, invoice, subscription) }];
  });
}

function subscriptionsDue(books: Books): Due[] {
  return books
    .list("subscription")
    .filter(isLive)
    .map((subscription) =>
      subscription.status === "incomplete"
        ? { at: incompleteUntil(subscription), happen: () => expireIncomplete(books, subscription) }
        : {
            at: itemOf(subscription).current_period_end,
            happen: () => turnPeriod(books, subscription),
          },
    );
}

function checkoutsDue(books: Books): Due[] {
  return books
    .list("checkout.session")
    .filter(({ status }) => status === "open")
    .map((session) => ({ at: session.expires_at, happen: () => expireCheckout(books, session) }));
}
