import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AttemptLimiter } from "./attempt-limit";
import { createGuard } from "./guard";
import { readCall } from "./protocol";

const BASE = "https://classmate.test/auth/v1";
const MINUTE = 60_000;

function setUp(limiter?: AttemptLimiter) {
  const clock = { time: 1_700_000_000_000 };
  const errors: string[] = [];
  const silent = () => {};
  const known = new Set<string>();
  const guard = createGuard({
    ...(limiter && { limiter }),
    places: {
      has: async (email, address) => known.has(`${email} ${address}`),
      keep: async (email, address) => void known.add(`${email} ${address}`),
    },
    now: () => clock.time,
    log: { debug: silent, info: silent, warn: silent, error: (message) => void errors.push(message) },
  });
  const attempt = async (email: string, address = "198.51.100.1", path = "/token?grant_type=password") => {
    const call = await readCall(
      new Request(`${BASE}${path}`, {
        method: "POST",
        headers: { "x-forwarded-for": address },
        body: JSON.stringify({ email, password: "guess" }),
      }),
    );
    if (call instanceof Response) throw new Error(`not a call: ${call.status}`);
    return guard.refuse(call);
  };
  /** Whether a link to sign in with is mailed, or one that was mailed can be opened for some minutes more. */
  const mailed: number[] = [];
  const mayEnter = async (email: string) => {
    if (await guard.mayMail(email, "magiclink")) mailed.push(clock.time);
    return mailed.some((at) => at > clock.time - 10 * MINUTE);
  };
  return { clock, errors, attempt, known, mayEnter };
}

/** How many attempts go through before the first refusal. */
async function allowed(count: number, attempt: (n: number) => Promise<Response | null>): Promise<number> {
  for (let n = 0; n < count; n += 1) if (await attempt(n)) return n;
  return count;
}

