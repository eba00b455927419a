import { ELEMENTARY_CHARGE, PARTICLE_MASSES } from "./constants";
import { type Law, role } from "./law";

const [ELECTRON, PROTON] = [PARTICLE_MASSES[0], PARTICLE_MASSES[1]];
const TURNS = {
  name: "number of turns",
  unit: "",
  asked: "turns|many turns|many turns are|number of turns|many loops|many loops are|number of loops",
  told: "@ turn|@turn|@-turn|@ loop|@loop|@-loop|@ coil",
} as const;
const FIELD = {
  name: "magnetic field",
  unit: "T",
  asked: "[magnetic] field|[magnetic] field strength",
} as const;
const PEAK = "[peak maximum] emf|[peak maximum] voltage|peak emf [generated]|maximum emf [generated]";
const [RESISTANCE, CURRENT, VOLTAGE] = [
  role("resistance", "Ω", "resistance"),
  role("current", "A", "[rms peak maximum] current|much current"),
  role("voltage", "V", "[rms peak maximum] voltage|[applied] potential difference"),
] as const;
const PRIMARY = "primary … @|input … @|@ … primary|@ input";
const SECONDARY = "secondary … @|output … @|@ … secondary|@ output";

/** Generators, transformers, alternating currents, forces on currents and particles. */
export const INDUCTION: readonly Law[] = [
  {
    title: "the peak emf of a generator",
    beside: "coil rotate turns turn field emf produc magnetic maximum",
    equations: ["V = N*A*B*omega", "A = a*b"],
    about: ["coil", "generator|rotat*|spun|spin*|revolv*", "emf|voltage"],
    not: "diameter|radius|circular|square|rms|counter|back emf|torque",
    roles: {
      V: role("peak emf", "V", PEAK),
      N: TURNS,
      B: FIELD,
      omega: role("angular velocity", "rad/s", "angular velocity"),
      a: { name: "length of the coil", unit: "m", told: "@ by" },
      b: { name: "width of the coil", unit: "m", told: "by @" },
      A: { name: "area", unit: "m^2" },
    },
  },
  ...(
    [
      ["voltages", "V", "voltage"],
      ["currents", "I", "current"],
    ] as const
  ).map(
    ([name, letter, word]): Law => ({
      title: `the law of the transformer for ${name}`,
      beside: "transformer turns primary secondary coil step-up step-down voltage current loops",
      equations: [letter === "V" ? "S/P = N_2/N_1" : "P/S = N_2/N_1"],
      about: "transformer|primary & secondary",
      not: "power|ratio|resistance|parallel|efficien*",
      roles: {
        P: role(`primary ${word}`, letter === "V" ? "V" : "A", `[primary input] ${word}`, { told: PRIMARY }),
        S: role(`secondary ${word}`, letter === "V" ? "V" : "A", `[secondary output] ${word}`, {
          told: SECONDARY,
        }),
        N_1: { name: "turns of the primary", unit: "", told: "primary … @|@ … primary|@-turn primary" },
        N_2: role(
          "turns of the secondary",
          "",
          "turns|many turns|many loops|number of turns|number of loops",
          { told: "secondary … @|@ … secondary" },
        ),
      },
    }),
  ),
  {
    title: "the torque on a coil",
    beside: "torque coil loop turn current field magnetic maximum",
    equations: ["T = N*I*A*B"],
    about: ["maximum torque|torque", "coil|loop"],
    not: "angle*|angles|diameter|radius|square|side|galvanometer",
    roles: {
      T: role("torque", "N·m", "[maximum] torque"),
      N: TURNS,
      I: CURRENT,
      A: role("area", "m^2", "area"),
      B: FIELD,
    },
  },
  ...[ELECTRON, PROTON].flatMap(([name, mass]): Law[] => [
    {
      title: `the path of a ${name} with a kinetic energy in a magnetic field`,
      beside: "radius curvature perpendicular field magnetic cyclotron kinetic energy circular",
      equations: ["r = sqrt(2*m*K)/(e*B)"],
      about: [name, "magnetic field|field of|-T field|T field", "radius|curvature"],
      not: `${name === "electron" ? "proton" : "electron"}|alpha|ion|speed|velocity|voltage|deuteron`,
      roles: {
        r: role("radius", "m", "radius|radius of curvature"),
        K: role("kinetic energy", "eV", "kinetic energy|energy"),
        B: { ...FIELD, asked: "[magnetic] field" },
        m: { name: `mass of the ${name}`, unit: "kg", fixed: mass },
        e: ELEMENTARY_CHARGE,
      },
    },
    {
      title: `the speed of a ${name} behind a voltage`,
      beside: "accelerat potential difference voltage rest final speed velocity tube kinetic",
      equations: ["e*V = 1/2*m*v^2"],
      about: [name, "accelerat*|through a potential|through a voltage"],
      not: `${name === "electron" ? "proton" : "electron"}|alpha|ion|wavelength|field|distance|force|photon|x-ray`,
      roles: {
        v: role("speed", "m/s", "[final maximum] speed|[final maximum] velocity|how fast"),
        V: { ...VOLTAGE, asked: "[accelerating] voltage|[accelerating] potential difference|potential" },
        m: { name: `mass of the ${name}`, unit: "kg", fixed: mass },
        e: ELEMENTARY_CHARGE,
      },
    },
  ]),
  ...(
    [
      ["voltage", "V", "peak voltage|maximum voltage|peak value of the voltage"],
      ["current", "A", "peak current|maximum current"],
    ] as const
  ).map(
    ([word, unit, asked]): Law => ({
      title: `the peak of an alternating ${word}`,
      beside: "maximum line",
      equations: ["p = sqrt(2)*r"],
      about: "rms|household|ac & peak",
      not: `power|resistance|W|${word === "voltage" ? "current|A" : "voltage|V"}|inductor|capacitor`,
      roles: {
        p: { name: `peak ${word}`, unit, asked, told: "peak … @|maximum … @" },
        r: { name: `rms ${word}`, unit, asked: `rms ${word}`, told: "rms … @|@ rms|^ … @" },
      },
    }),
  ),
  {
    title: "the resonant frequency",
    beside: "resonan frequency circuit series radio broadcast inductor capacitor",
    equations: ["f = 1/(2*pi*sqrt(L*C))"],
    about: "resonan*|RLC",
    not: "impedance|tube|pipe|current|power|rms|each",
    roles: {
      f: role("resonant frequency", "Hz", "[resonant] frequency"),
      L: role("inductance", "H", "[what] inductance"),
      C: role("capacitance", "F", "capacitance"),
      R: { name: "resistance", unit: "Ω" },
    },
  },
  ...(
    [
      ["current", "I = V/R", CURRENT],
      ["power", "P = V^2/R", role("power", "W", "[average] power")],
    ] as const
  ).map(
    ([word, equation, role]): Law => ({
      title: `the ${word} at resonance`,
      beside: "resonan frequency circuit series inductor capacitor power current voltage",
      equations: [equation],
      about: ["resonan*", "RLC|rms"],
      not: "impedance|tube|pipe|peak",
      roles: {
        [equation.charAt(0)]: role,
        V: { name: "rms voltage", unit: "V", told: "rms … @|@ … rms|source … @|voltage … @" },
        R: RESISTANCE,
        L: { name: "inductance", unit: "H" },
        C: { name: "capacitance", unit: "F" },
      },
    }),
  ),
  {
    title: "the capacitance of parallel plates",
    beside: "parallel capacit area separat distance vacuum",
    equations: ["C = ε*A/d"],
    about: ["plate*|plates", "capacit*", "area"],
    not: "dielectric|nylon|teflon|mica|paper|energy|voltage|charge|field|square|radius",
    roles: {
      C: role("capacitance", "F", "capacitance"),
      A: role("area", "m^2", "area"),
      d: role("distance of the plates", "m", "separation|distance|how far"),
      epsilon: { name: "electric constant", unit: "F/m", fixed: "8.8541878188e-12" },
    },
  },
];
