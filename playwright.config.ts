import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import type { Surroundings } from "./e2e/fixtures";
import { inboxSettings } from "./e2e/inbox";
import { ANON_KEY, SOCIAL_CLIENT } from "./e2e/peers/auth-server";
import { placesFrom } from "./e2e/peers/ports";
import { notOnPhone } from "./e2e/phone-walks";
import { findChromium } from "./server/cli/test/chromium";

const places = placesFrom(Number(process.env.E2E_PORT ?? 3187));
// A server that runs already, to look at one test quickly: E2E_ORIGIN=http://localhost:3000 npm run test:e2e -- -g theme
const origin = process.env.E2E_ORIGIN;
// Every worker process loads this file again and inherits the directory the first one made.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), "classmate-e2e-"));
const data = process.env.E2E_DATA_DIR;

/** What differs where the database and the auth server are elsewhere: whatever has to do with accounts. */
const ACCOUNTS = /(account|connect|settings|referral|social|two-step)\.spec\.ts$/;
/** Of these, what a phone walks with everything embedded, and a desktop where nothing is. */
const WALKED_BY_PHONE = /(account|settings|referral|two-step)\.spec\.ts$/;
/** What students do on their phones, a long list of it. */
const PHONE_ONLY = /student\.spec\.ts$/;
/** What is about the server, or goes through the widths and the keyboard by itself. */
const DESKTOP_ONLY =
  /(accessibility|admission|promotion|style-order|analytics|branches|budgets|connect|container|durable|extension|faults|instances|keyboard|limit|long-chat|outsider|protocol|restart|secrets|security-headers|sharing|social|tabs)\.spec\.ts$/;
/** Attacks on the server that all others are served by: when the others are done. */
const ATTACKS = /admission\.spec\.ts$/;
const DESKTOP = { viewport: { width: 1280, height: 900 } };

export default defineConfig<Surroundings>({
  testDir: "e2e/specs",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: "list",
  use: {
    baseURL: origin ?? places.embedded,
    // Recorded for every test it is a good part of the time they take: for looking into one that fails.
    trace: process.env.E2E_TRACE ? "retain-on-failure" : "off",
    launchOptions: {
      executablePath: findChromium() ?? undefined,
      args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking"],
    },
  },
  projects: [
    {
      name: "phone",
      testIgnore: DESKTOP_ONLY,
      grepInvert: process.env.FULL === "1" ? [] : notOnPhone("e2e/specs"),
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    { name: "desktop", testIgnore: [WALKED_BY_PHONE, PHONE_ONLY, ATTACKS], use: DESKTOP },
    {
      name: "hosted",
      testMatch: ACCOUNTS,
      // Its endpoints are fixed in the auth server.
      grepInvert: /signing in with Google/,
      use: { ...DESKTOP, baseURL: places.hosted, mailServer: places.mail },
    },
    {
      name: "attacked",
      testMatch: ATTACKS,
      dependencies: ["phone", "desktop", "hosted"],
      use: DESKTOP,
    },
  ],
  webServer: origin === undefined ? [peers(), embeddedProduct(), hostedProduct()] : undefined,
});

/** What the product speaks to: a database, a mail server, an auth server, a provider of social sign-in. */
function peers() {
  return {
    name: "peers",
    command: `node --import tsx e2e/peers/serve.ts ${places.embeddedPort}`,
    url: `${places.mail}/messages`,
    timeout: 60_000,
    gracefulShutdown: { signal: "SIGTERM" as const, timeout: 10_000 },
  };
}

/** The product as `npm start` serves it, on a port and in a data directory of its own. */
function product(name: string, port: number, env: Record<string, string>) {
  return {
    name,
    command: "node --import tsx server/cli/start.ts",
    url: `http://localhost:${port}/`,
    timeout: 300_000,
    gracefulShutdown: { signal: "SIGTERM" as const, timeout: 10_000 },
    env: { PORT: String(port), DATA_DIR: join(data, name), ...inboxSettings(), ...env },
  };
}

/** Everything in one process, apart from the social sign-in. */
function embeddedProduct() {
  return product("embedded", places.embeddedPort, {
    GOOGLE_CLIENT_ID: SOCIAL_CLIENT.id,
    GOOGLE_CLIENT_SECRET: SOCIAL_CLIENT.secret,
    GOOGLE_OAUTH_URL: places.oauth,
    GITHUB_CLIENT_ID: SOCIAL_CLIENT.id,
    GITHUB_CLIENT_SECRET: SOCIAL_CLIENT.secret,
    GITHUB_OAUTH_URL: places.oauth,
  });
}

/** Nothing embedded: PostgreSQL, and an auth server with an origin of its own. */
function hostedProduct() {
  return product("hosted", places.hostedPort, {
    DATABASE_URL: places.database,
    SUPABASE_URL: places.auth,
    SUPABASE_ANON_KEY: ANON_KEY,
    // Where this auth server leads to: pages allow a form only what they know of.
    GITHUB_OAUTH_URL: places.oauth,
  });
}
