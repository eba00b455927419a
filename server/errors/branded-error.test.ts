import { describe, expect, it, vi } from "vitest";
import { AppError } from "./app-error";
import { BrandedError } from "./branded-error";
import { toAppError } from "./normalise";

class Fruit extends BrandedError {
  static readonly brand: string = "Fruit";
}
class Pear extends Fruit {
  static override readonly brand = "Pear";
}
class Stone extends BrandedError {
  static readonly brand = "Stone";
}

/** The module as another bundle has it. */
async function anotherCopy() {
  vi.resetModules();
  return import("./app-error");
}

describe("an error's brand", () => {
  it("tells its class and those it extends, and no other", () => {
    expect([Fruit, Pear, Stone].map((each) => each.isInstance(new Pear("ripe")))).toEqual([
      true,
      true,
      false,
    ]);
    expect([Fruit, Pear, Stone].map((each) => each.isInstance(new Fruit("ripe")))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it("is the same in every copy of a module", async () => {
    const copy = await anotherCopy();
    const foreign = new copy.AppError("NOT_FOUND");
    expect(foreign instanceof AppError).toBe(false);
    expect(AppError.isInstance(foreign)).toBe(true);
    expect(copy.AppError.isInstance(new AppError("NOT_FOUND"))).toBe(true);
    expect(toAppError(foreign)).toBe(foreign);
    expect(toAppError(new Error("a driver's", { cause: foreign }))).toBe(foreign);
  });

  it("is on nothing else that can be thrown", () => {
    for (const thrown of [
      null,
      undefined,
      "AppError",
      7,
      {},
      { brand: "AppError" },
      { constructor: { brand: "AppError" } },
      JSON.parse('{"constructor":{"brand":"AppError"},"name":"AppError","code":"NOT_FOUND"}'),
      Object.create(null),
      new Error("AppError"),
      Object.assign(new Error("x"), { name: "AppError", brand: "AppError" }),
      () => "AppError",
    ])
      expect(AppError.isInstance(thrown)).toBe(false);
  });
});
