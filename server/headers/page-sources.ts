import "server-only";
import type { Environment } from "@/server/env-parse";
import type { PolicySources } from "./content-policy";

type Configured = Pick<
  Environment,
  | "SUPABASE_URL"
  | "GOOGLE_CLIENT_ID"
  | "GOOGLE_OAUTH_URL"
  | "GITHUB_CLIENT_ID"
  | "GITHUB_OAUTH_URL"
  | "STRIPE_SECRET_KEY"
  | "NEXT_PUBLIC_APP_LOGO"
  | "NEXT_PUBLIC_APP_FAVICON"
>;

const GOOGLE = "https://accounts.google.com";
const GITHUB = "https://github.com";
const STRIPE_PAGES = [
  "https://checkout.stripe.com",
  "https://billing.stripe.com",
  "https://invoice.stripe.com",
];

/** The foreign origins that pages of this configuration need: where a sign-in or a payment leads, and where the
 * operator keeps a logo. Without any of these, none. */
export function sourcesOf(env: Configured): Pick<PolicySources, "images" | "formTargets"> {
  const hosted = env.SUPABASE_URL !== undefined;
  const targets = [
    env.SUPABASE_URL,
    // What a hosted auth server offers is set there.
    (hosted || env.GOOGLE_CLIENT_ID) && (env.GOOGLE_OAUTH_URL ?? GOOGLE),
    (hosted || env.GITHUB_CLIENT_ID) && (env.GITHUB_OAUTH_URL ?? GITHUB),
    ...(env.STRIPE_SECRET_KEY ? STRIPE_PAGES : []),
  ];
  return {
    formTargets: originsOf(targets),
    images: originsOf([env.NEXT_PUBLIC_APP_LOGO, env.NEXT_PUBLIC_APP_FAVICON]),
  };
}

/** The origins of addresses on the web; a path has none. */
function originsOf(addresses: readonly (string | undefined)[]): string[] {
  const origins = addresses.flatMap((address) =>
    address && /^https?:/.test(address) && URL.canParse(address) ? [new URL(address).origin] : [],
  );
  return [...new Set(origins)];
}
