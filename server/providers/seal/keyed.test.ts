import { describe, expect, it } from "vitest";
import { createSeal } from "./keyed";

const seal = createSeal("a-secret-of-at-least-thirty-two-bytes");
const stranger = createSeal("another-secret-of-thirty-two-bytes-too");

describe("a seal", () => {
  it("knows its own signature, for exactly the text it signed", () => {
    const signature = seal.sign("x = 3");
    expect(seal.isOwn("x = 3", signature)).toBe(true);
    expect(seal.isOwn("x = 4", signature)).toBe(false);
    expect(seal.isOwn("x = 3", "")).toBe(false);
    expect(stranger.isOwn("x = 3", signature)).toBe(false);
  });

  it("conceals a text from everyone else and reads it again", () => {
    const hidden = seal.conceal("the answer is π");
    expect(hidden).not.toContain("answer");
    expect(Buffer.from(hidden, "base64url").toString()).not.toContain("answer");
    expect(seal.reveal(hidden)).toBe("the answer is π");
    expect(stranger.reveal(hidden)).toBeNull();
  });

  it("gives the same text the same form and another text another one, nonce included", () => {
    expect(seal.conceal("x = 3")).toBe(seal.conceal("x = 3"));
    expect(seal.conceal("x = 3").slice(0, 16)).not.toBe(seal.conceal("x = 4").slice(0, 16));
  });

  it("reads nothing that was changed, cut off or never sealed", () => {
    const hidden = seal.conceal("x = 3");
    const changed = `${hidden.slice(0, -2)}${hidden.endsWith("AA") ? "BB" : "AA"}`;
    for (const bad of [changed, hidden.slice(0, 20), "", "plain words"]) expect(seal.reveal(bad)).toBeNull();
  });
});
