"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { identify, resetAnalytics, startAnalytics, whenIdle } from "@/app/_lib/analytics";
import { pageSession, rereadBy } from "@/app/_lib/auth/page-session";
import type { KnownSession } from "@/app/_lib/auth/state";
import { createBrowserStorage } from "@/app/_lib/browser-storage";
import { forgetProblems } from "@/app/_lib/device-stores";
import { forgetDrafts } from "@/app/_lib/drafts";
import { startPageCounter } from "@/app/_lib/page-counter";
import { createSessionBootstrap } from "@/app/_lib/session-bootstrap";
import { trackSignedInAction } from "@/server/features/analytics/actions";
import type { Counting } from "@/server/features/analytics/types";
import { bindReferralAction } from "@/server/features/referral/actions";
import type { PageSession } from "@/server/features/session/types";

interface SessionBootstrapProps {
  /** Null for a guest. */
  readonly session: PageSession | null;
  readonly counting: Counting;
}

const storage = createBrowserStorage(() => localStorage);
let counts = false;
const firstLoad = createSessionBootstrap({
  storage,
  identify,
  trackSignedIn: () => (counts ? trackSignedInAction() : Promise.resolve()),
  bind: bindReferralAction,
});

let forget = () => {};

/** What a page does once it has been loaded, and what keeps it in step with the browser's session. Shows nothing. */
export function SessionBootstrap({ session, counting }: SessionBootstrapProps) {
  const router = useRouter();
  const { allowed, token } = counting;

  useEffect(() => {
    rereadBy(() => router.refresh());
    const page = pageSession();
    const left = page.shows(known(session));
    if (allowed) startPageCounter();
    if (token) counts = startAnalytics(token);
    if (left) {
      resetAnalytics();
      forgetDrafts(() => sessionStorage);
      forgetProblems();
    }
    void firstLoad.run(page.kept(), location.pathname + location.search);
  }, [router, session, allowed, token]);

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
        return followSession((change) => pageSession().receive(change));
      })
      .catch(() => {
        waiting = setTimeout(follow, TRY_AGAIN_MS);
      });
  };
  waiting = setTimeout(() => whenIdle(follow), SETTLED_AFTER_MS);
  return () => clearTimeout(waiting);
}

const SETTLED_AFTER_MS = 1_000;

/** How long until the session is asked for again where the server did not answer. */
const TRY_AGAIN_MS = 30_000;

function known(session: PageSession | null): KnownSession | null {
  return (
    session && {
      user: { id: session.userId, email: session.email, app_metadata: { provider: session.provider } },
    }
  );
}
