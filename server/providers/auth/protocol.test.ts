import { describe, expect, it } from "vitest";
import { emailOf, forward, readCall } from "./protocol";

const BASE = "https://classmate.test/auth/v1/";
const post = (path: string, body: BodyInit) =>
  readCall(new Request(`${BASE}${path}`, { method: "POST", body }));
const statusOf = async (reading: ReturnType<typeof readCall>) => {
  const call = await reading;
  return call instanceof Response ? call.status : 200;
};

describe("a call", () => {
  it("is of an endpoint on the list, in exactly its spelling", async () => {
    for (const path of [
      "magiclink",
      "invite",
      "admin/users",
      "signup/",
      "SIGNUP",
      "sso",
      "../rest/v1/users",
    ]) {
      expect(await statusOf(post(path, "{}"))).toBe(404);
    }
    expect(await statusOf(readCall(new Request(`${BASE}verify?token=x&type=signup`)))).toBe(404);
    expect(await statusOf(readCall(new Request(`${BASE}signup`, { method: "DELETE" })))).toBe(404);
    expect(await statusOf(post("signup", "{}"))).toBe(200);
  });

  it("is not read when its body is enormous, whatever it says of its length", async () => {
    const body = JSON.stringify({ email: "a@x.test", password: "x".repeat(70_000) });
    expect(await statusOf(post("signup", body))).toBe(413);
    const claims = new Request(`${BASE}signup`, { method: "POST", body, headers: { "content-length": "2" } });
    expect(await statusOf(readCall(claims))).toBe(413);
  });

  it.each(["null", "[]", '"text"', "7", "{", '{"email":["a@x.test"]}', '{"email":{}}', '{"password":7}'])(
    "is refused with the body %s",
    async (body) => {
      expect(await statusOf(post("signup", body))).toBe(400);
    },
  );

  it.each([
    "nobody",
    "a@b",
    "Sam<a@x.test>",
    "x,a@x.test",
    "a@x.test;b",
    "a@x.test\r\nBcc:b@x.test",
    `${"a".repeat(65)}@x.test`,
    `a@${"x".repeat(250)}.test`,
  ])("is refused for the address %s", async (email) => {
    expect(await statusOf(post("otp", JSON.stringify({ email })))).toBe(400);
  });

  it.each(["a\u0000@x.test", "a\u0007@x.test", "a\u200d@x.test", "a\u202e@x.test", "a\ud800@x.test"])(
    "is refused for an address with a character that cannot be seen: %j",
    async (email) => {
      expect(await statusOf(post("otp", JSON.stringify({ email })))).toBe(400);
    },
  );

  it.each(["\\u0000", "\\ud800"])(
    "is refused when a text has %s in it, which no database keeps",
    async (text) => {
      for (const name of ["password", "token_hash", "refresh_token", "auth_code", "code_verifier"]) {
        expect(await statusOf(post("token", `{"${name}":"a${text}b"}`))).toBe(400);
      }
    },
  );

  it("names an address in one spelling", async () => {
    const call = await post("otp", '{"email":"  Sam@X.Test "}');
    expect(call instanceof Response ? null : emailOf(call)).toBe("sam@x.test");
  });

  it("is passed on with nothing but the token and what is named", async () => {
    const call = await readCall(
      new Request(`${BASE}signup?redirect_to=https://evil.test`, {
        method: "POST",
        body: '{"email":"a@x.test","data":{"admin":true}}',
        headers: {
          authorization: "Bearer abc",
          referer: "https://evil.test",
          "x-forwarded-host": "evil.test",
        },
      }),
    );
    if (call instanceof Response) throw new Error("it is a call");
    const passed = forward(call, { body: { email: "a@x.test" } });
    expect(passed.url).toBe(`${BASE}signup`);
    expect(Object.fromEntries(passed.headers)).toEqual({
      authorization: "Bearer abc",
      "content-type": "application/json",
    });
    expect(await passed.json()).toEqual({ email: "a@x.test" });
  });
});
