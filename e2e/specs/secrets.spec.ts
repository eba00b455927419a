import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildDirectory } from "../../server/cli/start/build";
import { expect, test } from "../fixtures";
import { OwnServer } from "../own-server";

/** Values that are nowhere else, in place of every secret the product knows. Nothing answers at port 9. */
const SECRETS = {
  AUTH_SECRET: "planted-in-auth-secret-0123456789abcdef",
  AI_API_KEY: "planted-in-ai-api-key",
  GOOGLE_CLIENT_SECRET: "planted-in-google-client-secret",
  GITHUB_CLIENT_SECRET: "planted-in-github-client-secret",
  SUPABASE_SERVICE_ROLE_KEY: "planted-in-service-role-key",
  STRIPE_SECRET_KEY: "sk_test_plantedInStripeSecretKey",
  STRIPE_WEBHOOK_SECRET: "whsec_plantedInStripeWebhookSecret",
};
const MAIL_PASSWORD = "planted-in-smtp-url";
const DATABASE_PASSWORD = "planted-in-database-url";

const AROUND = {
  AI_BASE_URL: "http://127.0.0.1:9/v1",
  AI_MODEL: "none",
  GOOGLE_CLIENT_ID: "google",
  GITHUB_CLIENT_ID: "github",
  STRIPE_PRICE_MONTHLY: "price_monthly",
  STRIPE_PRICE_ANNUAL: "price_annual",
};
const PLANTED = [...Object.values(SECRETS), MAIL_PASSWORD, DATABASE_PASSWORD];

/** Every planted value that a text holds, as it is or written otherwise. */
function found(text: string): string[] {
  return PLANTED.filter((value) =>
    [
      value,
      encodeURIComponent(value),
      Buffer.from(value).toString("hex"),
      Buffer.from(value).toString("base64").replace(/=+$/, "").slice(0, -1),
    ].some((form) => text.includes(form)),
  );
}

const form = (fields: Record<string, string>) => ({ method: "POST", body: new URLSearchParams(fields) });
const json = (value: unknown) => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(value),
});

/** What a browser can be led to ask for, wrong things too. */
const REQUESTS: readonly (readonly [string, RequestInit?])[] = [
  ["/"],
  ["/chat"],
  ["/history"],
  ["/billing"],
  ["/settings"],
  ["/settings", { headers: { rsc: "1" } }],
  ["/sign-in"],
  ["/inbox"],
  ["/no-such-page"],
  ["/share/nothing"],
  ["/solve/nothing"],
  ["/settings/export"],
  ["/api/health/ready"],
  ["/api/trpc/account.me"],
  ["/api/trpc/solve.byId?input=%7B"],
  ["/api/trpc/solve.create", json({ json: { text: "2x = 8" } })],
  ["/api/admin", json({ command: "user" })],
  ["/api/billing/webhook", json({ type: "invoice.paid" })],
  ["/api/chat", json({ text: "Solve 2x = 8" })],
  ["/auth/session"],
  ["/auth/v1/settings"],
  ["/auth/v1/token?grant_type=password", json({ email: "a@example.com", password: "a wrong password" })],
  ["/auth/v1/signup", json({ email: "b@example.com", password: "seven plain words" })],
  ["/auth/sign-in/google", form({ next: "/" })],
  ["/auth/callback?code=nothing"],
];

/** Asks for everything and returns all that was answered. */
async function harvest(origin: string): Promise<string> {
  const answers: string[] = [];
  for (const [path, init] of REQUESTS) {
    const answer = await fetch(`${origin}${path}`, { ...init, redirect: "manual" });
    answers.push(`${path} ${answer.status} ${JSON.stringify([...answer.headers])} ${await answer.text()}`);
  }
  return answers.join("\n");
}

test.describe("no secret of the operator", () => {
  let directory: string;
  test.beforeAll(() => {
    directory = mkdtempSync(join(tmpdir(), "classmate-secrets-"));
  });
  test.afterAll(() => rmSync(directory, { recursive: true, force: true }));

  test("reaches a page, an answer or the log of a server that has all of them", async () => {
    test.setTimeout(180_000);
    const server = await OwnServer.on(join(directory, "all"), {
      ...SECRETS,
      ...AROUND,
      SMTP_URL: `smtp://somebody:${MAIL_PASSWORD}@127.0.0.1:9`,
      LOG_LEVEL: "trace",
    });
    try {
      await server.start();
      const answers = await harvest(server.origin);
      expect(answers).toContain("x = 4");
      expect(found(answers)).toEqual([]);
      // The letter goes out beside the answer, so what became of it is told a moment later.
      await expect.poll(() => server.said).toContain("mail");
      expect(found(server.said)).toEqual([]);
    } finally {
      await server.kill();
    }
  });

  test("is told by a server that cannot reach its database", async () => {
    test.setTimeout(180_000);
    const server = await OwnServer.on(join(directory, "away"), {
      ...SECRETS,
      ...AROUND,
      DATABASE_URL: `postgres://somebody:${DATABASE_PASSWORD}@127.0.0.1:9/classmate`,
      SUPABASE_URL: "http://127.0.0.1:9",
      SUPABASE_ANON_KEY: "public",
      LOG_LEVEL: "trace",
    });
    try {
      server.launch();
      await expect
        .poll(
          () =>
            fetch(server.origin).then(
              ({ status }) => status,
              () => 0,
            ),
          {
            timeout: 120_000,
          },
        )
        .toBe(200);
      expect(found(await harvest(server.origin))).toEqual([]);
      await expect.poll(() => server.said).toContain("database");
      expect(found(server.said)).toEqual([]);
    } finally {
      await server.kill();
    }
  });

  test("has so much as its name in what browsers are sent to run", () => {
    const directory = join(buildDirectory(process.cwd(), process.env), "static");
    const files = readdirSync(directory, { recursive: true, encoding: "utf8" });
    const scripts = files.filter((file) => /\.(js|css|json|map)$/.test(file));
    expect(scripts.length).toBeGreaterThan(10);
    const names = [...Object.keys(SECRETS), "SMTP_URL", "DATABASE_URL"];
    for (const file of scripts) {
      const text = readFileSync(join(directory, file), "utf8");
      expect(
        names.filter((name) => text.includes(name)),
        file,
      ).toEqual([]);
      // The bundler writes one for a worker's entry, with nothing in it.
      if (file.endsWith(".map"))
        expect(JSON.parse(text), file).toEqual({ version: 3, sources: [], sections: [] });
    }
  });
});
