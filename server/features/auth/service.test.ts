import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createSolve, listSolves } from "@/server/features/solve/service";
import { type CookieToSet, cookieValue } from "@/server/http/cookies";
import { createTestAuthServer, type TestAuth } from "@/server/providers/auth/testing";
import { refreshSession } from "@/server/request-context/refresh-session";
import { hasRecovery, rememberAskedMail } from "@/server/session/auth-flow-cookies";
import { createMemoryJar } from "@/server/session/cookie-jar";
import { GUEST_COOKIE } from "@/server/session/guest-cookie";
import type { GuestScope } from "@/server/session/scope";
import { type CookieJar, createSupabase } from "@/server/session/supabase-client";
import { createTestFixtures, type TestFixtures } from "@/server/testing/fixtures";
import { signInSchema, signUpSchema } from "./schema";
import {
  choosePassword,
  confirmPassword,
  enter,
  enterByCallback,
  finishSignIn,
  followMailLink,
  sendMail,
  signIn,
  signUp,
  socialAddress,
} from "./service";

const PASSWORD = "correct horse battery";
const SECRET = "a-secret-of-at-least-thirty-two-bytes";

let server: TestAuth;
let fixtures: TestFixtures;
let ahead = 0;
let people = 0;

beforeAll(async () => {
  const now = () => new Date(Date.now() + ahead);
  server = await createTestAuthServer({
    now: () => now().getTime(),
    social: { github: { clientId: "id", clientSecret: "secret" } },
  });
  fixtures = await createTestFixtures({ auth: server.auth, now });
});
afterAll(async () => {
  await fixtures.close();
  await server.close();
});
beforeEach(() => {
  ahead = 0;
});

type Browser = CookieJar & { readonly written: CookieToSet[] };

/** A browser's cookies, kept as a browser keeps them, at an address of its own. */
function browser(): Browser {
  people += 1;
  const jar = createMemoryJar({ secure: true, address: `198.51.100.${people % 250}` });
  const written: CookieToSet[] = [];
  const set = (cookie: CookieToSet) => {
    written.push(cookie);
    jar.set(cookie);
  };
  return { ...jar, set, written };
}

const newcomer = () => `student${++people}@example.org`;
const clientOf = (jar: CookieJar) => createSupabase(fixtures.deps.auth, jar);
const sessionOf = (jar: CookieJar) => fixtures.gate.read({ cookies: jar.getAll(), authorization: null });
const cookiesOf = (jar: CookieJar) => ({ jar, secret: SECRET, now: fixtures.deps.now() });
const problemOf = (failure: Promise<unknown>) =>
  failure.then(
    () => null,
    ({ code, message, fieldErrors }) => ({ code, message, fieldErrors }),
  );

function userOf(session: Awaited<ReturnType<typeof sessionOf>>) {
  if (session.scope?.kind !== "user") throw new Error("nobody is signed in");
  return session.scope;
}

/** Opens the newest link to an address. */
function open(jar: CookieJar, email: string, how: { pressed?: boolean; next?: string } = {}) {
  const { tokenHash, type } = server.linkTo(email);
  const link = { tokenHash, type: type as "signup" };
  const visit = { link, pressed: how.pressed ?? true, next: how.next ?? "/", userAgent: null };
  return followMailLink(fixtures, cookiesOf(jar), visit);
}

/** Signs up as the form does, which remembers that this browser asked. */
async function askToSignUp(jar: CookieJar, email: string, next = "/") {
  const arrival = await signUp(clientOf(jar), { email, password: PASSWORD });
  rememberAskedMail(cookiesOf(jar), { email, next });
  return arrival;
}

/** An account whose address is confirmed, and a browser that is signed in to it. */
async function member(): Promise<{ email: string; jar: Browser }> {
  const email = newcomer();
  const jar = browser();
  await askToSignUp(jar, email);
  await open(jar, email);
  return { email, jar };
}

async function guestWithWork(jar: CookieJar, text: string): Promise<GuestScope> {
  const { scope, cookieValue: value } = fixtures.gate.mintGuest();
  await createSolve(fixtures.deps, scope, { text, mode: "answer" });
  jar.set({ name: GUEST_COOKIE, value, options: {} });
  return scope;
}

