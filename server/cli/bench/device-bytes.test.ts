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
    expect(bytes.engine).toBeGreaterThan(bytes.core);
    expect(bytes.engine).toBeLessThanOrEqual(DEVICE_BUDGET.engineBytes);
    const { practise = 0 } = bytes.parts;
    expect(practise).toBeGreaterThan(0);
    expect(practise).toBeLessThanOrEqual(DEVICE_BUDGET.practiceBytes);
  });
});
