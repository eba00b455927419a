import { GRAVITY } from "./constants";
import { type Law, role } from "./law";

const RADIUS = {
  name: "radius",
  unit: "m",
  asked: "radius [of curvature]",
  told: "radius … @|radius @|@ radius|@ … radius|@ in radius",
} as const;
const SPEED = {
  name: "speed",
  unit: "m/s",
  asked: "[maximum constant ideal] speed|[maximum constant ideal] velocity|how fast",
} as const;
const ON_CURVE = "curve|corner|turn|bend|track";

/** Curves, turning bodies and what holds them. */
export const ROTATION: readonly Law[] = [
  {
    title: "the law of the ideal bank",
    twisted: true,
    beside: "curve radius ideal friction turn",
    equations: ["tan(θ) = v^2/(r*g)"],
    about:
      "ideal bank*|ideally bank*|ideal speed & bank*|banked & no friction|banked & frictionless|banked & without friction",
    not: "both|coefficient|twice",
    roles: {
      theta: role("angle of the bank", "°", "[ideal banking] angle"),
      v: SPEED,
      r: RADIUS,
      g: GRAVITY,
    },
  },
  {
    title: "the friction that holds a car on a flat curve",
    beside: "friction curve radius level minimum maximum skid",
    equations: ["v^2 = μ*g*r"],
    about: ["friction", ON_CURVE],
    not: "bank|banked|downhill|uphill|slope|icy|both|wheel*",
    roles: {
      mu: role(
        "coefficient of friction",
        "",
        "[minimum] coefficient|[minimum] coefficient of friction|[minimum] coefficient of static friction",
        { told: "coefficient … @" },
      ),
      v: SPEED,
      r: RADIUS,
      g: GRAVITY,
    },
  },
  {
    title: "the kinetic energy of a turning body",
    beside: "rotation flywheel inertia moment",
    equations: ["K = 1/2*I*omega^2"],
    about:
      "rotational kinetic energy|kinetic energy of rotation|rotational energy|kinetic energy & flywheel|kinetic energy & moment of inertia",
    not: "roll*|radius|disk|mass of|hoop|drop*|pull*|arms",
    roles: {
      K: role("kinetic energy", "J", "[rotational] kinetic energy|[rotational] energy|much energy"),
      I: role("moment of inertia", "kg·m^2", "moment of inertia"),
      omega: role("angular velocity", "rad/s", "angular velocity|angular speed"),
    },
  },
  {
    title: "the torque on a turning body",
    beside: "rotate",
    equations: ["T = I*α"],
    about: "torque & angular acceleration|torque & moment of inertia",
    not: "force|radius|disk|mass of|from rest|time|length|angle*",
    roles: {
      T: role("torque", "N·m", "[net] torque"),
      I: role("moment of inertia", "kg·m^2", "moment of inertia"),
      alpha: role("angular acceleration", "rad/s^2", "angular acceleration"),
    },
  },
  {
    title: "the definition of torque",
    beside: "perpendicular lever",
    equations: ["T = F*r"],
    about: ["torque", "perpendicular*|right angle*"],
    not: "angular acceleration|moment of inertia|weight|mass|two|both",
    roles: {
      T: role("torque", "N·m", "[net magnitude] torque"),
      F: role("force", "N", "[minimum] force"),
      r: role("lever arm", "m", "distance|lever arm|how far"),
    },
  },
  {
    title: "the definition of angular momentum",
    beside: "rotate disk",
    equations: ["L = I*omega"],
    about: "angular momentum",
    not: "radius|mass of|orbit*|extend*|arms|conserv*|before|after|torque",
    roles: {
      L: role("angular momentum", "kg·m^2/s", "angular momentum"),
      I: role("moment of inertia", "kg·m^2", "moment of inertia"),
      omega: role("angular velocity", "rad/s", "angular velocity|angular speed"),
    },
  },
];
