"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { type MouseEvent, Suspense, useState } from "react";

interface SiteNavProps {
  readonly className: string;
  readonly itemClassName: string;
}

/** The product's places. They are fetched ahead once a pointer or the keyboard comes near, which keeps them out of
 * the first load. The one the reader is in is marked; until the address is known (a page that streams), none is. */
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
  const [wanted, setWanted] = useState(false);
  const want = () => setWanted(true);
  return (
    <ul className={className} onPointerEnter={want} onFocus={want}>
      {PLACES.map(({ href, name, within }) => (
        <li key={href}>
          <Link
            href={href}
            prefetch={wanted ? null : false}
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
  { href: "/billing", name: "Plans", within: /^\/billing($|\/)/ },
] as const;

/** The header outlives the page, so an open menu has to be shut by hand. */
function closeMenu({ currentTarget }: MouseEvent<HTMLElement>) {
  currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
}
