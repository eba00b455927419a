import { BOLTZMANN, GAS_CONSTANT } from "./constants";
import { type Law, role } from "./law";

const MASS = { name: "mass", unit: "kg", asked: "mass|much water" } as const;
const DENSITY = { name: "density", unit: "kg/m^3", asked: "density" } as const;
const PRESSURE = { name: "pressure", unit: "Pa", asked: "pressure" } as const;
const COLD = "cold … @|at @ and|^ … from @|^ … from a cold temperature of @|cold reservoir … @";
const HOT = "hot … @|environment at @|hot reservoir … @";

/** Density, pressure, fluids, heat and engines. */
export const HEAT: readonly Law[] = [
  {
    title: "the definition of density",
    equations: ["ρ = m/V"],
    about: "density",
    not: "pressure|float*|submerged|buoyan*|depth|molar|atm|STP|gas|fluid|water|current|flux|charge|dose|diameter|radius|hollow|percent|universe|nucle*|°C",
    roles: { rho: DENSITY, m: MASS, V: role("volume", "m^3", "volume") },
  },
  {
    title: "the definition of pressure",
    equations: ["p = F/A"],
    about: "pressure",
    not: "gauge|depth|temperature|gas|atmospher*|diameter|volume|weight|mass|speed|cylinder|lift",
    roles: {
      p: PRESSURE,
      F: role("force", "N", "force"),
      A: role("area", "m^2", "area"),
    },
  },
  {
    title: "the definition of pressure on a circle",
    beside: "compressional lifting lifted disk disks",
    equations: ["p = F/A", "A = pi*r^2"],
    about: "circular & pressure & radius",
    not: "gauge|depth|temperature|gas|weight|mass|speed",
    roles: {
      p: PRESSURE,
      F: { name: "force", unit: "N" },
      r: { name: "radius", unit: "m", told: "@ [in] radius|radius of @" },
      A: { name: "area", unit: "m^2" },
    },
  },
  {
    title: "Archimedes' principle",
    beside: "density submerged",
    equations: ["m = m_0 - m_1"],
    about:
      "apparent mass & displace* & mass of fluid|apparent mass & displace* & mass of water|apparent mass & displace* & mass of liquid",
    roles: {
      m: role("mass displaced", "kg", "mass"),
      m_0: {
        name: "mass in air",
        unit: "kg",
        told: "mass of @|mass is @|mass of @ in air",
        never: "apparent mass … @",
      },
      m_1: { name: "apparent mass", unit: "kg", told: "apparent mass … @" },
    },
  },
  ...(["°C", "°F", "K"] as const).map(
    (unit): Law => ({
      title: "the link of the temperature scales",
      equations: ["T = T_0"],
      about: { "°C": "Celsius", "°F": "Fahrenheit", K: "Kelvin|kelvin" }[unit],
      not: "expan*|heat|energy|speed|gas|pressure|average",
      roles: {
        T: {
          name: "temperature",
          unit,
          asked: "temperature [on]|fahrenheit temperature|celsius temperature|kelvin temperature",
        },
        T_0: { name: "same temperature", unit: "K" },
      },
    }),
  ),
  {
    title: "the definition of entropy",
    equations: ["S = Q/T"],
    about: "entropy",
    not: "increase|total|transfer* from|transfer* to|hot|cold|kg|day|g",
    roles: {
      S: role(
        "change in entropy",
        "J/K",
        "increase in entropy|decrease in entropy|change in entropy|entropy",
      ),
      Q: role("heat", "J", "heat transfer|heat"),
      T: role("temperature", "K", "temperature"),
    },
  },
  {
    title: "the entropy of a change of state",
    equations: ["Q = m*L", "S = Q/T"],
    about: "condens* & entropy|entropy & melt*|entropy & vapori*|entropy & latent",
    not: "increases|total|hot|cold|day",
    roles: {
      S: role(
        "change in entropy",
        "J/K",
        "increase in entropy|decrease in entropy|change in entropy|entropy",
      ),
      Q: { name: "heat", unit: "J" },
      m: { ...MASS, asked: undefined },
      L: { name: "latent heat", unit: "J/kg" },
      T: { name: "temperature", unit: "K" },
    },
  },
  {
    title: "the efficiency of a Carnot engine",
    equations: ["η = 1 - T_1/T_2"],
    about: ["Carnot|maximum|ideal|best|greatest|theoretical", "efficiency|efficient"],
    not: "performance|actual|output|power",
    roles: {
      eta: role("efficiency", "%", "efficiency"),
      T_1: role("cold temperature", "K", "cold [reservoir] temperature", { extreme: "least", told: "@" }),
      T_2: role("hot temperature", "K", "hot [reservoir] temperature", { extreme: "greatest", told: "@" }),
    },
  },
  {
    title: "the performance of an ideal heat pump",
    equations: ["k = T_2/(T_2 - T_1)"],
    about: "coefficient of performance & heat pump",
    not: "refrigerator|cost|cent",
    roles: {
      k: role("coefficient of performance", "", "[best] coefficient", { told: "performance of @" }),
      T_1: { name: "cold temperature", unit: "K", told: COLD },
      T_2: { name: "hot temperature", unit: "K", told: HOT },
    },
  },
  {
    title: "the performance of an ideal refrigerator",
    equations: ["k = T_1/(T_2 - T_1)"],
    about: "coefficient of performance & refrigerator",
    not: "heat pump|cost|cent",
    roles: {
      k: role("coefficient of performance", "", "[best] coefficient", { told: "performance of @" }),
      T_1: { name: "cold temperature", unit: "K", told: "cold … @|nitrogen at @" },
      T_2: role("hot temperature", "°C", "hot [reservoir] temperature|temperature", { told: HOT }),
    },
  },
  {
    title: "the kinetic energy of gas molecules",
    equations: ["K = 3/2*k*T"],
    about: ["average kinetic energy|average translational kinetic energy", "atom|molecule|gas|particle"],
    roles: {
      K: role(
        "average kinetic energy",
        "J",
        "average [translational] kinetic energy|[translational] kinetic energy",
      ),
      T: role("temperature", "K", "temperature"),
      k: BOLTZMANN,
    },
  },
  {
    title: "the speed of gas molecules",
    beside: "escape",
    equations: ["v = sqrt(3*R*T/M)"],
    about: "rms|v_rms",
    not: "voltage|current|isotope|pressure|uranium",
    roles: {
      v: role("speed", "m/s", "v_rms|[rms] speed|[rms] velocity"),
      M: { name: "molar mass", unit: "kg/mol" },
      T: role("temperature", "K", "temperature"),
      R: GAS_CONSTANT,
    },
  },
];
