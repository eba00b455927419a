"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { identify, resetAnalytics, startAnalytics, track } from "@/app/_lib/analytics";
import { STORAGE_KEY } from "@/app/_lib/auth/constants";
import { createInStep, type InStep } from "@/app/_lib/auth/session-sync";
import type { KnownSession } from "@/app/_lib/auth/state";
import { createBrowserStorage } from "@/app/_lib/browser-storage";
import { forgetDrafts } from "@/app/_lib/drafts";
import { createFirstLoad } from "@/app/_lib/session-bootstrap";
import { bindReferralAction } from "@/server/features/referral/actions";
import { REFRESH_CHECK_MS } from "@/server/features/session/constants";
import type { PageSession } from "@/server/features/session/types";

interface FirstLoadProps {
  /** Null for a guest. */
  readonly session: PageSession | null;
  /** Null when nobody is counted. */
  readonly analytics: { readonly token: string } | null;
}

const storage = createBrowserStorage(() => localStorage);
const firstLoad = createFirstLoad({
  storage,
  identify,
  trackSignedIn: (provider) => track("signed_in", { provider }),
  bind: bindReferralAction,
});

let inStep: InStep | undefined;
let reread = () => {};
let forget = () => {};

/** What a page does once it has been loaded, and what keeps it in step with the browser's session. Shows nothing. */
export function FirstLoad({ session, analytics }: FirstLoadProps) {
  const router = useRouter();
  const token = analytics?.token;

  useEffect(() => {
    reread = () => router.refresh();
    inStep ??= createInStep({ channel: openChannel(), storage, reread: () => reread() });
    const left = inStep.shows(known(session));
    if (token) startAnalytics(token);
    if (left) {
      resetAnalytics();
      forgetDrafts(() => sessionStorage);
    }
    void firstLoad.run(inStep.kept(), location.pathname + location.search);
  }, [router, session, token]);

  const account = session?.userId;
  useEffect(() => (account ? followWhenIdle() : forget()), [account]);
  return null;
}

/** Fetches the auth client when the browser has nothing better to do; guests never need it.
 * @returns what calls it off */
function followWhenIdle(): () => void {
  let waiting: ReturnType<typeof setTimeout>;
  const follow = () => {
    import("@/app/_lib/auth/client")
      .then(({ followSession, forgetSession }) => {
        forget = forgetSession;
        return followSession((change) => inStep?.receive(change));
      })
      .catch(() => {
        waiting = setTimeout(follow, REFRESH_CHECK_MS);
      });
  };
  waiting = setTimeout(() => {
    if (typeof requestIdleCallback === "function") requestIdleCallback(follow);
    else follow();
  }, SETTLED_AFTER_MS);
  return () => clearTimeout(waiting);
}

const SETTLED_AFTER_MS = 1_000;

function openChannel() {
  return typeof BroadcastChannel === "function" ? new BroadcastChannel(STORAGE_KEY) : null;
}

function known(session: PageSession | null): KnownSession | null {
  return (
    session && {
      user: { id: session.userId, email: session.email, app_metadata: { provider: session.provider } },
    }
  );
}
