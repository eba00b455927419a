import { describe, expect, it } from "vitest";
import { guardAttempts } from "./guard";

const BASE = "https://classmate.test/auth/v1";
const WINDOW_MS = 5 * 60_000;

function setUp(status = 400) {
  const clock = { time: 1_700_000_000_000 };
  const seen: string[] = [];
  const guarded = guardAttempts(
    async (request) => {
      seen.push(await request.text());
      return new Response(null, { status });
    },
    () => clock.time,
  );
  const attempt = async (email: string, address = "198.51.100.1", path = "/token?grant_type=password") =>
    guarded(
      new Request(`${BASE}${path}`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-forwarded-for": address },
        body: JSON.stringify({ email, password: "guess" }),
      }),
    );
  return { clock, seen, guarded, attempt };
}

async function statuses(count: number, attempt: (n: number) => Promise<Response>): Promise<number[]> {
  const found: number[] = [];
  for (let n = 0; n < count; n += 1) found.push((await attempt(n)).status);
  return found;
}

describe("attempts to sign in", () => {
  it("are limited per e-mail address, wherever they come from", async () => {
    const { attempt } = setUp();
    const found = await statuses(12, (n) => attempt(n % 2 ? "a@x.test" : " A@X.test", `198.51.100.${n}`));
    expect(found).toEqual([...Array(10).fill(400), 429, 429]);
    expect((await attempt("b@x.test")).status).toBe(400);
  });

  it("are limited per client address, whoever they are for", async () => {
    const { attempt } = setUp();
    const found = await statuses(102, (n) => attempt(`${n}@x.test`));
    expect(found.filter((status) => status === 429)).toHaveLength(2);
    expect((await attempt("c@x.test", "198.51.100.2")).status).toBe(400);
  });

  it("are told apart by the nearest hop, not by what the caller claims", async () => {
    const { attempt } = setUp();
    const found = await statuses(101, (n) => attempt(`${n}@x.test`, `10.0.0.${n}, 198.51.100.1`));
    expect(found.at(-1)).toBe(429);
  });

  it("are limited in all when client addresses are made up", async () => {
    const { attempt } = setUp();
    const found = await statuses(1_001, (n) => attempt(`${n}@x.test`, `made-up-${n}`));
    expect(found.indexOf(429)).toBe(1_000);
  });

  it("do not count when they succeed", async () => {
    const { attempt } = setUp(200);
    expect(new Set(await statuses(30, () => attempt("a@x.test")))).toEqual(new Set([200]));
  });

  it("are open again when the time is over", async () => {
    const { attempt, clock } = setUp();
    await statuses(11, () => attempt("a@x.test"));
    clock.time += WINDOW_MS;
    expect((await attempt("a@x.test")).status).toBe(400);
  });

  it("are refused in the protocol's own words, with the time to wait", async () => {
    const { attempt, clock } = setUp();
    await statuses(10, () => attempt("a@x.test"));
    clock.time += 60_000;
    const refused = await attempt("a@x.test");
    expect(refused.headers.get("retry-after")).toBe("240");
    expect(await refused.json()).toEqual({
      code: 429,
      error_code: "over_request_rate_limit",
      msg: "Too many attempts. Please try again in 240 s.",
    });
  });

  it("reach the auth server unchanged", async () => {
    const { attempt, seen } = setUp();
    await attempt("a@x.test");
    expect(seen).toEqual(['{"email":"a@x.test","password":"guess"}']);
  });
});

describe("other requests", () => {
  it.each(["/signup", "/recover", "/otp", "/resend"])("to %s count even when they succeed", async (path) => {
    const { attempt } = setUp(200);
    expect((await statuses(11, () => attempt("a@x.test", "198.51.100.1", path))).at(-1)).toBe(429);
  });

  it("to renew a session have their own, wider limit", async () => {
    const { attempt } = setUp(200);
    const renew = () => attempt("", "198.51.100.1", "/token?grant_type=refresh_token");
    const found = await statuses(501, renew);
    expect(found.indexOf(429)).toBe(500);
    expect((await attempt("a@x.test")).status).toBe(200);
  });

  it("with an enormous body are not read", async () => {
    const { guarded, seen } = setUp();
    const body = JSON.stringify({ email: "a@x.test", password: "x".repeat(70_000) });
    expect((await guarded(new Request(`${BASE}/signup`, { method: "POST", body }))).status).toBe(413);
    expect(seen).toEqual([]);
  });
});
