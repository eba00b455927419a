"use client";

import Link from "next/link";
import type { ReactNode } from "react";

/** A place to go to in a menu that opens over the page. The header outlives the page, so the menu is shut by hand. */
export function MenuLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <Link
      href={href}
      prefetch={false}
      onClick={({ currentTarget }) => currentTarget.closest<HTMLElement>("[popover]")?.hidePopover()}
      className="menu-item"
    >
      {children}
    </Link>
  );
}