async function textsOf(jar: CookieJar): Promise<string[]> {
  const scope = userOf(await sessionOf(jar));
  const { items } = await listSolves(fixtures.deps, scope, { cursor: null, limit: 9 });
  return items.map(({ text }) => text);
}

describe("signing up", () => {
  it("signs in once the link is opened, by a cookie scripts cannot read and that stays on this site", async () => {
    const email = newcomer();
    const jar = browser();
    expect(await askToSignUp(jar, email, "/history")).toBeNull();
    expect((await sessionOf(jar)).scope).toBeNull();
    expect(await open(jar, email)).toBe("/history");
    expect((await sessionOf(jar)).scope).toMatchObject({ kind: "user", email, provider: "email" });
    for (const { options } of jar.written.filter(({ value }) => value !== "")) {
      expect(options).toMatchObject({ httpOnly: true, secure: true, sameSite: "lax", path: "/" });
    }
  });

  it("answers the same for a taken address, changes nothing there and tells its owner", async () => {
    const { email } = await member();
    const before = server.mailTo(email).id;
    const jar = browser();
    expect(await signUp(clientOf(jar), { email, password: "another good password" })).toBeNull();
    await expect.poll(() => server.mailTo(email).id, { timeout: 20_000 }).not.toBe(before);
    await signIn(clientOf(browser()), { email, password: PASSWORD });
    const taken = signIn(clientOf(browser()), { email, password: "another good password" });
    expect(await problemOf(taken)).toMatchObject({ code: "INVALID_CREDENTIALS" });
  });

  it("names the field of a password that is too weak", async () => {
    const weak = signUp(clientOf(browser()), { email: newcomer(), password: "short" });
    expect(await problemOf(weak)).toMatchObject({
      code: "BAD_REQUEST",
      fieldErrors: { password: expect.any(String) },
    });
  });

  it("leads to a new password when someone else has signed up with the same address", async () => {
    const email = newcomer();
    await signUp(clientOf(browser()), { email, password: "a stranger's own phrase" });
    const jar = browser();
    await signUp(clientOf(jar), { email, password: PASSWORD });
    expect(await open(jar, email, { next: "/history" })).toBe("/reset-password");
    expect(hasRecovery(cookiesOf(jar), userOf(await sessionOf(jar)))).toBe(true);
    for (const password of ["a stranger's own phrase", PASSWORD]) {
      const refused = await problemOf(signIn(clientOf(browser()), { email, password }));
      expect(refused).toMatchObject({ code: "INVALID_CREDENTIALS" });
    }
    await choosePassword(clientOf(jar), { password: PASSWORD, field: "password" });
    await signIn(clientOf(browser()), { email, password: PASSWORD });
  });

  it("leads to a new password in a browser that did not sign up: a stranger may have", async () => {
    const email = newcomer();
    await askToSignUp(browser(), email);
    const jar = browser();
    expect(await open(jar, email, { next: "/history" })).toBe("/reset-password");
    const planted = signIn(clientOf(browser()), { email, password: PASSWORD });
    expect(await problemOf(planted)).toMatchObject({ code: "INVALID_CREDENTIALS" });
    await choosePassword(clientOf(jar), { password: "the owner's own phrase", field: "password" });
    await signIn(clientOf(browser()), { email, password: "the owner's own phrase" });
  });

  it("can be finished by a link that was asked for again", async () => {
    const email = newcomer();
    const jar = browser();
    await askToSignUp(jar, email);
    const first = server.linkTo(email).tokenHash;
    await sendMail(clientOf(browser()), { kind: "sign-up", email });
    expect(server.linkTo(email).tokenHash).not.toBe(first);
    await open(jar, email);
    await signIn(clientOf(browser()), { email, password: PASSWORD });
  });
});

