import { AppError } from "@/server/errors/app-error";
import { track } from "@/server/features/analytics/service";
import { safeNext } from "@/server/features/auth/policy";
import { socialProviderSchema } from "@/server/features/auth/schema";
import { socialAddress } from "@/server/features/auth/service";
import { compose } from "@/server/request/deps";
import { entranceFailure } from "@/server/request/entrance-failure";
import { openRequest } from "@/server/request/open-request";
import { assertOwnPage } from "@/server/request/origin";
import { takeRate } from "@/server/request/rate-limit";
import { createRequestJar, seeOther } from "@/server/request/request-jar";
import { createSupabase } from "@/server/request/supabase";
import { limitBody } from "@/server/trpc/limit-body";

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
    const jar = createRequestJar(request);
    await takeRate(deps, "confirm", { scope: null, address: jar.address ?? "unknown" });
    if (provider === "google") {
      const { optedOut, ...opened } = openRequest(request, composition);
      track(deps, { scope: await opened.scope(), optedOut }, "google_sign_in_clicked", {});
    }
    const next = safeNext(new URLSearchParams(await (await limitBody(request)).text()).get("next"));
    const back = `${deps.siteUrl}/auth/callback?${new URLSearchParams({ provider, next })}`;
    return seeOther(await socialAddress(createSupabase(deps.auth, jar), { provider, redirectTo: back }), jar);
  } catch (error) {
    return entranceFailure(error, deps, "auth.social");
  }
}
