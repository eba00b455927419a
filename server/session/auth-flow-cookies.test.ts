import { describe, expect, it } from "vitest";
import { askedMail, rememberAskedMail, rememberedForm, rememberForm } from "./auth-flow-cookies";
import { createMemoryJar } from "./cookie-jar";

const NOON = new Date("2026-01-05T12:00:00Z");

function browser() {
  const jar = createMemoryJar({ secure: true });
  return (minutes = 0) => ({
    jar,
    secret: "a-secret-of-at-least-thirty-two-bytes",
    now: new Date(NOON.getTime() + minutes * 60_000),
  });
}

describe("an e-mail that a browser asked for", () => {
  it("is remembered for its address, for an hour, without naming the address", () => {
    const at = browser();
    expect(askedMail(at())).toBeNull();
    rememberAskedMail(at(), { email: "ada@example.org", next: "/history" });
    expect(askedMail(at(59))?.next).toBe("/history");
    expect(askedMail(at(59))?.isFor("Ada@example.org")).toBe(true);
    expect(askedMail(at(59))?.isFor("ben@example.org")).toBe(false);
    expect(askedMail(at(60))).toBeNull();
    const [cookie] = at().jar.getAll();
    expect(Buffer.from(cookie?.value.split(".")[0] ?? "", "base64url").toString()).not.toContain("ada");
  });

  it("may have been asked for at several addresses, the last five of which count", () => {
    const at = browser();
    for (const name of ["a", "b", "c", "d", "e", "f"]) {
      rememberAskedMail(at(), { email: `${name}@example.org`, next: "/" });
    }
    expect(askedMail(at())?.isFor("a@example.org")).toBe(false);
    expect(["b", "f"].every((name) => askedMail(at())?.isFor(`${name}@example.org`))).toBe(true);
  });

  it("cannot be claimed by a cookie someone made up", () => {
    const at = browser();
    at().jar.set({ name: "cm-mail-asked", value: "e30.zzzzzzzz.AAAA", options: {} });
    expect(askedMail(at())).toBeNull();
  });
});

describe("a form's state", () => {
  it("outlives one redirect and no more than a minute", () => {
    const at = browser();
    rememberForm(at(), '{"page":"sign-in"}');
    expect(rememberedForm(at())).toBe('{"page":"sign-in"}');
    expect(rememberedForm(at(1))).toBeNull();
    expect(at().jar.setCookies()[0]).toMatch(/HttpOnly; Secure; SameSite=Lax/);
  });
});
