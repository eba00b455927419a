import "server-only";
import { cacheLife } from "next/cache";
import { env } from "@/server/env";
import { running, secondsToNextCheck } from "./policy";
import type { RunningPromotion } from "./types";

const STALE_SECONDS = 300;
const EXPIRE_SECONDS = 3600;

/** The promotion that runs now, or null. Cached, so that pages stay rendered ahead of time; a page in the cache
 * is made anew when the promotion ends, and within a minute of use after the operator has changed it. */
export async function loadPromotion(): Promise<RunningPromotion | null> {
  "use cache";
  const nowMs = Date.now();
  const offer = env.PROMO_CODE ? { code: env.PROMO_CODE, percentOff: env.PROMO_PERCENT_OFF } : null;
  const promotion = running({ title: env.PROMO_TITLE, endsOn: env.PROMO_ENDS_ON, offer }, nowMs);
  cacheLife({
    stale: STALE_SECONDS,
    revalidate: secondsToNextCheck(promotion, nowMs),
    expire: EXPIRE_SECONDS,
  });
  return promotion;
}
