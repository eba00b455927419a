"use client";

import { type ReactNode, useSyncExternalStore } from "react";
import { pageSession } from "@/app/_lib/auth/page-session";

interface KeptSessionProps {
  /** The account the server has made this for; null for a guest. */
  readonly account: string | null;
  /** What is shown for a guest. */
  readonly guest: ReactNode;
  /** What is shown for the account. */
  readonly children: ReactNode;
}

/** Shows who is signed in as the page's kept session has it: what the server made for an account is only as long as the
 * page keeps that account's session. */
export function KeptSession({ account, guest, children }: KeptSessionProps) {
  const kept = useSyncExternalStore(
    subscribe,
    () => pageSession().account(),
    () => undefined,
  );
  const isKept = account !== null && (kept === undefined || kept === account);
  return isKept ? children : guest;
}

const subscribe = (listener: () => void) => pageSession().subscribe(listener);
