import { GAS_CONSTANT, PLANCK, SPEED_OF_LIGHT } from "./constants";
import { type Law, role } from "./law";

const MOLAL = "mol/kg";
const AVOGADRO = { name: "Avogadro constant", unit: "mol^-1", fixed: "6.02214076e23" } as const;
/** Solutes that fall apart count several times, and mixtures need more than one law. */
const IONS =
  "NaCl|KCl|CaCl2|MgCl2|KNO3|NaNO3|Na2SO4|K2SO4|NaBr|KBr|ionic|electrolyte|ions|salt|sodium|potassium|calcium|magnesium|HCl|acid|seawater|protein|mmHg";
const FROZEN = { name: "freezing point of water", unit: "K", fixed: "273.15" } as const;
const BOILED = { name: "boiling point of water", unit: "K", fixed: "373.15" } as const;
const CRYOSCOPIC = {
  name: "freezing point depression constant of water",
  unit: "K·kg/mol",
  fixed: "1.86",
} as const;
const EBULLIOSCOPIC = {
  name: "boiling point elevation constant of water",
  unit: "K·kg/mol",
  fixed: "0.512",
} as const;

/** Salts by the numbers of their two ions, as far as first courses dissolve them. */
const SALTS = [
  [
    "K = (s/1000)^2",
    "AgCl|AgBr|AgI|BaSO4|CaCO3|PbSO4|CaSO4|SrSO4|CuS|ZnS|PbS|HgS|CdS|MnS|FeS|CuI|BaCO3|silver chloride|silver bromide|silver iodide|barium sulfate|calcium carbonate|lead sulfate",
  ],
  [
    "K = 4*(s/1000)^3",
    "CaF2|PbCl2|PbI2|PbBr2|MgF2|BaF2|SrF2|Ag2CrO4|Ag2SO4|Ag2CO3|Ag2S|calcium fluoride|lead iodide",
  ],
] as const;

