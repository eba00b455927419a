import { describe, expect, it } from "vitest";
import { solve } from "../../solve";
import { FIELD_LAWS } from "./fields/fields";
import { LAWS } from "./laws";
import { sameDimension, unitOf } from "./units";
import { validityOf } from "./validity";

describe("a law is used only where it holds", () => {
  it.each([
    "What is the wavelength of an electron that is moving at 7.50 × 10^7 m/s?",
    "What is the kinetic energy of a 2.00 kg body moving at 2.00 × 10^8 m/s?",
    "What is the momentum of a 0.150 kg ball moving at 1.00 × 10^8 m/s?",
    "kinetic energy of 2kg ball moving at 200000000 m/s",
  ])("%s", (text) => {
    const { status, reason } = solve(text);
    expect({ status, reason }).toMatchObject({
      status: "unsupported",
      reason: expect.stringContaining("relativity"),
    });
  });

  it("also where the speed is only found on the way", () => {
    const text =
      "The velocity of a proton emerging from an accelerator is 25.0% of the speed of light. What is the proton’s wavelength?";
    expect(solve(text).status).toBe("unsupported");
    expect(solve(text.replace("25.0%", "2.50%")).status).toBe("solved");
  });

  it("which a slow body keeps", () => {
    expect(solve("What is the kinetic energy of a 2.00 kg body moving at 2.00 × 10^3 m/s?").status).toBe(
      "solved",
    );
  });

  it("and an answer that is too fast is none", () => {
    const text = "The kinetic energy of a 1.00 × 10^-27 kg body is 4.00 × 10^-11 J. What is its speed?";
    expect(solve(text).status).toBe("unsupported");
    expect(solve(text.replace("10^-11", "10^-16")).status).toBe("solved");
  });

  it("no time is negative", () => {
    const told = "initial velocity 10 m/s, acceleration 3 m/s^2, final velocity ";
    expect(solve(`find the time if ${told}4 m/s`).status).toBe("unsupported");
    expect(solve(`find the time if ${told}22 m/s`).answer).toMatch(/^4(\.0)? s$/);
  });

  it("with bounds for every speed that it has", () => {
    const speeds = [...LAWS, ...FIELD_LAWS].flatMap(({ title, roles }) => {
      const bound = new Set(validityOf(roles).map(({ letter }) => letter));
      return Object.entries(roles)
        .filter(
          ([, { unit, fixed }]) =>
            typeof fixed !== "string" && sameDimension(unitOf(unit).dimension, unitOf("m/s").dimension),
        )
        .filter(([letter]) => !bound.has(letter))
        .map(([letter]) => `${title}: ${letter}`);
    });
    expect(speeds).toEqual([]);
  });
});
