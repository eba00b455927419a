import "server-only";
import { cacheLife } from "next/cache";
import { headers } from "next/headers";
import { getTutorDeps } from "@/server/composition/tutor-deps";
import { addressOf } from "@/server/http/client-address";
import { withFallback } from "@/server/request-context/fallback";
import { pageScope } from "@/server/request-context/page-context";
import { usageOf } from "./service";
import type { UsageView } from "./types";

/** How many tutor messages the visitor has left today.
 * Call it inside a Suspense boundary: it waits for the request. */
export async function loadUsage(): Promise<UsageView> {
  const scope = await pageScope();
  return usageOf(getTutorDeps(), scope, { address: addressOf(await headers()) });
}

/** The same; null while nobody can tell.
 * Call it inside a Suspense boundary: it waits for the request. */
export const loadKnownUsage = (): Promise<UsageView | null> => withFallback(loadUsage(), null);

/** Whether tutor messages are counted here: a language model answers. Cached, so that pages keep their static part; a
 * server has one or not as long as it runs. */
export async function loadCounting(): Promise<{ readonly counts: boolean }> {
  "use cache";
  cacheLife("max");
  return { counts: getTutorDeps().chatModel.kind !== "engine" };
}
