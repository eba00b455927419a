import "server-only";
import { headers } from "next/headers";
import { addressOf } from "@/server/request/address";
import { pageScope } from "@/server/request/page-scope";
import { getTutorDeps } from "@/server/request/tutoring";
import { whenAway } from "@/server/request/when-away";
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
  const usage = await whenAway(loadUsage(), null);
  return usage?.counts ? leftOf(usage, getTutorDeps().now()) : null;
}
