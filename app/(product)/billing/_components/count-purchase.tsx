"use client";

import type { ReactNode } from "react";
import { track } from "@/app/_lib/analytics";
import type { Interval } from "@/server/features/billing/types";

interface CountPurchaseProps {
  readonly interval: Interval;
  /** The form that leads to the payment. */
  readonly children: ReactNode;
}

/** Counts that somebody went to buy a subscription. */
export function CountPurchase({ interval, children }: CountPurchaseProps) {
  const count = () => track("plan_purchase_clicked", { plan: "plus", interval });
  return (
    <div role="presentation" onSubmit={count}>
      {children}
    </div>
  );
}
