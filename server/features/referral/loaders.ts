import "server-only";
import { getDeps } from "@/server/composition/compose";
import { pageScope } from "@/server/request-context/page-context";
import { referralStanding } from "./service";
import type { ReferralStanding } from "./types";

/** The account's invitation link and what came of it; null for a guest.
 * Call it inside a Suspense boundary: it waits for the request. */
export async function loadReferral(): Promise<ReferralStanding | null> {
  const scope = await pageScope();
  return scope?.kind === "user" ? referralStanding(getDeps(), scope) : null;
}
