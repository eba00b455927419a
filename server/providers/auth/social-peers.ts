import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { z } from "zod";

export interface SocialApp {
  clientId: string;
  clientSecret: string;
}

export interface SocialConfig {
  readonly google?: SocialApp;
  readonly github?: SocialApp;
  /** Another server that speaks Google's protocol: its OpenID issuer address. */
  readonly googleUrl?: string;
  /** Another server that speaks GitHub's protocol, such as GitHub Enterprise. */
  readonly githubUrl?: string;
}

/** Set while a social sign-in comes back, with the network it uses. No mail leaves during it. */
export const socialContext = new AsyncLocalStorage<{ readonly fetch?: typeof fetch }>();

/** The endpoints the embedded server knows Google by. */
const GOOGLE = {
  authorization_endpoint: "https://accounts.google.com/o/oauth2/v2/auth",
  token_endpoint: "https://oauth2.googleapis.com/token",
  jwks_uri: "https://www.googleapis.com/oauth2/v3/certs",
  userinfo_endpoint: "https://www.googleapis.com/userinfo/v2/me",
} as const;

const discoverySchema = z.object({
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  userinfo_endpoint: z.url(),
});

const DISCOVERY_TIMEOUT_MS = 5_000;

/** A server that stands in for Google.
 * @returns the address there for an address of Google's; other addresses as they are */
export type GooglePeer = (url: string) => Promise<string>;

/** @param issuer its OpenID issuer address, where it describes itself
 * @param send the network */
export function createGooglePeer(issuer: string, send: typeof fetch = fetch): GooglePeer {
  let discovering: Promise<z.infer<typeof discoverySchema>> | undefined;

  async function discover() {
    const response = await send(`${issuer.replace(/\/+$/, "")}/.well-known/openid-configuration`, {
      signal: AbortSignal.timeout(DISCOVERY_TIMEOUT_MS),
    });
    return discoverySchema.parse(await response.json());
  }

  return async (url) => {
    const [address, query] = url.split("?");
    const name = (Object.keys(GOOGLE) as (keyof typeof GOOGLE)[]).find((key) => GOOGLE[key] === address);
    if (!name) return url;
    discovering ??= discover().catch((error) => {
      discovering = undefined;
      throw error;
    });
    const target = new URL((await discovering)[name]);
    for (const [key, value] of new URLSearchParams(query)) target.searchParams.set(key, value);
    return target.toString();
  };
}

/** Runs a social sign-in's return. With a stand-in for Google its endpoints are the stand-in's: the embedded server
 * takes the network from the global `fetch` and has no place to hand one in, so that is where the choice is made;
 * every other caller of `fetch` passes straight through. */
export function inSocialContext<Result>(
  peer: GooglePeer | null,
  run: () => Promise<Result>,
): Promise<Result> {
  if (!peer) return socialContext.run({}, run);
  const plain = routeGlobalFetch();
  const send: typeof fetch = async (input, init) => {
    const target = input instanceof Request ? input : await peer(String(input));
    // Outside the context, so that a `fetch` someone has wrapped around this one does not come back here.
    return socialContext.exit(() => plain(target, init));
  };
  return socialContext.run({ fetch: send }, run);
}

let routing: { readonly routed: typeof fetch; readonly plain: typeof fetch } | undefined;

function routeGlobalFetch(): typeof fetch {
  if (routing?.routed === globalThis.fetch) return routing.plain;
  const plain = globalThis.fetch;
  const routed: typeof fetch = (input, init) => (socialContext.getStore()?.fetch ?? plain)(input, init);
  routing = { routed, plain };
  globalThis.fetch = routed;
  return plain;
}
