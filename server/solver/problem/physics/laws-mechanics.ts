import { GRAVITY } from "./constants";
import type { Law, Role } from "./law";

const REST_START: readonly [RegExp, string] = [
  /\b(?:from rest|starts? at rest|initially at rest|starting at rest|starts a race)\b/,
  "0",
];
const REST_END: readonly [RegExp, string] = [/\b(?:to rest|to a (?:complete )?stop|stops?)\b/, "0"];
const TIME = { name: "time", unit: "s", asked: /time|how long|duration/ } as const;
const MASS = { name: "mass", unit: "kg", asked: /mass/ } as const;
const OTHER_MOTION =
  /\b(?:circular|orbit\w*|rotat\w*|angular|wheel|wave\w*|sound|echo|light(?!-rail)|frequency|uphill|slope|incline|friction|charge|proton|electron|field|relative|current|river|wind|jumps?|bounc\w*|collid\w*|average speed of the electron|maximum height|dropped|thrown)\b/;

const SLOWING = "slow\\w*|deceler\\w*|brak\\w*";
const CHANGES_SPEED = /\b(?:accelerat\w*|decelerat\w*|slow(?:s|ed|ing)?|brak\w*)\b/;
/** A told deceleration is taken away; an acceleration that is asked for has the sign that comes out. */
const SIGNS: readonly {
  readonly sign: "+" | "-";
  readonly name: string;
  readonly told: Pick<Role, "asked" | "told">;
  readonly not: string;
}[] = [
  { sign: "+", name: "acceleration", told: { asked: undefined }, not: `|\\b(?:${SLOWING})\\b` },
  { sign: "-", name: "deceleration", told: { asked: /deceleration/ }, not: `|^(?!.*\\b(?:${SLOWING})\\b)` },
  { sign: "+", name: "acceleration", told: { asked: /(?<!de)acceleration/, told: /(?!)/ }, not: "" },
];
const FINAL_SPEED: Role = {
  name: "final speed",
  unit: "m/s",
  asked: /(?:final|muzzle) (?:speed|velocity)|how fast|speed/,
  told: /\b(?:to|reach\w*|final|attain\w*|until)\b[^#@]{0,40}@|@[^#]{0,10}$/,
  fixed: REST_END,
};
const INITIAL_SPEED: Role = {
  name: "initial speed",
  unit: "m/s",
  asked: /initial (?:speed|velocity)/,
  told: /\b(?:from|initial\w*|at|moving|starting)\b[^#@]{0,30}@|@ (?:to|initially)/,
  fixed: REST_START,
};

/** Motion, force, energy and momentum. */
export const MECHANICS: readonly Law[] = [
  ...SIGNS.flatMap(({ sign, name, told, not }): Law[] => [
    {
      title: "the definition of acceleration",
      equations: [`v = v_0 ${sign} a*t`],
      about: CHANGES_SPEED,
      not: new RegExp(`${OTHER_MOTION.source}|\\bforce\\b|\\bdistance\\b|how far${not}`),
      roles: {
        v: FINAL_SPEED,
        v_0: INITIAL_SPEED,
        a: { name, unit: "m/s^2", ...told },
        t: TIME,
      },
    },
    {
      title: `the law of motion $v^2 = v_0^2 ${sign} 2ax$`,
      equations: [`v^2 = v_0^2 ${sign} 2*a*x`],
      about: CHANGES_SPEED,
      not: new RegExp(`${OTHER_MOTION.source}|\\bforce\\b|how long|what time${not}`),
      roles: {
        v: FINAL_SPEED,
        v_0: INITIAL_SPEED,
        a: { name, unit: "m/s^2", ...told },
        x: { name: "distance", unit: "m", asked: /distance|how far/ },
      },
    },
  ]),
  {
    title: "the definition of speed",
    beside: "plate plates",
    equations: ["v = x/t"],
    // A walk told in everyday words alone is a story about rates.
    about: /\b(?:speed|velocity|rate|steady)\b/,
    not: new RegExp(
      `${OTHER_MOTION.source}|\\baccelerat\\w*|\\bfalls?\\b|\\bpressure\\b|\\bheat\\b|\\bback\\b|\\bround trip\\b|\\bforce\\b|\\bmass\\b`,
    ),
    roles: {
      v: { name: "speed", unit: "m/s", asked: /(?:average )?(?:speed|velocity)|how fast/ },
      x: { name: "distance", unit: "m", asked: /distance|how far/ },
      t: TIME,
    },
  },
  {
    title: "Newton's second law",
    equations: ["F = m*a"],
    about: /\b(?:force|net force|mass)\b/,
    not: /\b(?:friction|gravit\w*|resist\w*|weigh\w*|incline\w*|slope|angle|charge|magnetic|field|spring|centripetal|circular|upward|vertical\w*|lifts?|elevator|thrust|rocket|tension|trailer|speed|velocity|two|both)\b/,
    roles: {
      F: { name: "force", unit: "N", asked: /(?:net |external |unbalanced )*force/ },
      m: MASS,
      a: { name: "acceleration", unit: "m/s^2", asked: /acceleration/ },
    },
  },
  {
    title: "the law of weight",
    equations: ["F = m*g"],
    about: /\bweigh(?:t|s)\b/,
    not: /\b(?:moon|mars|friction|density|volume|pressure|area|buoyan\w*|fluid|water)\b/i,
    roles: {
      F: { name: "weight", unit: "N", asked: /weight/ },
      m: MASS,
      g: GRAVITY,
    },
  },
  {
    title: "the kinetic energy formula",
    equations: ["K = 1/2*m*v^2"],
    about: /\bkinetic energy\b/,
    not: /\b(?:rotation\w*|eV|wavelength|light|relativ\w*|charge|voltage|temperature|atoms?|gas|molecules?|height|spring|photon|proton|electron|neutron|rest)\b/,
    roles: {
      K: { name: "kinetic energy", unit: "J", asked: /kinetic energy/ },
      m: MASS,
      v: { name: "speed", unit: "m/s", asked: /speed|velocity|how fast/ },
    },
  },
  {
    title: "the definition of momentum",
    equations: ["p = m*v"],
    about: /\bmomentum\b/,
    not: /\b(?:angular|collid\w*|collision|impulse|photon|electron|proton|relativ\w*|wavelength|light|change|force|uncertainty|recoil|total)\b/,
    roles: {
      p: { name: "momentum", unit: "kg·m/s", asked: /momentum/ },
      m: MASS,
      v: { name: "speed", unit: "m/s", asked: /speed|velocity|how fast/ },
    },
  },
  {
    title: "the impulse law",
    beside: "initially initial rest",
    equations: ["F*t = m*v"],
    about: /\b(?:average force|force)\b/,
    not: /\b(?:friction|gravit\w*|spring|magnetic|electric|friction|pressure|distance|weight|rebound\w*|bounc\w*|opposite|reverse\w*|water|rocket|exhaust)\b/,
    roles: {
      F: { name: "average force", unit: "N", asked: /(?:average |net )*force/ },
      t: TIME,
      m: MASS,
      v: {
        name: "change of speed",
        unit: "m/s",
        told: /\b(?:from rest to|to a (?:speed|velocity) of|speed of|velocity of|moving at|at)\b[^#@]{0,12}@/,
      },
    },
  },
  {
    title: "the work-energy theorem",
    beside: "initially initial",
    equations: ["F*x = 1/2*m*v^2"],
    about: /\b(?:brought to rest|comes? to rest|stops? in|stopped in)\b/,
    not: /\b(?:friction|charge|angle|weight|time|average acceleration)\b/,
    roles: {
      F: { name: "average force", unit: "N", asked: /(?:average )?force/ },
      x: { name: "distance", unit: "m", asked: /distance|how far/ },
      m: MASS,
      v: { name: "speed", unit: "m/s", told: /\b(?:moving at|speed of|velocity of)\b[^#@]{0,6}@/ },
    },
  },
  {
    title: "the definition of work",
    equations: ["W = F*x"],
    about: /\bwork\b/,
    not: /\b(?:angle|friction|lift\w*|vertical\w*|heat|gas|efficiency|cylinder|below|incline|gravity)\b/,
    roles: {
      W: { name: "work", unit: "J", asked: /work/ },
      F: { name: "force", unit: "N", asked: /force/ },
      x: { name: "distance", unit: "m", asked: /distance|how far/ },
    },
  },
  {
    title: "the definition of power",
    equations: ["P = E/t"],
    about: /\b(?:power|watts?|rate|kW|W)\b/,
    not: /\b(?:current|voltage|resist\w*|[VAΩ]|efficien\w*|cost|speed|mass|kg|temperature|lens|eye|intensity|area|wavelength|climb\w*|photons?|year's)\b/,
    roles: {
      P: { name: "power", unit: "W", asked: /power|power output|average power|rate/ },
      E: { name: "energy", unit: "J", asked: /energy|work|heat transfer|much (?:energy|work|heat)/ },
      t: TIME,
    },
  },
  {
    title: "Hooke's law with the weight as force",
    beside: "scale load loaded hang",
    equations: ["m*g = k*x"],
    about: /\b(?:spring|force constant)\b/,
    not: /\b(?:period|oscillat\w*|frequency|speed|energy|bounc\w*|apart|when no load)\b/,
    roles: {
      m: { ...MASS, asked: /mass/ },
      g: GRAVITY,
      k: { name: "force constant", unit: "N/m", asked: /(?:force|spring) constant/ },
      x: {
        name: "change of length",
        unit: "m",
        asked: /how far|distance|much (?:does|will) .*/,
        told: /\b(?:stretch\w*|compress\w*)\b/,
      },
    },
  },
  {
    title: "conservation of energy for a spring",
    equations: ["1/2*k*x^2 = 1/2*m*v^2"],
    about: /\b(?:spring|force constant)\b/,
    not: /\b(?:period|frequency|height|vertical\w*|friction)\b/,
    roles: {
      k: { name: "force constant", unit: "N/m", asked: /(?:force|spring) constant/ },
      x: { name: "compression", unit: "m", told: /\b(?:compress\w*|stretch\w*)\b/ },
      m: MASS,
      v: { name: "speed", unit: "m/s", asked: /speed|velocity/ },
    },
  },
  {
    title: "the period of a pendulum",
    equations: ["T = 2*pi*sqrt(L/g)"],
    about: /\bpendulum\b/,
    not: /\b(?:moon|mars|clock will|decrease\w*|increase\w*|gains?|loses?|precisely|mass)\b/i,
    roles: {
      T: { name: "period", unit: "s", asked: /period/ },
      L: { name: "length", unit: "m", asked: /length|how long/ },
      g: GRAVITY,
    },
  },
  {
    title: "the period of a pendulum",
    equations: ["T = 2*pi*sqrt(L/g)", "f = 1/T"],
    about: /\bpendulum\b.*\bfrequency\b/s,
    not: /\b(?:moon|mars|decrease\w*|increase\w*|gains?|loses?)\b/i,
    roles: {
      f: { name: "frequency", unit: "Hz", asked: /frequency/ },
      T: { name: "period", unit: "s" },
      L: { name: "length", unit: "m" },
      g: GRAVITY,
    },
  },
  {
    title: "the period of a mass on a spring",
    equations: ["T = 2*pi*sqrt(m/k)"],
    about: /\bspring|force constant\b/,
    not: /\b(?:frequency|compress\w*|pendulum)\b/,
    roles: {
      T: { name: "period", unit: "s", asked: /period/, told: /period/ },
      m: MASS,
      k: { name: "force constant", unit: "N/m", asked: /(?:force|spring) constant/ },
    },
  },
  {
    title: "the link of period and frequency",
    equations: ["f = 1/T"],
    about: /\b(?:period|frequency)\b/,
    not: /\b(?:wavelength|pendulum|spring|speed|wave speed|half-life|capacitor|inductor|string)\b/,
    roles: {
      f: { name: "frequency", unit: "Hz", asked: /frequency/ },
      T: { name: "period", unit: "s", asked: /period/ },
    },
  },
  {
    title: "the law of centripetal force",
    equations: ["a = v^2/r"],
    about: /\bcentripetal acceleration\b/,
    not: /\b(?:rev|rpm|angular|force|mass|bank\w*)\b/,
    roles: {
      a: { name: "centripetal acceleration", unit: "m/s^2", asked: /acceleration/ },
      v: { name: "speed", unit: "m/s", asked: /speed/ },
      r: { name: "radius", unit: "m", asked: /radius/, told: /radius/ },
    },
  },
  {
    title: "the link of speed and angular velocity",
    equations: ["v = omega*r", "r = d/2"],
    about: /\b(?:angular velocity|rotat\w*|diameter)\b/,
    not: /\b(?:force|mass|energy|field|coil|acceleration|light|electron|flow\w*|pressure|pipe|hose)\b/,
    roles: {
      omega: { name: "angular velocity", unit: "rad/s", asked: /angular velocity/ },
      d: { name: "diameter", unit: "m", told: /diameter/ },
      v: { name: "speed", unit: "m/s" },
      r: { name: "radius", unit: "m" },
    },
  },
  {
    title: "the kinetic energy of rotation",
    beside: "linear relative thrown throws extended",
    equations: ["K = 1/2*I*omega^2", "v = omega*r"],
    about: /\brotational kinetic energy\b/,
    not: /\b(?:translational|rolls?|rolling|mass|disk)\b/,
    roles: {
      K: { name: "rotational kinetic energy", unit: "J", asked: /rotational kinetic energy/ },
      I: { name: "moment of inertia", unit: "kg·m^2" },
      v: { name: "speed", unit: "m/s" },
      r: { name: "distance from the axis", unit: "m" },
      omega: { name: "angular velocity", unit: "rad/s" },
    },
  },
  {
    title: "the kinetic energy of rotation",
    beside: "linear relative thrown throws extended",
    equations: ["K = 1/2*I*omega^2"],
    about: /\brotational kinetic energy\b/,
    not: /\b(?:translational|rolls?|rolling|disk)\b/,
    roles: {
      K: { name: "rotational kinetic energy", unit: "J", asked: /rotational kinetic energy/ },
      I: { name: "moment of inertia", unit: "kg·m^2", asked: /moment of inertia/ },
      omega: { name: "angular velocity", unit: "rad/s", asked: /angular velocity/ },
    },
  },
];