describe("signing in", () => {
  it("works again with the same password", async () => {
    const { email } = await member();
    const jar = browser();
    const arrival = await signIn(clientOf(jar), { email, password: PASSWORD });
    expect(arrival.email).toBe(email);
    expect(Math.abs(arrival.signedUpAt.getTime() - Date.now())).toBeLessThan(600_000);
    expect((await sessionOf(jar)).scope).toMatchObject({ kind: "user", email });
  });

  it("fails in the same words for a wrong password, an unknown address and an unconfirmed one, and sets nothing", async () => {
    const { email } = await member();
    const unconfirmed = newcomer();
    await signUp(clientOf(browser()), { email: unconfirmed, password: PASSWORD });
    const jar = browser();
    const failures: unknown[] = [];
    for (const credentials of [
      { email, password: "wrong password" },
      { email: "nobody@example.org", password: PASSWORD },
      { email: unconfirmed, password: "wrong password" },
      { email: unconfirmed, password: PASSWORD },
    ]) {
      failures.push(await problemOf(signIn(clientOf(jar), credentials)));
    }
    expect(new Set(failures.map((failure) => JSON.stringify(failure))).size).toBe(1);
    expect(failures[0]).toMatchObject({ code: "INVALID_CREDENTIALS" });
    expect(jar.getAll()).toEqual([]);
  });

  it("says so when the auth server is away, and keeps its words to itself", async () => {
    const fetch = async () => Response.json({ msg: "pg: secret" }, { status: 500 });
    const away = createSupabase({ ...fixtures.deps.auth, fetch }, browser());
    for (const failure of [
      signIn(away, { email: "ada@example.org", password: PASSWORD }),
      sendMail(away, { kind: "recovery", email: "ada@example.org" }),
    ]) {
      expect(await problemOf(failure)).toMatchObject({
        code: "INTERNAL_SERVER_ERROR",
        message: expect.stringMatching(/try again/),
      });
    }
  });
});

describe("a link to sign in with", () => {
  it("signs in once", async () => {
    const { email } = await member();
    await sendMail(clientOf(browser()), { kind: "sign-in", email });
    const jar = browser();
    expect(await open(jar, email)).toBe("/");
    expect((await sessionOf(jar)).scope).toMatchObject({ email });
    const second = browser();
    expect(await open(second, email)).toBe("/sign-in?problem=link");
    expect((await sessionOf(second)).scope).toBeNull();
  });

  it("is not sent to an address without an account, and nobody can tell", async () => {
    const email = newcomer();
    for (const kind of ["sign-in", "recovery", "sign-up"] as const) {
      await sendMail(clientOf(browser()), { kind, email });
    }
    expect(() => server.mailTo(email)).toThrow();
  });

  it("opens at once in the browser that asked, and leads on from where it asked", async () => {
    const { email } = await member();
    await sendMail(clientOf(browser()), { kind: "sign-in", email });
    const jar = browser();
    rememberAskedMail(cookiesOf(jar), { email, next: "/history" });
    expect(await open(jar, email, { pressed: false })).toBe("/history");
    expect((await sessionOf(jar)).scope).toMatchObject({ email });
  });

  it("does not sign a browser in unasked to the account of the one who sent it", async () => {
    const { email: stranger } = await member();
    await sendMail(clientOf(browser()), { kind: "sign-in", email: stranger });
    const jar = browser();
    rememberAskedMail(cookiesOf(jar), { email: newcomer(), next: "/" });
    await guestWithWork(jar, "2 + 9");
    expect(await open(jar, stranger, { pressed: false })).toBe("/sign-in?problem=link");
    expect((await sessionOf(jar)).scope).toMatchObject({ kind: "guest" });
  });

  it("is refused with words when it has been made up", async () => {
    const made = { tokenHash: "a".repeat(56), type: "magiclink" } as const;
    for (const link of [made, null]) {
      const visit = { link, pressed: true, next: "/", userAgent: null };
      expect(await followMailLink(fixtures, cookiesOf(browser()), visit)).toBe("/sign-in?problem=link");
    }
  });
});

