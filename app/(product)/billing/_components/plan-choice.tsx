import Link from "next/link";
import { changePlanAction, startCheckoutAction } from "@/server/features/billing/actions";
import { PRICES } from "@/server/features/billing/constants";
import type { BillingView, Interval } from "@/server/features/billing/types";
import type { PromotionOffer } from "@/server/features/promotion/types";
import { BillingForm } from "./billing-form";
import { changeWords } from "./plan-words";
import { Question } from "./question";

interface PlanChoiceProps {
  readonly interval: Interval;
  readonly view: BillingView;
  readonly offer: PromotionOffer | null;
}

/** The way to one of the subscriptions: by an account, by buying, or by changing from the other one. Nothing for the
 * one there is, and nothing while it is cancelled or its payment is late. */
export function PlanChoice({ interval, view, offer }: PlanChoiceProps) {
  const { isGuest, subscription, late, trialDays } = view;
  const { name } = PRICES[interval];
  if (isGuest) {
    return (
      <Link href="/sign-up?next=/billing" className="button w-full">
        Sign up to try<span className="sr-only"> Plus {name}</span>
      </Link>
    );
  }
  if (subscription === null) {
    const promotion: Record<string, string> = offer ? { promotion: offer.code } : {};
    return (
      <BillingForm
        action={startCheckoutAction}
        fields={{ interval, ...promotion }}
        className="button button-primary w-full"
        pendingText="Opening…"
      >
        {trialDays > 0 ? `Try Plus ${name}` : `Buy Plus ${name}`}
      </BillingForm>
    );
  }
  if (subscription.interval === interval || subscription.cancelsAt || late) return null;
  return (
    <Question
      id="change-plan"
      opener={{ text: `Change to ${name}`, className: "button w-full" }}
      title={`Change to Plus ${name}?`}
      text={changeWords(subscription, interval)}
      no={`Keep ${PRICES[subscription.interval].name}`}
    >
      <BillingForm
        action={changePlanAction}
        fields={{ interval }}
        className="button button-primary"
        pendingText="Changing…"
      >
        Change to {name}
      </BillingForm>
    </Question>
  );
}
