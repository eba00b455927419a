import { cancelPlanAction, portalAction, resumePlanAction } from "@/server/features/billing/actions";
import type { BillingView } from "@/server/features/billing/types";
import { formatMoney } from "@/server/format";
import { BillingForm } from "./billing-form";
import { cancelWords } from "./plan-words";
import { Question } from "./question";

/** What an account can do with the plan it has: pay what is late, see the card, cancel, take that back. */
export function PlanControls({ view }: { readonly view: BillingView }) {
  const { late, subscription, hasCustomer } = view;
  if (!subscription && !late && !hasCustomer) return null;
  return (
    <div className="mt-5 flex flex-wrap items-start gap-3">
      {late?.payUrl && (
        <a href={late.payUrl} className="button button-primary">
          Pay {formatMoney(late.amountDue)} now
        </a>
      )}
      {subscription?.cancelsAt && (
        <BillingForm action={resumePlanAction} className="button button-primary" pendingText="Resuming…">
          Resume Plus
        </BillingForm>
      )}
      {hasCustomer && (
        <BillingForm action={portalAction} className="button" pendingText="Opening…">
          Card and receipts
        </BillingForm>
      )}
      {subscription && !subscription.cancelsAt && (
        <Question
          id="cancel-plus"
          opener={{ text: "Cancel Plus", className: "button" }}
          title="Cancel Plus?"
          text={cancelWords(view)}
          no="Keep Plus"
        >
          <BillingForm action={cancelPlanAction} className="button button-danger" pendingText="Cancelling…">
            Cancel Plus
          </BillingForm>
        </Question>
      )}
    </div>
  );
}