describe("recovering an account", () => {
  async function recovering() {
    const { email, jar: elsewhere } = await member();
    await sendMail(clientOf(browser()), { kind: "recovery", email });
    const jar = browser();
    expect(await open(jar, email, { next: "/history" })).toBe("/reset-password");
    return { email, elsewhere, jar };
  }

  it("lets the session of the link choose a password, and ends all others", async () => {
    const { email, elsewhere, jar } = await recovering();
    const scope = userOf(await sessionOf(jar));
    expect(hasRecovery(cookiesOf(jar), scope)).toBe(true);
    await choosePassword(clientOf(jar), { password: "a new long password", field: "password" });
    expect((await clientOf(elsewhere).auth.refreshSession()).error).not.toBeNull();
    expect((await clientOf(jar).auth.refreshSession()).error).toBeNull();
    await signIn(clientOf(browser()), { email, password: "a new long password" });
    const old = signIn(clientOf(browser()), { email, password: PASSWORD });
    expect(await problemOf(old)).toMatchObject({ code: "INVALID_CREDENTIALS" });
  });

  it("is for that session and a quarter of an hour only", async () => {
    const { email, jar } = await recovering();
    const scope = userOf(await sessionOf(jar));
    const other = browser();
    await signIn(clientOf(other), { email, password: PASSWORD });
    other.set({ name: "cm-recovery", value: cookieValue(jar.getAll(), "cm-recovery") ?? "", options: {} });
    expect(hasRecovery(cookiesOf(other), userOf(await sessionOf(other)))).toBe(false);
    ahead = 15 * 60_000;
    expect(hasRecovery(cookiesOf(jar), scope)).toBe(false);
  });

  it("refuses the password the account has, and one that is too short, at their field", async () => {
    const { jar } = await recovering();
    for (const password of [PASSWORD, "short"]) {
      const refused = choosePassword(clientOf(jar), { password, field: "newPassword" });
      expect(await problemOf(refused)).toMatchObject({
        code: "BAD_REQUEST",
        fieldErrors: { newPassword: expect.any(String) },
      });
    }
  });
});

describe("asking for the present password", () => {
  it("tells right from wrong and leaves the browser's session alone", async () => {
    const { jar } = await member();
    const scope = userOf(await sessionOf(jar));
    const aside = createMemoryJar(jar);
    await confirmPassword(clientOf(aside), { scope, password: PASSWORD });
    const wrong = confirmPassword(clientOf(createMemoryJar(jar)), { scope, password: "not this one" });
    expect(await problemOf(wrong)).toMatchObject({
      code: "BAD_REQUEST",
      fieldErrors: { currentPassword: expect.any(String) },
    });
    expect((await clientOf(jar).auth.refreshSession()).error).toBeNull();
  });
});

describe("a social provider", () => {
  const back = (query: string) => enterByCallback(clientOf(browser()), new URLSearchParams(query));

  it("is asked with a challenge whose secret half stays in a cookie", async () => {
    const jar = browser();
    const redirectTo = `${fixtures.deps.auth.url}/auth/callback?provider=github&next=%2Fhistory`;
    const address = new URL(await socialAddress(clientOf(jar), { provider: "github", redirectTo }));
    expect(address.pathname).toBe("/auth/v1/authorize");
    expect(address.searchParams.get("code_challenge_method")).toBe("s256");
    expect(address.searchParams.get("redirect_to")).toBe(redirectTo);
    const secret = jar.written.find(({ name }) => name.endsWith("-code-verifier"));
    expect(secret?.options).toMatchObject({ httpOnly: true, sameSite: "lax" });
  });

  it("may say no, or say nothing useful: the page has words of its own", async () => {
    expect(await back("error=access_denied&error_description=Go+away")).toEqual({
      ok: false,
      problem: "denied",
    });
    expect(await back("")).toEqual({ ok: false, problem: "failed" });
  });

  it("brings a code that is worth nothing in another browser", async () => {
    expect(await back("code=0b1f60aa-7a5e-4c1d-9a37-0000000000ff")).toEqual({
      ok: false,
      problem: "expired",
    });
  });
});

