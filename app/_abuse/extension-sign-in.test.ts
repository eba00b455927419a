import "@/server/testing/abuse/exchanged-modules";
import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DELETE, POST } from "@/app/api/extension/token/route";
import { allowExtensionAction } from "@/server/features/extension/actions";
import type { ExtensionTokens } from "@/server/features/extension/types";
import { CONNECT } from "@/server/testing/abuse/attempts";
import { makeAccount, openAbuseFixtures } from "@/server/testing/abuse/fixtures";
import { tryCall, tryRequest } from "@/server/testing/abuse/run-case";
import type { Outcome, Sent } from "@/server/testing/abuse/types";
import type { AbuseFixtures } from "@/server/testing/abuse/under-attack";
import { createApiHandler } from "@/server/trpc/handler";

const EXTENSION = `chrome-extension://${CONNECT.client_id}`;
const VERIFIER = "a-secret-that-the-extension-keeps-to-itself-0123";
const PATH = "/api/extension/token";

let attacked: AbuseFixtures;
let cookie: string;
beforeAll(async () => {
  attacked = await openAbuseFixtures();
  ({ cookie } = await makeAccount(attacked, "owner-of-an-extension@example.org"));
});
afterAll(() => attacked.close());

const asked = {
  ...CONNECT,
  code_challenge: createHash("sha256").update(VERIFIER).digest("base64url"),
};

/** The button of the page that lets an extension in. */
function press(caller: Parameters<typeof tryCall>[0], fields: object = asked): Promise<Outcome> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  return tryCall(caller, () => allowExtensionAction({ error: null }, form));
}

async function allowed(): Promise<string> {
  const { text } = await press({ cookie });
  const code = /https:\/\/\w+\.chromiumapp\.org\/\?code=([\w-]{43})&state=/.exec(text)?.[1];
  if (!code) throw new Error(`the page did not let the extension in: ${text}`);
  return code;
}

/** A request for tokens, by default from the extension itself. */
function ask(fields: object, headers: Record<string, string | null> = {}): Promise<Outcome> {
  const body = JSON.stringify({ client_id: asked.client_id, redirect_uri: asked.redirect_uri, ...fields });
  const sent: Sent = { path: PATH, headers: { "content-type": "application/json" }, body };
  return tryRequest({ cookie: "", headers: { origin: EXTENSION, ...headers } }, POST, {
    method: "POST",
    sent,
  });
}

const handIn = (code: string, headers: Record<string, string | null> = {}) =>
  ask({ grant_type: "authorization_code", code, code_verifier: VERIFIER }, headers);

const tokensIn = ({ text }: Outcome): ExtensionTokens => JSON.parse(text.slice(text.indexOf("{")));

const signedIn = async () => tokensIn(await handIn(await allowed()));

const me = (authorization: string, headers: Record<string, string | null> = {}) =>
  tryRequest({ cookie: "", headers: { authorization, ...headers } }, createApiHandler(attacked.fixtures), {
    method: "GET",
    sent: { path: "/api/trpc/account.me" },
  });

describe("a page that poses as an extension", () => {
  it.each([
    ["of another site", { origin: "https://evil.example" }],
    ["of ours", { origin: "http://classmate.localhost:3000" }],
    ["in a sandboxed frame", { origin: "null" }],
    [
      "at the extension's own return address",
      { origin: "https://abcdefghijklmnopabcdefghijklmnop.chromiumapp.org" },
    ],
    ["that names itself nowhere", { origin: null, "sec-fetch-site": "cross-site" }],
    ["that is another extension", { origin: "chrome-extension://ponmlkjihgfedcbaponmlkjihgfedcba" }],
    ["that has the number in its name", { origin: `https://${asked.client_id}` }],
  ] as const)(
    "%s gets no tokens, with a good code and its secret, and leaves the code as it is",
    async (_, headers) => {
      const code = await allowed();
      expect((await handIn(code, headers)).text).toMatch(/^403 /);
      expect((await handIn(code)).refused).toBe(false);
    },
  );

  it("gets no tokens as a program either, which names no page at all", async () => {
    expect((await handIn(await allowed(), { origin: null })).text).toMatch(/^403 /);
  });

  it("reads no answer: none says that another origin may", async () => {
    const { text } = await handIn(await allowed());
    expect(text).not.toMatch(/access-control/i);
    expect(text).toMatch(/cache-control: no-store/);
  });
});

describe("the button that lets an extension in", () => {
  it("is pressed on our own page alone", async () => {
    const elsewhere: Readonly<Record<string, string | null>>[] = [
      { origin: "https://evil.example" },
      { origin: null, "sec-fetch-site": "cross-site" },
      { origin: null, "sec-fetch-site": null, referer: "https://evil.example/" },
    ];
    for (const headers of elsewhere) expect((await press({ cookie, headers })).text).toMatch(/^FORBIDDEN /);
  });

  it("asks a guest to sign in, and sends nobody anywhere but to the extension", async () => {
    expect((await press({ cookie: "" })).text).toContain("signed in");
    for (const redirect_uri of [
      "https://evil.example/",
      "https://x.chromiumapp.org/",
      "//evil.example",
      "/",
    ]) {
      const { text } = await press({ cookie }, { ...asked, redirect_uri });
      expect(text).toContain("error");
      expect(text).not.toContain("code=");
    }
  });
});

describe("the tokens of an extension", () => {
  it("open the API, whatever page says it sends them", async () => {
    const { access_token } = await signedIn();
    expect((await me(`Bearer ${access_token}`)).text).toContain("owner-of-an-extension@example.org");
    expect((await me(`Bearer ${access_token}`, { origin: EXTENSION })).refused).toBe(false);
  });

  it("are none at the auth server, which changes nothing for them", async () => {
    const { access_token, refresh_token } = await signedIn();
    const { PUT, POST: post } = await import("../auth/v1/[[...path]]/route");
    const headers = { authorization: `Bearer ${access_token}` };
    const body = JSON.stringify({ password: "another battery staple" });
    const changed = await tryRequest({ cookie: "", headers }, PUT, {
      method: "PUT",
      sent: { path: "/auth/v1/user", body },
    });
    expect(changed.text).toMatch(/^40[13] /);
    const renewed = await tryRequest({ cookie: "" }, post, {
      method: "POST",
      sent: { path: "/auth/v1/token?grant_type=refresh_token", body: JSON.stringify({ refresh_token }) },
    });
    expect(renewed.text).toMatch(/^400 /);
  });

  it("are not got for a browser's", async () => {
    const stolen = /access_token":"([^"]+)".*refresh_token":"([^"]+)/.exec(
      Buffer.from(/base64-([\w-]+)/.exec(cookie)?.[1] ?? "", "base64url").toString(),
    );
    for (const refresh_token of stolen?.slice(1) ?? [])
      expect((await ask({ grant_type: "refresh_token", refresh_token })).text).toMatch(/^401 /);
    expect(stolen).toHaveLength(3);
  });

  it("end by themselves alone: no cookie ends one, and none ends a browser's session", async () => {
    const { access_token } = await signedIn();
    const end = (headers: Record<string, string>, jar = "") =>
      tryRequest({ cookie: jar, headers }, DELETE, { method: "DELETE", sent: { path: PATH } });
    expect((await end({}, cookie)).text).toMatch(/^404 /);
    expect((await end({ authorization: `Bearer ${access_token}` })).text).toMatch(/^204 /);
    expect((await end({ authorization: `Bearer ${access_token}` })).refused).toBe(false);
  });
});
