import type { CheckoutView } from "@/server/features/sandbox/types";
import { formatMoney, formatShortDay } from "@/server/format";

/** What is bought, what it costs now, and what later. */
export function Order({ checkout }: { readonly checkout: CheckoutView }) {
  const { name, price, currency, interval, trialDays, firstPaymentAt, hasCode, dueToday, firstPayment } =
    checkout;
  const each = `${formatMoney(price, currency)} a ${interval}`;
  return (
    <div className="sheet px-4 py-5 sm:px-7">
      <dl className="grid gap-2">
        <Row name={name}>{each}</Row>
        {trialDays > 0 && <Row name="Trial">{trialDays} days free</Row>}
        {hasCode && (
          <Row name="Promotion code">{formatMoney(price - firstPayment, currency)} off the first payment</Row>
        )}
        <Row name="Due today" isSum>
          {formatMoney(dueToday, currency)}
        </Row>
      </dl>
      <p className="mt-3 text-[15px] text-muted">
        {firstPaymentAt
          ? `The first payment of ${formatMoney(firstPayment, currency)} is made on ${formatShortDay(firstPaymentAt)}, unless you cancel before. Then ${each}.`
          : `It renews at ${each} until you cancel.`}
      </p>
    </div>
  );
}

interface RowProps {
  readonly name: string;
  readonly children: React.ReactNode;
  readonly isSum?: boolean;
}

function Row({ name, children, isSum = false }: RowProps) {
  const frame = isSum ? "mt-1 border-t border-hairline pt-3 font-medium" : "";
  return (
    <div className={`flex flex-wrap justify-between gap-x-4 ${frame}`}>
      <dt>{name}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  );
}
