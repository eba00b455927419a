import { describe, expect, it } from "vitest";
import { parseEnv } from "@/server/env-parse";
import { sourcesOf } from "./page-sources";

const SITE = { AUTH_URL: "http://localhost:3000", DATABASE_URL: "pglite:memory" };

const sources = (values: Record<string, string>) => sourcesOf(parseEnv({ ...SITE, ...values }));

describe("what pages may reach beyond this site", () => {
  it("is nothing where nothing is configured", () => {
    expect(sources({})).toEqual({ images: [], formTargets: [] });
  });

  it("is where a sign-in with Google or GitHub leads, for forms", () => {
    const google = { GOOGLE_CLIENT_ID: "id", GOOGLE_CLIENT_SECRET: "secret" };
    const gitHub = { GITHUB_CLIENT_ID: "id", GITHUB_CLIENT_SECRET: "secret" };
    expect(sources(google).formTargets).toEqual(["https://accounts.google.com"]);
    expect(sources({ ...google, GOOGLE_OAUTH_URL: "http://localhost:4000/g" }).formTargets).toEqual([
      "http://localhost:4000",
    ]);
    expect(sources(gitHub).formTargets).toEqual(["https://github.com"]);
  });

  it("is a hosted auth server and whom it may ask, for forms", () => {
    const hosted = { SUPABASE_URL: "https://abc.supabase.co/", SUPABASE_ANON_KEY: "public" };
    expect(sources(hosted).formTargets).toEqual([
      "https://abc.supabase.co",
      "https://accounts.google.com",
      "https://github.com",
    ]);
  });

  it("is Stripe's own pages, for forms", () => {
    const stripe = {
      STRIPE_SECRET_KEY: "sk_test_1",
      STRIPE_WEBHOOK_SECRET: "whsec_1",
      STRIPE_PRICE_MONTHLY: "price_1",
      STRIPE_PRICE_ANNUAL: "price_2",
    };
    expect(sources(stripe).formTargets).toContain("https://checkout.stripe.com");
  });

  it("is where the operator keeps the logo, for pictures; a path is on this site", () => {
    const logo = {
      NEXT_PUBLIC_APP_LOGO: "https://cdn.example/logo.svg",
      NEXT_PUBLIC_APP_FAVICON: "/mine.svg",
    };
    expect(sources(logo).images).toEqual(["https://cdn.example"]);
  });
});
