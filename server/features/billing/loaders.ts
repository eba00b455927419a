import "server-only";
import { cacheLife } from "next/cache";
import { cache } from "react";
import { getDeps } from "@/server/composition/compose";
import { withFallback } from "@/server/request-context/fallback";
import { keptFormState } from "@/server/request-context/form-state";
import { pageScope } from "@/server/request-context/page-context";
import { billingView, planBadge } from "./service";
import type { BillingFormState, BillingView, PlanBadge } from "./types";

/** What the page of the plans shows. Call it inside a Suspense boundary: it waits for the request.
 * @param visit `checkout`: the visitor comes from the provider's pages, so it is asked what is new */
export async function loadBilling({ checkout }: { readonly checkout: boolean }): Promise<BillingView> {
  return billingView(getDeps(), await pageScope(), { fresh: checkout });
}

/** The account's plan for the frame of the page, once per request; null for a guest, and while nobody can tell.
 * Call it inside a Suspense boundary: it waits for the request. */
export const loadPlan = cache(async (): Promise<PlanBadge | null> => {
  const scope = await pageScope();
  return scope?.kind === "user" ? withFallback(planBadge(getDeps(), scope), null) : null;
});

/** What a button of the page said, for a browser without JavaScript; null otherwise. */
export function loadBillingForm(): Promise<BillingFormState | null> {
  return keptFormState("billing");
}

/** Whether Plus is sold here. Cached, so that pages keep their static part; a server sells or does not as long as it runs. */
export async function loadSale(): Promise<{ readonly sold: boolean }> {
  "use cache";
  cacheLife("max");
  return { sold: getDeps().payments !== null };
}
