import { GRAVITY } from "./constants";
import type { Law } from "./law";

const TIME = { name: "time", unit: "s", asked: "time|how long|duration" } as const;
const MASS = { name: "mass", unit: "kg", asked: "mass" } as const;
const HEIGHT = {
  name: "height",
  unit: "m",
  asked: "how far|how high|how tall|how deep|[maximum] height|depth|distance",
} as const;
const SPEED = {
  name: "speed",
  unit: "m/s",
  asked: "how fast|[final initial impact] speed|[final initial impact] velocity",
} as const;
const ACCELERATION = { name: "acceleration", unit: "m/s^2", asked: "acceleration" } as const;
const RADIUS = {
  name: "radius",
  unit: "m",
  asked: "radius|radius of curvature",
  told: "radius|@ from|curve|circle",
} as const;
const FORCE = { name: "force", unit: "N", asked: "[centripetal net] force" } as const;
/** What a simple fall or throw does not have. */
const COMPLICATED =
  "thrown down*|downward|angle|horizontal*|balloon|helicopter|rocket|sound|splash|heard|hears|bounc*|rebound*|parachut*|moon|mars|spring|air resistance is not|last|second half|passes|window|catch*|friction|incline|slope|work|energy|power|momentum|force|kg";
const RAISED = "building|bridge|cliff|balcony|roof|tower|edge|platform";
const ABOVE = "above the ground|above the water|above the pool";
const NOT_STRAIGHT =
  "force|friction|incline|slope|circular|wheel|angular|rotat*|field|electron|proton|charge|thrown|dropped|fall|projectile|collid*|uphill|reaction";
const FROM_REST = "from rest|start at rest|starts at rest|initially at rest|starting at rest";

/** Falls, throws, steady acceleration and motion on circles. */
export const MOTION: readonly Law[] = [
  {
    title: "the law of free fall",
    equations: ["h = 1/2*g*t^2"],
    about:
      "dropped|drops|fall [freely] from rest|falls [freely] from rest|from rest and falls|released from rest",
    not: COMPLICATED,
    roles: { h: HEIGHT, t: TIME, g: GRAVITY },
  },
  {
    title: "the law of free fall",
    equations: ["v^2 = 2*g*h"],
    about:
      "dropped|drops|fall [freely] from rest|falls [freely] from rest|from rest and falls|released from rest",
    not: COMPLICATED,
    roles: { v: SPEED, h: HEIGHT, g: GRAVITY },
  },
  {
    title: "the law of a throw straight up",
    equations: ["v^2 = 2*g*h"],
    about: "straight up|straight upward|vertically up*|directly upward|leave the ground to rise",
    not: `${COMPLICATED}|${RAISED}`,
    roles: { v: SPEED, h: HEIGHT, g: GRAVITY },
  },
  {
    title: "the time of a throw straight up",
    equations: ["t = 2*v/g"],
    about: ["straight up|straight upward|vertically up*", "in the air|return|come back|comes back"],
    not: `${COMPLICATED}|${RAISED}|${ABOVE}|maximum|highest`,
    roles: { v: { ...SPEED, asked: "initial speed|initial velocity" }, t: TIME, g: GRAVITY },
  },
  {
    title: "the law of motion from rest",
    equations: ["x = 1/2*a*t^2"],
    about: FROM_REST,
    not: NOT_STRAIGHT,
    roles: {
      x: { name: "distance", unit: "m", asked: "distance|how far|displacement" },
      a: ACCELERATION,
      t: TIME,
    },
  },
  {
    title: "the law of steady acceleration",
    equations: ["x = v_0*t + 1/2*a*t^2"],
    about: "accelerat*",
    not: `${NOT_STRAIGHT}|${FROM_REST}|deceler*|slow*|brak*|stop`,
    roles: {
      x: { name: "distance", unit: "m", asked: "distance|how far|displacement" },
      v_0: {
        name: "initial speed",
        unit: "m/s",
        told: "initial* … @|traveling … @|moving … @|going … @|from … @",
      },
      a: { ...ACCELERATION, asked: undefined },
      t: { ...TIME, asked: undefined },
    },
  },
  {
    title: "the law of the mean speed",
    equations: ["x = v*t/2"],
    about: "from rest to|from rest & reach*",
    not: NOT_STRAIGHT,
    roles: {
      x: { name: "distance", unit: "m", asked: "distance|how far" },
      v: { name: "final speed", unit: "m/s", asked: "final speed|final velocity" },
      t: { ...TIME, asked: "time|how long|long did" },
    },
  },
  {
    title: "the law of slowing to rest",
    equations: ["v = a*t"],
    about: "deceler* & stop|deceler* & to rest|deceler* & to a stop",
    not: "force|friction|distance|slope|wheel|angular",
    roles: {
      v: { name: "initial speed", unit: "m/s", asked: "initial speed|initial velocity" },
      a: { name: "deceleration", unit: "m/s^2" },
      t: { ...TIME, asked: undefined },
    },
  },
  {
    title: "the range of a throw",
    equations: ["R = v^2*sin(2*θ)/g"],
    twisted: true,
    about:
      "projectile & range & °|how far & projectile & °|distance & projectile & °|launched & range & °|how far & launched & °|distance & launched & °|kicked & range & °|how far & kicked & °|distance & kicked & °|range & thrown & °|how far & thrown & °|distance & thrown & °|hit & range & °|hit & how far & °|distance & hit & °|range & shot & °|how far & shot & °|distance & shot & °|fired & range & °|fired & how far & °|distance & fired & °|jump & range & °|how far & jump & °|distance & jump & °",
    not: "building|bridge|cliff|balcony|roof|tower|height|wall|fence|above the ground|below|time|how long|maximum|moon|mars|incline|relative|goal|both|two|other|air resistance is not",
    roles: {
      R: { name: "range", unit: "m", asked: "range|how far|[horizontal] distance" },
      v: { name: "initial speed", unit: "m/s" },
      theta: { name: "angle", unit: "°", told: "@ above|@ with|@ to|@ from|angle of @" },
      g: GRAVITY,
    },
  },
  {
    title: "the law of centripetal acceleration",
    equations: ["a = omega^2*r"],
    about: "centripetal acceleration",
    not: "force|mass|bank*|earth|tangential",
    roles: {
      a: { name: "centripetal acceleration", unit: "m/s^2", asked: "[centripetal] acceleration" },
      omega: { name: "angular velocity", unit: "rad/s", asked: "angular velocity" },
      r: RADIUS,
    },
  },
  {
    title: "the law of centripetal force",
    equations: ["F = m*omega^2*r"],
    about: "centripetal force",
    not: "friction|bank*|weight|earth|sun|moon|field|diameter",
    roles: {
      F: FORCE,
      m: MASS,
      omega: { name: "angular velocity", unit: "rad/s", asked: "angular velocity" },
      r: RADIUS,
    },
  },
];
