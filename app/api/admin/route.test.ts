import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { grantedDays } from "@/drizzle/schema";
import { ensureAccount } from "@/server/features/account/service";
import { operatorToken } from "@/server/session/operator";
import { createTestFixtures, type TestFixtures } from "@/server/testing/fixtures";
import { POST } from "./route";

// Next swaps this module for server code when it bundles; outside a bundle it has to be named.
vi.mock("next/navigation", () => import("next/dist/client/components/navigation.react-server"));

const SECRET = vi.hoisted(() => "a-secret-of-this-test-of-32-characters");
const root = vi.hoisted((): { composition: unknown } => ({ composition: null }));
vi.mock("@/server/composition/compose", () => ({ compose: () => root.composition }));
vi.mock("@/server/env", () => ({ env: { AUTH_SECRET: SECRET } }));

const USER = "00000000-0000-4000-8000-00000000beef";
const TOKEN = operatorToken(SECRET);

let fixtures: TestFixtures;
beforeAll(async () => {
  fixtures = await createTestFixtures();
  root.composition = { gate: fixtures.gate, deps: fixtures.deps };
  await ensureAccount(fixtures.deps, { userId: USER });
});
afterAll(() => fixtures.close());
beforeEach(() => fixtures.pass(120_000));

interface Asked {
  readonly token?: string | null;
  readonly address?: string;
}

async function ask(body: unknown, { token = TOKEN, address = "127.0.0.1" }: Asked = {}) {
  const headers = {
    host: "localhost:3000",
    "x-forwarded-for": address,
    ...(token !== null && { authorization: `Bearer ${token}` }),
  };
  const request = new Request("http://localhost:3000/api/admin", {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
  const response = await POST(request);
  return { status: response.status, body: await response.json(), headers: response.headers };
}

const GRANT = { command: "grant", user: USER, days: 7, reason: "a test" };
const granted = async () => (await fixtures.deps.db()).select().from(grantedDays);

describe("the operator's address", () => {
  it.each(["127.0.0.1", "::1", "::ffff:127.0.0.1"])(
    "does what the operator asks for from %s",
    async (address) => {
      const { status, body, headers } = await ask({ command: "user", user: USER }, { address });
      expect(status).toBe(200);
      expect(body.account).toMatchObject({ id: USER });
      expect(headers.get("cache-control")).toBe("no-store");
      expect(headers.get("set-cookie")).toBeNull();
    },
  );

  it.each<[string, Asked]>([
    ["without the token", { token: null }],
    ["with another token", { token: operatorToken("another-secret-of-32-characters!!") }],
    ["with the beginning of the token", { token: TOKEN.slice(0, -1) }],
    ["with more than the token", { token: `${TOKEN}0` }],
    ["with the secret itself", { token: SECRET }],
    ["from another machine, with the token", { address: "203.0.113.9" }],
    ["from a machine nobody knows, with the token", { address: "unknown" }],
  ])("is not there %s", async (_how, asked) => {
    const { status, body } = await ask(GRANT, asked);
    expect(status).toBe(404);
    expect(body.error.code).toBe("NOT_FOUND");
    expect(await granted()).toEqual([]);
  });

  it("is not there with an account's own token", async () => {
    expect((await ask(GRANT, { token: await fixtures.token(USER) })).status).toBe(404);
  });

  it("refuses commands it does not know, and says what is missing", async () => {
    expect((await ask({ command: "drop" })).status).toBe(400);
    const refused = await ask({ ...GRANT, reason: " " });
    expect(refused.status).toBe(400);
    expect(refused.body.error.message).toMatch(/Say why/);
    expect(await granted()).toEqual([]);
  });

  it("counts who tries", async () => {
    const statuses: number[] = [];
    for (let time = 0; time < 31; time++) statuses.push((await ask(GRANT, { token: "guess" })).status);
    expect(statuses.slice(0, 30)).toEqual(Array(30).fill(404));
    expect(statuses.at(-1)).toBe(429);
  });

  it("writes once what is asked for once", async () => {
    expect((await ask(GRANT)).body).toMatchObject({ granted: 7, account: USER });
    expect(await granted()).toMatchObject([{ userId: USER, days: 7, reason: "a test" }]);
  });
});
