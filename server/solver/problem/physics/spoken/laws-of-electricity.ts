import { CHARGE, CURRENT, POWER, RESISTANCE, role, TIME, VOLTAGE, WORK } from "./roles";
import type { SpokenLaw, SpokenRole } from "./spoken-law-model";

const CIRCUIT = ["circuit"] as const;
const ENERGY = { ...WORK, letters: "W" };
const TOTAL =
  "total resistance|equivalent resistance|combined resistance|resistance|effective resistance|net resistance";
const MOST_RESISTORS = 4;
const COUNTED: readonly string[] = ["no", "one", "two", "three", "four"];

/** Resistors one after the other or side by side. */
function resistors(count: number, joined: "series" | "parallel"): SpokenLaw {
  const each = Array.from({ length: count }, (_, i) => `R_${i + 1}`);
  const told: Readonly<Record<string, SpokenRole>> = Object.fromEntries(
    each.map((letter) => [letter, { ...role("resistance", "Ω", {}), toldOnly: true }]),
  );
  const isSeries = joined === "series";
  return {
    title: isSeries ? "the law of resistances in series" : "the law of parallel resistances",
    equations: [isSeries ? `R = ${each.join(" + ")}` : `1/R = ${each.map((one) => `1/${one}`).join(" + ")}`],
    roles: { R: role("total resistance", "Ω", { asks: TOTAL, letters: "Rt RT" }), ...told },
    needs: isSeries ? "in series|series" : "in parallel|parallel",
    beside: `${COUNTED[count]} resistors|resistors|resistances|wired|placed|joined|bulbs|combination`,
    scenes: CIRCUIT,
    alike: each,
  };
}

const COUNTS = Array.from({ length: MOST_RESISTORS - 1 }, (_, i) => i + 2);

export const LAWS_OF_ELECTRICITY: readonly SpokenLaw[] = [
  {
    title: "Ohm's law",
    equations: ["V = I*R"],
    written: "I=V/R|R=V/I",
    called: "ohms law|ohm law",
    roles: { V: VOLTAGE, I: CURRENT, R: RESISTANCE },
    scenes: CIRCUIT,
  },
  {
    title: "the power of a current",
    equations: ["P = V*I"],
    written: "P=IV",
    roles: { P: POWER, V: VOLTAGE, I: CURRENT },
    scenes: CIRCUIT,
  },
  {
    title: "the power of a current in a resistance",
    equations: ["P = I^2*R"],
    roles: { P: POWER, I: CURRENT, R: RESISTANCE },
    scenes: CIRCUIT,
  },
  {
    title: "the power of a voltage across a resistance",
    equations: ["P = V^2/R"],
    roles: { P: POWER, V: VOLTAGE, R: RESISTANCE },
    scenes: CIRCUIT,
  },
  {
    title: "the charge of a current",
    equations: ["Q = I*t"],
    written: "I=Q/t|q=it",
    roles: { Q: CHARGE, I: CURRENT, t: TIME },
    scenes: CIRCUIT,
  },
  {
    title: "the energy of a charge",
    equations: ["E = Q*V"],
    written: "W=QV|V=W/Q|V=E/Q",
    roles: { E: ENERGY, Q: CHARGE, V: VOLTAGE },
    scenes: CIRCUIT,
  },
  {
    title: "the energy of a current",
    equations: ["E = V*I*t"],
    written: "E=IVt|W=VIt",
    roles: { E: ENERGY, V: VOLTAGE, I: CURRENT, t: TIME },
    scenes: CIRCUIT,
  },
  ...COUNTS.flatMap((count) => [resistors(count, "series"), resistors(count, "parallel")]),
];
