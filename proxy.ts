import { randomBytes } from "node:crypto";
import { type NextRequest, NextResponse } from "next/server";
import { INLINE_SCRIPTS, THEME_SCRIPT_HASH } from "./app/_lib/inline-scripts";
import { env } from "./server/env";
import { returnOriginOf } from "./server/features/extension/policy";
import { extensionIdSchema } from "./server/features/extension/schema";
import { createPagePolicy } from "./server/headers/content-policy";
import { sourcesOf } from "./server/headers/page-sources";
import { cookieValue, nameInBrowser, underOwnNames } from "./server/http/cookies";
import { isSecure } from "./server/http/origin";
import { refuseForeignPage } from "./server/request-context/page-boundary";

/** Whether an address is none of ours and Next would answer it with 500: a percent sign that is not followed by two
 * hexadecimal digits, bytes that are no text, or the one character that nothing keeps. */
function isMalformed({ pathname, search }: Pick<URL, "pathname" | "search">): boolean {
  try {
    return search.includes("%00") || decodeURIComponent(pathname).includes("\0");
  } catch {
    return true;
  }
}

const SESSION_COOKIE = /^(__Host-)?sb-.+-auth-token(\.0)?$/;

/** The files that are for everyone's page: no page of their own, and no reason to renew a session. What only ends like one
 * may be a page, whose number is whatever someone wrote. */
const FILES =
  /^\/(?:(?:favicon\.ico|icon\.svg|manifest\.webmanifest|robots\.txt|sitemap\.xml|sw\.js)$|install\/)/;

const isFile = ({ nextUrl, method }: NextRequest): boolean =>
  FILES.test(nextUrl.pathname) && (method === "GET" || method === "HEAD");

/** What the second of the matchers below brings here beside pages. */
const NO_PAGE = /^\/(?:api|auth\/v1|auth\/session|_next|_vercel|mp|ocr)(?:\/|$)/;

const POLICY = "content-security-policy";
const NONCE_BYTES = 16;

let policy: ReturnType<typeof createPagePolicy> | undefined;

/** Gives every page its Content-Security-Policy and renews a browser session that is about to run out. A visitor
 * without a session cookie costs one look at the cookies, a fresh session one look at its expiry. */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const { pathname } = request.nextUrl;
  const secure = isSecure(request.headers, request.url);
  if (isMalformed(request.nextUrl)) return new NextResponse("Bad request", { status: 400 });
  if (NO_PAGE.test(pathname)) return NextResponse.next();
  const refused = isFile(request) ? null : await refuseForeignPage(request);
  if (refused) return new NextResponse(refused.body, refused);
  const written = isFile(request) ? [] : await renewSession(request, secure);
  const value = policyOf(randomBytes(NONCE_BYTES).toString("base64"), askingExtension(request.nextUrl));
  // Next reads the nonce from the request and puts it on the scripts it writes for this request.
  const headers = new Headers(request.headers);
  headers.set(POLICY, value);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set(POLICY, value);
  for (const { name, value, options } of written) {
    // Next writes a removal twice and loses a Max-Age of 0 the second time; a date in the past stays.
    const ends = options.maxAge === 0 ? { maxAge: undefined, expires: new Date(0) } : {};
    response.cookies.set(nameInBrowser(name, secure), value, { ...options, ...ends });
  }
  return response;
}

/** Where the button of `/connect` leads: without JavaScript by a redirect, which the policy of the page has to allow.
 * @returns undefined for every other page */
function askingExtension({ pathname, searchParams }: NextRequest["nextUrl"]): string | undefined {
  if (pathname !== "/connect") return undefined;
  const asked = extensionIdSchema.safeParse(searchParams.get("client_id"));
  return asked.success ? returnOriginOf(asked.data) : undefined;
}

function policyOf(nonce: string, formTarget: string | undefined): string {
  policy ??= createPagePolicy({
    scripts: INLINE_SCRIPTS,
    scriptHashes: [THEME_SCRIPT_HASH],
    development: env.NODE_ENV === "development",
    ...sourcesOf(env),
  });
  return policy(nonce, formTarget);
}

/** @returns the cookies of a session that was renewed or has ended; none for everyone else */
async function renewSession(request: NextRequest, secure: boolean) {
  if (!request.cookies.getAll().some(({ name }) => SESSION_COOKIE.test(name))) return [];
  const { isDue, joinChunks, readTokens, sessionCookieName } = await import(
    "@/server/session/session-cookie"
  );
  const present = () => underOwnNames(request.cookies.getAll(), secure);
  const { getAuthProvider } = await import("@/server/providers/auth");
  const auth = getAuthProvider();
  const raw = joinChunks(sessionCookieName(auth.url), (name) => cookieValue(present(), name));
  const tokens = raw ? readTokens(raw) : null;
  if (!tokens?.refreshToken || !isDue(tokens.accessToken, Date.now())) return [];

  const { refreshSession } = await import("@/server/request-context/refresh-session");
  const { getDatabase } = await import("@/server/db/client");
  return refreshSession(
    { auth, db: getDatabase, now: () => new Date() },
    {
      getAll: present,
      // The page that renders after this reads the new session from the same request.
      set: ({ name, value }) => void request.cookies.set(nameInBrowser(name, secure), value),
      secure,
    },
  );
}

export const config = {
  // Pages and their actions. Not the API, the auth protocol and the browser's own session, which look after sessions
  // themselves, nor Next's own files.
  // Of these only the addresses that may be no text.
  matcher: [
    "/(.*%(?![\\da-fA-F]{2}).*)",
    "/(.*%[89a-fA-F][\\da-fA-F].*)",
    "/((?!api/|auth/v1/|auth/session|_next/|_vercel/|mp/|ocr/).*)",
  ],
};
