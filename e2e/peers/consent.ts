import { createHash } from "node:crypto";
import type { ServerResponse } from "node:http";
import type { OauthUser } from "./oauth-user";

/** What someone at the provider decided. */
export interface Consent {
  readonly user: OauthUser;
  readonly denied: boolean;
}

const AUTHORIZE = /^\/(login\/oauth\/)?authorize$/;

/** Asks anyone who comes to sign in who they are. The form goes on with the same request.
 * @returns false when the request asks for nothing or brings the answer already */
export function askConsent(url: URL, response: ServerResponse): boolean {
  if (!AUTHORIZE.test(url.pathname) || url.searchParams.has("answer")) return false;
  const asked = [...url.searchParams].map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  );
  const page = `<!doctype html><html lang="en"><head><title>Provider</title><link rel="icon" href="data:,"></head>
<body><form action="${url.pathname}">${asked.join("")}
<label>E-mail <input name="email" type="email"></label>
<label><input name="verified" type="checkbox" checked> Verified</label>
<button name="answer" value="allow">Allow</button> <button name="answer" value="deny">Deny</button>
</form></body></html>`;
  response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(page);
  return true;
}

/** What the form on the page was answered with; null for a request that did not come from it. The same address is the
 * same person. */
export function readConsent(answered: URLSearchParams): Consent | null {
  const answer = answered.get("answer");
  if (answer === null) return null;
  const email = answered.get("email") ?? "";
  const digest = createHash("sha256").update(email).digest("hex");
  return {
    user: {
      sub: String(Number.parseInt(digest.slice(0, 12), 16)),
      email,
      name: email.replace(/@.*/, ""),
      emailVerified: answered.has("verified"),
    },
    denied: answer !== "allow",
  };
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
