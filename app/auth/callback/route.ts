import { compose } from "@/server/composition/compose";
import { track } from "@/server/features/analytics/service";
import { problemPage, safeNext } from "@/server/features/auth/policy";
import { socialProviderSchema } from "@/server/features/auth/schema";
import { type Entry, enter, enterByCallback } from "@/server/features/auth/service";
import { codePage } from "@/server/features/second-factor/service";
import { hasOptedOut } from "@/server/http/opt-out";
import { requestIdOf } from "@/server/http/request-metadata";
import { takeRate } from "@/server/rate-limits/take-rate";
import { authFlowFailure } from "@/server/request-context/auth-flow-failure";
import { refuseForeignRead } from "@/server/request-context/foreign-read";
import { createRequestCookieJar, seeOther } from "@/server/session/cookie-jar";
import type { PendingScope, UserScope } from "@/server/session/scope";
import { noteSecurity } from "@/server/session/security-log";
import { createSupabase } from "@/server/session/supabase-client";

/** Where a social provider's round trip ends: with a session, or with words on the sign-in page. */
export async function GET(request: Request): Promise<Response> {
  const refused = refuseForeignRead(request, "auth.callback");
  if (refused) return refused;
  const composition = compose();
  const { deps } = composition;
  const jar = createRequestCookieJar(request);
  const { searchParams } = new URL(request.url);
  const next = safeNext(searchParams.get("next"));
  try {
    await takeRate(deps, "confirm", { scope: null, address: jar.address ?? "unknown" });
    const entry = await enterByCallback(createSupabase(deps.auth, jar), searchParams);
    const userAgent = request.headers.get("user-agent");
    const scope = entry.ok ? await enter(composition, jar, { ...entry.arrival, userAgent }) : null;
    noteSecurity(
      { deps, requestId: requestIdOf(request.headers), address: jar.address },
      {
        what: "sign-in",
        method: socialProviderSchema.safeParse(searchParams.get("provider")).data ?? "provider",
        ...(entry.ok ? { ok: true, email: entry.arrival.email } : { ok: false, code: entry.problem }),
      },
    );
    if (searchParams.get("provider") === "google") reportGoogle(request, entry, scope);
    if (!entry.ok) return seeOther(problemPage(entry.problem, next), jar);
    return seeOther(scope?.kind === "pending" ? codePage(next) : next, jar);
  } catch (error) {
    return authFlowFailure(error, deps, "auth.callback");
  }
}

function reportGoogle({ headers }: Request, entry: Entry, entered: UserScope | PendingScope | null): void {
  const { deps } = compose();
  const scope = entered?.kind === "user" ? entered : null;
  const visitor = { scope, optedOut: hasOptedOut(headers) };
  if (entry.ok) track(deps, visitor, "google_sign_in_done", {});
  else track(deps, visitor, "google_sign_in_failed", { reason: entry.problem });
}
