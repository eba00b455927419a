import { GRAVITY, PLANCK, SPEED_OF_LIGHT, THRESHOLD_OF_HEARING } from "./constants";
import type { Law } from "./law";

const WAVELENGTH = {
  name: "wavelength",
  unit: "m",
  asked: /wavelength(?: of (?:light|the light))?/,
} as const;

const LIGHT_TOLD = /@[^#@]{0,12}(?:wavelength|light|laser)|wavelength[^#@]{0,20}@/;

/** Order words of maxima and minima. */
const ORDERS = [
  ["first", 1],
  ["second", 2],
  ["third", 3],
  ["fourth", 4],
] as const;

/** Densities of table 11.1 in kg/m^3. */
const DENSITIES: readonly (readonly [substance: string, value: string])[] = [
  ["gold", "19320"],
  ["mercury", "13600"],
  ["lead", "11300"],
  ["silver", "10490"],
  ["aluminum", "2700"],
  ["tungsten", "19300"],
  ["gasoline", "680"],
  ["ethyl alcohol", "790"],
  ["(?:sea|salt) ?water", "1025"],
  ["(?:fresh ?)?water", "1000"],
];

/** Specific heats of table 14.1 in J/(kg·°C). */
const SPECIFIC_HEATS: readonly (readonly [substance: string, value: string])[] = [
  ["water", "4186"],
  ["aluminum", "900"],
  ["copper", "387"],
  ["iron", "452"],
  ["steel", "452"],
  ["glass", "840"],
  ["silver", "235"],
];

const named = (name: string): string => name.replace(/\(.*\)/, "").trim() || name;

/** Sound levels, interference, mass and energy, and laws with the constants of a named substance. */
export const WAVES: readonly Law[] = [
  {
    title: "the definition of the sound level",
    equations: ["β = 10*ln(I/I_0)/ln(10)"],
    about: /\bdB\b|\bdecibels?\b/,
    not: /\b(?:louder|difference|amplitude|hearing loss|gain|away|distance|together|pressure|area|energy)\b/,
    roles: {
      beta: {
        name: "sound level",
        unit: "dB",
        asked: /(?:sound |intensity )*(?:level|decibels?)|many decibels/,
        told: /@[ -]?(?:sound|level|noise|\b)/,
      },
      I: { name: "intensity", unit: "W/m^2", asked: /(?:sound )?intensity/, told: /intensity[^#@]{0,30}@/ },
      I_0: THRESHOLD_OF_HEARING,
    },
  },
  ...ORDERS.flatMap(([order, m]): Law[] => [
    {
      title: "the law of the double slit",
      equations: [`d*sin(θ) = ${m}*λ`],
      twisted: true,
      about: new RegExp(
        `\\b${order}[- ]order maxim\\w*\\b.*\\bdouble slits?\\b|\\bdouble slits?\\b.*\\b${order}[- ]order maxim\\w*`,
        "s",
      ),
      not: /\b(?:minim\w*|screen|grating|widths?|water|highest|degrees? of)\b/,
      roles: {
        d: {
          name: "distance between the slits",
          unit: "m",
          asked: /separation|distance between .*/,
          told: /(?:separated|apart|separation|slits)[^#@]{0,20}@|@ apart/,
        },
        theta: { name: "angle", unit: "°", asked: /angle/ },
        lambda: { ...WAVELENGTH, told: LIGHT_TOLD },
      },
    },
    {
      title: "the law of the single slit",
      equations: [`D*sin(θ) = ${m}*λ`],
      twisted: true,
      about: new RegExp(
        `\\b${order}[- ](?:order )?minim\\w*\\b.*\\bsingle slit\\b|\\bsingle slit\\b.*\\b${order}[- ](?:order )?minim\\w*`,
        "s",
      ),
      not: /\b(?:maxim\w*|screen|grating|double|water|highest)\b/,
      roles: {
        D: {
          name: "width of the slit",
          unit: "m",
          asked: /width(?: .*)?/,
          told: /(?:width|slit)[^#@]{0,20}@|@ (?:wide|width)/,
        },
        theta: { name: "angle", unit: "°", asked: /angle/ },
        lambda: { ...WAVELENGTH, told: LIGHT_TOLD },
      },
    },
  ]),
  {
    title: "the speed of a wave",
    equations: ["v = λ/T"],
    about: /\bwaves?\b.*\bperiod\b|\bperiod\b.*\bwaves?\b/s,
    not: /\b(?:light|photon|string|tube|pipe|electromagnetic|radio|amplitude|frequency)\b/,
    roles: {
      v: { name: "speed", unit: "m/s", asked: /(?:propagation )?(?:speed|velocity)/ },
      lambda: { ...WAVELENGTH, asked: /wavelength/ },
      T: { name: "period", unit: "s", asked: /period/ },
    },
  },
  {
    title: "the link of mass and energy",
    equations: ["E = m*c^2"],
    about: /\brest (?:mass )?energy\b|\bmass\b.*\bconverted\b|\bconver\w*\b.*\bmass\b/s,
    not: /\b(?:kinetic|speed|velocity|fission|fusion|eV|percent|accelerat\w*|total energy|per|efficien\w*|Hoover|power|fraction|u)\b|%/,
    roles: {
      E: { name: "energy", unit: "J", asked: /(?:rest )?(?:mass )?energy|much energy/ },
      m: { name: "mass", unit: "kg", asked: /(?:much )?mass/ },
      c: SPEED_OF_LIGHT,
    },
  },
  {
    title: "the law of time dilation",
    equations: ["t = t_0/sqrt(1 - v^2/c^2)"],
    about: /\bat rest relative to an observer\b|\bproper lifetime\b|\bproper time\b/,
    not: /\b(?:distance|far|length|energy|momentum)\b/,
    roles: {
      t: { name: "time seen by the observer", unit: "s", asked: /how long|(?:life)?time/ },
      t_0: { name: "proper time", unit: "s", told: /@[^#]{0,40}(?:at rest|proper)|proper[^#@]{0,30}@/ },
      v: { name: "speed", unit: "m/s" },
      c: SPEED_OF_LIGHT,
    },
  },
  {
    title: "the momentum of a photon",
    equations: ["p = h/λ"],
    about: /\bmomentum\b.*\bphoton\b|\bphoton\b.*\bmomentum\b/s,
    not: /\b(?:electron|proton|neutron|energy|velocity|speed|atom|recoil\w*|change)\b/,
    roles: { p: { name: "momentum", unit: "kg·m/s", asked: /momentum/ }, lambda: WAVELENGTH, h: PLANCK },
  },
  {
    title: "de Broglie's law",
    equations: ["λ = h/(m*v)"],
    about: /\b[dD]e Broglie wavelength\b|\bwavelength\b.*\bkg\b|-kg\b.*\bwavelength\b/s,
    not: /\b(?:electron|proton|neutron|photon|energy|uncertainty|sound|string|light|wave)\b/,
    roles: {
      lambda: { ...WAVELENGTH, asked: /(?:de broglie )?wavelength/ },
      m: { name: "mass", unit: "kg" },
      v: { name: "speed", unit: "m/s", asked: /speed|velocity/ },
      h: PLANCK,
    },
  },
  ...DENSITIES.slice(-2).map(
    ([substance, value]): Law => ({
      title: "the pressure of a liquid column",
      equations: ["p = ρ*g*h"],
      about: new RegExp(`\\bpressure\\b.*\\b${substance}\\b|\\b${substance}\\b.*\\bpressure\\b`, "s"),
      not: /\b(?:absolute|total|gauge|atmospher\w*|density|flow\w*|pump\w*|area|diameter|radius|head|heart|blood|force|column|vapor|temperature|mercury|gas|speed|hose)\b|°|%/i,
      roles: {
        p: { name: "pressure", unit: "Pa", asked: /(?:water )?pressure/ },
        rho: { name: "density of water", unit: "kg/m^3", fixed: value },
        g: GRAVITY,
        h: { name: "depth", unit: "m", asked: /depth|how deep/ },
      },
    }),
  ),
  ...DENSITIES.map(
    ([substance, value]): Law => ({
      title: "the definition of density",
      equations: ["ρ = m/V"],
      about: new RegExp(
        `\\b(?:mass|volume)\\b.*\\b${substance}\\b|\\b${substance}\\b.*\\b(?:mass|volume)\\b`,
        "s",
      ),
      not: /\b(?:density|float\w*|submerged|buoyan\w*|pressure|flow\w*|displac\w*|mol\w*|heat|react\w*|solution|temperature|atoms?|depth|deep|apparent|alloy|acid|salt|vapor|gas|ice|steam|M|energy|evaporat\w*|mixture|speed|empty|pumps?|per)\b|°|→|%|\d M\b/,
      roles: {
        rho: { name: `density of ${named(substance)}`, unit: "kg/m^3", fixed: value },
        m: { name: "mass", unit: "kg", asked: /mass/ },
        V: { name: "volume", unit: "m^3", asked: /volume/ },
      },
    }),
  ),
  ...SPECIFIC_HEATS.map(
    ([substance, value]): Law => ({
      title: "the law of heat and temperature change",
      equations: ["Q = m*c*D"],
      twisted: true,
      about: new RegExp(`\\bheat\\b.*\\b${substance}\\b|\\b${substance}\\b.*\\bheat\\b`, "s"),
      not: /\b(?:specific heat|melt\w*|boil\w*|steam|ice|evaporat\w*|vapori\w*|freez\w*|condens\w*|mixed|placed|calorimeter|efficien\w*|power|time|rate|density|from|latent|fusion|and (?:a|an|the|its) [a-z]+|twice|half|same|factor|fraction|percent|respectively)\b|%/,
      roles: {
        Q: { name: "heat", unit: "J", asked: /(?:much )?(?:net )?(?:heat(?: transfer)?|energy)/ },
        m: { name: "mass", unit: "kg", asked: /mass/ },
        c: { name: `specific heat of ${substance}`, unit: "J/kg/K", fixed: value },
        D: {
          name: "temperature change",
          unit: "K",
          asked: /temperature (?:change|increase|rise)|change in temperature|increase in temperature/,
          told: /\bby (?:about )?@|change of @|increase of @/,
        },
      },
    }),
  ),
];
