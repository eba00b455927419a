import Link from "next/link";
import type { BillingView } from "@/server/features/billing/types";
import type { UsageView } from "@/server/features/usage/types";
import { PlanControls } from "./plan-controls";
import { planWords } from "./plan-words";
import { UsageToday } from "./usage-today";

interface CurrentPlanProps {
  readonly view: BillingView;
  readonly usage: UsageView;
}

const TEST_MODE = {
  sandbox: "Test mode: no money moves, and no card is needed.",
  test: "Test mode: no money moves. Pay with one of Stripe’s test cards.",
} as const;

/** The plan someone has, what it leaves today, and what can be done about it. */
export function CurrentPlan({ view, usage }: CurrentPlanProps) {
  const { title, text } = planWords(view, usage.counts);
  return (
    <section
      aria-labelledby="plan-title"
      className={`sheet mt-5 px-4 py-5 sm:px-7 sm:py-6 ${view.late ? "border-caution" : ""}`}
    >
      {(view.mode === "sandbox" || view.mode === "test") && (
        <p className="mb-3 text-sm text-caution">{TEST_MODE[view.mode]}</p>
      )}
      <div aria-live="polite">
        <h2 id="plan-title" className="font-serif text-[26px] leading-tight">
          {title}
        </h2>
        <p className="mt-1.5 text-[15px] text-muted">{text}</p>
      </div>
      <UsageToday usage={usage} />
      {view.isGuest ? <WaysIn /> : <PlanControls view={view} />}
    </section>
  );
}

function WaysIn() {
  return (
    <div className="mt-5 flex flex-wrap gap-3">
      <Link href="/sign-up?next=/billing" className="button button-primary">
        Create an account
      </Link>
      <Link href="/sign-in?next=/billing" className="button">
        Sign in
      </Link>
    </div>
  );
}
