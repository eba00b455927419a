import "server-only";
import type { Lite } from "./lite";
import { type AuthCall, forward, problem } from "./protocol";
import { type GooglePeer, inSocialContext } from "./social-peers";

export interface SocialOptions {
  readonly lite: Lite;
  readonly siteUrl: string;
  /** Null when Google is Google. */
  readonly google: GooglePeer | null;
}

const PASSED_TO_PROVIDER = ["provider", "code_challenge", "prompt", "login_hint"] as const;
const PASSED_FROM_PROVIDER = ["state", "code", "error", "error_description"] as const;

/** Where a return that belongs to no sign-in of ours ends. */
const RETURN_PATH = "/auth/callback";

/** Sends the browser to a social provider. Only with PKCE, so that what comes back is worth nothing to anyone else,
 * and only back to the product's own pages. */
export async function authorize({ lite, siteUrl, google }: SocialOptions, call: AuthCall): Promise<Response> {
  const asked = call.url.searchParams;
  if (!asked.get("code_challenge") || asked.get("code_challenge_method")?.toLowerCase() !== "s256") {
    return problem(400, "validation_failed", "A social sign-in needs a code_challenge with the method S256.");
  }
  const search = {
    ...only(asked, PASSED_TO_PROVIDER),
    code_challenge_method: "s256",
    redirect_to: ownAddress(asked.get("redirect_to"), siteUrl),
  };
  const answer = await lite.fetch(forward(call, { search }));
  const location = answer.headers.get("location");
  if (!location) return answer;
  const target = new URL(location);
  // Kept with the sign-in; the provider has no use for it.
  target.searchParams.delete("redirect_to");
  return redirect(google ? await google(target.toString()) : target.toString());
}

/** Takes the browser's return from a social provider. An account with an address that the provider has not verified is
 * refused and leaves nothing behind: anyone who owns that address must not find a stranger in their account. */
export async function returnFromProvider(
  { lite, siteUrl, google }: SocialOptions,
  call: AuthCall,
): Promise<Response> {
  const search = only(call.url.searchParams, PASSED_FROM_PROVIDER);
  const answer = await inSocialContext(google, () => lite.fetch(forward(call, { search })));
  const target = new URL(answer.headers.get("location") ?? `${siteUrl}?error=server_error`);
  target.hash = "";
  const code = target.searchParams.get("error_code");
  if (code === "provider_email_needs_verification") await lite.tables.removeUnverified();
  if (target.pathname === "/") target.pathname = RETURN_PATH;
  return redirect(target.toString());
}

/** An address within the product; its front page for any other. */
function ownAddress(asked: string | null, siteUrl: string): string {
  if (!asked || !URL.canParse(asked)) return siteUrl;
  const url = new URL(asked);
  return url.origin === new URL(siteUrl).origin && !url.username && !url.password ? url.toString() : siteUrl;
}

function only(params: URLSearchParams, names: readonly string[]): Record<string, string> {
  const found = names.map((name) => [name, params.get(name)] as const).filter(([, value]) => value !== null);
  return Object.fromEntries(found) as Record<string, string>;
}

function redirect(location: string): Response {
  return new Response(null, { status: 302, headers: { location, "cache-control": "no-store" } });
}
