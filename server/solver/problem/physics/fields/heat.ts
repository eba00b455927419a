import { GRAVITY } from "../constants";
import type { Role } from "../law";
import type { Field } from "./field";

const ENERGY =
  /(?:(?:how )?much |total )?(?:heat(?: transfer| energy)?|energy|thermal energy)(?: transfer| is)?|how many (?:kilo)?(?:joules|calories)(?: of (?:heat|energy))?/;
const SOLE_WARMING =
  /\b(?:melt\w*|boil\w*|steam|ice|evaporat\w*|vapori\w*|freez\w*|condens\w*|mixed|placed in|dropped into|calorimeter|final temperature|equilibrium)\b/;
const MELTS = /\b(?:melts?|melted|melting|freez\w*|heat of fusion)\b/;
const BOILS = /\b(?:boils?|boiled|boiling|evaporat\w*|vapori[sz]\w*|condens\w*)\b/;
const STATE_ONLY = /\b(?:raise\w*|warm\w*|cool\w*|heated from|from|and then|temperature)\b/;
const DEPTH = /\b(?:deep|depth|below|under|column|down|tall|high|height|surface)\b/;

const latent = (name: string, material: Role["material"]): Role => ({
  name,
  unit: "J/kg",
  asked: /(?:latent )?heat(?: of (?:fusion|vapori[sz]ation))?/,
  ...(material ? { material } : {}),
});

