import Link from "next/link";
import type { ReactNode } from "react";

interface OtherWayProps {
  readonly href: "/sign-in" | "/sign-up";
  /** The page to return to, kept on the way. */
  readonly next: string | null;
  readonly children: ReactNode;
}

/** The link between signing in and signing up. */
export function OtherWay({ href, next, children }: OtherWayProps) {
  return (
    <Link
      href={next ? `${href}?next=${encodeURIComponent(next)}` : href}
      className="link inline-flex min-h-11 items-center font-medium"
    >
      {children}
    </Link>
  );
}
