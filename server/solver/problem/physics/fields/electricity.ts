import { COULOMB, ELEMENTARY_CHARGE } from "../constants";
import { type Role, role } from "../law";
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
    V: role("voltage", "V", "[battery supply] voltage [drop]|[battery supply] potential difference [drop]"),
    I: role("current", "A", "[total] current|how much current|much current"),
    R: role("resistance", "Ω", "[total equivalent combined] resistance"),
    P: role("power", "W", "[total] [electric electrical] power [rating output consumption]"),
    W: role(
      "energy",
      "J",
      "[much] [electric electrical] energy|[much] [electric electrical] work|[much] [electric electrical] heat",
      { told: "energy|work|heat|joule|J|kWh" },
    ),
    t: role("time", "s", "time|how long|how much time"),
    Q: role("charge", "C", "[much] [electric] charge|how many coulombs"),
    C: role("capacitance", "F", "capacitance"),
    N: role(
      "number of electrons",
      "",
      "electrons|how manyelectrons|how many electrons|number ofelectrons|number of electrons|number",
      { told: "@ electron" },
    ),
    e: ELEMENTARY_CHARGE,
    E: role("electric field", "V/m", "[electric] field [strength]"),
    F: role("force", "N", "[electric electrical electrostatic] force"),
    d: role("distance", "m", "distance|separation|how far"),
    r: role("distance", "m", "distance|how far"),
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
