import { describe, expect, it, vi } from "vitest";
import { collect, inRequest } from "@/server/testing/memory";
import { createRevocations, REMEMBERED_MS } from "./revocations";

const ADA = { userId: "ada", sessionId: "phone" };

function setUp(sessionsMax?: number) {
  const clock = { time: 0 };
  const look = vi.fn(async () => false);
  const revocations = createRevocations({ now: () => new Date(clock.time), sessionsMax });
  return { clock, look, revocations };
}

describe("what is remembered of a session", () => {
  it("spares asking for ten seconds, and calls at once ask together", async () => {
    const { clock, look, revocations } = setUp();
    await Promise.all([revocations.ask(ADA, look), revocations.ask(ADA, look)]);
    clock.time = REMEMBERED_MS - 1;
    expect(await revocations.ask(ADA, look)).toBe(false);
    expect(look).toHaveBeenCalledTimes(1);
    clock.time = REMEMBERED_MS;
    look.mockResolvedValue(true);
    expect(await revocations.ask(ADA, look)).toBe(true);
    expect(REMEMBERED_MS).toBeLessThanOrEqual(10_000);
  });

  it("is not believed when it was learned before the clock was put back", async () => {
    const { clock, look, revocations } = setUp();
    clock.time = 86_400_000;
    await revocations.ask(ADA, look);
    clock.time = 0;
    look.mockResolvedValue(true);
    expect(await revocations.ask(ADA, look)).toBe(true);
  });

  it("is of that session alone", async () => {
    const { look, revocations } = setUp();
    await revocations.ask(ADA, look);
    await revocations.ask({ ...ADA, sessionId: "laptop" }, look);
    await revocations.ask({ ...ADA, sessionId: null }, look);
    await revocations.ask({ userId: "ben", sessionId: "phone" }, look);
    expect(look).toHaveBeenCalledTimes(4);
  });

  it("is forgotten with the account's other sessions, also while someone asks", async () => {
    const { look, revocations } = setUp();
    let tell = (_revoked: boolean) => {};
    const early = revocations.ask(ADA, () => new Promise<boolean>((resolve) => (tell = resolve)));
    revocations.forget("ada");
    tell(false);
    expect(await early).toBe(false);
    look.mockResolvedValue(true);
    expect(await revocations.ask(ADA, look)).toBe(true);
  });

  it("is never a failure", async () => {
    const { look, revocations } = setUp();
    look.mockRejectedValueOnce(new Error("away"));
    await expect(revocations.ask(ADA, look)).rejects.toThrow("away");
    expect(await revocations.ask(ADA, look)).toBe(false);
  });

  it("is the answer alone: nothing of the request that asked is kept", async () => {
    const { revocations } = setUp();
    let asked = 0;
    const look = async () => ++asked > 1;
    const request = await inRequest(() => revocations.ask(ADA, look));
    await collect();
    expect(request.deref()).toBeUndefined();
    expect(await revocations.ask(ADA, look)).toBe(false);
  });

  it("is bounded: the oldest makes room", async () => {
    const { look, revocations } = setUp(2);
    for (const sessionId of ["1", "2", "3"]) await revocations.ask({ ...ADA, sessionId }, look);
    await revocations.ask({ ...ADA, sessionId: "3" }, look);
    expect(look).toHaveBeenCalledTimes(3);
    await revocations.ask({ ...ADA, sessionId: "1" }, look);
    expect(look).toHaveBeenCalledTimes(4);
  });
});
