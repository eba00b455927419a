import type { Metadata } from "next";
import { Suspense } from "react";
import { loadBilling, loadBillingForm } from "@/server/features/billing/loaders";
import { loadPromotion } from "@/server/features/promotion/loaders";
import { loadUsage } from "@/server/features/usage/loaders";
import { BillingSkeleton } from "./_components/billing-skeleton";
import { CheckoutNote } from "./_components/checkout-note";
import { CurrentPlan } from "./_components/current-plan";
import { InvoiceList } from "./_components/invoice-list";
import { PlanOptions } from "./_components/plan-options";
import { RenewFrame } from "./_components/renew-frame";
import { ToldNote } from "./_components/told-note";
import { BillingViewed } from "./_components/viewed";

type Parameter = string | string[] | undefined;

interface BillingPageProps {
  readonly searchParams: Promise<{
    readonly checkout?: Parameter;
    readonly portal?: Parameter;
    readonly told?: Parameter;
  }>;
}

export const metadata: Metadata = {
  title: "Plans",
  description: "What Classmate costs: Free, and Plus by the month or by the year.",
};

export default function BillingPage({ searchParams }: BillingPageProps) {
  return (
    <>
      <h1 className="font-serif text-[36px] leading-tight sm:text-[40px]">Plans and payments</h1>
      <Suspense fallback={<BillingSkeleton />}>
        <Billing searchParams={searchParams} />
      </Suspense>
    </>
  );
}

async function Billing({ searchParams }: BillingPageProps) {
  const { checkout, portal, told } = await searchParams;
  const isBack = checkout === "done" || portal === "back";
  const view = await loadBilling({ checkout: isBack });
  const [usage, promotion, form] = await Promise.all([
    loadUsage(),
    loadPromotion(),
    told === "1" ? loadBillingForm() : null,
  ]);
  return (
    <div data-page>
      <ToldNote error={form?.error ?? null} />
      <CheckoutNote outcome={checkout} hasPlus={view.entitlements.plan === "plus"} />
      <CurrentPlan view={view} usage={usage} />
      <PlanOptions view={view} promotion={promotion} counts={usage.counts} />
      <InvoiceList invoices={view.invoices} />
      <BillingViewed />
      {isBack && <RenewFrame />}
    </div>
  );
}
