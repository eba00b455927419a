"use client";

import { useState } from "react";
import { SETTLE_PROMOTION } from "@/app/_lib/inline-scripts";
import { DISMISSED_STORAGE_KEY, ELEMENT_ID } from "@/server/features/promotion/constants";
import type { RunningPromotion } from "@/server/features/promotion/types";
import { CloseIcon } from "../ui/icons";

/** A line above the header while a promotion runs. Whether this browser has put it away, or it has ended since the
 * page was made, is settled by a script before the first paint, so nothing moves afterwards. */
export function PromoBanner({ promotion }: { readonly promotion: RunningPromotion }) {
  const [dismissed, setDismissed] = useState(false);

  const dismiss = () => {
    setDismissed(true);
    try {
      localStorage.setItem(DISMISSED_STORAGE_KEY, promotion.id);
    } catch {
      // Storage is switched off: the banner is back on the next page load, and that is all.
    }
  };

  return (
    <>
      <aside
        id={ELEMENT_ID}
        data-promotion
        data-id={promotion.id}
        data-ends-at={promotion.endsAtMs}
        aria-label="Promotion"
        hidden={dismissed}
        suppressHydrationWarning
        className="flex h-11 items-center justify-center bg-accent pr-11 pl-4 text-on-accent sm:pl-11"
      >
        <p className="truncate text-[13px] sm:text-sm">
          <strong className="mr-3 font-semibold tracking-wide">{promotion.title}</strong>
          <span className="whitespace-nowrap">
            {promotion.offer && (
              <span className="max-sm:hidden">
                {promotion.offer.percentOff}% off your first payment of Plus{" "}
              </span>
            )}
            until {promotion.endsOnLabel}
          </span>
        </p>
        <button
          type="button"
          onClick={dismiss}
          className="needs-script absolute right-0 flex size-11 items-center justify-center"
        >
          <CloseIcon />
          <span className="sr-only">Dismiss</span>
        </button>
      </aside>
      <script
        type={typeof window === "undefined" ? "text/javascript" : "text/plain"}
        suppressHydrationWarning
      >
        {SETTLE_PROMOTION}
      </script>
    </>
  );
}
