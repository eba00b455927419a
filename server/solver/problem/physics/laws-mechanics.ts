import { GRAVITY } from "./constants";
import { type Law, type Role, role } from "./law";

const REST_START: readonly [string, string] = [
  "from rest|start at rest|starts at rest|initially at rest|starting at rest|starts a race",
  "0",
];
const REST_END: readonly [string, string] = ["to rest|to a [complete] stop|stop", "0"];
const TIME = { name: "time", unit: "s", asked: "time|how long|duration" } as const;
const MASS = { name: "mass", unit: "kg", asked: "mass" } as const;
const OTHER_MOTION =
  "circular|orbit*|rotat*|angular|wheel|wave*|sound|echo|light|frequency|uphill|slope|incline|friction|charge|proton|electron|field|relative|current|river|wind|jump|bounc*|collid*|maximum height|dropped|thrown";

const SLOWING = "slow*|deceler*|brak*";
const CHANGES_SPEED = "accelerat*|decelerat*|slow|slowed|slowing|brak*";
/** A told deceleration is taken away; an acceleration that is asked for has the sign that comes out. */
const SIGNS: readonly {
  readonly sign: "+" | "-";
  readonly name: string;
  readonly told: Pick<Role, "asked" | "found">;
  readonly about: string;
  readonly not: string;
}[] = [
  { sign: "+", name: "acceleration", told: {}, about: CHANGES_SPEED, not: `|${SLOWING}` },
  { sign: "-", name: "deceleration", told: { asked: "deceleration" }, about: SLOWING, not: "" },
  {
    sign: "+",
    name: "acceleration",
    told: { asked: "acceleration", found: true },
    about: CHANGES_SPEED,
    not: "",
  },
];
const FINAL_SPEED: Role = role(
  "final speed",
  "m/s",
  "final speed|final velocity|muzzle speed|muzzle velocity|how fast|speed",
  { told: "to … @|reach* … @|final … @|attain* … @|until … @", fixed: REST_END },
);
const INITIAL_SPEED: Role = role("initial speed", "m/s", "initial speed|initial velocity", {
  told: "from … @|initial* … @|at … @|moving … @|starting … @|@ to|@ initially",
  fixed: REST_START,
});

