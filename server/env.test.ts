import { describe, expect, it } from "vitest";
import { PLACEHOLDER_DATABASE_URL } from "./env-fields";
import { InvalidEnvironment, parseEnv } from "./env-parse";

const SECRET = "0123456789abcdef0123456789abcdef";
const valid = {
  NODE_ENV: "production",
  DATABASE_URL: "pglite:.data/database",
  AUTH_SECRET: SECRET,
  AUTH_URL: "https://classmate.test",
  SMTP_URL: "smtp://mail.test:587",
};

function problems(changes: Record<string, string | undefined>): string[] {
  try {
    parseEnv({ ...valid, ...changes });
  } catch (error) {
    if (InvalidEnvironment.isInstance(error)) return error.message.split("\n");
    throw error;
  }
  return [];
}

describe("rules", () => {
  const postgres = { DATABASE_URL: "postgresql://u:hunter2@db.test/app" };
  const supabase = { SUPABASE_URL: "https://x.supabase.co", SUPABASE_ANON_KEY: "key" };
  const stripe = {
    STRIPE_SECRET_KEY: "sk_live_1",
    STRIPE_WEBHOOK_SECRET: "whsec_1",
    STRIPE_PRICE_MONTHLY: "price_1",
    STRIPE_PRICE_ANNUAL: "price_2",
  };
  const modes = "Expected 'development' | 'test' | 'production', received";

  it.each<[string, Record<string, string | undefined>, string[]]>([
    ["the database URL is required", { DATABASE_URL: undefined }, ["DATABASE_URL: Required"]],
    ["an empty string is absent", { DATABASE_URL: "" }, ["DATABASE_URL: Required"]],
    [
      "the database URL is a URL",
      { DATABASE_URL: "somewhere", ...supabase },
      ["DATABASE_URL: Expected URL, received text that is not a URL"],
    ],
    [
      "the database is one we have a driver for",
      { DATABASE_URL: "mysql://root@localhost/app", ...supabase },
      ["DATABASE_URL: Expected URL, received mysql URL"],
    ],
    [
      "the database URL is not the placeholder",
      { DATABASE_URL: PLACEHOLDER_DATABASE_URL, ...supabase },
      ["DATABASE_URL: Expected URL of your own database, received the placeholder"],
    ],
    ["a PostgreSQL database comes with Supabase", { ...postgres, ...supabase }, []],
    [
      "a PostgreSQL database without Supabase has nobody to sign in with",
      postgres,
      ["SUPABASE_URL: Required", "SUPABASE_ANON_KEY: Required"],
    ],
    ["the mode is one of three", { NODE_ENV: "staging" }, [`NODE_ENV: ${modes} 'staging'`]],
    ["the secret is required in production", { AUTH_SECRET: undefined }, ["AUTH_SECRET: Required"]],
    ["the secret may be left out elsewhere", { AUTH_SECRET: undefined, NODE_ENV: "test" }, []],
    [
      "the secret is long, and is not repeated",
      { AUTH_SECRET: "short" },
      ["AUTH_SECRET: Expected at least 32 characters, received 5"],
    ],
    ["the auth URL is required", { AUTH_URL: undefined }, ["AUTH_URL: Required"]],
    [
      "the auth URL is a URL",
      { AUTH_URL: "classmate.test" },
      ["AUTH_URL: Expected URL, received 'classmate.test'"],
    ],
    ["on Vercel the auth URL may be a bare host", { AUTH_URL: "classmate.test", VERCEL: "1" }, []],
    [
      "on Vercel one of the two addresses is needed",
      { AUTH_URL: undefined, VERCEL: "1" },
      ["AUTH_URL: Expected URL of the deployment, received neither AUTH_URL nor VERCEL_URL"],
    ],
    [
      "on Vercel the address is an address",
      { AUTH_URL: undefined, VERCEL: "1", VERCEL_URL: "not a host" },
      ["AUTH_URL: Expected URL, received 'https://not a host'"],
    ],
    ["on Vercel the auth URL may be absent", { AUTH_URL: undefined, VERCEL_URL: "x.vercel.app" }, []],
    [
      "an embedded auth server that others reach needs a mail server",
      { SMTP_URL: undefined },
      ["SMTP_URL: Required"],
    ],
    [
      "an embedded auth server on this machine needs none",
      { SMTP_URL: undefined, AUTH_URL: "http://localhost:3000" },
      [],
    ],
    ["nor on its numeric address", { SMTP_URL: undefined, AUTH_URL: "http://127.0.0.1:3000" }, []],
    ["nor on the long one", { SMTP_URL: undefined, AUTH_URL: "http://[::1]:3000" }, []],
    ["nor on a name under localhost", { SMTP_URL: undefined, AUTH_URL: "http://app.localhost:3000" }, []],
    ["a hosted auth server sends its own mail", { SMTP_URL: undefined, ...postgres, ...supabase }, []],
    [
      "a name that only looks like this machine is not it",
      { SMTP_URL: undefined, AUTH_URL: "https://localhost.classmate.test" },
      ["SMTP_URL: Required"],
    ],
    [
      "the mail server is an smtp URL, and its password is not repeated",
      { SMTP_URL: "https://me:hunter2@mail.test" },
      ["SMTP_URL: Expected smtp URL, received https URL"],
    ],
    [
      "half a social provider names the other half",
      { GOOGLE_CLIENT_ID: "id" },
      ["GOOGLE_CLIENT_SECRET: Required"],
    ],
    ["half of Supabase names the other half", { SUPABASE_ANON_KEY: "key" }, ["SUPABASE_URL: Required"]],
    ["half a model names the other half", { AI_MODEL: "m" }, ["AI_BASE_URL: Required"]],
    [
      "a price is not in dollars",
      { AI_PRICE_INPUT: "$3", AI_PRICE_OUTPUT: "-1", AI_DAILY_CAP: "much" },
      [
        "AI_PRICE_INPUT: Expected US dollars, received '$3'",
        "AI_PRICE_OUTPUT: Expected US dollars, received '-1'",
        "AI_DAILY_CAP: Expected US dollars, received 'much'",
      ],
    ],
    [
      "a reply has no limit",
      { AI_MAX_TOKENS: "0" },
      ["AI_MAX_TOKENS: Expected tokens from 256 to 65536, received '0'"],
    ],
    [
      "the patience with a model has an end",
      { AI_PATIENCE: "601" },
      ["AI_PATIENCE: Expected seconds from 1 to 600, received '601'"],
    ],
    [
      "the patience with a model is not none",
      { AI_PATIENCE: "0" },
      ["AI_PATIENCE: Expected seconds from 1 to 600, received '0'"],
    ],
    [
      "a part of Stripe names the others",
      { STRIPE_PRICE_ANNUAL: "price_1" },
      ["STRIPE_SECRET_KEY: Required", "STRIPE_WEBHOOK_SECRET: Required", "STRIPE_PRICE_MONTHLY: Required"],
    ],
    ["all of Stripe is enough", { ...stripe }, []],
    ["a restricted key of Stripe will do", { ...stripe, STRIPE_SECRET_KEY: "rk_test_1" }, []],
    [
      "what is Stripe's is told by its beginning, and is not repeated",
      {
        STRIPE_SECRET_KEY: "pk_live_hunter2",
        STRIPE_WEBHOOK_SECRET: "hunter2",
        STRIPE_PRICE_MONTHLY: "prod_hunter2",
        STRIPE_PRICE_ANNUAL: "59.99",
      },
      [
        "STRIPE_SECRET_KEY: Expected a secret key of Stripe, received something else",
        "STRIPE_WEBHOOK_SECRET: Expected a signing secret of Stripe, received something else",
        "STRIPE_PRICE_MONTHLY: Expected the id of a price of Stripe, received something else",
        "STRIPE_PRICE_ANNUAL: Expected the id of a price of Stripe, received something else",
      ],
    ],
    [
      "the sandbox is on or off",
      { BILLING_SANDBOX: "true" },
      ["BILLING_SANDBOX: Expected 'on' | 'off', received 'true'"],
    ],
    [
      "a promotion's code can be typed, and it gives something but not everything",
      { PROMO_CODE: "20 %", PROMO_PERCENT_OFF: "91" },
      [
        "PROMO_CODE: Expected 3 to 40 letters, digits and dashes, received '20 %'",
        "PROMO_PERCENT_OFF: Expected a number from 1 to 90, received '91'",
      ],
    ],
    [
      "the promotion ends on a date",
      { PROMO_ENDS_ON: "2024-09-31" },
      ["PROMO_ENDS_ON: Expected date as YYYY-MM-DD, received '2024-09-31'"],
    ],
    ["the port is a number", { PORT: "http" }, ["PORT: Expected port number, received 'http'"]],
    [
      "proxies are networks, not all the world",
      { TRUSTED_PROXIES: "203.0.113.0/24, 0.0.0.0/0" },
      [
        "TRUSTED_PROXIES: Expected networks such as 203.0.113.0/24, with commas between them, received '203.0.113.0/24, 0.0.0.0/0'",
      ],
    ],
    [
      "a pool has room for a transaction and its neighbour",
      { DATABASE_POOL_MAX: "1" },
      ["DATABASE_POOL_MAX: Expected a number from 2 to 100, received '1'"],
    ],
    [
      "the way past a pooler is a database's URL, which is not repeated",
      { DATABASE_DIRECT_URL: "https://user:secret@db.test" },
      ["DATABASE_DIRECT_URL: Expected URL, received https URL"],
    ],
    [
      "the extension's page is a URL",
      { NEXT_PUBLIC_EXTENSION_URL: "store" },
      ["NEXT_PUBLIC_EXTENSION_URL: Expected URL, received 'store'"],
    ],
    [
      "the log level is a known one",
      { LOG_LEVEL: "loud" },
      [
        "LOG_LEVEL: Expected 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent', received 'loud'",
      ],
    ],
  ])("%s", (_rule, changes, expected) => {
    const block =
      expected.length > 0 ? ["Invalid environment variables", ...expected.map((line) => `  ${line}`)] : [];
    expect(problems(changes)).toEqual(block);
  });

  it("names every variable at fault at once", () => {
    const names = problems({
      DATABASE_URL: undefined,
      AUTH_SECRET: undefined,
      AUTH_URL: "x",
      NODE_ENV: "production",
    });
    expect(names.slice(1).map((line) => line.trim().split(":")[0])).toEqual([
      "DATABASE_URL",
      "AUTH_SECRET",
      "AUTH_URL",
    ]);
  });

  it("never repeats a password", () => {
    expect(problems({ DATABASE_URL: "mysql://root:hunter2@localhost/app" }).join()).not.toContain("hunter2");
  });
});

