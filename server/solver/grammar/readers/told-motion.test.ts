import { describe, expect, it } from "vitest";
import { solve } from "../../solve";

const answer = (text: string) => {
  const { status, latex } = solve(text);
  return status === "solved" ? latex : status;
};

describe("a body whose place is told by a formula", () => {
  const scene =
    "A train runs along a straight track. Its distance from the station after t seconds is given by";
  it.each([
    [1, 6, 9],
    [2, 15, 24],
  ])("has the velocity and acceleration of the formula: %dt³ − %dt² + %dt", (a, b, c) => {
    const told = `${scene} $s(t) = ${a}t^3 - ${b}t^2 + ${c}t$ meters.`;
    expect(answer(`${told} Find the velocity of the train at $t = 2$.`)).toBe(String(12 * a - 4 * b + c));
    expect(answer(`${told} Determine the acceleration of the train after 3 seconds.`)).toBe(
      String(18 * a - 2 * b),
    );
    expect(answer(`${told} Determine the time when the velocity of the train is 0.`)).toContain("t = ");
  });

  it("is not asked about what the formula does not tell", () => {
    const told = `${scene} $s(t) = t^3 - 6t^2$ meters.`;
    for (const asked of [
      "Find the velocity of the train when the whistle blows.",
      "Find the force on the train at $t = 2$.",
      "Determine the time when the velocity of the train is 7.",
      "Find the average velocity of the train between $t = 1$ and $t = 3$.",
    ])
      expect(answer(`${told} ${asked}`)).toBe("unsupported");
  });
});

describe("rates of a figure told in words", () => {
  it.each([
    [3, 2],
    [5, 7],
  ])("are tied by its formula: side %d, rate %d", (side, rate) => {
    const told = (way: string) => `The side of a cube ${way} at a rate of ${rate} m/sec.`;
    const asked = (way: string) =>
      `Find the rate at which the volume of the cube ${way} when the side is ${side} m.`;
    const size = String(3 * side * side * rate);
    expect(answer(`${told("increases")} ${asked("increases")}`)).toBe(size);
    expect(answer(`${told("decreases")} ${asked("decreases")}`)).toBe(size);
    expect(answer(`${told("decreases")} ${asked("changes")}`)).toBe(`-${size}`);
    expect(
      answer(`${told("is increasing")} How fast is the volume changing when the side is ${side} m?`),
    ).toBe(size);
  });

  it("need every rate, one unit of length, and values of the figure", () => {
    for (const text of [
      "The side of a cube increases at a rate of 2 m/sec. Find the rate at which the volume increases when the side is 40 cm.",
      "The radius of a cylinder increases at a rate of 2 m/sec. Find the rate at which the volume increases when the radius is 3 m.",
      "The side of a cube increases at a rate of 2 m/sec. Find the rate at which the volume increases when the sun is 3 m.",
      "The side of a cube increases at a rate of 2 m/sec. Find the rate at which the volume increases.",
    ])
      expect(answer(text)).toBe("unsupported");
  });
});
