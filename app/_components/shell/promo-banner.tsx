"use client";

import { type ReactNode, useState } from "react";
import { SETTLE_PROMOTION } from "@/app/_lib/inline-scripts";
import { DISMISSED_STORAGE_KEY, ELEMENT_ID } from "@/server/features/promotion/constants";
import { CloseIcon } from "../ui/icons";

interface PromoBannerProps {
  /** Of the promotion. */
  readonly id: string;
  /** First moment after it, in milliseconds since 1970. */
  readonly endsAt: number;
  /** What it says. */
  readonly children: ReactNode;
}

/** A line above the header while a promotion runs. Whether this browser has put it away, or it has ended since the
 * page was made, is settled by a script before the first paint, so nothing moves afterwards. */
export function PromoBanner({ id, endsAt, children }: PromoBannerProps) {
  const [dismissed, setDismissed] = useState(false);

  const dismiss = () => {
    setDismissed(true);
    try {
      localStorage.setItem(DISMISSED_STORAGE_KEY, id);
    } catch {
      // Storage is switched off: the banner is back on the next page load, and that is all.
    }
  };

  return (
    <>
      <aside
        id={ELEMENT_ID}
        data-promotion
        data-id={id}
        data-ends-at={endsAt}
        aria-label="Promotion"
        hidden={dismissed}
        suppressHydrationWarning
        className="flex h-11 items-center justify-center bg-accent pr-11 pl-4 text-on-accent sm:pl-11"
      >
        {children}
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
