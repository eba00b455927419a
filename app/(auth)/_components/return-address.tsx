"use client";

import Link from "next/link";
import { useSearchParams } from "next/navigation";
import { type ReactNode, Suspense } from "react";

const PARAMETER = "next";

/** Hands on the page to return to after signing in. The server decides whether the address is one of ours. */
export function ReturnAddressField() {
  return (
    <Suspense>
      <FilledField />
    </Suspense>
  );
}

interface OtherWayProps {
  readonly href: "/sign-in" | "/sign-up";
  readonly children: ReactNode;
}

/** The link between signing in and signing up, which keeps the page to return to. */
export function OtherWay({ href, children }: OtherWayProps) {
  return (
    <Suspense fallback={<AuthLink href={href}>{children}</AuthLink>}>
      <RememberingLink href={href}>{children}</RememberingLink>
    </Suspense>
  );
}

function FilledField() {
  const next = useSearchParams().get(PARAMETER);
  return next ? <input type="hidden" name={PARAMETER} value={next} /> : null;
}

function RememberingLink({ href, children }: OtherWayProps) {
  const next = useSearchParams().get(PARAMETER);
  return (
    <AuthLink href={next ? `${href}?${PARAMETER}=${encodeURIComponent(next)}` : href}>{children}</AuthLink>
  );
}

function AuthLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <Link href={href} className="link inline-flex min-h-11 items-center font-medium">
      {children}
    </Link>
  );
}
