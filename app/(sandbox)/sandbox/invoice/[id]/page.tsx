import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { LeadsAway } from "@/app/_components/ui/leads-away";
import { SubmitButton } from "@/app/_components/ui/submit-button";
import { payInvoiceAction } from "@/server/features/sandbox/actions";
import { loadInvoice, sandboxNoteOf } from "@/server/features/sandbox/loaders";
import type { SandboxInvoice } from "@/server/features/sandbox/types";
import { formatMoney, formatShortDay } from "@/server/format";
import { standingOf } from "../../_components/standing";
import { StepNote } from "../../_components/step-note";

interface InvoicePageProps {
  readonly params: Promise<{ readonly id: string }>;
  readonly searchParams: Promise<{ readonly note?: string | string[] }>;
}

/** Sent whole: its button must be there without JavaScript. An invoice of someone else is none. */
export const instant = false;

export const metadata: Metadata = { title: "Test invoice" };

export default async function InvoicePage({ params, searchParams }: InvoicePageProps) {
  const [{ id }, { note }] = await Promise.all([params, searchParams]);
  const invoice = await loadInvoice(id);
  if (!invoice) notFound();
  return (
    <div data-page className="max-w-[560px]">
      <h1 className="font-serif text-[36px] leading-tight">
        {invoice.number ? `Invoice ${invoice.number}` : "Invoice in preparation"}
      </h1>
      <p className="mt-2 mb-5 text-muted">
        {formatShortDay(invoice.createdAt)}. {standingOf(invoice)}
      </p>
      <StepNote note={sandboxNoteOf(note)} />
      <Lines invoice={invoice} />
      {invoice.canPay && (
        <form action={payInvoiceAction} className="mt-5">
          <LeadsAway />
          <input type="hidden" name="id" value={invoice.id} />
          <SubmitButton className="button button-primary">Pay now</SubmitButton>
        </form>
      )}
      <a href="/billing" className="button mt-5">
        Back to Classmate
      </a>
    </div>
  );
}

function Lines({ invoice }: { readonly invoice: SandboxInvoice }) {
  const { lines, currency, discount, fromBalance, total, amountDue } = invoice;
  return (
    <dl className="sheet grid gap-3 px-4 py-5 sm:px-7">
      {lines.map(({ id, description, amount, periodStart, periodEnd }) => (
        <Line
          key={id}
          name={description}
          about={`${formatShortDay(periodStart)} to ${formatShortDay(periodEnd)}`}
        >
          {formatMoney(amount, currency)}
        </Line>
      ))}
      {discount > 0 && <Line name="Promotion">{formatMoney(-discount, currency)}</Line>}
      {fromBalance > 0 && <Line name="From your credit">{formatMoney(-fromBalance, currency)}</Line>}
      {total < 0 && <Line name="Kept as credit">{formatMoney(-total, currency)}</Line>}
      <Line name={invoice.status === "paid" ? "Paid" : "To pay"} isSum>
        {formatMoney(amountDue, currency)}
      </Line>
    </dl>
  );
}

interface LineProps {
  readonly name: string;
  readonly about?: string;
  readonly children: string;
  readonly isSum?: boolean;
}

function Line({ name, about, children, isSum = false }: LineProps) {
  const frame = isSum ? "border-t border-hairline pt-3 font-medium" : "";
  return (
    <div className={`flex flex-wrap justify-between gap-x-4 ${frame}`}>
      <dt>
        {name}
        {about && <span className="block text-sm text-muted">{about}</span>}
      </dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  );
}
