import "server-only";
import { headers } from "next/headers";
import { env } from "@/server/env";
import { hasOptedOut } from "@/server/http/opt-out";

/** What a page needs to count with: the project's token, which is public; null when no token is set, and for a browser
 * that asks not to be counted. Call it inside a Suspense boundary: it waits for the request, so that a token set on a
 * server counts without a new build. */
export async function loadAnalytics(): Promise<{ readonly token: string } | null> {
  const head = await headers();
  const token = env.NEXT_PUBLIC_ANALYTICS_TOKEN;
  return token && !hasOptedOut(head) ? { token } : null;
}
