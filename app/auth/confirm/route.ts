import { compose } from "@/server/composition/compose";
import { env } from "@/server/env";
import { safeNext } from "@/server/features/auth/policy";
import { mailLinkSchema } from "@/server/features/auth/schema";
import { followMailLink } from "@/server/features/auth/service";
import { limitBody } from "@/server/http/limit-body";
import { assertOwnPage } from "@/server/http/origin";
import { requestIdOf } from "@/server/http/request-metadata";
import { authFlowFailure } from "@/server/request-context/auth-flow-failure";
import { refuseForeignRead } from "@/server/request-context/foreign-read";
import { askedMail } from "@/server/session/auth-flow-cookies";
import { createRequestCookieJar, seeOther } from "@/server/session/cookie-jar";

/** The link in an e-mail. In the browser that asked for it, it opens at once; in any other it leads to a page with
 * a button, so that neither a mail scanner spends it nor a stranger's link signs someone in unasked. */
export async function GET(request: Request): Promise<Response> {
  const { deps } = compose();
  const refused = refuseForeignRead(request, "auth.confirm");
  if (refused) return refused;
  const { searchParams } = new URL(request.url);
  const cookies = { jar: createRequestCookieJar(request), secret: env.AUTH_SECRET, now: deps.now() };
  if (askedMail(cookies)) return follow(request, searchParams, false);
  return seeOther(`/confirm?${searchParams}`);
}

/** The button of that page. */
export async function POST(request: Request): Promise<Response> {
  try {
    assertOwnPage(request.headers);
    const form = new URLSearchParams(await (await limitBody(request)).text());
    return await follow(request, form, true);
  } catch (error) {
    return authFlowFailure(error, compose().deps, "auth.confirm");
  }
}

async function follow(request: Request, given: URLSearchParams, pressed: boolean): Promise<Response> {
  const composition = compose();
  const { deps } = composition;
  const jar = createRequestCookieJar(request);
  const link = mailLinkSchema.safeParse({ tokenHash: given.get("token_hash"), type: given.get("type") });
  const visit = {
    link: link.success ? link.data : null,
    pressed,
    next: safeNext(given.get("next")),
    userAgent: request.headers.get("user-agent"),
    requestId: requestIdOf(request.headers),
  };
  try {
    const cookies = { jar, secret: env.AUTH_SECRET, now: deps.now() };
    return seeOther(await followMailLink(composition, cookies, visit), jar);
  } catch (error) {
    return authFlowFailure(error, deps, "auth.confirm");
  }
}
