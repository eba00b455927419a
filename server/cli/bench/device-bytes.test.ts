import { beforeAll, describe, expect, it } from "vitest";
import { DEVICE_BUDGET } from "./budgets";
import { type DeviceBytes, deviceBytes } from "./device-bytes";

describe("the engine on a device", () => {
  let bytes: DeviceBytes;
  beforeAll(async () => {
    bytes = await deviceBytes(process.cwd());
  });

  it("is there for what is asked most after its core alone, within its bytes", () => {
    expect(bytes.core).toBeGreaterThan(100_000);
    expect(bytes.core).toBeLessThanOrEqual(DEVICE_BUDGET.coreBytes);
  });

  it("loads in parts what is rarely asked for, within the bytes of all of it", () => {
    expect(Object.keys(bytes.parts)).toEqual(
      expect.arrayContaining(["calculus", "check", "laws", "science", "statistics", "stories", "worded"]),
    );
    const { practise = 0, ...parts } = bytes.parts;
    const whole = Object.values(parts).reduce((sum, part) => sum + part, bytes.core);
    expect(whole).toBeLessThanOrEqual(DEVICE_BUDGET.engineBytes);
    expect(practise).toBeGreaterThan(0);
    expect(practise).toBeLessThanOrEqual(DEVICE_BUDGET.practiceBytes);
  });
});
