import { GAS_CONSTANT } from "./constants";
import { type Law, role } from "./law";

const STANDARD = "STP|standard temperature and pressure";
const PRESSURE = { name: "pressure", unit: "atm", asked: "pressure" } as const;
const VOLUME = { name: "volume", unit: "L", asked: "volume" } as const;
const TEMPERATURE = { name: "temperature", unit: "K", asked: "temperature" } as const;
const MOLAR = { name: "molar mass", unit: "g/mol", asked: "molar mass" } as const;
/** Taken from the substance that is named, unless it is told or asked for. */
const SUBSTANCE = { ...MOLAR, substance: true } as const;
const MASS = {
  name: "mass",
  unit: "g",
  asked: "mass|grams|many grams|many grams of …|many grams …",
} as const;
const REACTS =
  "react*|burn*|combust*|decompos*|produc*|equation|mixture|collected over|rms|speed|partial|escape*|remain*|opened|solution|cylinder contains|balloon|→";

/** Gases, solutions and rates. */
export const GASES: readonly Law[] = [
  {
    title: "the ideal gas law",
    equations: ["p*V = n*R*T", "n = m/M"],
    about: "gas|grams|cylinder|mass|volume",
    not: REACTS,
    roles: {
      p: { ...PRESSURE, fixed: [STANDARD, "101325"] },
      V: VOLUME,
      n: { name: "amount", unit: "mol" },
      m: MASS,
      M: SUBSTANCE,
      T: { ...TEMPERATURE, fixed: [STANDARD, "273.15"] },
      R: GAS_CONSTANT,
    },
  },
  {
    title: "the ideal gas law",
    equations: ["p*V = n*R*T"],
    about: "gas|mole|mol|volume|container",
    not: REACTS,
    roles: {
      p: { ...PRESSURE, fixed: [STANDARD, "101325"] },
      V: VOLUME,
      n: role("amount", "mol", "moles|many moles [of]|amount"),
      T: { ...TEMPERATURE, fixed: [STANDARD, "273.15"] },
      R: GAS_CONSTANT,
    },
  },
  {
    title: "the density of a gas",
    equations: ["ρ = p*M/(R*T)"],
    about: "density",
    not: REACTS,
    roles: {
      rho: role("density", "g/L", "density"),
      p: PRESSURE,
      M: SUBSTANCE,
      T: { ...TEMPERATURE, fixed: [STANDARD, "273.15"] },
      R: GAS_CONSTANT,
    },
  },
  {
    title: "the gas law at constant volume",
    equations: ["p_2/T_2 = p_1/T_1"],
    about: "can|tank|tire|pressure|bulb|rigid|constant volume",
    not: "mol|moles|mass|vapor|boil*|water|mixture|added|removed|m|L",
    roles: {
      p_1: { name: "pressure before", unit: "torr", told: "pressure of @|@ at #" },
      T_1: { name: "temperature before", unit: "K", told: "# at @" },
      p_2: role("pressure after", "torr", "[new final] pressure"),
      T_2: {
        name: "temperature after",
        unit: "K",
        told: "T = @|to @|at a temperature of @|becomes @|reaches @",
      },
    },
  },
  {
    title: "the gas law at constant pressure",
    equations: ["V_2/T_2 = V_1/T_1"],
    about:
      "no change in pressure|constant pressure|same pressure|pressure is constant|pressure remains constant",
    not: "mol|moles|mass|mixture|added|removed|atm|torr|kPa",
    roles: {
      V_1: { name: "volume before", unit: "L", told: "@" },
      T_1: {
        name: "temperature before",
        unit: "K",
        told: "measured at @|from @|# at @|volume … at @",
      },
      V_2: role("volume after", "L", "[new final] volume"),
      T_2: {
        name: "temperature after",
        unit: "K",
        told: "to @|warmedto @|warmed to @|heatedto @|heated to @|cooledto @|cooled to @|raisedto @|raised to @|loweredto @|lowered to @|changedto @|changed to @",
      },
    },
  },
  {
    title: "Boyle's law",
    equations: ["p_1*V_1 = p_2*V_2"],
    about:
      "constant temperature|same temperature|temperature is constant|temperature remains constant|isothermal*",
    not: "mol|moles|mass|mixture|°",
    roles: {
      p_1: { name: "pressure before", unit: "atm", told: "# at @|pressure of @|from @" },
      V_1: { name: "volume before", unit: "L", told: "@" },
      p_2: role("pressure after", "atm", "[new final] pressure", { told: "to @|becomes @" }),
      V_2: role("volume after", "L", "[new final] volume"),
    },
  },
  {
    title: "the combined gas law",
    equations: ["p_1*V_1/T_1 = p_2*V_2/T_2"],
    about: "volume",
    not: "mol|moles|mass|mixture|react*|burn*|g",
    roles: {
      p_1: {
        name: "pressure before",
        unit: "atm",
        told: "# and @ is|pressure of @ and|# at # and @|# at @ and|temperature of # and a pressure of @",
      },
      V_1: {
        name: "volume before",
        unit: "L",
        told: "with a volume of @|has a volume of @|volume … is @|filled with @",
      },
      T_1: {
        name: "temperature before",
        unit: "K",
        told: "# at @ and|# and a temperature of @|# at # and @|# of … at a temperature of @",
      },
      p_2: role("pressure after", "atm", "pressure", {
        told: "that is … @|conditions … @|occupy at @|temperature is # and the pressure is @",
      }),
      V_2: role("volume after", "L", "volume", { told: "final volume … @" }),
      T_2: {
        name: "temperature after",
        unit: "K",
        told: "is # at a temperature of @|that is # and @|occupy at # and @|where the temperature is @",
      },
    },
  },
  {
    title: "the definition of molarity",
    beside: "water dissolv volume",
    equations: ["C = n/V", "n = m/M"],
    about: "molarity|solution|# M",
    not: "titrat*|react*|dilut*|mixed|density|percent|pH|gas|precipitat*|blood|saturated|buffer|%|→",
    roles: {
      C: role("molarity", "M", "molarity|molar concentration"),
      n: { name: "amount", unit: "mol" },
      V: role("volume", "L", "volume"),
      m: { ...MASS },
      M: SUBSTANCE,
    },
  },
  {
    title: "the definition of molarity",
    equations: ["C = n/V"],
    about: "molarity|solution|# M",
    not: "titrat*|react*|dilut*|mixed|density|percent|pH|gas|precipitat*|equilibrium|buffer|%|→",
    roles: {
      C: role("molarity", "M", "molarity|molar concentration"),
      n: role("amount", "mol", "many moles [of]|moles"),
      V: role("volume", "L", "volume"),
    },
  },
  {
    title: "the definition of molality",
    equations: ["b = n/w", "n = m/M"],
    about: "molality",
    not: "boil*|freez*|fraction|percent|density|molarity|%|→",
    roles: {
      b: role("molality", "mol/kg", "molality"),
      n: { name: "amount", unit: "mol" },
      m: {
        name: "mass of the solute",
        unit: "g",
        told: "@ of",
        never: "@ of water|@ of benzene|@ of ethanol|@ of solvent",
      },
      w: {
        name: "mass of the solvent",
        unit: "kg",
        told: "@ of water*|@ of benzene*|@ of ethanol*|@ of solvent*",
      },
      M: SUBSTANCE,
    },
  },
  {
    title: "the dilution law",
    equations: ["C_1*V_1 = C_2*V_2"],
    about: "dilut*|evaporate until",
    not: "react*|titrat*|density|added to|%|→",
    roles: {
      C_1: { name: "concentration before", unit: "M", told: "@ … dilut*|@ … is|of [a] @" },
      V_1: { name: "volume before", unit: "L", told: "@ of*|if @|when @" },
      C_2: role("concentration after", "M", "[final] concentration|[final] molarity", { told: "to … @" }),
      V_2: role("volume after", "L", "[final] volume", {
        told: "dilut* of … @|dilut* to … @|dilut* is … @|dilut* with water to … @|volume of … @|volume to … @|volume is … @|volume with water to … @|# … to @|reduced to @",
      }),
    },
  },
  {
    title: "the half-life of a second-order reaction",
    equations: ["T = 1/(k*C)"],
    about: "second order",
    beside: "initial reaction decomposition",
    not: "remain*|after|second half|%",
    roles: {
      T: role("half-life", "s", "half-life|t_1/2"),
      k: { name: "rate constant", unit: "L/mol/s", told: "rate constant" },
      C: { name: "initial concentration", unit: "M", told: "concentration" },
    },
  },
  {
    title: "Henry's law",
    equations: ["C = k*p"],
    about: "Henry's law",
    roles: {
      C: role("concentration", "M", "concentration|solubility"),
      k: { name: "Henry's law constant", unit: "mol/L/atm" },
      T: { name: "temperature", unit: "K" },
      p: PRESSURE,
    },
  },
  ...(["atm", "kPa", "torr", "psi"] as const).map(
    (unit): Law => ({
      title: "the conversion of pressure units",
      beside: "gauge barometer atmospheric",
      equations: ["p = p_0"],
      about: {
        atm: "in atmospheres",
        kPa: "in [units of] kilopascals",
        torr: "in torr",
        psi: "in psi",
      }[unit],
      not: "depth|force|volume|temperature|gauge pressure|area|vapor|°",
      roles: {
        p: { name: "pressure", unit, asked: "pressure|reading" },
        p_0: { name: "same pressure", unit: "Pa" },
      },
    }),
  ),
];
