import { compose } from "@/server/composition/compose";
import { AppError } from "@/server/errors/app-error";
import { track } from "@/server/features/analytics/service";
import { safeNext } from "@/server/features/auth/policy";
import { socialProviderSchema } from "@/server/features/auth/schema";
import { socialAddress } from "@/server/features/auth/service";
import { limitBody } from "@/server/http/limit-body";
import { assertOwnPage } from "@/server/http/origin";
import { takeRate } from "@/server/rate-limits/take-rate";
import { openApiRequest } from "@/server/request-context/api-context";
import { authFlowFailure } from "@/server/request-context/auth-flow-failure";
import { createRequestCookieJar, seeOther } from "@/server/session/cookie-jar";
import { createSupabase } from "@/server/session/supabase-client";

interface SignInContext {
  readonly params: Promise<{ readonly provider: string }>;
}

/** Begins a sign-in with Google or GitHub, by a form with the field `next`. */
export async function POST(request: Request, { params }: SignInContext): Promise<Response> {
  const composition = compose();
  const { deps } = composition;
  try {
    assertOwnPage(request.headers);
    const provider = socialProviderSchema.safeParse((await params).provider).data;
    if (!provider || !(await deps.auth.socialProviders()).includes(provider)) throw new AppError("NOT_FOUND");
    const jar = createRequestCookieJar(request);
    await takeRate(deps, "confirm", { scope: null, address: jar.address ?? "unknown" });
    if (provider === "google") {
      const { optedOut, ...opened } = openApiRequest(request, composition);
      track(deps, { scope: await opened.scope(), optedOut }, "google_sign_in_clicked", {});
    }
    const next = safeNext(new URLSearchParams(await (await limitBody(request)).text()).get("next"));
    const back = `${deps.siteUrl}/auth/callback?${new URLSearchParams({ provider, next })}`;
    return seeOther(await socialAddress(createSupabase(deps.auth, jar), { provider, redirectTo: back }), jar);
  } catch (error) {
    return authFlowFailure(error, deps, "auth.social");
  }
}
