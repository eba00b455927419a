import "server-only";
import { headers } from "next/headers";
import { env } from "@/server/env";
import { hasOptedOut } from "@/server/http/opt-out";
import type { Counting } from "./types";

/** What a page needs to count with. Call it inside a Suspense boundary: it waits for the request, so that a token set on a
 * server counts without a new build. */
export async function loadCounting(): Promise<Counting> {
  const allowed = !hasOptedOut(await headers());
  return { allowed, token: (allowed && env.NEXT_PUBLIC_ANALYTICS_TOKEN) || null };
}
