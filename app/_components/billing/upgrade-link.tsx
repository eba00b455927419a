"use client";

import Link from "next/link";
import { type ComponentType, useState } from "react";
import { useInBrowser } from "@/app/_lib/use-in-browser";
import type LimitPopup from "./limit-popup";

interface UpgradeLinkProps {
  readonly className: string;
  readonly children: string;
}

const PLANS_PAGE = "/billing";

/** The way to Plus: a popup that says what it is, fetched when it is asked for. A link to the plans until the page's
 * script has taken over, and without one. */
export function UpgradeLink({ className, children }: UpgradeLinkProps) {
  const inBrowser = useInBrowser();
  const [Popup, setPopup] = useState<ComponentType<Parameters<typeof LimitPopup>[0]> | null>(null);
  if (!inBrowser) {
    return (
      <Link href={PLANS_PAGE} prefetch={false} className={className}>
        {children}
      </Link>
    );
  }

  const open = () => {
    import("./limit-popup").then(
      (loaded) => setPopup(() => loaded.default),
      () => location.assign(PLANS_PAGE),
    );
  };
  return (
    <>
      <button type="button" onClick={open} className={className}>
        {children}
      </button>
      {Popup && <Popup usage={null} onClose={() => setPopup(null)} />}
    </>
  );
}