describe("after signing in", () => {
  const arrival = { signedUpAt: new Date(), userAgent: null };

  it("the guest's work is the account's, and the guest cookie has done its work", async () => {
    const { email } = await member();
    const jar = browser();
    const guest = await guestWithWork(jar, "6 + 7");
    await signIn(clientOf(jar), { email, password: PASSWORD });
    expect(await enter(fixtures, jar, arrival)).toMatchObject({ kind: "user", email });
    expect(await textsOf(jar)).toEqual(["6 + 7"]);
    expect((await listSolves(fixtures.deps, guest, { cursor: null, limit: 9 })).items).toEqual([]);
    expect(cookieValue(jar.getAll(), GUEST_COOKIE)).toBeUndefined();
  });

  it("one guest's work goes to one of two accounts that are confirmed at the same time", async () => {
    const jars = [browser(), browser()] as const;
    const emails = [newcomer(), newcomer()] as const;
    const guest = fixtures.gate.mintGuest();
    await createSolve(fixtures.deps, guest.scope, { text: "8 + 9", mode: "answer" });
    for (const [index, jar] of jars.entries()) {
      jar.set({ name: GUEST_COOKIE, value: guest.cookieValue, options: {} });
      await askToSignUp(jar, emails[index] ?? "");
    }
    const ended = await Promise.all(jars.map((jar, index) => open(jar, emails[index] ?? "")));
    expect(ended).toEqual(["/welcome", "/welcome"]);
    const texts = await Promise.all(jars.map(textsOf));
    expect(texts.flat()).toEqual(["8 + 9"]);
  });

  it("the guest cookie stays when the work could not be moved, so that it can be later", async () => {
    const { email } = await member();
    const jar = browser();
    await guestWithWork(jar, "1 + 9");
    await signIn(clientOf(jar), { email, password: PASSWORD });
    const broken = { ...fixtures.deps, db: () => Promise.reject(new Error("down")) };
    expect(await finishSignIn(broken, await sessionOf(jar), arrival)).toBe(false);
  });
});

describe("a spent session", () => {
  const spend = () => {
    ahead = 2 * 3_600_000;
  };

  it("is refreshed once for all requests that carry it", async () => {
    const jar = browser();
    const { email } = await member();
    await signIn(clientOf(jar), { email, password: PASSWORD });
    let refreshes = 0;
    const auth = {
      ...fixtures.deps.auth,
      fetch: (...call: Parameters<typeof fetch>) => {
        refreshes += 1;
        return fixtures.deps.auth.fetch?.(...call) ?? fetch(...call);
      },
    };
    // The token's own clock is the auth server's; a cookie whose token says it has run out is enough.
    const spent = expire(jar);
    const outcomes = await Promise.all(
      [1, 2, 3].map(() => refreshSession({ ...fixtures.deps, auth }, spent())),
    );
    expect(refreshes).toBe(1);
    for (const cookies of outcomes) {
      const { scope } = await fixtures.gate.read({ cookies, authorization: null });
      expect(scope).toMatchObject({ kind: "user", email });
    }
  });

  it("is a guest's when it cannot be refreshed", async () => {
    const { jar } = await member();
    spend();
    expect(await sessionOf(jar)).toMatchObject({ scope: null, stale: true });
  });

  /** Copies of a jar whose session says that it ran out an hour ago. */
  function expire(jar: CookieJar): () => CookieJar {
    const [cookie] = jar.getAll();
    if (!cookie) throw new Error("the jar holds no session");
    const session = JSON.parse(Buffer.from(cookie.value.slice("base64-".length), "base64url").toString());
    session.expires_at -= 2 * 3600;
    const value = `base64-${Buffer.from(JSON.stringify(session)).toString("base64url")}`;
    return () => {
      const copy = browser();
      copy.set({ name: cookie.name, value, options: {} });
      return copy;
    };
  }
});

describe("what is typed", () => {
  it("is an address, trimmed and in small letters, and a password of at least eight characters", () => {
    expect(signUpSchema.parse({ email: "  Ada@Example.ORG ", password: "12345678" }).email).toBe(
      "ada@example.org",
    );
    expect(signUpSchema.safeParse({ email: "ada@example.org", password: "1234567" }).success).toBe(false);
    const takes = (password: string) =>
      signUpSchema.safeParse({ email: "ada@example.org", password }).success;
    expect([takes("語".repeat(64)), takes("é".repeat(256)), takes("é".repeat(257))]).toEqual([
      true,
      true,
      false,
    ]);
    expect([takes("😀".repeat(7)), takes("😀".repeat(8))]).toEqual([false, true]);
    expect(signInSchema.safeParse({ email: "ada", password: "1" }).error?.issues[0]?.message).toMatch(
      /e-mail address/,
    );
    expect(signInSchema.safeParse({ email: "ada@example.org", password: "" }).success).toBe(false);
  });
});
