import { createHash } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { accountSessions, extensionCodes } from "@/drizzle/schema";
import { owesCode } from "@/server/features/second-factor/service";
import {
  endCurrentSession,
  endExtensionSession,
  endOtherSessions,
  endSession,
  followEnds,
  isRevoked,
  listSessions,
  recordSession,
} from "@/server/features/session/service";
import { readAccessToken } from "@/server/session/extension-token";
import type { UserScope } from "@/server/session/scope";
import { createSessionGate, type SessionGate } from "@/server/session/session-gate";
import { createTestFixtures, type TestFixtures } from "@/server/testing/fixtures";
import { connectSchema, tokenRequestSchema } from "./schema";
import { allowExtension, grantTokens } from "./service";
import type { Connect, ExtensionTokens } from "./types";

const ADA = "11111111-1111-4111-8111-111111111111";
const LAPTOP = "aaaaaaaa-0000-4000-8000-000000000001";
const EXTENSION = "abcdefghijklmnopabcdefghijklmnop";
const ANOTHER = "ponmlkjihgfedcbaponmlkjihgfedcba";
const RETURN = `https://${EXTENSION}.chromiumapp.org/`;
const VERIFIER = "a-secret-that-the-extension-keeps-to-itself-0123";
const CHROME = "Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36";
const VISIT = { address: "198.51.100.7", requestId: "r", userAgent: CHROME };

let fixtures: TestFixtures;
let gate: SessionGate;
let ada: UserScope;

beforeAll(async () => {
  fixtures = await createTestFixtures();
  const { deps } = fixtures;
  ada = { ...(await fixtures.user(ADA)), sessionId: LAPTOP };
  gate = createSessionGate({
    ...deps,
    secret: "a-secret-for-tests-only",
    readExtension: (token) => readAccessToken(deps.extensionSeal, token, deps.now()),
    revoked: (claims, token) => isRevoked(deps, claims, token),
    owesCode: (claims) => owesCode(deps, claims),
    claimed: async () => false,
  });
});
afterAll(() => fixtures.close());
afterEach(async () => {
  const db = await fixtures.deps.db();
  await db.delete(accountSessions);
  await db.delete(extensionCodes);
});

const challengeOf = (verifier: string) => createHash("sha256").update(verifier).digest("base64url");

const asked = (changes: Partial<Connect> = {}): Connect => ({
  response_type: "code",
  client_id: EXTENSION,
  redirect_uri: RETURN,
  code_challenge: challengeOf(VERIFIER),
  code_challenge_method: "S256",
  state: "a-state-of-the-extension",
  ...changes,
});

/** The code that the page hands the extension. */
async function allowed(): Promise<string> {
  await recordSession(fixtures.deps, { userId: ADA, sessionId: LAPTOP, userAgent: CHROME });
  const address = new URL(await allowExtension(fixtures.deps, ada, asked()));
  expect([address.origin, address.searchParams.get("state")]).toEqual([
    RETURN.slice(0, -1),
    "a-state-of-the-extension",
  ]);
  return address.searchParams.get("code") ?? "";
}

const exchange = (code: string, changes: object = {}): Promise<ExtensionTokens> =>
  grantTokens(
    fixtures.deps,
    tokenRequestSchema.parse({
      ...{ grant_type: "authorization_code", client_id: EXTENSION, redirect_uri: RETURN },
      ...{ code, code_verifier: VERIFIER, ...changes },
    }),
    VISIT,
  );

const renew = (refresh_token: string, client_id = EXTENSION): Promise<ExtensionTokens> =>
  grantTokens(fixtures.deps, { grant_type: "refresh_token", client_id, refresh_token }, VISIT);

const signedIn = async () => exchange(await allowed());
const as = async (token: string) =>
  (await gate.read({ cookies: [], authorization: `Bearer ${token}` })).scope;
const places = async () => (await listSessions(fixtures.deps, ada)).map(({ device }) => device);
const refused = { code: "UNAUTHORIZED" };
const noToken = { code: "INVALID_TOKEN" };

