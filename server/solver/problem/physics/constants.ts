import type { Role } from "./law";

/** A constant of nature as a letter of a law. Those of the SI are exact since 2019; the others are CODATA's of 2022,
 * with more figures than any exercise gives, so that only the values of the text limit an answer. */
const constant = (name: string, unit: string, fixed: string) => ({ name, unit, fixed }) as const;

export const SPEED_OF_LIGHT = constant("speed of light", "m/s", "299792458");
export const PLANCK = constant("Planck constant", "J·s", "6.62607015e-34");
export const ELEMENTARY_CHARGE = constant("elementary charge", "C", "1.602176634e-19");
export const BOLTZMANN = constant("Boltzmann constant", "J/K", "1.380649e-23");
export const GAS_CONSTANT = constant("gas constant", "J/mol/K", "8.31446261815324");
export const GRAVITATION = constant("gravitational constant", "N·m^2/kg^2", "6.67430e-11");
export const COULOMB = constant("Coulomb constant", "N·m^2/C^2", "8.9875517862e9");
export const MAGNETIC = constant("magnetic constant", "N/A^2", "1.25663706127e-6");
/** The faintest sound, by which levels are defined. */
export const THRESHOLD_OF_HEARING = constant(
  "intensity at the threshold of hearing",
  "W/m^2",
  "1.00000000e-12",
);

/** Masses of particles in kilograms. */
export const PARTICLE_MASSES = [
  ["electron", "9.1093837139e-31"],
  ["proton", "1.67262192595e-27"],
  ["neutron", "1.67492750056e-27"],
] as const;

/** Near the Earth's surface, to three figures; a text that gives another value has its own. */
export const GRAVITY: Role = {
  ...constant("acceleration due to gravity", "m/s^2", "9.80"),
  told: "g = @|g is @|g of @|g to be @|gravity … @|@ for g|@ as g|@ for the acceleration due to gravity",
};
