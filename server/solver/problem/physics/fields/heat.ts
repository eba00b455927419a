import { GRAVITY } from "../constants";
import { type Role, role } from "../law";
import type { Field } from "./field";

const ENERGY =
  "[how much total] [thermal] heat [transfer energy] [transfer is]|[how much total] [thermal] energy [transfer is]|" +
  "how many joules|how many calories|how many kilojoules|how many kilocalories";
const SOLE_WARMING =
  "melt*|boil*|steam|ice|evaporat*|vapori*|freez*|condens*|mixed|placed in|dropped into|calorimeter|final temperature|equilibrium";
const GIVEN_OFF = "releas*|lose|loses|lost|gives off|given off|give off|gives up|liberat*";
const MELTS = "melt|melted|melting|freez*|heat of fusion";
const BOILS = "boil|boiled|boiling|evaporat*|vaporis*|vaporiz*|condens*";
const STATE_ONLY = "raise*|warm*|cool*|heated from|from|and then|temperature";
const DEPTH = "deep|depth|below|under|column|down|tall|high|height|surface";

const latent = (name: string, material: Role["material"]): Role => ({
  name,
  unit: "J/kg",
  asked: "[latent] heat|[latent] heat of fusion|[latent] heat of vaporisation|[latent] heat of vaporization",
  ...(material ? { material } : {}),
});

/** Heat, changes of state, expansion, conduction. */
export const HEAT_FLOW: Field = {
  beside: "thermal initial final cool",
  quantities: {
    Q: role("heat", "J", ENERGY),
    m: role(
      "mass",
      "kg",
      "mass|how much water|how much ice|how much steam|how many grams|how many kilograms",
    ),
    c: role("specific heat", "J/kg/K", "specific heat [capacity]", { material: "specificHeat" }),
    D: role(
      "temperature change",
      "K",
      "temperature change|temperature increase|temperature rise|change in temperature|increase in temperature|rise in temperature|how much",
      { told: "by @|@ change|@ rise|@ increase|@ drop|change … @|rise … @|increase … @|drop … @" },
    ),
    T_0: role("initial temperature", "°C", "initial temperature|temperature", {
      told: "from @|initial* … @|@ to|@ initially|at @",
    }),
    T_1: role("final temperature", "°C", "final temperature|temperature", {
      told: "to @|final* … @|reaches @",
    }),
    T_4: { name: "melting point of ice", unit: "K", told: "at @", only: "273.15" },
    T_5: { name: "boiling point of water", unit: "K", told: "at @", only: "373.15" },
    L: latent("heat of fusion", "heatOfFusion"),
    H: latent("heat of vaporization", "heatOfVaporization"),
    P: role("power", "W", "[average] power|rate"),
    t: role("time", "s", "time|how long|how much time"),
    l: role("length", "m", "[original initial] length"),
    x: role(
      "change of length",
      "m",
      "change in length|increase in length|expansion|elongation|how much longer",
    ),
    alpha: role("coefficient of linear expansion", "K^-1", "coefficient|coefficient of linear expansion", {
      material: "linearExpansion",
    }),
    k: role("thermal conductivity", "W/m/K", "thermal conductivity", { material: "conductivity" }),
    A: role("area", "m^2", "[surface] area"),
    d: role("thickness", "m", "thickness|how thick", { told: "thick*" }),
    T_2: {
      name: "temperature inside",
      unit: "°C",
      told: "inside … @|inner … @|skin … @|warm … @|hot … @",
    },
    T_3: {
      name: "temperature outside",
      unit: "°C",
      told: "outside … @|outer … @|air … @|cold … @|outdoor … @",
    },
  },
  formulas: [
    {
      title: "the law of heat and temperature change",
      equation: "Q = m*c*D",
      not: SOLE_WARMING,
      beside: "temperature",
    },
    {
      title: "the law of heat and temperature change",
      equation: "Q = m*c*(T_1 - T_0)",
      not: `${SOLE_WARMING}|${GIVEN_OFF}`,
      beside: "temperature",
    },
    {
      title: "the law of heat given off",
      equation: "Q = m*c*(T_0 - T_1)",
      needs: GIVEN_OFF,
      not: SOLE_WARMING,
      beside: "temperature cool",
    },
    {
      title: "the heat of melting or freezing",
      equation: "Q = m*L",
      idle: ["T_4"],
      needs: MELTS,
      not: `${STATE_ONLY}|boil*|steam|vapor*|evaporat*`,
      beside: "melt freez fusion",
    },
    {
      title: "the heat of boiling or condensing",
      equation: "Q = m*H",
      idle: ["T_5"],
      needs: BOILS,
      not: `${STATE_ONLY}|melt*|ice|freez*`,
      beside: "boil vapor evaporat condens steam",
    },
    { title: "the definition of power", equation: "P = Q/t", beside: "heater power" },
    {
      title: "the linear expansion law",
      equation: "x = α*l*D",
      needs: "expan*|contract*|longer|length",
      not: "volume",
      beside: "expan length",
    },
    {
      title: "the law of heat conduction",
      equation: "P = k*A*(T_2 - T_3)/d",
      needs: "conduct*",
      alone: true,
      not: "twice|double|vacuum",
      beside: "conduct window",
    },
  ],
};

/** Liquids: pressure, flow, lift. */
export const FLUIDS: Field = {
  beside: "fluid water tube submerge object weight",
  quantities: {
    p: role("pressure", "Pa", "[gauge water] pressure"),
    F: role("force", "N", "[total net] force"),
    A: role("area", "m^2", "[cross-sectional surface contact] area"),
    rho: role("density", "kg/m^3", "[average] density", { material: "density" }),
    g: GRAVITY,
    h: role("depth", "m", "depth|height|how deep|how high", { told: DEPTH }),
    m: role("mass", "kg", "mass"),
    V: role("volume", "m^3", "volume"),
    B: role("buoyant force", "N", "buoyant force", { told: "buoyan*" }),
    Q: role("flow rate", "m^3/s", "[volume] flow rate|[flow] rate"),
    v: role("speed", "m/s", "[average flow] speed|[average flow] velocity|how fast"),
    t: role("time", "s", "time|how long|how much time"),
    d: role("diameter", "m", "diameter", { told: "diameter" }),
    r: role("radius", "m", "radius", { told: "radius" }),
  },
  formulas: [
    { title: "the definition of pressure", equation: "p = F/A", not: "gas|temperature" },
    {
      title: "the pressure of a liquid column",
      equation: "p = ρ*g*h",
      needs: DEPTH,
      not: "absolute|total|atmospher*",
      alone: true,
    },
    {
      title: "the definition of density",
      equation: "ρ = m/V",
      needs: "density",
      not: "float*|submerge*|gas|molar",
    },
    {
      title: "Archimedes' principle",
      equation: "B = ρ*g*V",
      needs: "buoyan*",
      not: "float*|partly|partially|half|%",
      alone: true,
      beside: "buoyan",
    },
    { title: "the definition of the flow rate", equation: "Q = V/t", not: "heat", beside: "" },
    { title: "the flow rate in a pipe", equation: "Q = A*v", not: "heat", beside: "" },
    {
      title: "the area of a circle",
      equation: "A = pi*d^2/4",
      chained: true,
      needs: "diameter",
      not: "from a # cm diameter|to a # cm diameter|into a # cm diameter|sphere",
      beside: "circular",
    },
    {
      title: "the area of a circle",
      equation: "A = pi*r^2",
      chained: true,
      needs: "radius",
      not: "sphere",
      beside: "circular",
    },
  ],
};
