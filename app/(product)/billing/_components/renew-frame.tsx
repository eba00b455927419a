"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

/** Has the frame of the page say what the plan is now: it outlives pages, and was there before the payment. Shows
 * nothing. */
export function RenewFrame() {
  const router = useRouter();
  useEffect(() => router.refresh(), [router]);
  return null;
}
