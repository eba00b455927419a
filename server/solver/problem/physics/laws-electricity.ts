import { COULOMB, ELEMENTARY_CHARGE, MAGNETIC } from "./constants";
import type { Law } from "./law";

const CURRENT = { name: "current", unit: "A", asked: /current/ } as const;
const VOLTAGE = { name: "voltage", unit: "V", asked: /voltage|potential difference|potential/ } as const;
const RESISTANCE = { name: "resistance", unit: "Ω", asked: /resistance/ } as const;
const POWER = { name: "power", unit: "W", asked: /power(?: dissipated| output| loss)?/ } as const;
const TIME = { name: "time", unit: "s", asked: /time|how long|duration/ } as const;
const CIRCUIT_TWISTS =
  /\b(?:series|parallel|internal|terminal|emf|coil|inductor|capacitor|AC|rms|transformer|superconduct\w*|galvanometer|ammeter|voltmeter|meter|cost|efficien\w*|heater warm\w*)\b/;

/** Charge, current, circuits and fields. */
export const ELECTRICITY: readonly Law[] = [
  {
    title: "Ohm's law",
    equations: ["V = I*R"],
    about: /\b(?:resist\w*|Ω)/,
    not: new RegExp(
      `${CIRCUIT_TWISTS.source}|\\bpower\\b|\\bresistivity\\b|\\bdiameter\\b|\\benergy\\b|\\bper\\b`,
    ),
    roles: { V: VOLTAGE, I: CURRENT, R: RESISTANCE },
  },
  {
    title: "the power of a current",
    equations: ["P = I*V"],
    about: /\b(?:power|W|kW|MW|current)\b/,
    not: new RegExp(`${CIRCUIT_TWISTS.source}|\\bresist\\w*|\\benergy\\b|\\btime\\b|\\btemperature\\b`),
    roles: { P: POWER, I: CURRENT, V: VOLTAGE },
  },
  {
    title: "the power in a resistance",
    equations: ["P = I^2*R"],
    about: /\b(?:power|dissipat\w*)\b/,
    not: new RegExp(`${CIRCUIT_TWISTS.source}|\\bper\\b|\\blength\\b`),
    roles: { P: POWER, I: CURRENT, R: RESISTANCE },
  },
  {
    title: "the power in a resistance",
    equations: ["P = V^2/R"],
    about: /\b(?:power|dissipat\w*|W|kW)\b/,
    not: new RegExp(`${CIRCUIT_TWISTS.source}|\\bcurrent\\b`),
    roles: { P: POWER, V: VOLTAGE, R: RESISTANCE },
  },
  {
    title: "the energy of a current",
    beside: "dissipated",
    equations: ["E = I*V*t"],
    about: /\b(?:energy)\b/,
    not: /\b(?:capacitor|inductor|temperature|mass|photon|efficien\w*)\b/,
    roles: { E: { name: "energy", unit: "J", asked: /energy|much energy/ }, I: CURRENT, V: VOLTAGE, t: TIME },
  },
  {
    title: "the definition of current",
    equations: ["I = Q/t"],
    about: /\b(?:current|charge|coulombs?)\b/,
    not: /\b(?:electrons?|protons?|ions?|particles?|capacitor|A·h|voltage|field)\b/,
    roles: { I: CURRENT, Q: { name: "charge", unit: "C", asked: /charge|much charge/ }, t: TIME },
  },
  {
    title: "the charge of electrons",
    beside: "neutral net",
    equations: ["N*e = |Q|"],
    about:
      /\b(?:electrons?|protons?)\b.*\b(?:charge|coulombs?)\b|\b(?:charge|coulombs?)\b.*\b(?:electrons?|protons?)\b/s,
    not: /\b(?:time|second|current|field|force|nucleus|mass|starter|potential|speed|accelerat\w*|percent|%)\b/,
    roles: {
      Q: { name: "charge", unit: "C", told: /./ },
      N: {
        name: "number of electrons",
        unit: "",
        asked: /many electrons|number of electrons|many electrons (?:are|must)/,
      },
      e: ELEMENTARY_CHARGE,
    },
  },
  {
    title: "the definition of capacitance",
    beside: "generator generator's terminal terminals",
    equations: ["Q = C*V"],
    about: /\b(?:capacit\w*|stor\w*|[µnp]F)\b/,
    not: /\b(?:series|parallel|plates?|energy|resist\w*|frequency|discharg\w*|dielectric)\b/,
    roles: {
      Q: { name: "charge", unit: "C", asked: /charge|much charge/ },
      C: { name: "capacitance", unit: "F", asked: /capacitance/ },
      V: VOLTAGE,
    },
  },
  {
    title: "the energy in a capacitor",
    equations: ["E = 1/2*C*V^2"],
    about: /\bcapacitor|capacitance\b/,
    not: /\b(?:series|parallel|plates?|resist\w*|inductor|frequency|mass|speed|wound|electrode)\b/,
    roles: {
      E: { name: "energy", unit: "J", asked: /energy|much energy/ },
      C: { name: "capacitance", unit: "F", asked: /capacitance/ },
      V: VOLTAGE,
    },
  },
  {
    title: "the potential of a point charge",
    equations: ["V = k*Q/r"],
    about: /\bpotential\b/,
    not: /\b(?:difference|diameter|energy|protons?|fragment|plates?|speed|accelerat\w*|surface)\b/,
    roles: {
      V: { name: "potential", unit: "V", asked: /potential/ },
      Q: { name: "charge", unit: "C", asked: /(?:point )?charge/ },
      r: { name: "distance", unit: "m", asked: /distance|how far/ },
      k: COULOMB,
    },
  },
  {
    title: "the potential of a charged sphere",
    beside: "center",
    equations: ["V = k*Q/r"],
    about: /\bsphere\b.*\buniformly\b.*\bpotential\b/s,
    not: /\b(?:difference|diameter|energy|protons?|speed)\b/,
    roles: {
      V: { name: "potential", unit: "V", asked: /potential/ },
      Q: { name: "charge", unit: "C", asked: /charge/ },
      r: { name: "distance", unit: "m", asked: /distance/ },
      k: COULOMB,
    },
  },
  {
    title: "the potential of a charged sphere",
    equations: ["V = k*Q/r", "r = d/2"],
    about: /\bdiameter\b.*\bsphere\b.*\bpotential\b/s,
    not: /\b(?:difference|energy|protons?|speed)\b/,
    roles: {
      V: { name: "potential", unit: "V", asked: /potential/ },
      Q: { name: "charge", unit: "C", asked: /charge/ },
      d: { name: "diameter", unit: "m" },
      r: { name: "radius", unit: "m" },
      k: COULOMB,
    },
  },
  {
    title: "the field of a point charge",
    equations: ["E = k*Q/r^2"],
    about: /\belectric field\b.*\bpoint charge\b|\bpoint charge\b.*\belectric field\b/s,
    not: /\b(?:force|earth|sphere|potential|charges|midway)\b/i,
    roles: {
      E: { name: "electric field", unit: "N/C", asked: /(?:electric )?field(?: strength)?/ },
      Q: { name: "charge", unit: "C", asked: /charge/ },
      r: { name: "distance", unit: "m", asked: /distance|how far/ },
      k: COULOMB,
    },
  },
  {
    title: "the field between parallel plates",
    equations: ["V = E*d"],
    about: /\bplates\b|\bseparated\b/,
    not: /\b(?:capacit\w*|energy|electron|proton|ion|speed|force|charge)\b/,
    roles: {
      V: VOLTAGE,
      E: { name: "electric field", unit: "V/m", asked: /(?:electric )?field(?: strength)?/ },
      d: { name: "distance", unit: "m", asked: /distance|how far|separation/ },
    },
  },
  {
    title: "Ohm's law with the internal resistance",
    equations: ["U = I*(R + r)"],
    about: /\binternal resistance\b/,
    not: /\b(?:terminal|parallel|series|power|dissipat\w*|charg\w*)\b/,
    roles: {
      U: { name: "emf", unit: "V", asked: /emf/ },
      I: CURRENT,
      R: { name: "resistance of the load", unit: "Ω", told: /@(?! ?internal)/ },
      r: { name: "internal resistance", unit: "Ω", told: /@ ?internal|internal resistance (?:of|is) @/ },
    },
  },
  {
    title: "Ohm's law with the internal resistance",
    equations: ["U = I*(R + r)", "P = I^2*R"],
    about: /\binternal resistance\b.*\bpower\b/s,
    not: /\b(?:terminal|parallel|series|dissipat\w*|charg\w*)\b/,
    roles: {
      U: { name: "emf", unit: "V" },
      I: { ...CURRENT, asked: undefined },
      P: POWER,
      R: { name: "resistance of the load", unit: "Ω", told: /@(?! ?internal)/ },
      r: { name: "internal resistance", unit: "Ω", told: /@ ?internal|internal resistance (?:of|is) @/ },
    },
  },
  {
    title: "the terminal voltage",
    equations: ["V = U - I*r"],
    about: /\bterminal voltage\b/,
    not: /\b(?:charg\w*|drops?|parallel|series|load resistance|value)\b/,
    roles: {
      V: {
        name: "terminal voltage",
        unit: "V",
        asked: /terminal voltage/,
        told: /terminal voltage[^#@]{0,12}@/,
      },
      U: {
        name: "emf",
        unit: "V",
        asked: /emf/,
        told: /(?:emf of|emf is)[^#@]{0,6}@|@ (?:emf|[a-z]+ cell|[a-z]+ battery|battery|cell)/,
      },
      I: CURRENT,
      r: { name: "internal resistance", unit: "Ω", asked: /internal resistance/ },
    },
  },
  {
    title: "the terminal voltage while charging",
    equations: ["V = U + I*r"],
    about: /\bterminal voltage\b.*\bcharging\b/s,
    roles: {
      V: {
        name: "terminal voltage",
        unit: "V",
        asked: /terminal voltage/,
        told: /terminal voltage[^#@]{0,12}@/,
      },
      U: { name: "emf", unit: "V", asked: /emf/, told: /emf of[^#@]{0,6}@/ },
      I: CURRENT,
      r: { name: "internal resistance", unit: "Ω", asked: /internal resistance/ },
    },
  },
  {
    title: "the time constant of a circuit",
    equations: ["τ = R*C"],
    about: /\btime constant\b/,
    not: /\b(?:inductor|inductance|RL|[mµn]?H|percent|%|after)\b/,
    roles: {
      tau: { name: "time constant", unit: "s", asked: /time constant/, told: /time constant/ },
      R: { ...RESISTANCE, asked: /resistance/ },
      C: { name: "capacitance", unit: "F", asked: /capacitance|capacitor/ },
    },
  },
  {
    title: "the time constant of a circuit",
    equations: ["τ = L/R"],
    about: /\btime constant\b/,
    not: /\b(?:capacit\w*|RC|[mµnp]?F|after)\b/,
    roles: {
      tau: { name: "time constant", unit: "s", asked: /time constant/, told: /time constant/ },
      R: { ...RESISTANCE, asked: /resistance/ },
      L: { name: "inductance", unit: "H", asked: /inductance/ },
    },
  },
  {
    title: "the reactance of an inductor",
    beside: "series",
    equations: ["X = 2*pi*f*L"],
    about: /\breactance\b/,
    not: /\b(?:capacit\w*|impedance|resonan\w*|resistor|RLC|µF|nF|pF)\b/,
    roles: {
      X: { name: "reactance", unit: "Ω", asked: /reactance/ },
      f: { name: "frequency", unit: "Hz", asked: /frequency/ },
      L: { name: "inductance", unit: "H", asked: /inductance/ },
    },
  },
  {
    title: "the reactance of a capacitor",
    equations: ["X = 1/(2*pi*f*C)"],
    about: /\breactance\b/,
    not: /\b(?:induct\w*|impedance|resonan\w*|resistor|RLC|mH|µH)\b/,
    roles: {
      X: { name: "reactance", unit: "Ω", asked: /reactance/ },
      f: { name: "frequency", unit: "Hz", asked: /frequency/ },
      C: { name: "capacitance", unit: "F", asked: /capacitance/ },
    },
  },
  {
    title: "Ohm's law for an inductor",
    equations: ["X = 2*pi*f*L", "V = I*X"],
    about: /\binductor\b/,
    not: /\b(?:capacit\w*|impedance|resonan\w*|resistor|RLC|energy|reactance)\b/,
    roles: {
      X: { name: "reactance", unit: "Ω" },
      V: VOLTAGE,
      I: CURRENT,
      f: { name: "frequency", unit: "Hz", asked: /frequency/ },
      L: { name: "inductance", unit: "H", asked: /inductance/ },
    },
  },
  {
    title: "Ohm's law for a capacitor",
    equations: ["X = 1/(2*pi*f*C)", "V = I*X"],
    about: /\bcapacitor\b/,
    not: /\b(?:induct\w*|impedance|resonan\w*|resistor|RLC|energy|reactance|charge)\b/,
    roles: {
      X: { name: "reactance", unit: "Ω" },
      V: VOLTAGE,
      I: CURRENT,
      f: { name: "frequency", unit: "Hz", asked: /frequency/ },
      C: { name: "capacitance", unit: "F", asked: /capacitance/ },
    },
  },
  {
    title: "the resonant frequency",
    equations: ["f = 1/(2*pi*sqrt(L*C))"],
    about: /\bresonan\w*/,
    not: /\b(?:impedance|current|power|resistor|rms|tube|pipe|from|to)\b(?! produce)/,
    roles: {
      f: { name: "resonant frequency", unit: "Hz", asked: /(?:resonant )?frequency/ },
      L: { name: "inductance", unit: "H", asked: /inductance/ },
      C: { name: "capacitance", unit: "F", asked: /capacitance/ },
    },
  },
  {
    title: "the impedance of a series circuit",
    equations: ["Z = sqrt(R^2 + (2*pi*f*L - 1/(2*pi*f*C))^2)"],
    about: /\bRLC\b.*\bimpedance\b/s,
    not: /\b(?:resonan\w*|current|power)\b/,
    roles: {
      Z: { name: "impedance", unit: "Ω", asked: /impedance/ },
      R: { ...RESISTANCE, asked: undefined },
      f: { name: "frequency", unit: "Hz" },
      L: { name: "inductance", unit: "H" },
      C: { name: "capacitance", unit: "F" },
    },
  },
  {
    title: "the field of a straight wire",
    equations: ["B = μ*I/(2*pi*r)"],
    about: /\bstraight wire\b|\bwire\b.*\bmagnetic field\b|\bmagnetic field\b.*\bwire\b/s,
    not: /\b(?:force|loop|coil|solenoid|wires|parallel|Earth|perpendicular)\b/,
    roles: {
      B: { name: "magnetic field", unit: "T", asked: /(?:magnetic )?field(?: strength)?/ },
      I: CURRENT,
      r: { name: "distance", unit: "m", asked: /distance|how far/ },
      mu: MAGNETIC,
    },
  },
  {
    title: "the magnetic force on a moving charge",
    beside: "thrown perpendicular",
    equations: ["F = Q*v*B"],
    about: /\bmagnetic force\b|\bmagnetic field\b/,
    not: /\b(?:radius|angle|wire|current|coil|voltage|hall|electron|proton|parallel|helium|ion)\b/i,
    roles: {
      F: { name: "magnetic force", unit: "N", asked: /(?:magnetic )?force/ },
      Q: { name: "charge", unit: "C", asked: /charge/ },
      v: { name: "speed", unit: "m/s", asked: /speed|velocity/ },
      B: { name: "magnetic field", unit: "T", asked: /(?:magnetic )?field(?: strength)?/ },
    },
  },
  {
    title: "the voltage of a moving wire",
    equations: ["V = B*L*v"],
    about: /\bmoving\b.*\bperpendicular\b.*\bfield\b|\bHall\b/s,
    roles: {
      V: { name: "voltage", unit: "V", asked: /(?:hall )?(?:emf|voltage)/ },
      B: { name: "magnetic field", unit: "T", asked: /field(?: strength)?/ },
      L: { name: "length", unit: "m", asked: /length/ },
      v: { name: "speed", unit: "m/s", asked: /speed|velocity/ },
    },
  },
  {
    title: "the peak emf of a generator",
    beside: "coil loop spun rotates rotating parallel",
    equations: ["V = N*A*B*omega", "A = pi*d^2/4"],
    about: /\bpeak (?:emf|voltage)\b/,
    not: /\b(?:by|radius|internal|period|parallel to the field in)\b(?! rotating)/,
    roles: {
      V: { name: "peak emf", unit: "V", asked: /peak (?:emf|voltage)/ },
      N: { name: "number of turns", unit: "", told: /@-turn|@ turns/ },
      B: { name: "magnetic field", unit: "T" },
      omega: { name: "angular velocity", unit: "rad/s" },
      d: { name: "diameter", unit: "m", told: /@[ -]diameter/ },
      A: { name: "area", unit: "m^2" },
    },
  },
  {
    title: "the peak emf of a generator",
    beside: "coil loop spun rotates rotating parallel",
    equations: ["V = N*A*B*omega"],
    about: /\b(?:peak|maximum) (?:emf|voltage)\b/,
    not: /\b(?:diameter|radius)\b/,
    roles: {
      V: { name: "peak emf", unit: "V", asked: /peak (?:emf|voltage)/ },
      N: { name: "number of turns", unit: "", told: /@-turn|@ turns/, asked: /turns|many turns(?: .*)?/ },
      B: { name: "magnetic field", unit: "T", asked: /field(?: strength)?/ },
      omega: { name: "angular velocity", unit: "rad/s", asked: /angular velocity/ },
      A: { name: "area", unit: "m^2", asked: /area/ },
    },
  },
];
