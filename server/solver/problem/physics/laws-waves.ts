import { PLANCK, SPEED_OF_LIGHT, THRESHOLD_OF_HEARING } from "./constants";
import { type Law, role } from "./law";

const WAVELENGTH = {
  name: "wavelength",
  unit: "m",
  asked: "wavelength|wavelength of light|wavelength of the light",
} as const;

const LIGHT_TOLD = "@ … wavelength|@ … light*|@ … laser*|wavelength … @";

/** Order words of maxima and minima. */
const ORDERS = [
  ["first", 1],
  ["second", 2],
  ["third", 3],
  ["fourth", 4],
] as const;

/** Sound levels, interference, mass and energy, and laws with the constants of a named substance. */
export const WAVES: readonly Law[] = [
  {
    title: "the definition of the sound level",
    equations: ["β = 10*ln(I/I_0)/ln(10)"],
    about: "dB|decibel",
    not: "louder|difference|amplitude|hearing loss|gain|away|distance|together|pressure|area|energy",
    roles: {
      beta: role("sound level", "dB", "[sound intensity] level|[sound intensity] decibel|many decibels", {
        told: "@sound*|@level*|@noise*|@|@ sound*|@ level*|@ noise*|@-sound*|@-level*|@-noise*|@-",
      }),
      I: role("intensity", "W/m^2", "[sound] intensity", { told: "intensity … @" }),
      I_0: THRESHOLD_OF_HEARING,
    },
  },
  ...ORDERS.flatMap(([order, m]): Law[] => [
    {
      title: "the law of the double slit",
      equations: [`d*sin(θ) = ${m}*λ`],
      twisted: true,
      about: `${order} order maxim* & double slit`,
      not: "minim*|screen|grating|width|water|highest|degree of|degrees of",
      roles: {
        d: role("distance between the slits", "m", "separation|distance between", {
          told: "separated … @|apart … @|separation … @|slits … @|@ apart",
        }),
        theta: role("angle", "°", "angle"),
        lambda: { ...WAVELENGTH, told: LIGHT_TOLD },
      },
    },
    {
      title: "the law of the single slit",
      equations: [`D*sin(θ) = ${m}*λ`],
      twisted: true,
      about: `${order} [order] minim* & single slit`,
      not: "maxim*|screen|grating|double|water|highest",
      roles: {
        D: role("width of the slit", "m", "width", { told: "width … @|slit … @|@ wide|@ width" }),
        theta: role("angle", "°", "angle"),
        lambda: { ...WAVELENGTH, told: LIGHT_TOLD },
      },
    },
  ]),
  {
    title: "the link of mass and energy",
    equations: ["E = m*c^2"],
    about: "rest [mass] energy|converted & mass|conver* & mass",
    not: "kinetic|speed|velocity|fission|fusion|eV|percent|accelerat*|total energy|per|efficien*|Hoover|power|fraction|u|%",
    roles: {
      E: role("energy", "J", "[rest] [mass] energy|much energy"),
      m: role("mass", "kg", "[much] mass"),
      c: SPEED_OF_LIGHT,
    },
  },
  {
    title: "the law of time dilation",
    equations: ["t = t_0/sqrt(1 - v^2/c^2)"],
    about: "at rest relative to an observer|proper lifetime|proper time",
    not: "distance|far|length|energy|momentum",
    roles: {
      t: role("time seen by the observer", "s", "how long|time|lifetime"),
      t_0: { name: "proper time", unit: "s", told: "@ … at rest*|@ … proper*|proper … @" },
      v: { name: "speed", unit: "m/s" },
      c: SPEED_OF_LIGHT,
    },
  },
  {
    title: "de Broglie's law",
    equations: ["λ = h/(m*v)"],
    about: "de Broglie wavelength|kg & wavelength",
    not: "electron|proton|neutron|photon|energy|uncertainty|sound|string|light|wave",
    roles: {
      lambda: { ...WAVELENGTH, asked: "wavelength|de broglie wavelength" },
      m: { name: "mass", unit: "kg" },
      v: role("speed", "m/s", "speed|velocity"),
      h: PLANCK,
    },
  },
  {
    title: "the definition of density",
    equations: ["ρ = m/V"],
    about: "mass|volume",
    not: "density|float*|submerged|buoyan*|pressure|flow*|displac*|mol*|heat|react*|solution|temperature|atom|depth|deep|apparent|alloy|acid|salt|vapor|gas|ice|steam|M|energy|evaporat*|mixture|speed|empty|pump|per|°|→|%",
    roles: {
      rho: { name: "density of the substance", unit: "kg/m^3", material: "density" },
      m: role("mass", "kg", "mass"),
      V: role("volume", "m^3", "volume"),
    },
  },
  {
    title: "the law of heat and temperature change",
    equations: ["Q = m*c*D"],
    twisted: true,
    about: "heat",
    not: "specific heat|melt*|boil*|steam|ice|evaporat*|vapori*|freez*|condens*|mixed|placed|calorimeter|efficien*|power|time|rate|density|from|latent|fusion|and a|and an|and the|and its|twice|half|same|factor|fraction|percent|respectively|%",
    roles: {
      Q: role("heat", "J", "[much] [net] heat [transfer]|[much] [net] energy"),
      m: role("mass", "kg", "mass"),
      c: { name: "specific heat of the substance", unit: "J/kg/K", material: "specificHeat" },
      D: role(
        "temperature change",
        "K",
        "temperature change|temperature increase|temperature rise|change in temperature|increase in temperature",
        { told: "by [about] @|change of @|increase of @" },
      ),
    },
  },
];
