import "server-only";
import { headers } from "next/headers";
import { getTutorDeps } from "@/server/composition/tutor-deps";
import { addressOf } from "@/server/http/client-address";
import { withFallback } from "@/server/request-context/fallback";
import { pageScope } from "@/server/request-context/page-context";
import { leftOf } from "./policy";
import { usageOf } from "./service";
import type { MessagesLeft, UsageView } from "./types";

/** How the visitor's tutor messages of today stand.
 * Call it inside a Suspense boundary: it waits for the request. */
export async function loadUsage(): Promise<UsageView> {
  const scope = await pageScope();
  return usageOf(getTutorDeps(), scope, { address: addressOf(await headers()) });
}

/** The visitor's tutor messages left; null where nothing counts, and while nobody can tell.
 * Call it inside a Suspense boundary: it waits for the request. */
export async function loadMessagesLeft(): Promise<MessagesLeft | null> {
  const usage = await withFallback(loadUsage(), null);
  return usage?.counts ? leftOf(usage, getTutorDeps().now()) : null;
}
