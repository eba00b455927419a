import { BOLTZMANN, GAS_CONSTANT, GRAVITY } from "./constants";
import type { Law } from "./law";

const MASS = { name: "mass", unit: "kg", asked: /mass|much water/ } as const;
const DENSITY = { name: "density", unit: "kg/m^3", asked: /density/ } as const;
const PRESSURE = { name: "pressure", unit: "Pa", asked: /pressure/ } as const;
const COLD =
  /\bcold\b[^#@]{0,40}@|\bat @ and\b|^[^#]*\bfrom (?:a cold temperature of )?@|cold reservoir[^#@]{0,30}@/;
const HOT = /\bhot\b[^#@]{0,40}@|environment at @|hot reservoir[^#@]{0,30}@/;
const STORY =
  /\b(?:melt\w*|boil\w*|steam|ice|evaporat\w*|vapori\w*|freez\w*|condens\w*|mixed|placed in|final temperature|pot|container|calorimeter)\b/;

/** Density, pressure, fluids, heat and engines. */
export const HEAT: readonly Law[] = [
  {
    title: "the definition of density",
    equations: ["ρ = m/V"],
    about: /\bdensity\b/,
    not: /\b(?:pressure|float\w*|submerged|buoyan\w*|depth|molar|atm|STP|gas|fluid|water|current|flux|charge|dose|diameter|radius|hollow|percent|universe|nucle\w*)\b|°C/,
    roles: { rho: DENSITY, m: MASS, V: { name: "volume", unit: "m^3", asked: /volume/ } },
  },
  {
    title: "the definition of pressure",
    equations: ["p = F/A"],
    about: /\bpressure\b/,
    not: /\b(?:gauge|depth|temperature|gas|atmospher\w*|diameter|volume|weight|mass|speed|cylinder|lift)\b/,
    roles: {
      p: PRESSURE,
      F: { name: "force", unit: "N", asked: /force/ },
      A: { name: "area", unit: "m^2", asked: /area/ },
    },
  },
  {
    title: "the definition of pressure, the force being the weight",
    equations: ["F = m*g", "p = F/A"],
    about: /\bweight\b.*\bpressure\b|\bpressure\b.*\bweight\b/s,
    not: /\b(?:gauge|depth|temperature|gas|diameter|volume|speed|cylinder|heel|wide|long)\b/,
    roles: {
      p: PRESSURE,
      F: { name: "weight", unit: "N" },
      m: { ...MASS, asked: undefined },
      A: { name: "area", unit: "m^2" },
      g: GRAVITY,
    },
  },
  {
    title: "the definition of pressure on a circle",
    beside: "compressional lifting lifted cross section disk disks",
    equations: ["p = F/A", "A = pi*r^2"],
    about: /\bpressure\b.*\bcircular\b.*\bradius\b/s,
    not: /\b(?:gauge|depth|temperature|gas|weight|mass|speed)\b/,
    roles: {
      p: PRESSURE,
      F: { name: "force", unit: "N" },
      r: { name: "radius", unit: "m", told: /@ (?:in )?radius|radius of @/ },
      A: { name: "area", unit: "m^2" },
    },
  },
  {
    title: "the pressure of a liquid column",
    equations: ["p = ρ*g*h"],
    about: /\b(?:depth|deep|column)\b.*\b(?:pressure)\b|\bpressure\b.*\b(?:depth|deep|column)\b/s,
    not: /\b(?:absolute|total|gauge|salt|sea|atmospheric|lungs?|ocean|flow|arm|head|heart|infusion)\b/i,
    roles: {
      p: PRESSURE,
      rho: { ...DENSITY, fixed: [/^(?!.*density).*\bmercury\b|\bdepth of mercury\b/s, "13600"] },
      h: { name: "depth", unit: "m", asked: /depth|height|how deep/ },
      g: GRAVITY,
    },
  },
  {
    title: "Archimedes' principle",
    beside: "weighs density submerged",
    equations: ["m = m_0 - m_1"],
    about: /\bapparent mass\b.*\bmass of (?:fluid|water|liquid)\b.*\bdisplace/s,
    roles: {
      m: { name: "mass displaced", unit: "kg", asked: /mass/ },
      m_0: { name: "mass in air", unit: "kg", told: /(?<!apparent )mass (?:of|is) @|mass of @ in air/ },
      m_1: { name: "apparent mass", unit: "kg", told: /apparent mass [^#@]{0,60}@/ },
    },
  },
  {
    title: "the flow rate of a pipe",
    equations: ["Q = A*v", "A = pi*d^2/4"],
    about: /\b(?:flow rate|flows?)\b.*\bdiameter\b/s,
    not: /\b(?:pressure|nozzle|blood|capillar\w*|viscosity|into)\b/,
    roles: {
      Q: { name: "flow rate", unit: "m^3/s", asked: /flow rate/ },
      v: { name: "speed", unit: "m/s", asked: /speed|velocity/ },
      d: { name: "diameter", unit: "m" },
      A: { name: "area", unit: "m^2" },
    },
  },
  {
    title: "the flow rate",
    equations: ["Q = V/t"],
    about: /\bflow(?:s| rate)?\b/,
    not: /\b(?:diameter|radius|area|pressure|charge|current|heat|viscosity|speed)\b/,
    roles: {
      Q: { name: "flow rate", unit: "m^3/s", asked: /flow rate|rate/ },
      V: { name: "volume", unit: "m^3", asked: /volume/ },
      t: { name: "time", unit: "s", asked: /time|how long/ },
    },
  },
  ...(["°C", "°F", "K"] as const).map(
    (unit): Law => ({
      title: "the link of the temperature scales",
      equations: ["T = T_0"],
      about: { "°C": /\bCelsius\b/, "°F": /\bFahrenheit\b/, K: /\b[Kk]elvins?\b/ }[unit],
      not: /\b(?:expan\w*|heat|energy|speed|gas|pressure|average)\b/,
      roles: {
        T: {
          name: "temperature",
          unit,
          asked: /temperature(?: on)?|(?:fahrenheit|celsius|kelvin) temperatures?/,
        },
        T_0: { name: "same temperature", unit: "K" },
      },
    }),
  ),
  {
    title: "the linear expansion law",
    equations: ["D = α*L*T"],
    about: /\bexpan\w*|\bcontract\w*/,
    not: /\bvolume|area|steel|concrete|brass\b/,
    roles: {
      D: { name: "change of length", unit: "m", asked: /change in length|expansion/ },
      alpha: { name: "coefficient of expansion", unit: "K^-1" },
      L: { name: "length", unit: "m" },
      T: { name: "temperature change", unit: "K", told: /@ change|change of @/ },
    },
  },
  {
    title: "the heat of a change of state",
    equations: ["Q = m*L"],
    about: /\b(?:heat of (?:fusion|vaporization)|latent heat)\b/,
    not: /\b(?:temperature|raise|from|originally|ice|entropy|package)\b/,
    roles: {
      Q: {
        name: "heat",
        unit: "J",
        asked:
          /heat|much heat(?: transfer)?|energy|much energy|many (?:kilo)?(?:joules|calories)(?: [a-z]+)?/,
      },
      m: MASS,
      L: { name: "latent heat", unit: "J/kg", asked: /latent heat|heat of (?:fusion|vaporization)/ },
    },
  },
  {
    title: "the law of heat and temperature change",
    equations: ["Q = m*c*(T_1 - T_0)"],
    about: /\b(?:heat|temperature)\b.*\bspecific heat\b|\bspecific heat\b/s,
    not: STORY,
    roles: {
      Q: {
        name: "heat",
        unit: "J",
        asked:
          /heat|much heat(?: transfer)?|energy|much energy|many (?:kilo)?(?:joules|calories)(?: [a-z]+)?/,
      },
      m: MASS,
      c: { name: "specific heat", unit: "J/kg/K", asked: /specific heat(?: capacity)?/ },
      T_1: { name: "final temperature", unit: "K", told: /\bto @/ },
      T_0: { name: "initial temperature", unit: "K", told: /\bfrom @|@ to\b/ },
    },
  },
  {
    title: "the law of heat and temperature change of water",
    equations: ["Q = m*c*(T_1 - T_0)"],
    about: /\bwater\b.*\bfrom\b[^.]*\bto\b/s,
    not: new RegExp(
      `${STORY.source}|\\b(?:specific|pressure|and|volume|metal|copper|iron|aluminum|glass|power|time)\\b`,
    ),
    roles: {
      Q: {
        name: "heat",
        unit: "J",
        asked:
          /heat|much heat(?: transfer)?|energy|much energy|many (?:kilo)?(?:joules|calories)(?: [a-z]+)?/,
      },
      m: MASS,
      c: { name: "specific heat", unit: "J/kg/K", fixed: "4186" },
      T_1: { name: "final temperature", unit: "K", told: /\bto @/ },
      T_0: { name: "initial temperature", unit: "K", told: /\bfrom @|@ to\b/ },
    },
  },
  {
    title: "the definition of entropy",
    equations: ["S = Q/T"],
    about: /\bentropy\b/,
    not: /\b(?:increases?|total|transfer\w* (?:from|to)|hot|cold|kg|day)\b|\bg\b/,
    roles: {
      S: { name: "change in entropy", unit: "J/K", asked: /(?:increase|decrease|change) in entropy|entropy/ },
      Q: { name: "heat", unit: "J", asked: /heat transfer|heat/ },
      T: { name: "temperature", unit: "K", asked: /temperature/ },
    },
  },
  {
    title: "the entropy of a change of state",
    equations: ["Q = m*L", "S = Q/T"],
    about: /\bentropy\b.*\b(?:condens\w*|melt\w*|vapori\w*|latent)\b/s,
    not: /\b(?:increases|total|hot|cold|day)\b/,
    roles: {
      S: { name: "change in entropy", unit: "J/K", asked: /(?:increase|decrease|change) in entropy|entropy/ },
      Q: { name: "heat", unit: "J" },
      m: { ...MASS, asked: undefined },
      L: { name: "latent heat", unit: "J/kg" },
      T: { name: "temperature", unit: "K" },
    },
  },
  {
    title: "the efficiency of a Carnot engine",
    equations: ["η = 1 - T_1/T_2"],
    about: /\b(?:Carnot|maximum|ideal|best)\b.*\befficiency\b|\befficiency\b.*\bCarnot\b/s,
    not: /\b(?:performance|actual|output|power)\b/,
    roles: {
      eta: { name: "efficiency", unit: "%", asked: /efficiency/ },
      T_1: { name: "cold temperature", unit: "K", asked: /cold (?:reservoir )?temperature/, told: COLD },
      T_2: { name: "hot temperature", unit: "K", asked: /hot (?:reservoir )?temperature/, told: HOT },
    },
  },
  {
    title: "the performance of an ideal heat pump",
    equations: ["k = T_2/(T_2 - T_1)"],
    about: /\bcoefficient of performance\b.*\bheat pump\b/s,
    not: /\b(?:refrigerator|cost|cents?)\b/,
    roles: {
      k: {
        name: "coefficient of performance",
        unit: "",
        asked: /(?:best )?coefficient/,
        told: /performance of @/,
      },
      T_1: { name: "cold temperature", unit: "K", told: COLD },
      T_2: { name: "hot temperature", unit: "K", told: HOT },
    },
  },
  {
    title: "the performance of an ideal refrigerator",
    equations: ["k = T_1/(T_2 - T_1)"],
    about:
      /\bcoefficient of performance\b.*\brefrigerator\b|\brefrigerator\b.*\bcoefficient of performance\b/s,
    not: /\b(?:heat pump|cost|cents?)\b/,
    roles: {
      k: {
        name: "coefficient of performance",
        unit: "",
        asked: /(?:best )?coefficient/,
        told: /performance of @/,
      },
      T_1: { name: "cold temperature", unit: "K", told: /\bcold\b[^#@]{0,40}@|nitrogen at @/ },
      T_2: {
        name: "hot temperature",
        unit: "°C",
        asked: /hot (?:reservoir )?temperature|temperature/,
        told: HOT,
      },
    },
  },
  {
    title: "the kinetic energy of gas molecules",
    equations: ["K = 3/2*k*T"],
    about: /\baverage kinetic energy\b.*\b(?:atoms?|molecules?)\b/s,
    roles: {
      K: { name: "average kinetic energy", unit: "J", asked: /average kinetic energy/ },
      T: { name: "temperature", unit: "K", asked: /temperature/ },
      k: BOLTZMANN,
    },
  },
  {
    title: "the speed of gas molecules",
    beside: "escape",
    equations: ["v = sqrt(3*R*T/M)"],
    about: /\brms\b|v_\{? ?rms/,
    not: /\b(?:voltage|current|isotope|pressure|uranium)\b/,
    roles: {
      v: { name: "speed", unit: "m/s", asked: /v_rms|speed|velocity/ },
      M: { name: "molar mass", unit: "kg/mol" },
      T: { name: "temperature", unit: "K", asked: /temperature/ },
      R: GAS_CONSTANT,
    },
  },
];
