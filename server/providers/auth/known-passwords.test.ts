import { describe, expect, it } from "vitest";
import { isEasilyGuessed, refuseGuessed } from "./known-passwords";
import { type AuthCall, readCall } from "./protocol";

const ADA = { email: "ada.lovelace@example.org", product: "Classmate" };
const SITE = "http://localhost:3000";

async function call(method: string, path: string, body: unknown): Promise<AuthCall> {
  const request = new Request(`${SITE}/auth/v1/${path}`, { method, body: JSON.stringify(body) });
  const read = await readCall(request);
  if (read instanceof Response) throw new Error(`refused: ${read.status}`);
  return read;
}

describe("a password", () => {
  it.each(["password", "Password1", "12345678", "iloveyou", "qwertyuiop"])(
    "that many have is guessed: %s",
    async (one) => {
      expect(await isEasilyGuessed(one, ADA)).toBe(true);
    },
  );

  it.each(["classmate", "Classmate2026!", "homework1234", "ada.lovelace", "adalovelace1815", ADA.email])(
    "of the place or the address is guessed: %s",
    async (one) => {
      expect(await isEasilyGuessed(one, ADA)).toBe(true);
    },
  );

  it("is compared with the product's name, whatever it is", async () => {
    expect(await isEasilyGuessed("study-barn 1", { ...ADA, product: "Study Barn" })).toBe(true);
    expect(await isEasilyGuessed("study-barn 1", ADA)).toBe(false);
  });

  it.each(["seven plain words make a phrase", "classmate of a blue heron", "ψ-function-and-29"])(
    "that is none of these is not: %s",
    async (one) => {
      expect(await isEasilyGuessed(one, ADA)).toBe(false);
    },
  );

  it("of digits alone is not taken for a word without letters", async () => {
    expect(await isEasilyGuessed("7304419265", { email: "42@example.org", product: "360" })).toBe(false);
  });
});

describe("a call", () => {
  it("that chooses such a password is refused in the protocol's words, signing up or changing it", async () => {
    for (const [method, path] of [
      ["POST", "signup"],
      ["PUT", "user"],
    ] as const) {
      const refusal = await refuseGuessed(await call(method, path, { password: "password1" }), "Classmate");
      expect(refusal?.status).toBe(422);
      expect(await refusal?.json()).toMatchObject({
        error_code: "weak_password",
        weak_password: { reasons: ["pwned"] },
      });
    }
  });

  it("that signs in with one goes on: anyone who has it must get in to change it", async () => {
    const signIn = await call("POST", "token", { email: ADA.email, password: "password1" });
    expect(await refuseGuessed(signIn, "Classmate")).toBeNull();
  });
});
