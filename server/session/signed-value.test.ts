import { describe, expect, it } from "vitest";
import { readSignedValue, signValue } from "./signed-value";

const KEY = { secret: "a-secret-of-at-least-thirty-two-bytes", purpose: "a-use" };
const NOON = new Date("2026-01-05T12:00:00Z");
const later = (ms: number) => new Date(NOON.getTime() + ms);

describe("a sealed value", () => {
  it("opens with its own key while its time lasts", () => {
    for (const value of ["ada", "é ∑ . ; =", "{}"]) {
      const sealed = signValue(value, KEY, later(1000));
      expect(sealed).toMatch(/^[\w.-]+$/);
      expect(readSignedValue(sealed, KEY, NOON)).toBe(value);
    }
  });

  it("opens no more at the time it was given", () => {
    expect(readSignedValue(signValue("ada", KEY, later(1000)), KEY, later(1000))).toBeNull();
  });

  it("does not open for another use or another secret", () => {
    const sealed = signValue("ada", KEY, later(1000));
    expect(readSignedValue(sealed, { ...KEY, purpose: "another-use" }, NOON)).toBeNull();
    expect(readSignedValue(sealed, { ...KEY, secret: `${KEY.secret}!` }, NOON)).toBeNull();
  });

  it("does not open when its value, its time or its mark was changed, or it is none", () => {
    const [value, expiry, mac] = signValue("ada", KEY, later(1000)).split(".");
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
    for (const sealed of forged) expect(readSignedValue(sealed, KEY, NOON)).toBeNull();
  });
});
