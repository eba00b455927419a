import { COULOMB, ELEMENTARY_CHARGE, MAGNETIC, PARTICLE_MASSES } from "./constants";
import { type Law, type Role, role } from "./law";

const CURRENT = { name: "current", unit: "A", asked: "current" } as const;
const FORCE = {
  name: "force",
  unit: "N",
  asked: "[electrostatic coulomb electric magnetic repulsive attractive] force",
} as const;
const DISTANCE = { name: "distance", unit: "m", asked: "distance|how far [apart]|separation" } as const;
const FIRST = "^ … @";
const SECOND = "^ … # … @";
const THIRD = "^ … # … # … @";
const SEVERAL = [FIRST, SECOND, THIRD] as const;

interface Join {
  readonly what: "resistors" | "capacitors";
  readonly way: "series" | "parallel";
  readonly count: 2 | 3;
}

/** Two or three parts joined in one way: their values add, or the inverses of their values. */
function joined({ what, way, count }: Join): Law {
  const [letter, unit, name] = what === "resistors" ? ["R", "Ω", "resistance"] : ["C", "F", "capacitance"];
  const parts = SEVERAL.slice(0, count).map((_, i) => `${letter}_${i + 1}`);
  const adds = (what === "resistors") === (way === "series");
  const roles: Record<string, Role> = {
    [letter as string]: role(
      `total ${name}`,
      unit as string,
      `[total equivalent effective combined net overall] ${name}`,
    ),
  };
  parts.forEach((part, i) => {
    roles[part] = { name: `${name} ${i + 1}`, unit: unit as string, told: SEVERAL[i] };
  });
  return {
    title: `the law of ${what} in ${way}`,
    equations: [
      adds
        ? `${letter} = ${parts.join(" + ")}`
        : `${letter} = 1/(${parts.map((part) => `1/${part}`).join(" + ")})`,
    ],
    about: `in ${way}`,
    not: `in ${way === "series" ? "parallel" : "series"}|current|voltage|power|battery|emf|internal|charge|energy|combination|largest|smallest|identical|how many|# V`,
    roles,
  };
}

const WAYS = ["series", "parallel"] as const;
const COUNTS = [2, 3] as const;

/** Resistivities of table 20.1 at 20 °C, in Ω·m. */
const RESISTIVITIES: readonly (readonly [metal: string, value: string])[] = [
  ["silver", "1.59e-8"],
  ["copper", "1.72e-8"],
  ["gold", "2.44e-8"],
  ["aluminium|aluminum", "2.65e-8"],
  ["tungsten", "5.60e-8"],
  ["iron", "9.71e-8"],
];

/** Charges, magnets, coils and parts of circuits joined together. */
export const FIELDS: readonly Law[] = [
  ...(["resistors", "capacitors"] as const).flatMap((what) =>
    WAYS.flatMap((way) => COUNTS.map((count) => joined({ what, way, count }))),
  ),
  ...RESISTIVITIES.map(
    ([metal, value]): Law => ({
      title: "the resistance of a wire",
      equations: ["A = pi*d^2/4", "R = ρ*L/A"],
      about: `resistance & ${metal}`,
      not: "temperature|current|voltage|power|radius|hot|carbon|and a … wire|and an … wire|°",
      roles: {
        R: role("resistance", "Ω", "resistance"),
        L: role("length", "m", "length|how long", { told: "@ long|length|long" }),
        d: { name: "diameter", unit: "m", told: "@ … diameter|diameter of @|diameter is @" },
        A: { name: "area", unit: "m^2" },
        rho: { name: `resistivity of ${metal.split("|")[0]}`, unit: "Ω·m", fixed: value },
      },
    }),
  ),
  {
    title: "Coulomb's law",
    equations: ["F = k*|q_1*q_2|/r^2"],
    about: "charge",
    not: "equal charges|identical|electron|proton|field|potential|plate|third|midway|factor|mass|current",
    roles: {
      F: FORCE,
      q_1: { name: "first charge", unit: "C", told: FIRST },
      q_2: { name: "second charge", unit: "C", told: SECOND },
      r: DISTANCE,
      k: COULOMB,
    },
  },
  {
    title: "Coulomb's law",
    equations: ["F = k*q^2/r^2"],
    about: "equal [point] charge|identical [point] charge|same [point] charge",
    not: "electron|proton|field|potential|plate|third|midway|factor|mass|current",
    roles: { F: FORCE, q: role("charge", "C", "charge"), r: DISTANCE, k: COULOMB },
  },
  {
    title: "the force on a charge in a field",
    equations: ["F = |q|*E"],
    about: "electric field",
    not: "electron|proton|accelerat*|mass|potential|plate|point charge|direction|distance|drop",
    roles: {
      F: FORCE,
      q: { name: "charge", unit: "C" },
      E: role("electric field", "N/C", "[electric] field [strength]"),
    },
  },
  {
    title: "the field in the middle of a loop",
    equations: ["B = μ*I/(2*R)"],
    about: "center & loop",
    not: "turn|coil|diameter|force|torque|emf|two|solenoid",
    roles: {
      B: role("magnetic field", "T", "[magnetic] field [strength]"),
      I: CURRENT,
      R: role("radius", "m", "radius", { told: "radius" }),
      mu: MAGNETIC,
    },
  },
  {
    title: "the field in a solenoid",
    equations: ["B = μ*N*I/L"],
    about: "solenoid",
    not: "inductance|emf|energy|diameter|radius|force|per",
    roles: {
      B: role("magnetic field", "T", "[magnetic] field [strength]"),
      N: { name: "number of turns", unit: "", told: "@ turn|@ loop" },
      I: CURRENT,
      L: { name: "length", unit: "m" },
      mu: MAGNETIC,
    },
  },
  ...PARTICLE_MASSES.slice(0, 2).map(
    ([particle, mass]): Law => ({
      title: "the law of the circle in a magnetic field",
      equations: ["r = m*v/(e*B)"],
      about: `${particle} & radius|${particle} & circular|${particle} & circle`,
      not: `${particle === "proton" ? "electron|antiproton" : "proton"}|energy|voltage|wavelength|momentum|angle|force|two|diameter|Bohr|eV|positron`,
      roles: {
        r: role("radius", "m", "radius|radius of curvature"),
        v: role("speed", "m/s", "speed|velocity"),
        B: role("magnetic field", "T", "[magnetic] field [strength]"),
        m: { name: `mass of the ${particle}`, unit: "kg", fixed: mass },
        e: ELEMENTARY_CHARGE,
      },
    }),
  ),
  {
    title: "the energy in an inductor",
    equations: ["E = 1/2*L*I^2"],
    about: "energy & induct*",
    not: "capacit*|resist*|time|turns|solenoid|voltage|power",
    roles: {
      E: role("energy", "J", "[much] energy"),
      L: role("inductance", "H", "inductance|self-inductance"),
      I: CURRENT,
    },
  },
];
