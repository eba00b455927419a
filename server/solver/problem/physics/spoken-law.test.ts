import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { solve } from "../../solve";

const BEFORE = ["", "pls help ", "hi, ", "find the ", "whats the ", "calculate the "] as const;
const small = fc.integer({ min: 2, max: 12 });

/** Answers are rounded to the figures of the values. */
const FIGURES = 0.05;

/** The number before the unit. */
const sizeOf = (answer: string): number => Number.parseFloat(answer);

/** What is asked, the values in any order, and the answer: each law in a few words. */
const LAWS: readonly (readonly [string, readonly [string, string], (a: number, b: number) => number])[] = [
  ["kinetic energy", ["mass # kg", "speed # m/s"], (m, v) => (m * v * v) / 2],
  ["force", ["mass # kg", "acceleration # m/s^2"], (m, a) => m * a],
  ["density", ["mass # g", "volume # cm^3"], (m, v) => m / v],
  ["voltage", ["current # A", "resistance # ohm"], (i, r) => i * r],
  ["momentum", ["mass # kg", "velocity # m/s"], (m, v) => m * v],
  ["work done", ["force # N", "distance # m"], (f, d) => f * d],
  ["average speed", ["distance # m", "time # s"], (d, t) => d / t],
];

describe("a law that is asked for in a few words", () => {
  it("gives each quantity its place, in whatever order they stand", () => {
    let answered = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(...LAWS),
        fc.tuple(small, small),
        fc.boolean(),
        fc.constantFrom(...BEFORE),
        ([asked, [first, second], value], [a, b], isTurned, before) => {
          const told = [first.replace("#", `${a}`), second.replace("#", `${b}`)];
          const text = `${before}${asked} if ${(isTurned ? told.toReversed() : told).join(" and ")}`;
          const found = solve(text);
          if (found.status !== "solved") return;
          answered += 1;
          expect(Math.abs(sizeOf(found.answer) / value(a, b) - 1), text).toBeLessThan(FIGURES);
        },
      ),
      { seed: 20261123, numRuns: 80 },
    );
    expect(answered).toBeGreaterThan(70);
  });

  it("takes a law by its name, with a number for each letter", () => {
    const named = ["ohms law", "ohm's law", "Ohm’s law"] as const;
    fc.assert(
      fc.property(fc.constantFrom(...named), small, small, fc.boolean(), (name, i, r, isLast) => {
        const told = `V = ${i * r}, R = ${r} find I`;
        const found = solve(isLast ? `${told} using ${name}` : `${name} ${told}`);
        // As many digits as were told: 20 V over 10 Ω are 2.0 A.
        expect(found.answer, told).toMatch(/^\d+(\.0)? A$/);
        expect(Number.parseFloat(found.answer), told).toBe(i);
      }),
      { seed: 20261127, numRuns: 30 },
    );
  });

  it("refuses quantities of another law than the one that is named", () => {
    expect(solve("ohms law m = 4 kg a = 3 m/s^2 find F").status).not.toBe("solved");
    expect(solve("newtons second law V = 12 R = 4 find I").status).not.toBe("solved");
  });

  it("tells two quantities of a kind apart by the words beside them, in any order", () => {
    const first = [
      "from # m/s",
      "starts at # m/s",
      "initial velocity # m/s",
      "u=# m/s",
      "# m/s initially",
    ] as const;
    const last = ["to # m/s", "reaches # m/s", "final velocity # m/s", "v = # m/s", "ends at # m/s"] as const;
    fc.assert(
      fc.property(
        fc.constantFrom(...first),
        fc.constantFrom(...last),
        fc.tuple(small, small),
        fc.boolean(),
        (before, after, [u, v], isTurned) => {
          const told = [before.replace("#", `${u}`), after.replace("#", `${u + 2 * v}`)];
          const text = `a car speeds up ${(isTurned ? told.toReversed() : told).join(", ")} in 2 s, find acceleration`;
          expect(Number.parseFloat(solve(text).answer), text).toBe(v);
        },
      ),
      { seed: 20261128, numRuns: 40 },
    );
    fc.assert(
      fc.property(small, small, (u, v) => {
        expect(solve(`a car speeds up ${u} m/s, ${u + v} m/s in 2 s, find acceleration`).status).not.toBe(
          "solved",
        );
      }),
      { seed: 20261128, numRuns: 10 },
    );
  });

  it("reads a sign in other capitals only where one unit can be meant", () => {
    expect(solve("energy of 5 kw in 10 s").answer).toBe("5 × 10^4 J");
    expect(solve("energy of 5 mw in 10 s").status).not.toBe("solved");
    expect(solve("force on 3 KG with acceleration 2 M/S2").answer).toBe("6 N");
  });

  it("shows the unit that a bare number is taken to have", () => {
    expect(solve("u=3 m/s a=2 t=5s find v").read.latex).toContain("a = 2\\ \\text{m/s}^{2}");
  });

  it.each([
    ["F=ma, m=4kg a=3 m/s^2 find F", "12 N"],
    ["V=IR. I=0.5A R=12 ohm find V", "6 V"],
    ["find a if F = 10 N and m = 2 kg", "5 m/s^2"],
    ["whats the weight of a 5 kg mass, g = 9.8", "49 N"],
    ["how far does a car travel in 5s starting from rest with a=2 m/s²", "25 m"],
    ["a car drives at 80 km/h for 3 hours. how far does it go", "240 km"],
    ["what mass is 0.5 mol of NaCl (58.5 g/mol)", "29.25 g"],
    ["train slows from 24 m/s to 9 m/s in 5 s find deceleration", "3 m/s^2"],
    ["how far does a lorry go in 6 s if it starts at 3 m/s and accelerates at 2 m/s2", "54 m"],
    ["two resistors 3 ohm and 6 ohm in parallel total resistance", "2 Ω"],
    ["gas 6 L at 2 atm compressed to 3 L find new pressure", "4 atm"],
    ["heat to warm 3 kg of oil from 15 to 25 degrees if specific heat is 2000 J/kgC", "6 × 10^4 J"],
    ["half life 4 days how much of 48 g is left after 12 days", "6 g"],
    ["energy used by 3 kw heater in 2 hrs in kwh", "6 kWh"],
    ["concentration in mol/L of 0.2 mol in 500 mL", "0.4 mol/L"],
  ])("%s", (text, answer) => {
    expect(solve(text).answer).toBe(answer);
  });

  it.each([
    "work done by a 10 N force on a box over 3 m with friction 2 N",
    "kinetic energy of a 2 kg ball spinning at 3 m/s",
    "kinetic energy of 2 balls of 3 kg moving at 4 m/s",
    "density of a hollow block mass 240 g volume 30 cm^3",
    "force on a 4 kg block with acceleration 3 m/s^2 at an angle",
    "speed of a car that goes 100 m in 5 s and 50 m in 2 s",
    "how far does a car travel in 5 s with a = 2 m/s^2",
    "momentum of a 3 kg object moving at 4 m/s after a collision",
    "average speed of a car that goes 60 km in 2 hours and back",
    "ball dropped from 30 m with air resistance how long to fall",
    "add 100 ml water to 50 ml of 2 M salt solution find new concentration",
    "pH of 0.1 M weak acid",
    "heat to warm 2 kg of water by 10 C with 80 percent efficiency c = 4200 J/kg/K",
  ])("is refused where a word or a value has no place: %s", (text) => {
    expect(solve(text).status).not.toBe("solved");
  });
});
