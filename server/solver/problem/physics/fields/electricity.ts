import { COULOMB, ELEMENTARY_CHARGE } from "../constants";
import type { Role } from "../law";
import type { Field } from "./field";

const PLAIN =
  "rms|peak|ac|alternating|internal|terminal|emf of|inductor|impedance|reactance|transformer|primary|secondary";
/** The first and the second of two alike. */
const FIRST = "^ … @|@ … #";
const SECOND = "# … @";
const resistor = (name: string, told: string): Role => ({ name, unit: "Ω", told });

/** Currents, charges, resistors, capacitors and fields. */
export const ELECTRICITY: Field = {
  beside: "circuit heater capacitor",
  quantities: {
    V: {
      name: "voltage",
      unit: "V",
      asked: "[battery supply] voltage [drop]|[battery supply] potential difference [drop]",
    },
    I: { name: "current", unit: "A", asked: "[total] current|how much current|much current" },
    R: { name: "resistance", unit: "Ω", asked: "[total equivalent combined] resistance" },
    P: {
      name: "power",
      unit: "W",
      asked: "[total] [electric electrical] power [rating output consumption]",
    },
    W: {
      name: "energy",
      unit: "J",
      asked:
        "[much] [electric electrical] energy|[much] [electric electrical] work|[much] [electric electrical] heat",
      told: "energy|work|heat|joule|J|kWh",
    },
    t: { name: "time", unit: "s", asked: "time|how long|how much time" },
    Q: { name: "charge", unit: "C", asked: "[much] [electric] charge|how many coulombs" },
    C: { name: "capacitance", unit: "F", asked: "capacitance" },
    N: {
      name: "number of electrons",
      unit: "",
      asked: "electrons|how manyelectrons|how many electrons|number ofelectrons|number of electrons|number",
      told: "@ electron",
    },
    e: ELEMENTARY_CHARGE,
    E: { name: "electric field", unit: "V/m", asked: "[electric] field [strength]" },
    F: { name: "force", unit: "N", asked: "[electric electrical electrostatic] force" },
    d: { name: "distance", unit: "m", asked: "distance|separation|how far" },
    r: { name: "distance", unit: "m", asked: "distance|how far" },
    k: COULOMB,
    R_1: resistor("first resistance", FIRST),
    R_2: resistor("second resistance", SECOND),
  },
  formulas: [
    { title: "Ohm's law", equation: "V = I*R", not: PLAIN },
    { title: "the power of a current", equation: "P = V*I", not: PLAIN },
    { title: "the power in a resistance", equation: "P = I^2*R", not: PLAIN, alone: true },
    { title: "the power in a resistance", equation: "P = V^2/R", not: PLAIN, alone: true },
    { title: "the definition of power", equation: "P = W/t", not: PLAIN },
    { title: "the definition of current", equation: "I = Q/t", not: PLAIN },
    { title: "the work on a charge", equation: "W = Q*V", not: "capacit*|electron|proton|ion" },
    {
      title: "the charge of electrons",
      equation: "Q = N*e",
      needs: "electron",
      not: "eV|speed",
    },
    {
      title: "the definition of capacitance",
      equation: "Q = C*V",
      needs: "capacit*",
      not: "discharg*|resistor",
    },
    {
      title: "the energy in a capacitor",
      equation: "W = 1/2*C*V^2",
      needs: "capacit*",
      alone: true,
      not: "discharg*|resistor",
    },
    {
      title: "the law of resistors in series",
      equation: "R = R_1 + R_2",
      needs: "series",
      not: "parallel",
      beside: "series",
    },
    {
      title: "the law of resistors in parallel",
      equation: "R = R_1*R_2/(R_1 + R_2)",
      needs: "parallel",
      not: "series",
      beside: "parallel",
    },
    {
      title: "the field of a point charge",
      equation: "E = k*Q/r^2",
      needs: "field",
      alone: true,
      not: "plate|two|sphere|midway",
    },
    {
      title: "the field between parallel plates",
      equation: "E = V/d",
      needs: "plate",
      beside: "parallel field separated distance",
    },
    {
      title: "the force on a charge in a field",
      equation: "F = Q*E",
      not: "magnet*",
      beside: "field",
    },
  ],
};
