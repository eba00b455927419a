import Link from "next/link";
import type { RunningPromotion } from "@/server/features/promotion/types";
import { PromoBanner } from "./promo-banner";

/** What is announced while a promotion runs, with the way to it. */
export function Promotion({ promotion }: { readonly promotion: RunningPromotion }) {
  return (
    <PromoBanner id={promotion.id} endsAt={promotion.endsAtMs}>
      <Link
        href="/billing"
        prefetch={false}
        className="flex min-h-11 min-w-0 flex-wrap content-center gap-x-3 text-[13px] leading-4 hover:underline sm:text-sm"
      >
        <strong className="font-semibold tracking-wide">{promotion.title}</strong>
        <span className="whitespace-nowrap">
          {promotion.offer && (
            <>
              {promotion.offer.percentOff}% off
              <span className="max-sm:hidden"> your first payment of</span> Plus{" "}
            </>
          )}
          until {promotion.endsOnLabel}
        </span>
      </Link>
    </PromoBanner>
  );
}
