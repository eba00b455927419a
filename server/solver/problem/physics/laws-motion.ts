import { GRAVITY } from "./constants";
import { type Law, role } from "./law";

const TIME = { name: "time", unit: "s", asked: "time|how long|duration" } as const;
const MASS = { name: "mass", unit: "kg", asked: "mass" } as const;
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
      x: role("distance", "m", "distance|how far|displacement"),
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
      x: role("distance", "m", "distance|how far|displacement"),
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
    title: "the law of centripetal acceleration",
    equations: ["a = omega^2*r"],
    about: "centripetal acceleration",
    not: "force|mass|bank*|earth|tangential",
    roles: {
      a: role("centripetal acceleration", "m/s^2", "[centripetal] acceleration"),
      omega: role("angular velocity", "rad/s", "angular velocity"),
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
      omega: role("angular velocity", "rad/s", "angular velocity"),
      r: RADIUS,
    },
  },
];
