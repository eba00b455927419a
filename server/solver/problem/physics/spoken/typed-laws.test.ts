import { describe, expect, it } from "vitest";
import { solve } from "../../../solve";

const answerTo = (text: string): string => {
  const { status, answer } = solve(text);
  return status === "solved" ? answer : status;
};

describe("laws that pupils ask for in a line", () => {
  it.each([
    ["efficiency if input 800J and useful output 200J", "25.0%"],
    ["energy of photon wavelength 400 nm", "4.966 × 10^(−19) J"],
    ["centripetal force on a 3 kg ball moving at 4 m/s in a circle of radius 2 m", "24 N"],
    ["charge on a 3 F capacitor with voltage 12 V", "36 C"],
    ["force on 0.5 m wire carrying 4 A perpendicular to a 0.2 T field", "0.4 N"],
    ["PV=nRT n=1 T=273 K V=0.0224 m3 find P", "1.013 × 10^5 Pa"],
  ])("are answered: %s", (text, answer) => {
    expect(answerTo(text)).toBe(answer);
  });

  it.each([
    // Litres and atmospheres, or cubic metres and pascals.
    "PV=nRT n=1 T=273 V=22.4 find P in atm",
    "efficiency if useful output 500J and input 350J",
    "energy of 3 photons with frequency 5e14 Hz",
    "energy stored in two 0.002 F capacitors at 50 V",
    "force on 0.5 m wire carrying 2 A parallel to a 0.3 T field",
    "centripetal force on a 2 kg ball moving at 3 m/s in a circle of diameter 1.5 m",
    "gravitational force between 5 kg and 10 kg masses 2 m apart if the distance doubles",
    "period of a pendulum 1 m long on the moon",
  ])("are refused where something else is told: %s", (text) => {
    expect(answerTo(text)).not.toMatch(/\d/);
  });
});
