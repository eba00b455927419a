import Link from "next/link";
import { PlanCard } from "@/app/_components/billing/plan-card";
import { planFeatures } from "@/app/_components/billing/plan-features";
import { offerWords, priceOf, yearByMonth } from "@/app/_components/billing/price-words";
import { PLANS, PRICES } from "@/server/features/billing/constants";
import type { BillingView, Interval } from "@/server/features/billing/types";
import type { RunningPromotion } from "@/server/features/promotion/types";
import { formatMoney } from "@/server/format";
import { PlanChoice } from "./plan-choice";

interface PlanOptionsProps {
  readonly view: BillingView;
  readonly promotion: RunningPromotion | null;
  /** Tutor messages are counted here. */
  readonly counts: boolean;
}

/** The plans side by side. */
export function PlanOptions({ view, promotion, counts }: PlanOptionsProps) {
  const { mode, isGuest, entitlements, subscription } = view;
  const isFree = !isGuest && entitlements.plan !== "plus" && subscription === null;
  return (
    <section aria-labelledby="plans-title" className="mt-11">
      <h2 id="plans-title" className="font-serif text-[26px] leading-tight">
        {mode === null ? "What Free includes" : "Plans"}
      </h2>
      <ul className="mt-4 grid gap-4 sm:grid-cols-3">
        <PlanCard
          name={PLANS.free.name}
          price="$0"
          per="always"
          features={planFeatures(counts).free}
          current={isFree}
        >
          {isGuest && (
            <Link href="/sign-up?next=/billing" className="button w-full">
              Sign up
            </Link>
          )}
        </PlanCard>
        {mode !== null &&
          (["month", "year"] as const).map((interval) => (
            <PlusCard key={interval} interval={interval} view={view} promotion={promotion} counts={counts} />
          ))}
      </ul>
      <p className="mt-4 text-sm text-muted">
        {mode === null
          ? "Plus is not sold here. Everything in Free works."
          : "Prices are in US dollars. Cancel at any time on this page, in two clicks."}
      </p>
    </section>
  );
}

interface PlusCardProps extends PlanOptionsProps {
  readonly interval: Interval;
}

function PlusCard({ interval, view, promotion, counts }: PlusCardProps) {
  const { subscription, trialDays, entitlements } = view;
  const offer = subscription === null ? (promotion?.offer ?? null) : null;
  const trial = subscription === null && trialDays > 0 ? `${trialDays} days free first. ` : "";
  const terms = offer ? offerWords(interval, offer) : trial && `Then ${priceOf(interval)}.`;
  return (
    <PlanCard
      name={`${PLANS.plus.name} ${PRICES[interval].name}`}
      price={formatMoney(PRICES[interval].amount)}
      per={interval === "month" ? "a month" : `a year, ${yearByMonth()} a month`}
      terms={`${trial}${terms}`}
      features={planFeatures(counts).plus}
      current={entitlements.plan === "plus" && subscription?.interval === interval}
    >
      <PlanChoice interval={interval} view={view} offer={offer} />
    </PlanCard>
  );
}
