import "server-only";
import { headers } from "next/headers";
import { addressOf } from "@/server/request/address";
import { pageScope } from "@/server/request/page-scope";
import { getTutorDeps } from "@/server/request/tutoring";
import { whenAway } from "@/server/request/when-away";
import { usageOf } from "./service";
import type { UsageView } from "./types";

/** How the visitor's tutor messages of today stand.
 * Call it inside a Suspense boundary: it waits for the request. */
export async function loadUsage(): Promise<UsageView> {
  const scope = await pageScope();
  return usageOf(getTutorDeps(), scope, { address: addressOf(await headers()) });
}

/** The same; null while nobody can tell.
 * Call it inside a Suspense boundary: it waits for the request. */
export const loadKnownUsage = (): Promise<UsageView | null> => whenAway(loadUsage(), null);
