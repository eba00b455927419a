import { describe, expect, it } from "vitest";
import { createStreamLimit } from "./stream-limit";

const slots = () => createStreamLimit({ perPerson: 2, perAddress: 3 });

describe("streams that are open at once", () => {
  it("are bounded for a person, who is told when to try again", () => {
    const { take } = slots();
    take("mila", "a");
    take("mila", "b");
    expect(() => take("mila", "c")).toThrow(
      expect.objectContaining({ code: "TOO_MANY_REQUESTS", retryAfterSeconds: expect.any(Number) }),
    );
    expect(() => take("tom", "c")).not.toThrow();
  });

  it("are bounded for an address, no matter who reads there", () => {
    const { take } = slots();
    for (const person of ["mila", "tom", "ada"]) take(person, "school");
    expect(() => take("noor", "school")).toThrow(expect.objectContaining({ code: "TOO_MANY_REQUESTS" }));
  });

  it("give their place back once, however often they end", () => {
    const { take } = slots();
    const over = take("mila", "a");
    take("mila", "a");
    over();
    over();
    take("mila", "a");
    expect(() => take("mila", "a")).toThrow();
  });
});