/** Motion, force, energy and momentum. */
export const MECHANICS: readonly Law[] = [
  ...SIGNS.flatMap(({ sign, name, told, about, not }): Law[] => [
    {
      title: "the definition of acceleration",
      beside: "acceleration",
      equations: [`v = v_0 ${sign} a*t`],
      about,
      not: `${OTHER_MOTION}|force|distance|how far${not}`,
      roles: {
        v: FINAL_SPEED,
        v_0: INITIAL_SPEED,
        a: { name, unit: "m/s^2", ...told },
        t: TIME,
      },
    },
    {
      title: `the law of motion $v^2 = v_0^2 ${sign} 2ax$`,
      beside: "acceleration",
      equations: [`v^2 = v_0^2 ${sign} 2*a*x`],
      about,
      not: `${OTHER_MOTION}|force|how long|what time${not}`,
      roles: {
        v: FINAL_SPEED,
        v_0: INITIAL_SPEED,
        a: { name, unit: "m/s^2", ...told },
        x: role("distance", "m", "distance|how far"),
      },
    },
  ]),
  {
    title: "the definition of speed",
    equations: ["v = x/t"],
    // A walk told in everyday words alone is a story about rates.
    about: "speed|velocity|rate|steady",
    not: `${OTHER_MOTION}|accelerat*|fall|pressure|heat|back|round trip|force|mass`,
    roles: {
      v: role("speed", "m/s", "[average] speed|[average] velocity|how fast"),
      x: role("distance", "m", "distance|how far"),
      t: TIME,
    },
  },
  {
    title: "the law of weight",
    equations: ["F = m*g"],
    about: "weight|weighs",
    not: "moon|mars|friction|density|volume|pressure|area|buoyan*|fluid|water",
    roles: {
      F: role("weight", "N", "weight"),
      m: MASS,
      g: GRAVITY,
    },
  },
  {
    title: "the impulse law",
    beside: "initially initial rest",
    equations: ["F*t = m*v"],
    about: "average force|force",
    not: "friction|gravit*|spring|magnetic|electric|pressure|distance|weight|rebound*|bounc*|opposite|reverse*|water|rocket|exhaust",
    roles: {
      F: role("average force", "N", "[average net] force"),
      t: TIME,
      m: MASS,
      v: {
        name: "change of speed",
        unit: "m/s",
        told: "from rest to … @|to a speed of … @|to a velocity of … @|speed of … @|velocity of … @|moving at … @|at … @",
      },
    },
  },
  {
    title: "the work-energy theorem",
    beside: "initially initial",
    equations: ["F*x = 1/2*m*v^2"],
    about: "brought to rest|come to rest|comes to rest|stop in|stops in|stopped in",
    not: "friction|charge|angle|weight|time|average acceleration",
    roles: {
      F: role("average force", "N", "[average] force"),
      x: role("distance", "m", "distance|how far"),
      m: MASS,
      v: { name: "speed", unit: "m/s", told: "moving at … @|speed of … @|velocity of … @" },
    },
  },
  {
    title: "Hooke's law with the weight as force",
    equations: ["m*g = k*x"],
    about: "spring|force constant",
    not: "period|oscillat*|frequency|speed|energy|bounc*|apart|when no load",
    roles: {
      m: { ...MASS, asked: "mass" },
      g: GRAVITY,
      k: role("force constant", "N/m", "force constant|spring constant"),
      x: role("change of length", "m", "how far|distance|much", { told: "stretch*|compress*" }),
    },
  },
  {
    title: "conservation of energy for a spring",
    equations: ["1/2*k*x^2 = 1/2*m*v^2"],
    about: "spring|force constant",
    not: "period|frequency|height|vertical*|friction",
    roles: {
      k: role("force constant", "N/m", "force constant|spring constant"),
      x: { name: "compression", unit: "m", told: "compress*|stretch*" },
      m: MASS,
      v: role("speed", "m/s", "speed|velocity"),
    },
  },
  {
    title: "the period of a pendulum",
    equations: ["T = 2*pi*sqrt(L/g)"],
    about: "pendulum",
    not: "moon|mars|clock will|decrease*|increase|gain|lose|precisely|mass",
    roles: {
      T: role("period", "s", "period"),
      L: role("length", "m", "length|how long"),
      g: GRAVITY,
    },
  },
  {
    title: "the period of a pendulum",
    equations: ["T = 2*pi*sqrt(L/g)", "f = 1/T"],
    about: "frequency & pendulum",
    not: "moon|mars|decrease*|increase|gain|lose",
    roles: {
      f: role("frequency", "Hz", "frequency"),
      T: { name: "period", unit: "s" },
      L: { name: "length", unit: "m" },
      g: GRAVITY,
    },
  },
  {
    title: "the period of a mass on a spring",
    equations: ["T = 2*pi*sqrt(m/k)"],
    about: "spring*|force constant",
    beside: "oscillat vibrat harmonic suspend frictionless horizontal vertical",
    not: "frequency|compress*|pendulum|amplitude",
    roles: {
      T: role("period", "s", "period", { told: "period" }),
      m: MASS,
      k: role("force constant", "N/m", "force constant|spring constant"),
    },
  },
  {
    title: "the link of speed and angular velocity",
    equations: ["v = omega*r", "r = d/2"],
    about: "angular velocity|rotat*|diameter",
    not: "force|mass|energy|field|coil|acceleration|light|electron|flow*|pressure|pipe|hose",
    roles: {
      omega: role("angular velocity", "rad/s", "angular velocity"),
      d: { name: "diameter", unit: "m", told: "diameter" },
      v: { name: "speed", unit: "m/s" },
      r: { name: "radius", unit: "m" },
    },
  },
  {
    title: "the kinetic energy of rotation",
    beside: "linear relative",
    equations: ["K = 1/2*I*omega^2", "v = omega*r"],
    about: "rotational kinetic energy",
    not: "translational|roll|rolling|mass|disk",
    roles: {
      K: role("rotational kinetic energy", "J", "rotational kinetic energy"),
      I: { name: "moment of inertia", unit: "kg·m^2" },
      v: { name: "speed", unit: "m/s" },
      r: { name: "distance from the axis", unit: "m" },
      omega: { name: "angular velocity", unit: "rad/s" },
    },
  },
  {
    title: "the kinetic energy of rotation",
    beside: "linear relative",
    equations: ["K = 1/2*I*omega^2"],
    about: "rotational kinetic energy",
    not: "translational|roll|rolling|disk",
    roles: {
      K: role("rotational kinetic energy", "J", "rotational kinetic energy"),
      I: role("moment of inertia", "kg·m^2", "moment of inertia"),
      omega: role("angular velocity", "rad/s", "angular velocity"),
    },
  },
];
