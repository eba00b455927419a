"use client";

import { useEffect } from "react";
import { track } from "@/app/_lib/analytics";

/** Counts that the plans were looked at. Shows nothing. */
export function BillingViewed() {
  useEffect(() => track("billing_page_viewed", {}), []);
  return null;
}
