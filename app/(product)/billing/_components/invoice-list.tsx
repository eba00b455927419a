import type { InvoiceView } from "@/server/features/billing/types";
import { formatDay, formatMoney, formatShortDay } from "@/server/format";
import { invoiceWords } from "./invoice-words";

/** What was charged, the latest first. Nothing where nothing was. */
export function InvoiceList({ invoices }: { readonly invoices: readonly InvoiceView[] }) {
  if (invoices.length === 0) return null;
  return (
    <section aria-labelledby="invoices-title" className="mt-11">
      <h2 id="invoices-title" className="font-serif text-[26px] leading-tight">
        Invoices
      </h2>
      <ul className="sheet mt-4 divide-y divide-hairline">
        {invoices.map((invoice) => (
          <InvoiceRow key={invoice.id} invoice={invoice} />
        ))}
      </ul>
    </section>
  );
}

function InvoiceRow({ invoice }: { readonly invoice: InvoiceView }) {
  const { number, createdAt, periodStart, periodEnd, status, currency, amountDue, url } = invoice;
  return (
    <li className="flex items-center gap-4 px-4 py-3 sm:px-7">
      <div className="min-w-0 flex-1">
        <p>
          <time dateTime={createdAt.toISOString()}>{formatDay(createdAt)}</time>
        </p>
        <p className="flex flex-wrap gap-x-3 text-sm text-muted">
          <span>{invoiceWords(invoice)}</span>
          <span className="max-sm:hidden">
            {formatShortDay(periodStart)} to {formatShortDay(periodEnd)}
          </span>
        </p>
      </div>
      <p className="tabular-nums">{formatMoney(amountDue, currency)}</p>
      {url && (
        <a href={url} className="button">
          {status === "open" ? "Pay" : "View"}
          <span className="sr-only"> invoice {number ?? formatDay(createdAt)}</span>
        </a>
      )}
    </li>
  );
}
