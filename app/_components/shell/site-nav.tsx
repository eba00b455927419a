"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { type MouseEvent, Suspense } from "react";

interface SiteNavProps {
  readonly className: string;
  readonly itemClassName: string;
}

/** The product's places; the one the reader is in is marked. Until the address is known (a page that streams),
 * the same links stand there unmarked. */
export function SiteNav(props: SiteNavProps) {
  return (
    <Suspense fallback={<NavList {...props} path={null} />}>
      <MarkedNavList {...props} />
    </Suspense>
  );
}

function MarkedNavList(props: SiteNavProps) {
  return <NavList {...props} path={usePathname()} />;
}

function NavList({ className, itemClassName, path }: SiteNavProps & { readonly path: string | null }) {
  return (
    <ul className={className}>
      {PLACES.map(({ href, name, within }) => (
        <li key={href}>
          <Link
            href={href}
            onClick={closeMenu}
            aria-current={path !== null && within.test(path) ? "page" : undefined}
            className={`${itemClassName} text-muted hover:text-ink aria-[current]:font-medium aria-[current]:text-ink`}
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

const PLACES = [
  { href: "/", name: "Solve", within: /^\/($|solve\/)/ },
  { href: "/chat", name: "Tutor", within: /^\/chat($|\/)/ },
  { href: "/history", name: "History", within: /^\/history($|\/)/ },
] as const;

/** The header outlives the page, so an open menu has to be shut by hand. */
function closeMenu({ currentTarget }: MouseEvent<HTMLElement>) {
  currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
}
