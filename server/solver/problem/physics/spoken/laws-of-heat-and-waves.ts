import { GAS_CONSTANT } from "../constants";
import { MASS, role, VOLUME } from "./roles";
import type { SpokenLaw, SpokenRole } from "./spoken-law-model";

const HEAT = role("heat", "J", {
  named: "heat|energy|heat energy|thermal energy|heat required|heat needed|energy needed|energy required",
  letters: "E q",
});
const CAPACITY = role("specific heat", "J/kg/K", {
  named: "specific heat|specific heat capacity|shc|heat capacity|specific heat of water",
  letters: "C",
});
const FROM = "from|initially|initially at|initial|originally|originally at|starting at|starts at";
const TO = "to|becomes|until|reaches|changes to|final|new|up to|down to|is now";

/** A quantity before and after a change. */
const first = (name: string, unit: string): SpokenRole =>
  role(`initial ${name}`, unit, {
    named: `initial ${name}|original ${name}|starting ${name}|first ${name}|old ${name}`,
    before: FROM,
    after: "initially|originally",
  });
const second = (name: string, unit: string, changed = ""): SpokenRole =>
  role(`final ${name}`, unit, {
    named: `final ${name}|new ${name}|second ${name}`,
    asks: name,
    before: `${TO}${changed}`,
  });

const COLDER = first("temperature", "K");
const WARMER = second("temperature", "K", "|heated to|cooled to|warmed to|raised to");
const CHANGE = role("temperature change", "K", {
  named: "temperature change|change in temperature|temperature rise|temperature increase|rise in temperature",
  before: "by|temperature by",
  letters: "ΔT dT deltaT",
  difference: true,
  cued: true,
});
const HEATED = "temperature|to|its temperature|increase|rise";

const HEATING: readonly SpokenLaw[] = [
  {
    title: "the law of heating",
    equations: ["Q = m*c*(T_2 - T_1)"],
    written: "Q=mcΔT|Q=mcdT|E=mcΔT",
    roles: { Q: HEAT, m: MASS, c: CAPACITY, T_1: COLDER, T_2: WARMER },
    beside: HEATED,
    scenes: ["heating"],
  },
  {
    title: "the law of heating",
    equations: ["Q = m*c*D"],
    written: "Q=mcΔT|Q=mcdT|E=mcΔT|Q=mct",
    roles: { Q: HEAT, m: MASS, c: CAPACITY, D: CHANGE },
    beside: HEATED,
    scenes: ["heating"],
  },
];

const P1 = first("pressure", "Pa");
const P2 = second("pressure", "Pa", "|increased to|reduced to|decreased to|raised to|compressed to");
const V1 = first("volume", "m^3");
const V2 = second(
  "volume",
  "m^3",
  "|compressed to|expands to|expanded to|increased to|reduced to|decreased to",
);
const GAS = ["gas", "change"] as const;
const WARMTH =
  "constant temperature|temperature constant|temperature is constant|temperature stays constant|same temperature|at constant temperature";
const PRESSED =
  "constant pressure|pressure constant|pressure is constant|pressure stays constant|same pressure|at constant pressure";
const KEPT =
  "constant volume|volume constant|volume is constant|volume stays constant|same volume|at constant volume|rigid|fixed volume";

const GASES: readonly SpokenLaw[] = [
  {
    title: "the ideal gas law",
    equations: ["p*V = n*R*T"],
    called: "ideal gas law|ideal gas equation",
    roles: {
      p: role("pressure", "Pa", { named: "pressure", unitNeeded: true }),
      V: { ...VOLUME, unitNeeded: true },
      n: role("amount", "mol", { named: "moles|number of moles|amount", asks: "how many moles" }),
      R: role("gas constant", GAS_CONSTANT.unit, { named: "gas constant", fixed: GAS_CONSTANT.fixed }),
      T: role("temperature", "K", { named: "temperature", unitNeeded: true }),
    },
    scenes: ["gas"],
  },
  {
    title: "Boyle's law",
    equations: ["p_1*V_1 = p_2*V_2"],
    called: "boyles law|boyle law",
    roles: { p_1: P1, V_1: V1, p_2: P2, V_2: V2 },
    beside: `${WARMTH}|volume|pressure`,
    scenes: GAS,
    isTwoStates: true,
  },
  {
    title: "Charles's law",
    equations: ["V_1/T_1 = V_2/T_2"],
    called: "charles law|charless law",
    roles: { V_1: V1, T_1: COLDER, V_2: V2, T_2: WARMER },
    beside: `${PRESSED}|volume|temperature`,
    scenes: GAS,
    isTwoStates: true,
  },
  {
    title: "the law of Gay-Lussac",
    equations: ["p_1/T_1 = p_2/T_2"],
    called: "gay lussacs law|gay lussac law|gay lussac",
    roles: { p_1: P1, T_1: COLDER, p_2: P2, T_2: WARMER },
    beside: `${KEPT}|pressure|temperature`,
    scenes: GAS,
    isTwoStates: true,
  },
  {
    title: "the combined gas law",
    equations: ["p_1*V_1/T_1 = p_2*V_2/T_2"],
    called: "combined gas law",
    roles: { p_1: P1, V_1: V1, T_1: COLDER, p_2: P2, V_2: V2, T_2: WARMER },
    beside: "volume|pressure|temperature",
    scenes: GAS,
    isTwoStates: true,
  },
];

const FREQUENCY = role("frequency", "Hz", { named: "frequency" });

const WAVES: readonly SpokenLaw[] = [
  {
    title: "the speed of a wave",
    equations: ["v = f*λ"],
    written: "c=fλ|v=fw|v=λf|c=λf",
    roles: {
      v: role("wave speed", "m/s", {
        named: "wave speed|speed|velocity|speed of sound|speed of light",
        letters: "c",
        asLight: true,
      }),
      f: FREQUENCY,
      lambda: role("wavelength", "m", { named: "wavelength|wave length", letters: "λ" }),
    },
    scenes: ["wave"],
  },
  {
    title: "the period of a vibration",
    equations: ["T = 1/f"],
    written: "f=1/T",
    roles: { T: role("period", "s", { named: "period|time period" }), f: FREQUENCY },
    scenes: ["wave"],
  },
];

export const LAWS_OF_HEAT_AND_WAVES: readonly SpokenLaw[] = [...HEATING, ...GASES, ...WAVES];
