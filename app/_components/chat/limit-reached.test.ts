import { describe, expect, it } from "vitest";
import { createEngineChoice, LimitReached, usedUpIn } from "./limit-reached";

const RESET = "2026-01-06T00:00:00.000Z";
const usage = { plan: "guest", used: 5, limit: 5, resetAt: RESET, sold: true } as const;

describe("a refusal", () => {
  it("for want of a tutor message tells what is left of the allowance", () => {
    const body = { code: "QUOTA_REACHED", usage: { ...usage, remaining: 0, counts: true } };
    expect(usedUpIn(body)).toEqual(usage);
  });

  it.each([
    [{ code: "TOO_MANY_REQUESTS" }],
    [{ usage: null }],
    [{ usage: {} }],
    [{ usage: { ...usage, plan: "gold" } }],
    [{ usage: { ...usage, limit: "5" } }],
  ])("of another kind does not: %j", (body) => {
    expect(usedUpIn(body)).toBeNull();
  });
});

describe("going on with the built-in tutor", () => {
  it("is asked for from then on in the conversation, until new messages come", () => {
    let now = Date.parse(RESET) - 1_000;
    const choice = createEngineChoice(() => now);
    expect(choice.of({})).toEqual({});
    const failure = choice.learn(new LimitReached("Used up.", usage), { again: true });
    expect(failure).toMatchObject({ message: "Used up.", asking: { again: true } });
    expect(choice.of({})).toEqual({});
    expect(choice.of({ again: true, engine: true })).toEqual({ engine: true });
    expect(choice.of({})).toEqual({ engine: true });
    now = Date.parse(RESET);
    expect(choice.of({})).toEqual({});
  });

  it("leaves other failures as they are", () => {
    const other = new Error("offline");
    expect(createEngineChoice().learn(other, {})).toBe(other);
  });
});
