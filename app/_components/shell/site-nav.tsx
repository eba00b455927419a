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
export function SiteNav({ className, itemClassName }: SiteNavProps) {
  const [wanted, setWanted] = useState(false);
  const want = () => setWanted(true);
  return (
    <ul className={className} onPointerEnter={want} onFocus={want}>
      {PLACES.map((place) => {
        const link = { place, wanted, className: itemClassName };
        // One boundary for each: React moves a larger one behind the page, to be put in place by a script of its own.
        return (
          <li key={place.href}>
            <Suspense fallback={<NavLink {...link} path={null} />}>
              <MarkedNavLink {...link} />
            </Suspense>
          </li>
        );
      })}
    </ul>
  );
}

interface NavLinkProps {
  readonly place: (typeof PLACES)[number];
  readonly wanted: boolean;
  readonly className: string;
}

function MarkedNavLink(props: NavLinkProps) {
  return <NavLink {...props} path={usePathname()} />;
}

function NavLink({ place, wanted, className, path }: NavLinkProps & { readonly path: string | null }) {
  return (
    <Link
      href={place.href}
      prefetch={wanted ? null : false}
      onClick={closeMenu}
      aria-current={path !== null && place.within.test(path) ? "page" : undefined}
      className={`${className} text-muted hover:text-ink aria-[current]:font-medium aria-[current]:text-ink`}
    >
      {place.name}
    </Link>
  );
}

const PLACES = [
  { href: "/", name: "Solve", within: /^\/($|solve\/)/ },
  { href: "/chat", name: "Tutor", within: /^\/chat($|\/)/ },
  { href: "/practice", name: "Practice", within: /^\/practice($|\/)/ },
  { href: "/history", name: "History", within: /^\/history($|\/)/ },
  { href: "/billing", name: "Plans", within: /^\/billing($|\/)/ },
] as const;

/** The header outlives the page, so an open menu has to be shut by hand. */
function closeMenu({ currentTarget }: MouseEvent<HTMLElement>) {
  currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
}
