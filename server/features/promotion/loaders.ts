import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { env } from "@/server/env";
import { untilTag } from "@/server/page-cache/until.mjs";
import { running, secondsToKeep } from "./policy";
import type { RunningPromotion } from "./types";

const STALE_SECONDS = 300;
const EXPIRE_AFTER_SECONDS = 3600;

/** The promotion that runs now, or null. Cached, so that pages keep their static part; a server makes that part with its
 * own settings when it is first asked for it, and again when the promotion ends. */
export async function loadPromotion(): Promise<RunningPromotion | null> {
  "use cache";
  const nowMs = Date.now();
  const offer = env.PROMO_CODE ? { code: env.PROMO_CODE, percentOff: env.PROMO_PERCENT_OFF } : null;
  const promotion = running({ title: env.PROMO_TITLE, endsOn: env.PROMO_ENDS_ON, offer }, nowMs);
  const revalidate = secondsToKeep(promotion, nowMs);
  cacheLife({ stale: STALE_SECONDS, revalidate, expire: revalidate + EXPIRE_AFTER_SECONDS });
  if (promotion) cacheTag(untilTag(promotion.endsAtMs));
  return promotion;
}
