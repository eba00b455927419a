import { GRAVITY } from "./constants";
import type { Law } from "./law";

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
      theta: { name: "angle of the bank", unit: "°", asked: "[ideal banking] angle" },
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
      mu: {
        name: "coefficient of friction",
        unit: "",
        asked:
          "[minimum] coefficient|[minimum] coefficient of friction|[minimum] coefficient of static friction",
        told: "coefficient … @",
      },
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
      K: {
        name: "kinetic energy",
        unit: "J",
        asked: "[rotational] kinetic energy|[rotational] energy|much energy",
      },
      I: { name: "moment of inertia", unit: "kg·m^2", asked: "moment of inertia" },
      omega: { name: "angular velocity", unit: "rad/s", asked: "angular velocity|angular speed" },
    },
  },
  {
    title: "the torque on a turning body",
    beside: "rotate",
    equations: ["T = I*α"],
    about: "torque & angular acceleration|torque & moment of inertia",
    not: "force|radius|disk|mass of|from rest|time|length|angle*",
    roles: {
      T: { name: "torque", unit: "N·m", asked: "[net] torque" },
      I: { name: "moment of inertia", unit: "kg·m^2", asked: "moment of inertia" },
      alpha: { name: "angular acceleration", unit: "rad/s^2", asked: "angular acceleration" },
    },
  },
  {
    title: "the definition of torque",
    beside: "perpendicular lever",
    equations: ["T = F*r"],
    about: ["torque", "perpendicular*|right angle*"],
    not: "angular acceleration|moment of inertia|weight|mass|two|both",
    roles: {
      T: { name: "torque", unit: "N·m", asked: "[net magnitude] torque" },
      F: { name: "force", unit: "N", asked: "[minimum] force" },
      r: { name: "lever arm", unit: "m", asked: "distance|lever arm|how far" },
    },
  },
  {
    title: "the definition of angular momentum",
    beside: "rotate disk",
    equations: ["L = I*omega"],
    about: "angular momentum",
    not: "radius|mass of|orbit*|extend*|arms|conserv*|before|after|torque",
    roles: {
      L: { name: "angular momentum", unit: "kg·m^2/s", asked: "angular momentum" },
      I: { name: "moment of inertia", unit: "kg·m^2", asked: "moment of inertia" },
      omega: { name: "angular velocity", unit: "rad/s", asked: "angular velocity|angular speed" },
    },
  },
];
