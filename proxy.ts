import { decodeJwt } from "jose";
import { type NextRequest, NextResponse } from "next/server";

/** A session with less than this left is renewed on the way in, so that no page starts with a token about to run out. */
const RENEW_BELOW_SECONDS = 90;

const SESSION_COOKIE = /^sb-.+-auth-token(\.0)?$/;

/** Renews a browser session that is about to run out. Everybody else passes untouched: a visitor without a session
 * cookie costs one look at the cookies, a fresh session one look at its expiry. */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  if (!request.cookies.getAll().some(({ name }) => SESSION_COOKIE.test(name))) return NextResponse.next();
  const { joinChunks, readTokens, sessionCookieName } = await import("@/server/request/session-cookie");
  const { getAuthProvider } = await import("@/server/providers/auth");
  const auth = getAuthProvider();
  const raw = joinChunks(sessionCookieName(auth.url), (name) => request.cookies.get(name)?.value);
  const tokens = raw ? readTokens(raw) : null;
  if (!tokens?.refreshToken || secondsLeft(tokens.accessToken) >= RENEW_BELOW_SECONDS)
    return NextResponse.next();

  const { refreshSession } = await import("@/server/request/refresh");
  const written = await refreshSession(
    auth,
    {
      getAll: () => request.cookies.getAll(),
      // The page that renders after this reads the new session from the same request.
      set: ({ name, value }) => void request.cookies.set(name, value),
      secure: request.nextUrl.protocol === "https:",
    },
    () => new Date(),
  );
  const response = NextResponse.next({ request });
  for (const { name, value, options } of written) {
    // Next writes a removal twice and loses a Max-Age of 0 the second time; a date in the past stays.
    const ends = options.maxAge === 0 ? { maxAge: undefined, expires: new Date(0) } : {};
    response.cookies.set(name, value, { ...options, ...ends });
  }
  return response;
}

/** @returns seconds until the token expires; 0 when it does not say */
function secondsLeft(token: string): number {
  try {
    return (decodeJwt(token).exp ?? 0) - Date.now() / 1000;
  } catch {
    return 0;
  }
}

export const config = {
  // Pages and their actions. Not the API and the auth protocol, which look after sessions themselves, nor Next's own
  // files and anything with an extension.
  matcher: ["/((?!api/|auth/v1/|_next/|_vercel/|mp/|.*\\.[\\w]+$).*)"],
};
