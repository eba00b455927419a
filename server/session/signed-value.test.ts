import { describe, expect, it } from "vitest";
import { seal, unseal } from "./signed-value";

const KEY = { secret: "a-secret-of-at-least-thirty-two-bytes", purpose: "a-use" };
const NOON = new Date("2026-01-05T12:00:00Z");
const later = (ms: number) => new Date(NOON.getTime() + ms);

describe("a sealed value", () => {
  it("opens with its own key while its time lasts", () => {
    for (const value of ["ada", "é ∑ . ; =", "{}"]) {
      const sealed = seal(value, KEY, later(1000));
      expect(sealed).toMatch(/^[\w.-]+$/);
      expect(unseal(sealed, KEY, NOON)).toBe(value);
    }
  });

  it("opens no more at the time it was given", () => {
    expect(unseal(seal("ada", KEY, later(1000)), KEY, later(1000))).toBeNull();
  });

  it("does not open for another use or another secret", () => {
    const sealed = seal("ada", KEY, later(1000));
    expect(unseal(sealed, { ...KEY, purpose: "another-use" }, NOON)).toBeNull();
    expect(unseal(sealed, { ...KEY, secret: `${KEY.secret}!` }, NOON)).toBeNull();
  });

  it("does not open when its value, its time or its mark was changed, or it is none", () => {
    const [value, expiry, mac] = seal("ada", KEY, later(1000)).split(".");
    const other = Buffer.from("ben").toString("base64url");
    const forged = [
      `${other}.${expiry}.${mac}`,
      `${value}.${later(9e9).getTime().toString(36)}.${mac}`,
      `${value}.${expiry}.AAAA`,
      `${value}.${expiry}`,
      `${value}.${expiry}.${mac}.${mac}`,
      "",
      undefined,
    ];
    for (const sealed of forged) expect(unseal(sealed, KEY, NOON)).toBeNull();
  });
});