/** Heat, changes of state, expansion, conduction. */
export const HEAT_FLOW: Field = {
  beside: "thermal initial final transfer absorb cool liquid container metal substance sample block piece",
  quantities: {
    Q: { name: "heat", unit: "J", asked: ENERGY },
    m: { name: "mass", unit: "kg", asked: /mass|(?:how )?much (?!heat|energy|power|time|work)[a-z]+/ },
    c: {
      name: "specific heat",
      unit: "J/kg/K",
      asked: /specific heat(?: capacity)?/,
      material: "specificHeat",
    },
    D: {
      name: "temperature change",
      unit: "K",
      asked: /temperature (?:change|increase|rise)|(?:change|increase|rise) in temperature|how much/,
      told: /\bby @|@ (?:change|rise|increase|drop)|\b(?:change|rise|increase|drop)\b[^#@]{0,20}@/,
    },
    T_0: {
      name: "initial temperature",
      unit: "°C",
      asked: /initial temperature|temperature/,
      told: /\bfrom @|\binitial\w*[^#@]{0,25}@|@ to\b|@ initially/,
    },
    T_1: {
      name: "final temperature",
      unit: "°C",
      asked: /final temperature|temperature/,
      told: /\bto @|\bfinal\w*[^#@]{0,25}@|\breaches @/,
    },
    L: latent("heat of fusion", "heatOfFusion"),
    H: latent("heat of vaporization", "heatOfVaporization"),
    P: { name: "power", unit: "W", asked: /(?:average )?power|rate/ },
    t: { name: "time", unit: "s", asked: /time|how long|how much time/ },
    l: { name: "length", unit: "m", asked: /(?:original |initial )?length/ },
    x: {
      name: "change of length",
      unit: "m",
      asked: /(?:change|increase) in length|expansion|elongation|how much longer/,
    },
    alpha: {
      name: "coefficient of linear expansion",
      unit: "K^-1",
      asked: /coefficient(?: of linear expansion)?/,
      material: "linearExpansion",
    },
    k: {
      name: "thermal conductivity",
      unit: "W/m/K",
      asked: /thermal conductivity/,
      material: "conductivity",
    },
    A: { name: "area", unit: "m^2", asked: /(?:surface )?area/ },
    d: { name: "thickness", unit: "m", asked: /thickness|how thick/, told: /\bthick/ },
    T_2: {
      name: "temperature inside",
      unit: "°C",
      told: /\b(?:inside|inner|skin|warm|hot)\b[^#@]{0,40}@/,
    },
    T_3: {
      name: "temperature outside",
      unit: "°C",
      told: /\b(?:outside|outer|air|cold|outdoor)\b[^#@]{0,40}@/,
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
      not: SOLE_WARMING,
      beside: "temperature",
    },
    {
      title: "the heat of melting or freezing",
      equation: "Q = m*L",
      needs: MELTS,
      not: new RegExp(`${STATE_ONLY.source}|${/\b(?:boil\w*|steam|vapor\w*|evaporat\w*)\b/.source}`),
      beside: "melt freez fusion solid",
    },
    {
      title: "the heat of boiling or condensing",
      equation: "Q = m*H",
      needs: BOILS,
      not: new RegExp(`${STATE_ONLY.source}|${/\b(?:melt\w*|ice|freez\w*)\b/.source}`),
      beside: "boil vapor evaporat condens steam",
    },
    { title: "the definition of power", equation: "P = Q/t", beside: "heater power rate" },
    {
      title: "the linear expansion law",
      equation: "x = α*l*D",
      needs: /\b(?:expan\w*|contract\w*|longer|length)\b/,
      not: /\bvolume\b/,
      beside: "expan length rod bar rail steel",
    },
    {
      title: "the law of heat conduction",
      equation: "P = k*A*(T_2 - T_3)/d",
      needs: /\bconduct\w*/,
      alone: true,
      not: /\b(?:twice|double|vacuum)\b/,
      beside: "conduct rate wall walls window surface fur air",
    },
  ],
};

/** Liquids: pressure, flow, lift. */
export const FLUIDS: Field = {
  beside: "fluid liquid water surface pipe hose tube pump lake pool ocean sea tank flow submerge object",
  quantities: {
    p: { name: "pressure", unit: "Pa", asked: /(?:gauge |water )?pressure/ },
    F: { name: "force", unit: "N", asked: /(?:total |net )?force/ },
    A: { name: "area", unit: "m^2", asked: /(?:cross-sectional |surface |contact )?area/ },
    rho: { name: "density", unit: "kg/m^3", asked: /(?:average )?density/, material: "density" },
    g: GRAVITY,
    h: { name: "depth", unit: "m", asked: /depth|height|how (?:deep|high)/, told: DEPTH },
    m: { name: "mass", unit: "kg", asked: /mass/ },
    V: { name: "volume", unit: "m^3", asked: /volume/ },
    B: { name: "buoyant force", unit: "N", asked: /buoyant force/, told: /\bbuoyan\w*/ },
    Q: { name: "flow rate", unit: "m^3/s", asked: /(?:volume )?flow rate|(?:flow )?rate/ },
    v: { name: "speed", unit: "m/s", asked: /(?:average |flow )?(?:speed|velocity)|how fast/ },
    t: { name: "time", unit: "s", asked: /time|how long|how much time/ },
    d: { name: "diameter", unit: "m", asked: /diameter/, told: /\bdiameter\b/ },
    r: { name: "radius", unit: "m", asked: /radius/, told: /\bradius\b/ },
  },
  formulas: [
    { title: "the definition of pressure", equation: "p = F/A", not: /\b(?:gas|temperature)\b/ },
    {
      title: "the pressure of a liquid column",
      equation: "p = ρ*g*h",
      needs: DEPTH,
      not: /\b(?:absolute|total|atmospher\w*)\b/,
      alone: true,
    },
    {
      title: "the definition of density",
      equation: "ρ = m/V",
      needs: /\bdensity\b/,
      not: /\b(?:float\w*|submerge\w*|gas|molar)\b/,
    },
    {
      title: "Archimedes' principle",
      equation: "B = ρ*g*V",
      needs: /\bbuoyan\w*/,
      not: /\b(?:float\w*|partly|partially|half)\b|%/,
      alone: true,
      beside: "buoyan",
    },
    { title: "the definition of the flow rate", equation: "Q = V/t", not: /\bheat\b/, beside: "fill" },
    { title: "the flow rate in a pipe", equation: "Q = A*v", not: /\bheat\b/, beside: "section" },
    {
      title: "the area of a circle",
      equation: "A = pi*d^2/4",
      chained: true,
      needs: /\bdiameter\b/,
      not: /\b(?:from|to|into) an? [\d.]+-cm-diameter\b|\bsphere\b/,
      beside: "circular section",
    },
    {
      title: "the area of a circle",
      equation: "A = pi*r^2",
      chained: true,
      needs: /\bradius\b/,
      not: /\bsphere\b/,
      beside: "circular section",
    },
  ],
};
