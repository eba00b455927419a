import { refuseForeignRead } from "@/server/request-context/foreign-read";
import { createRequestCookieJar, seeOther } from "@/server/session/cookie-jar";
import { inboxCookie, mayOpenInbox } from "@/server/session/inbox-key";

const REFUSED = "This address no longer works. The server prints a new one each time it starts.";

/** Where the address leads that the start prints: opens the inbox to this browser, by a cookie. */
export function GET(request: Request): Response {
  const refused = refuseForeignRead(request, "inbox.open");
  if (refused) return refused;
  const key = new URL(request.url).searchParams.get("key");
  if (!mayOpenInbox(request.headers, key)) return new Response(REFUSED, { status: 404 });
  const jar = createRequestCookieJar(request);
  jar.set(inboxCookie());
  return seeOther("/inbox", jar);
}