describe("values", () => {
  it("takes the mode to be development when none is given", () => {
    expect(parseEnv({ ...valid, NODE_ENV: undefined }).NODE_ENV).toBe("development");
  });

  it("has the promotion and the product's name by default", () => {
    const env = parseEnv(valid);
    expect([env.PROMO_TITLE, env.PROMO_ENDS_ON]).toEqual(["BACK-TO-SCHOOL DEAL", "2024-09-30"]);
    expect([env.NEXT_PUBLIC_APP_NAME, env.DATA_DIR, env.LOG_LEVEL]).toEqual(["Classmate", ".data", "info"]);
    expect(env.NEXT_PUBLIC_ANALYTICS_TOKEN).toBeUndefined();
    expect([env.AI_PATIENCE, env.AI_MAX_TOKENS]).toEqual([60, 8192]);
  });

  it("lets the deployment's own address stand in on Vercel", () => {
    expect(parseEnv({ ...valid, AUTH_URL: "", VERCEL_URL: "x.vercel.app" }).AUTH_URL).toBe(
      "https://x.vercel.app",
    );
  });

  it.each([
    ["http://localhost:3000", {}, true],
    ["http://127.0.0.1:3000", {}, true],
    ["https://classmate.test", {}, false],
    ["https://classmate.test", { BILLING_SANDBOX: "on" }, true],
    ["http://localhost:3000", { BILLING_SANDBOX: "off" }, false],
    ["http://localhost:3000", { VERCEL: "1" }, false],
  ])("offers play money at %s with %o: %s", (address, changes, expected) => {
    expect(parseEnv({ ...valid, AUTH_URL: address, ...changes }).BILLING_SANDBOX).toBe(expected);
  });

  it("takes a fifth off where only a promotion's code is given", () => {
    const env = parseEnv({ ...valid, PROMO_CODE: "BACK20" });
    expect([env.PROMO_CODE, env.PROMO_PERCENT_OFF]).toEqual(["BACK20", 20]);
  });

  it.each<[string, Record<string, string> | string]>([
    ["", {}],
    ["api-key=s3cret", { "api-key": "s3cret" }],
    [" Authorization = Basic%20YWJj== , x-team=maths,", { authorization: "Basic YWJj==", "x-team": "maths" }],
    ["hunter2", "received something else"],
    ["api-key=hunter%0D%0A2", "received something else"],
    ["api key=hunter2", "received something else"],
    ["api-key=hunter%2", "received something else"],
  ])("reads %j as the headers for a collector of traces, or does not repeat it", (given, expected) => {
    const changes = { OTEL_EXPORTER_OTLP_HEADERS: given };
    if (typeof expected !== "string")
      expect(parseEnv({ ...valid, ...changes }).OTEL_EXPORTER_OTLP_HEADERS).toEqual(expected);
    else {
      expect(problems(changes).join()).toContain(expected);
      expect(problems(changes).join()).not.toContain("hunter");
    }
  });

  it("leaves the values it was given alone", () => {
    const given = { ...valid, LOG_LEVEL: "" };
    parseEnv(given);
    expect(given.LOG_LEVEL).toBe("");
  });
});

describe("in the browser", () => {
  const inBrowser = parseEnv(valid, { isServer: false });

  it("refuses to hand out a server variable", () => {
    expect(() => inBrowser.AUTH_SECRET).toThrow(/server-side environment variable AUTH_SECRET on the client/);
  });

  it("hands out public and shared variables", () => {
    expect([inBrowser.NEXT_PUBLIC_APP_NAME, inBrowser.NODE_ENV]).toEqual(["Classmate", "production"]);
  });
});
