import Link from "next/link";
import { PlanCard } from "@/app/_components/billing/plan-card";
import { FREE_PLAN, PLUS_PLAN } from "@/app/_components/billing/plan-features";
import { offerWords, priceOf, yearByMonth } from "@/app/_components/billing/price-words";
import { PLANS, PRICES } from "@/server/features/billing/constants";
import { loadSale } from "@/server/features/billing/loaders";
import { loadPromotion } from "@/server/features/promotion/loaders";
import { TRIAL_DAYS } from "@/server/features/referral/constants";
import { formatMoney } from "@/server/format";

const TRIAL = `The first ${TRIAL_DAYS} days are free.`;

/** What the product costs. Nothing where only Free is offered. */
export async function Plans() {
  const [{ sold }, promotion] = await Promise.all([loadSale(), loadPromotion()]);
  if (!sold) return null;
  const offer = promotion?.offer ?? null;
  return (
    <section aria-labelledby="plans" className="mt-14 border-t border-hairline pt-9">
      <h2 id="plans" className="font-serif text-[26px] leading-tight">
        What it costs
      </h2>
      <ul className="mt-5 grid gap-4 sm:grid-cols-2">
        <PlanCard name={PLANS.free.name} price="$0" per="always" features={FREE_PLAN} />
        <PlanCard
          name={PLANS.plus.name}
          price={formatMoney(PRICES.month.amount)}
          per={`a month, or ${priceOf("year")} (${yearByMonth()} a month)`}
          features={PLUS_PLAN}
          terms={offer ? `${TRIAL} ${offerWords("month", offer)}` : TRIAL}
        />
      </ul>
      <p className="mt-4 text-[15px]">
        <Link href="/billing" prefetch={false} className="link inline-flex min-h-11 items-center">
          Compare the plans
        </Link>
      </p>
    </section>
  );
}