/** Solutions, their special points, photons by the mole and rates at several temperatures. */
export const SOLUTIONS: readonly Law[] = [
  {
    title: "the definition of the percent by mass",
    terms: "percent|percentage|mass percentage|mass percent|percent by mass",
    beside: "mass percent solution solute dissolve concentrat water",
    equations: ["w = m/M"],
    about: [
      "mass percent*|percent by mass|percentage by mass|percent mass",
      "of solution|of [the] solution|solution of mass",
    ],
    not: "density|each|water and|mL|volume",
    roles: {
      w: role(
        "percent by mass",
        "%",
        "mass percent|percent by mass|mass percentage|percentage by mass|percent",
        { told: "@" },
      ),
      m: role("mass of the solute", "g", "mass|grams", {
        told: "@ of",
        never: "@ of solution|@ of a|@ of the solution",
      }),
      M: {
        name: "mass of the solution",
        unit: "g",
        told: "@ of solution|@ of a|@ of the solution|@ solution",
      },
    },
  },
  {
    title: "the definition of the percent by mass",
    terms: "percent|percentage|mass percentage|mass percent|percent by mass",
    beside: "mass percent solution solute dissolve concentrat water",
    equations: ["w = m/(m + s)"],
    about: [
      "mass percent*|percent by mass|percentage by mass",
      "dissolv*|in # of water|in @ of water|in # water",
    ],
    not: "density|each|of solution|mL|volume|of the solution",
    roles: {
      w: role(
        "percent by mass",
        "%",
        "mass percent|percent by mass|mass percentage|percentage by mass|percent",
      ),
      m: { name: "mass of the solute", unit: "g", told: "@ of", never: "@ of water|@ water" },
      s: { name: "mass of the water", unit: "g", told: "@ of water|@ water" },
    },
  },
  {
    title: "the energy of a mole of photons",
    beside: "photon light mole energy wave molar",
    equations: ["E = N*h*c/λ"],
    about: ["photon*", "mole of|per mole|1 mol|1.00 mol|one mole"],
    not: "electron|metal|work function|bond|frequency",
    roles: {
      E: role("energy per mole", "kJ/mol", "energy"),
      lambda: role("wavelength", "m", "wavelength"),
      N: AVOGADRO,
      h: PLANCK,
      c: SPEED_OF_LIGHT,
    },
  },
  ...(
    [
      ["freezing", "the freezing point", "T = F - k*b", FROZEN, CRYOSCOPIC],
      ["boiling", "the boiling point", "T = F + k*b", BOILED, EBULLIOSCOPIC],
    ] as const
  ).flatMap(([kind, title, equation, plain, constant]): Law[] => {
    const shared = {
      beside: "freez boil solution solute dissolve elevat temperature aqueous molal water",
      not: `${IONS}|${kind === "freezing" ? "boil*" : "freez*"}|benzene|camphor|cyclohexane|chloroform|molar mass|pressure`,
    };
    const asked = `[${kind}] point|[${kind}] temperature|temperature`;
    const roles = {
      T: { name: `${kind} point`, unit: "°C", asked },
      F: plain,
      k: { ...constant, told: "constant … @|K_f … @|K_b … @|Kf … @|Kb … @" },
    } as const;
    return [
      {
        title: `${title} of a solution`,
        ...shared,
        equations: [equation],
        about: [`${kind} point|${kind} temperature`, "solution|molal*|aqueous"],
        roles: { ...roles, b: role("molality", MOLAL, "molality") },
      },
      {
        title: `${title} of a solution`,
        ...shared,
        equations: ["n = m/M", "b = n/w", equation],
        about: [`${kind} point|${kind} temperature`, "solution|dissolv*", "water"],
        roles: {
          ...roles,
          b: { name: "molality", unit: MOLAL, found: true },
          n: { name: "amount", unit: "mol", found: true },
          m: { name: "mass of the solute", unit: "g", told: "@", never: "@ of water|@ water|@ of solvent" },
          w: { name: "mass of the water", unit: "g", told: "@ of water|@ water|@ of solvent" },
          M: { name: "molar mass", unit: "g/mol", substance: true },
        },
      },
    ];
  }),
  {
    title: "the law of osmotic pressure",
    beside: "osmo pressure solution solute concentrat",
    equations: ["p = C*R*T"],
    about: "osmotic pressure",
    not: `${IONS}|molar mass|mass|grams`,
    roles: {
      p: role("osmotic pressure", "atm", "osmotic pressure|pressure"),
      C: role("concentration", "M", "[molar] concentration|molarity"),
      T: { name: "temperature", unit: "K" },
      R: GAS_CONSTANT,
    },
  },
  ...SALTS.map(
    ([equation, salts]): Law => ({
      title: "the solubility product",
      beside: "solub product molar water dissolv saturat solution",
      equations: [equation],
      about: [salts, "solubility product|Ksp|K_sp|molar solubility|solubility"],
      not: "buffer|pH|added|common|in a solution|M NaCl|precipitat*|grams|g/L|mg",
      roles: {
        K: role("solubility product", "", "solubility product|solubility product constant|value"),
        s: role("molar solubility", "M", "[molar] solubility|molar solubility"),
      },
    }),
  ),
  {
    title: "the dissociation of a weak acid",
    beside: "acid solution ioniz dissociat hydronium concentrat aqueous",
    equations: ["x = 1000*(sqrt(K^2 + 4*K*C/1000) - K)/2", "P = -ln(x/1000)/ln(10)"],
    about: ["acid|HA", "Ka|K_a|ionization constant|dissociation constant", "pH"],
    not: "buffer|strong|base|salt|percent|added|titrat*|pKa|NaOH|mL",
    figures: "logarithm",
    roles: {
      P: role("pH", "", "pH"),
      x: { name: "hydronium concentration", unit: "mol/m^3", found: true },
      K: { name: "ionization constant", unit: "", told: "Ka … @|K_a … @|constant … @" },
      C: { name: "concentration", unit: "M" },
    },
  },
  ...(
    [
      ["first", "t = ln(a/b)/k", "s^-1", "the integrated law of first order"],
      ["second", "t = (1/b - 1/a)/k", "M^-1·s^-1", "the integrated law of second order"],
    ] as const
  ).map(
    ([order, equation, unit, title]): Law => ({
      title,
      beside: "order reaction concentrat fall drop initial decompos long",
      equations: [equation],
      about: [`${order}-order|${order} order`, "from @ to|from # to|fall*|decrease*|drop*|remain*|initial*"],
      not: `half-life|percent|%|${order === "first" ? "second" : "first"}-order|pressure`,
      roles: {
        t: role("time", "s", "time|how long|long"),
        k: { name: "rate constant", unit, asked: "rate constant" },
        a: { name: "concentration at first", unit: "M", told: "from @|initial* … @|of @" },
        b: {
          name: "concentration at the end",
          unit: "M",
          told: "to @|remain* … @|reach* … @",
          asked: "[final] concentration",
        },
      },
    }),
  ),
  {
    title: "Raoult's law",
    beside: "vapor pressure solution mole water ideal",
    terms: "mole fraction",
    equations: ["p = x*P"],
    about: ["vapor pressure", "mole fraction"],
    not: "total|both|mixture|second|other component",
    roles: {
      p: role("vapor pressure of the solution", "torr", "vapor pressure|pressure"),
      x: role("mole fraction", "", "mole fraction", { told: "mole fraction … @" }),
      P: { name: "vapor pressure of the pure solvent", unit: "torr", told: "vapor pressure … @" },
      T: { name: "temperature", unit: "K", told: "at @" },
    },
  },
];
