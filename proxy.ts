import { type NextRequest, NextResponse } from "next/server";

/** A percent sign that is not followed by two hexadecimal digits: no address of ours, and Next answers it with 500. */
const MALFORMED = /%(?![\da-f]{2})/i;

const SESSION_COOKIE = /^sb-.+-auth-token(\.0)?$/;

/** Renews a browser session that is about to run out. Everybody else passes untouched: a visitor without a session
 * cookie costs one look at the cookies, a fresh session one look at its expiry. */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  if (MALFORMED.test(request.nextUrl.pathname)) return new NextResponse("Bad request", { status: 400 });
  if (!request.cookies.getAll().some(({ name }) => SESSION_COOKIE.test(name))) return NextResponse.next();
  const { isDue, joinChunks, readTokens, sessionCookieName } = await import(
    "@/server/request/session-cookie"
  );
  const { getAuthProvider } = await import("@/server/providers/auth");
  const auth = getAuthProvider();
  const raw = joinChunks(sessionCookieName(auth.url), (name) => request.cookies.get(name)?.value);
  const tokens = raw ? readTokens(raw) : null;
  if (!tokens?.refreshToken || !isDue(tokens.accessToken, Date.now())) return NextResponse.next();

  const { refreshSession } = await import("@/server/request/refresh");
  const { getDatabase } = await import("@/server/db/client");
  const written = await refreshSession(
    { auth, db: getDatabase, now: () => new Date() },
    {
      getAll: () => request.cookies.getAll(),
      // The page that renders after this reads the new session from the same request.
      set: ({ name, value }) => void request.cookies.set(name, value),
      secure: request.nextUrl.protocol === "https:",
    },
  );
  const response = NextResponse.next({ request });
  for (const { name, value, options } of written) {
    // Next writes a removal twice and loses a Max-Age of 0 the second time; a date in the past stays.
    const ends = options.maxAge === 0 ? { maxAge: undefined, expires: new Date(0) } : {};
    response.cookies.set(name, value, { ...options, ...ends });
  }
  return response;
}

export const config = {
  // Pages and their actions. Not the API, the auth protocol and the browser's own session, which look after sessions
  // themselves, nor Next's own files and anything with an extension.
  matcher: [
    "/(.*%(?![\\da-fA-F]{2}).*)",
    "/((?!api/|auth/v1/|auth/session|_next/|_vercel/|mp/|.*\\.[\\w]+$).*)",
  ],
};
