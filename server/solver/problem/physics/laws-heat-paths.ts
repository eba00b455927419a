import { type Law, type Role, role } from "./law";

const MASS = "mass|how many grams|how many kilograms|how much water|how much ice";
const HEAT =
  "[much total] heat [transfer required needed]|[much total] energy [transfer required needed]|how many joules|how many kilojoules";
const water = (name: string, unit: string, fixed: string): Role => ({ name, unit, fixed });

/** To three and four figures, as tables give them. */
const WATER = water("specific heat of water", "J/kg/K", "4186");
const ICE = water("specific heat of ice", "J/kg/K", "2090");
const STEAM = water("specific heat of steam", "J/kg/K", "2010");
const FUSION = water("heat of fusion of ice", "J/kg", "3.34e5");
const BOILING = water("heat of vaporization of water", "J/kg", "2.257e6");
const ZERO_DEGREES = water("melting point of ice", "K", "273.15");
const HUNDRED_DEGREES = water("boiling point of water", "K", "373.15");
const FROM = "from @|at @|@ … to|initial* … @|@ water|@ ice|^ … @";
const TO = "to @|to [water] [steam] [at] @|into … @|steam at @|water at @|final … @|reaches … @";
const OTHERS =
  "glass|copper|aluminium|aluminum|ethanol|iron|lead|silver|gold|mercury|coffee|alcohol|calorimeter|kJ/mol|J/g|J/kg|kcal/kg|cal/g|time|long|power|W";
const SPOKEN =
  "heat turn energy water ice steam convert melt warm raise temperatur boil vapor evaporat liquid solid chang transfer require total thermal phase state cool freez";

/** The way of an amount of water through its states, as one equation from its warmings and changes. */
export const HEAT_PATHS: readonly Law[] = [
  {
    title: "the heat that warms ice, melts it and warms the water",
    beside: SPOKEN,
    equations: ["Q = m*(y*(Z - t) + F + w*(T - Z))"],
    about: ["ice", "water"],
    not: `steam|vapor*|evaporat*|boil*|${OTHERS}|placed|dropped|mixed|added|freeze`,
    roles: {
      Q: role("heat", "J", HEAT),
      m: role("mass", "kg", MASS),
      t: { name: "temperature of the ice", unit: "K", told: FROM, never: "to @|into … @|water at @" },
      T: { name: "final temperature", unit: "K", told: TO, never: "ice at @|@ ice" },
      Z: ZERO_DEGREES,
      y: ICE,
      F: FUSION,
      w: WATER,
    },
  },
  {
    title: "the heat that warms water and boils it away",
    beside: SPOKEN,
    equations: ["Q = m*(w*(T - t) + B)"],
    about: ["water", "boil|boils|boiled|boiling point|100°C|100.0°C"],
    not: `ice|melt*|freez*|${OTHERS}|placed|dropped|mixed|added|condens*|calories`,
    roles: {
      Q: role("heat", "J", HEAT),
      m: role("mass", "kg", MASS),
      t: { name: "temperature of the water", unit: "K", told: FROM, never: "to @|into … @|steam at @" },
      T: {
        name: "boiling point",
        unit: "K",
        told: TO,
        only: "373.15",
        fixed: ["boil|boils|boiled|boiling point", "373.15"],
      },
      w: WATER,
      B: BOILING,
    },
  },
  {
    title: "the heat that warms water, boils it and warms the steam",
    beside: SPOKEN,
    equations: ["Q = m*(w*(H - t) + B + s*(T - H))"],
    about: ["water", "steam"],
    not: `ice|melt*|freez*|${OTHERS}|placed|dropped|mixed|added|condens*|100°C`,
    roles: {
      Q: role("heat", "J", HEAT),
      m: role("mass", "kg", MASS),
      t: { name: "temperature of the water", unit: "K", told: FROM, never: "to @|into … @|steam at @" },
      T: { name: "temperature of the steam", unit: "K", told: TO },
      H: HUNDRED_DEGREES,
      w: WATER,
      s: STEAM,
      B: BOILING,
    },
  },
  {
    title: "the balance of heat between ice and water",
    beside: `${SPOKEN} final insulat container cube placed equilibrium`,
    equations: ["T = (M*w*s + m*w*Z - m*(y*(Z - t) + F))/(w*(M + m))"],
    about: ["ice", "water", "final temperature|equilibrium temperature"],
    not: `steam|vapor*|evaporat*|boil*|${OTHERS}|how much ice|melts`,
    roles: {
      T: role("final temperature", "°C", "[final equilibrium] temperature", {
        least: ["273.15", "Not all of the ice melts, so the water stays at its melting point."],
      }),
      m: {
        name: "mass of the ice",
        unit: "kg",
        told: "@ ice|@ … ice|@ of ice",
        never: "@ of water|@ … water",
      },
      M: { name: "mass of the water", unit: "kg", told: "@ of water|@ water|@ of # water|@ … water" },
      t: {
        name: "temperature of the ice",
        unit: "K",
        told: "ice … @|ice cube at @|@ ice",
        never: "@ water|water … @",
      },
      s: { name: "temperature of the water", unit: "K", told: "@ water|water … @|# of @", never: "ice … @" },
      Z: ZERO_DEGREES,
      y: ICE,
      F: FUSION,
      w: WATER,
    },
  },
];
