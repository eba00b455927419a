import "server-only";

interface Period {
  readonly start: number;
  readonly end: number;
}

/** What the rest of a period that was billed is worth, rounded to a whole cent.
 * @param billed what the whole period was billed with, after discounts, in cents
 * @returns 0 after the period, all of it before */
export function unusedAmount(billed: number, period: Period, now: number): number {
  const length = period.end - period.start;
  if (length <= 0) return 0;
  const left = Math.min(Math.max(period.end - now, 0), length);
  return Math.round((billed * left) / length);
}

/** What a percentage takes off, rounded to a whole cent. */
export function percentageOf(amount: number, percent: number): number {
  return Math.round((amount * percent) / 100);
}

interface Settlement {
  readonly amountDue: number;
  /** The customer's balance afterwards: below zero what is left for later invoices. */
  readonly endingBalance: number;
}

/** Settles an invoice with what the customer has left, or keeps what an invoice gives back.
 * @param total below zero when it gives back
 * @param balance below zero: what the customer has left; above: owes from before */
export function settleWithBalance(total: number, balance: number): Settlement {
  const open = total + balance;
  return open >= 0 ? { amountDue: open, endingBalance: 0 } : { amountDue: 0, endingBalance: open };
}
