import { describe, expect, it } from "vitest";
import { solve } from "../../solve";

const answer = (text: string): string => {
  const found = solve(text);
  return found.status === "solved" ? found.latex : found.status;
};
const size = (text: string): number => Number.parseFloat(answer(text));

const VALUES = [3, 5, 8] as const;

describe("laws that belong to one scene", () => {
  it.each(VALUES)("a bend of %i0 m at speed gives the centripetal acceleration", (n) => {
    const text = `What is the centripetal acceleration of a bus that goes round a bend of radius ${n}0.0 m at ${n}.00 m/s?`;
    expect(size(text)).toBeCloseTo((n * n) / (n * 10), 2);
  });

  it.each(VALUES)("a recoil has the momentum of what is fired, %i g", (n) => {
    const text = `A 2.50-kg gun fires a ${n}.00-g bullet at 500 m/s. What is the recoil speed of the gun?`;
    expect(size(text)).toBeCloseTo((n * 0.5) / 2.5, 2);
  });

  it.each(VALUES)("light from air into glass is bent to the normal, %i0°", (n) => {
    const text = `Light enters glass from air into a block with an index of refraction of 1.50. If the angle of incidence is ${n}0.0°, what is the angle of refraction?`;
    expect(size(text)).toBeCloseTo((Math.asin(Math.sin((n * Math.PI) / 18) / 1.5) * 180) / Math.PI, 1);
  });

  it.each(VALUES)("a pull against friction accelerates with what is left, %i0 N", (n) => {
    const text = `A 4.00-kg box is pulled across a level floor with a horizontal force of ${n}0.0 N. The coefficient of kinetic friction is 0.200. What is the acceleration of the box?`;
    expect(size(text)).toBeCloseTo((n * 10 - 0.2 * 4 * 9.8) / 4, 1);
  });

  it("nothing is said where the scene is another", () => {
    expect(
      answer(
        "A 4.00-kg box is pulled up a ramp with a force of 50.0 N. The coefficient of kinetic friction is 0.200. What is the acceleration of the box?",
      ),
    ).toBe("unsupported");
    expect(
      answer(
        "Light goes from glass into air. If the angle of incidence is 20.0° and the index of refraction of glass is 1.50, what is the critical angle?",
      ),
    ).toBe("unsupported");
  });
});

describe("what is asked for by its full name", () => {
  it.each(VALUES)("is no other quantity of the law that shares its first word, %i0°", (n) => {
    const told = `Light passes from air into water (n = 1.33) at ${n}0°.`;
    expect(answer(`${told} What is the angle of refraction?`)).toBe("unsupported");
    const refracted = `Light passes from air into water (n = 1.33). The angle of refraction is 1${n}.0°. What is the angle of incidence?`;
    expect(size(refracted)).toBeCloseTo(
      (Math.asin(1.33 * Math.sin(((10 + n) * Math.PI) / 180)) * 180) / Math.PI,
      1,
    );
  });
});

describe("a magnitude", () => {
  it.each(VALUES)("has no sign, from %i0 m/s to rest", (n) => {
    const told = `A tram slows down from ${n}0.0 m/s to rest in 10.0 s.`;
    expect(answer(`${told} What is the magnitude of its acceleration?`)).toBe(`${n}.00\\text{ m/s}^{2}`);
    expect(answer(`${told} What is its acceleration?`)).toBe(`-${n}.00\\text{ m/s}^{2}`);
  });
});

describe("the unit of an answer", () => {
  it("is the one that all lengths are told in", () => {
    const text =
      "An object is placed 24.0 cm in front of a converging lens with a focal length of 8.00 cm. How far from the lens is the image formed?";
    expect(answer(text)).toBe("12.0\\text{ cm}");
  });

  it("shows the figures that a whole number of watts would hide", () => {
    expect(
      answer("How much power is dissipated by a 20.0-Ω resistor that carries a current of 10.0 A?"),
    ).toBe("2.00\\text{ kW}");
  });

  it("is hours where a charge is counted by them", () => {
    expect(answer("How long will a battery rated at 3.00 A·h keep a 0.500-A lamp burning?")).toBe(
      "6.00\\text{ h}",
    );
  });

  it("may stand between commas", () => {
    const text =
      "How much heat, in kilojoules, is required to raise the temperature of 2.00 kg of water from 20.0 °C to 30.0 °C?";
    expect(answer(text)).toBe("83.7\\text{ kilojoules}");
  });
});

describe("what is counted", () => {
  it("limits no figures", () => {
    const text =
      "A 50-turn, 12.0 cm diameter coil rotates at an angular velocity of 6.00 rad/s in a 1.50 T field. What is the peak emf?";
    expect(answer(text)).toBe("5.09\\text{ V}");
  });
});
