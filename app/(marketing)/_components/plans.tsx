import Link from "next/link";
import { PlanCard } from "@/app/_components/billing/plan-card";
import { planFeatures } from "@/app/_components/billing/plan-features";
import { offerWords, priceOf, yearByMonth } from "@/app/_components/billing/price-words";
import { PLANS, PRICES } from "@/server/features/billing/constants";
import { loadSale } from "@/server/features/billing/loaders";
import { loadPromotion } from "@/server/features/promotion/loaders";
import { TRIAL_DAYS, TRIAL_DAYS_INVITED } from "@/server/features/referral/constants";
import { loadCounting } from "@/server/features/usage/loaders";
import { formatMoney } from "@/server/format";
import { FrontSection } from "./front-section";

const TRIAL = `The first ${TRIAL_DAYS} days are free.`;

/** What the product costs. Nothing where only Free is offered. */
export async function Plans() {
  const [{ sold }, { counts }, promotion] = await Promise.all([loadSale(), loadCounting(), loadPromotion()]);
  if (!sold) return null;
  const features = planFeatures(counts);
  const offer = promotion?.offer ?? null;
  return (
    <FrontSection id="plans" title="What it costs">
      <ul className="mt-5 grid gap-4 sm:grid-cols-2">
        <PlanCard name={PLANS.free.name} price="$0" per="always" features={features.free} />
        <PlanCard
          name={PLANS.plus.name}
          price={formatMoney(PRICES.month.amount)}
          per={`a month, or ${priceOf("year")} (${yearByMonth()} a month)`}
          features={features.plus}
          terms={offer ? `${TRIAL} ${offerWords("month", offer)}` : TRIAL}
        />
      </ul>
      <p className="mt-4 text-[15px] text-muted">
        Invited by a friend? Then your first {TRIAL_DAYS_INVITED} days of Plus are free. Cancel at any time.{" "}
        <Link href="/billing" prefetch={false} className="link -my-2.5 inline-flex min-h-11 items-center">
          Compare the plans
        </Link>
      </p>
    </FrontSection>
  );
}
