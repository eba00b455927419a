import { createHash, randomBytes } from "node:crypto";
import { expect, test } from "../fixtures";
import { SettingsPage } from "../pages/settings-page";

const PASSWORD = "seven plain words make a phrase";
const EXTENSION = "abcdefghijklmnopabcdefghijklmnop";
const RETURN = `https://${EXTENSION}.chromiumapp.org/`;
const TOKENS = "/api/extension/token";

test("an extension is let in without JavaScript, renews its tokens and is signed out under Settings", async ({
  account,
  browser,
  baseURL,
  email,
  page,
  request,
}) => {
  await account.signUp(email, PASSWORD);
  await expect(account.menu).toBeVisible();
  const { cookies } = await page.context().storageState();
  const plain = await browser.newContext({ baseURL, javaScriptEnabled: false });
  await plain.addCookies(cookies);
  const verifier = randomBytes(48).toString("base64url");
  const asked = {
    ...{
      response_type: "code",
      client_id: EXTENSION,
      redirect_uri: RETURN,
      state: "a-state-of-its-own-0123",
    },
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
  };
  const window = await plain.newPage();
  await window.goto(`/connect?${new URLSearchParams(asked)}`);
  await expect(window.getByText(EXTENSION)).toBeVisible();
  // The browser hands what is asked for at this address to the extension; nothing answers there.
  const returned = window.waitForRequest((asks) => asks.url().startsWith(RETURN));
  await window.getByRole("button", { name: "Let it in" }).click();
  const answer = new URL((await returned).url()).searchParams;
  expect(answer.get("state")).toBe(asked.state);
  await plain.close();

  const headers = { origin: `chrome-extension://${EXTENSION}` };
  const tokensFor = async (grant: object) => {
    const data = { client_id: EXTENSION, ...grant };
    const response = await request.post(TOKENS, { headers, data });
    expect(response.status()).toBe(200);
    return (await response.json()) as { access_token: string; refresh_token: string; email: string };
  };
  const code = answer.get("code");
  const first = await tokensFor({
    ...{ grant_type: "authorization_code", redirect_uri: RETURN, code, code_verifier: verifier },
  });
  expect(first.email).toBe(email);
  const { access_token, refresh_token } = await tokensFor({
    ...{ grant_type: "refresh_token", refresh_token: first.refresh_token },
  });
  expect(refresh_token).not.toBe(first.refresh_token);
  const who = async () => {
    const authorization = `Bearer ${access_token}`;
    const body = await (await request.get("/api/trpc/account.me", { headers: { authorization } })).json();
    return body.result?.data.json.email ?? body.error.json.data.reason;
  };
  expect(await who()).toBe(email);
  const settings = new SettingsPage(page);
  await settings.open();
  const place = settings.devices.filter({ hasText: "Browser extension" });
  await place.getByRole("button", { name: /^Sign out/ }).click();
  await expect(place).toHaveCount(0);
  expect(await who()).toBe("INVALID_TOKEN");
});
