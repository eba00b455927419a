import { COULOMB, ELEMENTARY_CHARGE } from "../constants";
import type { Role } from "../law";
import type { Field } from "./field";

const PLAIN =
  /\b(?:rms|peak|ac|alternating|internal|terminal|emf of|inductor|impedance|reactance|transformer|primary|secondary)\b/i;
/** The first and the second of two alike. */
const FIRST: RegExp = /^(?:(?!#)[^@])*@|@[^#@]{0,30}#/;
const SECOND: RegExp = /#[^#@]{0,30}@/;
const resistor = (name: string, told: RegExp): Role => ({ name, unit: "Ω", told });

/** Currents, charges, resistors, capacitors and fields. */
export const ELECTRICITY: Field = {
  beside:
    "electric electrical battery wire circuit bulb lamp heater device connected flows supply source resistor capacitor",
  quantities: {
    V: {
      name: "voltage",
      unit: "V",
      asked: /(?:battery |supply )?(?:voltage|potential difference)(?: drop)?/,
    },
    I: { name: "current", unit: "A", asked: /(?:total )?current|how much current|much current/ },
    R: { name: "resistance", unit: "Ω", asked: /(?:total |equivalent |combined )?resistance/ },
    P: {
      name: "power",
      unit: "W",
      asked: /(?:total )?(?:electric(?:al)? )?power(?: rating| output| consumption)?/,
    },
    W: {
      name: "energy",
      unit: "J",
      asked: /(?:much )?(?:electric(?:al)? )?(?:energy|work|heat)/,
      told: /\b(?:energy|work|heat|joules?|J|kWh)\b/,
    },
    t: { name: "time", unit: "s", asked: /time|how long|how much time/ },
    Q: { name: "charge", unit: "C", asked: /(?:much )?(?:electric )?charge|how many coulombs/ },
    C: { name: "capacitance", unit: "F", asked: /capacitance/ },
    N: {
      name: "number of electrons",
      unit: "",
      asked: /(?:how many|number of)? ?electrons|number/,
      told: /@ electrons/,
    },
    e: ELEMENTARY_CHARGE,
    E: { name: "electric field", unit: "V/m", asked: /(?:electric )?field(?: strength)?/ },
    F: { name: "force", unit: "N", asked: /(?:electric(?:al)? |electrostatic )?force/ },
    d: { name: "distance", unit: "m", asked: /distance|separation|how far/ },
    r: { name: "distance", unit: "m", asked: /distance|how far/ },
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
    { title: "the work on a charge", equation: "W = Q*V", not: /\b(?:capacit\w*|electron|proton|ion)\b/ },
    {
      title: "the charge of electrons",
      equation: "Q = N*e",
      needs: /\belectrons?\b/,
      beside: "electrons",
      not: /\beV\b|\bspeed\b/,
    },
    {
      title: "the definition of capacitance",
      equation: "Q = C*V",
      needs: /\bcapacit\w*\b/,
      not: /\bdischarg\w*|resistor\b/,
    },
    {
      title: "the energy in a capacitor",
      equation: "W = 1/2*C*V^2",
      needs: /\bcapacit\w*\b/,
      alone: true,
      not: /\bdischarg\w*|resistor\b/,
    },
    {
      title: "the law of resistors in series",
      equation: "R = R_1 + R_2",
      needs: /\bseries\b/,
      not: /\bparallel\b/,
      beside: "series",
    },
    {
      title: "the law of resistors in parallel",
      equation: "R = R_1*R_2/(R_1 + R_2)",
      needs: /\bparallel\b/,
      not: /\bseries\b/,
      beside: "parallel",
    },
    {
      title: "the field of a point charge",
      equation: "E = k*Q/r^2",
      needs: /\bfield\b/,
      alone: true,
      beside: "point",
      not: /\b(?:plates?|two|sphere|midway)\b/,
    },
    {
      title: "the field between parallel plates",
      equation: "E = V/d",
      needs: /\bplates?\b/,
      beside: "parallel plates field separated apart distance uniform",
    },
    {
      title: "the force on a charge in a field",
      equation: "F = Q*E",
      not: /\bmagnet\w*\b/,
      beside: "field uniform",
    },
  ],
};