describe("an extension that the account has let in", () => {
  it("has a session of its own, which the settings list and can end", async () => {
    const tokens = await signedIn();
    expect(tokens).toMatchObject({ token_type: "Bearer", expires_in: 3600, email: `${ADA}@example.org` });
    const scope = await as(tokens.access_token);
    expect(scope).toMatchObject({ kind: "user", userId: ADA, email: `${ADA}@example.org` });
    expect(scope).not.toMatchObject({ sessionId: LAPTOP });
    const listed = await listSessions(fixtures.deps, ada);
    expect(listed.map(({ device }) => device)).toContain("Browser extension, Chrome on Linux");
    const place = listed.find(({ device }) => device.startsWith("Browser extension"));
    await endSession(fixtures.deps, ada, place?.id ?? "");
    await expect(as(tokens.access_token)).rejects.toMatchObject(noToken);
    await expect(renew(tokens.refresh_token)).rejects.toMatchObject(refused);
  });

  it("signs itself out, and nothing else", async () => {
    const tokens = await signedIn();
    const scope = await as(tokens.access_token);
    if (scope?.kind !== "user") throw new Error("the extension is not signed in");
    await endExtensionSession(fixtures.deps, scope);
    await expect(as(tokens.access_token)).rejects.toMatchObject(noToken);
    expect(await places()).toEqual(["Chrome on Linux"]);
    await expect(endExtensionSession(fixtures.deps, ada)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("stays when the browser signs out, and goes when the account is signed out everywhere else", async () => {
    const tokens = await signedIn();
    await endCurrentSession(fixtures.deps, ada);
    await followEnds(fixtures.deps, { userId: ADA, open: [], everywhere: false });
    expect(await as(tokens.access_token)).toMatchObject({ userId: ADA });
    await followEnds(fixtures.deps, { userId: ADA, open: [], everywhere: true });
    await expect(as(tokens.access_token)).rejects.toMatchObject(noToken);
    const again = await signedInElsewhere();
    await endOtherSessions(fixtures.deps, { ...ada, sessionId: again.laptop });
    await expect(as(again.tokens.access_token)).rejects.toMatchObject(noToken);
  });

  async function signedInElsewhere() {
    const laptop = "aaaaaaaa-0000-4000-8000-000000000002";
    await recordSession(fixtures.deps, { userId: ADA, sessionId: laptop, userAgent: CHROME });
    const address = await allowExtension(fixtures.deps, { ...ada, sessionId: laptop }, asked());
    return { laptop, tokens: await exchange(new URL(address).searchParams.get("code") ?? "") };
  }
});

describe("the code that lets an extension in", () => {
  it("is good once, also when it is handed in twice at the same moment", async () => {
    const code = await allowed();
    const both = await Promise.allSettled([exchange(code), exchange(code)]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    await expect(exchange(code)).rejects.toMatchObject(refused);
  });

  it.each([
    ["another secret", { code_verifier: `${VERIFIER}-of-someone-else` }],
    ["the challenge in the secret's place", { code_verifier: challengeOf(VERIFIER) }],
    ["another address", { redirect_uri: `${RETURN}other` }],
    ["another extension", { client_id: ANOTHER, redirect_uri: `https://${ANOTHER}.chromiumapp.org/` }],
  ])("is spent and good for nothing with %s", async (_what, changes) => {
    const code = await allowed();
    await expect(exchange(code, changes)).rejects.toMatchObject(refused);
    await expect(exchange(code)).rejects.toMatchObject(refused);
    expect(await places()).toEqual(["Chrome on Linux"]);
  });

  it("runs out after a minute", async () => {
    const code = await allowed();
    fixtures.pass(59_999);
    await expect(exchange(code)).resolves.toBeDefined();
    const late = await allowed();
    fixtures.pass(60_000);
    await expect(exchange(late)).rejects.toMatchObject(refused);
  });

  it("ends with the session in which it was allowed", async () => {
    const code = await allowed();
    await endCurrentSession(fixtures.deps, ada);
    await expect(exchange(code)).rejects.toMatchObject(refused);
  });

  it("is not kept as it is, and those that have run out are not kept at all", async () => {
    const code = await allowed();
    const db = await fixtures.deps.db();
    expect(JSON.stringify(await db.select().from(extensionCodes))).not.toContain(code);
    fixtures.pass(60_000);
    await allowed();
    expect(await db.select().from(extensionCodes)).toHaveLength(1);
  });
});

describe("an extension's tokens", () => {
  it("are renewed, and the access token runs out after an hour", async () => {
    const first = await signedIn();
    fixtures.pass(3_600_000);
    await expect(as(first.access_token)).rejects.toMatchObject(noToken);
    const second = await renew(first.refresh_token);
    expect(await as(second.access_token)).toMatchObject({ userId: ADA });
    expect(second.refresh_token).not.toBe(first.refresh_token);
  });

  it("are renewed for two panels at the same moment, and for one that lost the answer", async () => {
    const { refresh_token } = await signedIn();
    const [one, other] = await Promise.all([renew(refresh_token), renew(refresh_token)]);
    expect(one.refresh_token).toBe(other.refresh_token);
    fixtures.pass(9_000);
    expect((await renew(refresh_token)).refresh_token).toBe(one.refresh_token);
  });

  it("end, all of them, when a copy of a spent renewal token comes back", async () => {
    const first = await signedIn();
    const second = await renew(first.refresh_token);
    fixtures.pass(10_000);
    await expect(renew(first.refresh_token)).rejects.toMatchObject(refused);
    await expect(renew(second.refresh_token)).rejects.toMatchObject(refused);
    await expect(as(second.access_token)).rejects.toMatchObject(noToken);
    expect(await places()).toEqual(["Chrome on Linux"]);
  });

  it("are worth nothing in each other's place, in another extension, changed, or as an auth server's", async () => {
    const tokens = await signedIn();
    const { access_token, refresh_token } = tokens;
    await expect(as(refresh_token)).rejects.toMatchObject(noToken);
    for (const token of [access_token, await fixtures.token(ADA), `${refresh_token.slice(0, -3)}AAA`, "cmx."])
      await expect(renew(token)).rejects.toMatchObject(refused);
    await expect(renew(refresh_token, ANOTHER)).rejects.toMatchObject(refused);
    expect(await fixtures.deps.auth.verifyAccessToken(access_token)).toBeNull();
    expect(await as(access_token)).toMatchObject({ userId: ADA });
  });

  it("are no session in a browser's cookie", async () => {
    const { access_token, refresh_token } = await signedIn();
    const value = `base64-${Buffer.from(JSON.stringify({ access_token, refresh_token })).toString("base64url")}`;
    const cookies = [{ name: "sb-auth-auth-token", value }];
    expect((await gate.read({ cookies, authorization: null })).scope).toBeNull();
  });
});

describe("what an extension asks for", () => {
  it.each([
    ["the web", "https://evil.example/"],
    ["another extension's address", `https://${ANOTHER}.chromiumapp.org/`],
    ["a name below its own", `https://evil.${EXTENSION}.chromiumapp.org/`],
    ["a name after its own", `https://${EXTENSION}.chromiumapp.org.evil.example/`],
    ["its name before someone else's", `https://${EXTENSION}.chromiumapp.org@evil.example/`],
    ["an address without https", `http://${EXTENSION}.chromiumapp.org/`],
    ["another port", `https://${EXTENSION}.chromiumapp.org:8443/`],
    ["an answer of its own", `${RETURN}?code=mine`],
    ["a fragment", `${RETURN}#code`],
    ["a script", "javascript:alert(1)"],
    ["none", ""],
  ])("is refused with %s to send the answer to", (_what, redirect_uri) => {
    expect(connectSchema.safeParse(asked({ redirect_uri })).success).toBe(false);
  });

  it("is refused without a secret that is hidden, and without a number that browsers give", () => {
    for (const wrong of [
      { code_challenge_method: "plain" },
      { code_challenge: "short" },
      { state: "short" },
      { client_id: "the-classmate-extension" },
      { response_type: "token" },
    ])
      expect(connectSchema.safeParse({ ...asked(), ...wrong }).success).toBe(false);
    expect(connectSchema.safeParse(asked()).success).toBe(true);
  });
});
