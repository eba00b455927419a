import { GAS_CONSTANT } from "./constants";
import type { Law } from "./law";

const PRESSURE = { name: "pressure", unit: "atm", asked: /pressure/ } as const;
const VOLUME = { name: "volume", unit: "L", asked: /volume/ } as const;
const TEMPERATURE = { name: "temperature", unit: "K", asked: /temperature/ } as const;
const MOLAR = { name: "molar mass", unit: "g/mol", asked: /molar mass/ } as const;
/** Taken from the substance that is named, unless it is told or asked for. */
const SUBSTANCE = { ...MOLAR, substance: true } as const;
const MASS = {
  name: "mass",
  unit: "g",
  asked: /(?<!molar )mass|grams|many grams(?: of)?(?: [a-z]+)?/,
} as const;
const REACTS =
  /\b(?:react\w*|burn\w*|combust\w*|decompos\w*|produc\w*|equation|mixture|collected over|rms|speed|partial|escape\w*|remain\w*|opened|solution|cylinder contains|balloon)\b|→/;

/** Gases, solutions and rates. */
export const GASES: readonly Law[] = [
  {
    title: "the ideal gas law",
    equations: ["p*V = n*R*T", "n = m/M"],
    about: /\b(?:gas|grams|cylinder|mass|volume)\b/,
    not: REACTS,
    roles: {
      p: PRESSURE,
      V: VOLUME,
      n: { name: "amount", unit: "mol" },
      m: MASS,
      M: SUBSTANCE,
      T: TEMPERATURE,
      R: GAS_CONSTANT,
    },
  },
  {
    title: "the ideal gas law",
    equations: ["p*V = n*R*T"],
    about: /\b(?:gas|moles?|mol|volume|container)\b/,
    not: REACTS,
    roles: {
      p: PRESSURE,
      V: VOLUME,
      n: { name: "amount", unit: "mol", asked: /moles|many moles(?: of)?(?: [a-z]+)?|amount/ },
      T: TEMPERATURE,
      R: GAS_CONSTANT,
    },
  },
  {
    title: "the density of a gas",
    equations: ["ρ = p*M/(R*T)"],
    about: /\bdensity\b/,
    not: REACTS,
    roles: {
      rho: { name: "density", unit: "g/L", asked: /density/ },
      p: PRESSURE,
      M: SUBSTANCE,
      T: TEMPERATURE,
      R: GAS_CONSTANT,
    },
  },
  {
    title: "the gas law at constant volume",
    beside: "thrown throws",
    equations: ["p_2/T_2 = p_1/T_1"],
    about: /\b(?:can|tank|tire|pressure|bulb|rigid|constant volume)\b/,
    not: /\b(?:mol|moles|mass|vapor|boil\w*|water|mixture|added|removed|[mL])\b/,
    roles: {
      p_1: { name: "pressure before", unit: "torr", told: /pressure of @|@ at #/ },
      T_1: { name: "temperature before", unit: "K", told: /# at @/ },
      p_2: { name: "pressure after", unit: "torr", asked: /(?:new |final )?pressure/ },
      T_2: { name: "temperature after", unit: "K", told: /(?:T =|to|at a temperature of|becomes|reaches) @/ },
    },
  },
  {
    title: "the gas law at constant pressure",
    equations: ["V_2/T_2 = V_1/T_1"],
    about: /\b(?:no change in pressure|constant pressure|same pressure|pressure (?:is|remains) constant)\b/,
    not: /\b(?:mol|moles|mass|mixture|added|removed|atm|torr|kPa)\b/,
    roles: {
      V_1: { name: "volume before", unit: "L", told: /@/ },
      T_1: {
        name: "temperature before",
        unit: "K",
        told: /(?:measured at|from|# at|volume [^#@]{0,30}at) @/,
      },
      V_2: { name: "volume after", unit: "L", asked: /(?:new |final )?volume/ },
      T_2: {
        name: "temperature after",
        unit: "K",
        told: /(?:warmed|heated|cooled|raised|lowered|changed)? ?to @/,
      },
    },
  },
  {
    title: "Boyle's law",
    equations: ["p_1*V_1 = p_2*V_2"],
    about: /\b(?:constant temperature|same temperature|temperature (?:is|remains) constant|isothermal\w*)\b/,
    not: /\b(?:mol|moles|mass|mixture)\b|°/,
    roles: {
      p_1: { name: "pressure before", unit: "atm", told: /(?:# at|pressure of|from) @/ },
      V_1: { name: "volume before", unit: "L", told: /@/ },
      p_2: { name: "pressure after", unit: "atm", asked: /(?:new |final )?pressure/, told: /to @|becomes @/ },
      V_2: { name: "volume after", unit: "L", asked: /(?:new |final )?volume/ },
    },
  },
  {
    title: "the combined gas law",
    equations: ["p_1*V_1/T_1 = p_2*V_2/T_2"],
    about: /\bvolume\b/,
    not: /\b(?:mol|moles|mass|mixture|react\w*|burn\w*|g)\b/,
    roles: {
      p_1: {
        name: "pressure before",
        unit: "atm",
        told: /# and @ is|pressure of @ and|# at # and @|# at @ and|temperature of # and a pressure of @/,
      },
      V_1: {
        name: "volume before",
        unit: "L",
        told: /(?:with a|has a) volume of @|volume [^#@]{0,50}is @|filled with @/,
      },
      T_1: {
        name: "temperature before",
        unit: "K",
        told: /# at @ and|# and a temperature of @|# at # and @|# of [a-z]+ at a temperature of @/,
      },
      p_2: {
        name: "pressure after",
        unit: "atm",
        asked: /pressure/,
        told: /that is, @|conditions[^#@]{0,20}@|occupy at @|temperature is # and the pressure is @/,
      },
      V_2: { name: "volume after", unit: "L", asked: /volume/, told: /final volume[a-z ]*@/ },
      T_2: {
        name: "temperature after",
        unit: "K",
        told: /is # at a temperature of @|that is, # and @|occupy at # and @|where the temperature is @/,
      },
    },
  },
  {
    title: "the definition of molarity",
    equations: ["C = n/V", "n = m/M"],
    about: /\bmolarity\b|\bsolution\b|\d[- ]M\b/,
    not: /\b(?:titrat\w*|react\w*|dilut\w*|mixed|density|percent|pH|gas|precipitat\w*|blood|saturated|buffer)\b|%|→/,
    roles: {
      C: { name: "molarity", unit: "M", asked: /molarity|molar concentration/ },
      n: { name: "amount", unit: "mol" },
      V: { name: "volume", unit: "L", asked: /volume/ },
      m: { ...MASS },
      M: SUBSTANCE,
    },
  },
  {
    title: "the definition of molarity",
    equations: ["C = n/V"],
    about: /\bmolarity\b|\bsolution\b|\d[- ]M\b/,
    not: /\b(?:titrat\w*|react\w*|dilut\w*|mixed|density|percent|pH|gas|precipitat\w*|equilibrium|buffer)\b|%|→/,
    roles: {
      C: { name: "molarity", unit: "M", asked: /molarity|molar concentration/ },
      n: { name: "amount", unit: "mol", asked: /many moles(?: of)?(?: [a-z]+)?|moles/ },
      V: { name: "volume", unit: "L", asked: /volume/ },
    },
  },
  {
    title: "the definition of molality",
    equations: ["b = n/w", "n = m/M"],
    about: /\bmolality\b/,
    not: /\b(?:boil\w*|freez\w*|fraction|percent|density|molarity)\b|%|→/,
    roles: {
      b: { name: "molality", unit: "mol/kg", asked: /molality/ },
      n: { name: "amount", unit: "mol" },
      m: { name: "mass of the solute", unit: "g", told: /@ of (?!water|benzene|ethanol|solvent)/ },
      w: { name: "mass of the solvent", unit: "kg", told: /@ of (?:water|benzene|ethanol|solvent)/ },
      M: SUBSTANCE,
    },
  },
  {
    title: "the dilution law",
    equations: ["C_1*V_1 = C_2*V_2"],
    about: /\bdilut\w*|\bevaporate until\b/,
    not: /\b(?:react\w*|titrat\w*|density|added to)\b|%|→/,
    roles: {
      C_1: { name: "concentration before", unit: "M", told: /@[^#]*\b(?:dilut\w*|is)\b|of (?:a )?@/ },
      V_1: { name: "volume before", unit: "L", told: /@ of|if @|when @/ },
      C_2: {
        name: "concentration after",
        unit: "M",
        asked: /(?:final )?(?:concentration|molarity)/,
        told: /\bto\b[^#@]{0,30}@/,
      },
      V_2: {
        name: "volume after",
        unit: "L",
        asked: /(?:final )?volume/,
        told: /\b(?:dilut\w*|volume) (?:of|to|is|with water to)[^#@]{0,20}@|#[^#@]{0,40}\bto @|reduced to @/,
      },
    },
  },
  {
    title: "the half-life of a second-order reaction",
    equations: ["T = 1/(k*C)"],
    about: /\bsecond-order\b/,
    not: /\b(?:remain\w*|after|seconds?)\b|%/,
    roles: {
      T: { name: "half-life", unit: "s", asked: /half-life|t_1\/2|t_\{1\/2\}/ },
      k: { name: "rate constant", unit: "L/mol/s", told: /rate constant/ },
      C: { name: "initial concentration", unit: "M", told: /concentration/ },
    },
  },
  {
    title: "Henry's law",
    equations: ["C = k*p"],
    about: /\bHenry's law\b/,
    roles: {
      C: { name: "concentration", unit: "M", asked: /concentration|solubility/ },
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
        atm: /\bin atmospheres\b(?! and)/,
        kPa: /\bin (?:units of )?kilopascals\b(?! and)/,
        torr: /\bin torr\b/,
        psi: /\bin psi\b/,
      }[unit],
      not: /\b(?:depth|force|volume|temperature|gauge pressure|area|vapor)\b|°/,
      roles: {
        p: { name: "pressure", unit, asked: /pressure|reading/ },
        p_0: { name: "same pressure", unit: "Pa" },
      },
    }),
  ),
];