describe("attempts to sign in", () => {
  it("at one account are limited for each address, however the account is spelt", async () => {
    const { attempt } = setUp();
    expect(await allowed(30, (n) => attempt(n % 2 ? "a@x.test" : " A@X.test"))).toBe(20);
    expect(await attempt("b@x.test")).toBeNull();
    expect(await attempt("a@x.test", "198.51.100.2")).toBeNull();
  });

  it("at one account are limited for all strangers together, and not where its owner has signed in", async () => {
    const { attempt, known } = setUp();
    known.add("a@x.test 192.0.2.7");
    expect(await allowed(400, (n) => attempt("a@x.test", `198.51.${n >> 8}.${n & 255}`))).toBe(100);
    expect(await attempt("a@x.test", "192.0.2.7")).toBeNull();
    expect(await allowed(30, () => attempt("a@x.test", "192.0.2.7"))).toBe(19);
  });

  it("never keep the owner out of a known place, from whatever addresses, kinds and spellings they come", async () => {
    const one = fc.record({
      email: fc.constantFrom("a@x.test", "A@X.TEST", " a@x.test", "b@x.test"),
      address: fc.oneof(fc.ipV4(), fc.ipV6()).filter((address) => address !== "192.0.2.7"),
      path: fc.constantFrom(
        "/token?grant_type=password",
        "/signup",
        "/recover",
        "/otp",
        "/verify",
        "/resend",
      ),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(one, { maxLength: 300 }), async (tries) => {
        const { attempt, known, mayEnter } = setUp();
        known.add("a@x.test 192.0.2.7");
        for (const { email, address, path } of tries) await attempt(email, address, path);
        expect(await attempt("a@x.test", "192.0.2.7")).toBeNull();
        expect(await attempt("a@x.test", "192.0.2.7", "/otp")).toBeNull();
        expect(await mayEnter("a@x.test")).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  it("are limited per client address, no matter who they are for", async () => {
    const { attempt } = setUp();
    expect(await allowed(700, (n) => attempt(`${n}@x.test`))).toBe(600);
    expect(await attempt("c@x.test", "198.51.100.2")).toBeNull();
  });

  it("are told apart by the nearest hop, not by what the caller claims", async () => {
    const { attempt } = setUp();
    expect(await allowed(700, (n) => attempt(`${n}@x.test`, `10.0.0.${n}, 198.51.100.1`))).toBe(600);
  });

  it("lock nobody else out, however many come from however many addresses", async () => {
    const { attempt } = setUp();
    const made = (n: number) => `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`;
    expect(await allowed(30_000, (n) => attempt(`${n}@x.test`, made(n)))).toBe(30_000);
    expect(await attempt("a@x.test", "192.0.2.7")).toBeNull();
  });

  it("are limited by the network around addresses of IPv6 too, which one subscriber may have", async () => {
    const counted: string[] = [];
    const take = (_: unknown, key: string) => {
      counted.push(key);
      return { ok: true } as const;
    };
    const { attempt } = setUp({ take });
    await attempt("a@x.test", "2001:db8:1:2::3");
    expect(counted).toEqual(
      expect.arrayContaining(["auth:address:2001:db8:1:2::", "auth:address:2001:db8:1::/48"]),
    );
  });

  it("are open again when the time is over", async () => {
    const { attempt, clock } = setUp();
    await allowed(21, () => attempt("a@x.test"));
    clock.time += MINUTE;
    expect(await attempt("a@x.test")).toBeNull();
  });

  it("are refused in the protocol's own words, with the time to wait", async () => {
    const { attempt, clock } = setUp();
    await allowed(20, () => attempt("a@x.test"));
    clock.time += 10_000;
    const refused = await attempt("a@x.test");
    expect(refused?.status).toBe(429);
    expect(refused?.headers.get("retry-after")).toBe("20");
    expect(await refused?.json()).toEqual({
      code: 429,
      error_code: "over_request_rate_limit",
      msg: "Too many attempts. Please try again in 20 s.",
    });
  });
});

describe("other calls", () => {
  it.each(["/signup", "/recover", "/otp", "/resend"])(
    "to %s share one narrow limit of mail",
    async (path) => {
      const { attempt } = setUp();
      const asked = await allowed(20, (n) => attempt("a@x.test", "198.51.100.1", n % 2 ? path : "/recover"));
      expect(asked).toBe(10);
      expect(await attempt("a@x.test")).toBeNull();
    },
  );

  it("that spend a link are limited per client address", async () => {
    const { attempt } = setUp();
    expect(await allowed(700, () => attempt("", "198.51.100.1", "/verify"))).toBe(600);
  });

  it("that renew a session have their own, wider limit", async () => {
    const { attempt } = setUp();
    const renew = () => attempt("", "198.51.100.1", "/token?grant_type=refresh_token");
    expect(await allowed(4_000, renew)).toBe(3_000);
    expect(await attempt("a@x.test")).toBeNull();
  });

  it("that sign out are never refused", async () => {
    const { attempt } = setUp();
    expect(await allowed(4_000, () => attempt("", "198.51.100.1", "/logout"))).toBe(4_000);
  });
});

describe("links that are mailed to one address", () => {
  it("are few, and at any time one that was mailed can be opened for a while, or another is mailed", async () => {
    const waits = fc.array(fc.integer({ min: 0, max: 5 * MINUTE }), { maxLength: 200 });
    await fc.assert(
      fc.asyncProperty(waits, async (pauses) => {
        const { clock, mayEnter } = setUp();
        for (const pause of pauses) {
          clock.time += pause;
          expect(await mayEnter("a@x.test")).toBe(true);
        }
      }),
      { numRuns: 50 },
    );
  });
});

describe("a limiter of several processes", () => {
  it("counts per address and per e-mail", async () => {
    const keys: string[] = [];
    const { attempt } = setUp({
      take: async (_rule, key) => {
        keys.push(key);
        return key.includes("password") ? { ok: false, retryAfterMs: 1 } : { ok: true };
      },
    });
    expect((await attempt("a@x.test"))?.headers.get("retry-after")).toBe("1");
    expect(keys).toEqual(["auth:address:198.51.100.1", "auth:password:a@x.test 198.51.100.1"]);
  });

  it("lets nobody through when it fails", async () => {
    const { attempt, errors } = setUp({
      take: async () => {
        throw new Error("the database is away");
      },
    });
    expect((await attempt("a@x.test"))?.status).toBe(429);
    expect(errors).toEqual(["the limiter of sign-in attempts failed"]);
  });
});
