import { GRAVITATION, GRAVITY } from "./constants";
import type { Law, Role } from "./law";

const MASS = { name: "mass", unit: "kg", asked: /mass/ } as const;
const HEIGHT = { name: "height", unit: "m", asked: /how (?:far|high)|height/ } as const;
const TIME = { name: "time", unit: "s", asked: /time|how long/ } as const;
const FORCE = { name: "force", unit: "N", asked: /(?:net |normal )?force/ } as const;
const FRICTION = /\bcoefficient of (?:static |kinetic |rolling )?friction\b/;
const UNEVEN =
  /\b(?:incline\w*|slope|ramp|hill|angle|banked|curve|pulley|rope|wall|truck bed|upward|downward|two|second)\b|°/;
const COEFFICIENT: Role = {
  name: "coefficient of friction",
  unit: "",
  asked: /coefficient(?: of (?:static |kinetic )?friction)?/,
  told: /friction[^#@]{0,60}@/,
};
const SPRING = { name: "force constant", unit: "N/m", asked: /(?:force|spring) constant/ } as const;
const STRETCH = {
  name: "change of length",
  unit: "m",
  asked: /how far|distance/,
  told: /\b(?:stretch\w*|compress\w*|extend\w*|displac\w*)\b/,
} as const;

/** Friction, weight, work, energy, power, torque and gravitation. */
export const WORK: readonly Law[] = [
  {
    title: "the law of friction on level ground",
    equations: ["f = μ*m*g"],
    about: FRICTION,
    not: new RegExp(`${UNEVEN.source}|\\b(?:accelerat\\w*|speed|distance|stop\\w*|push\\w* down)\\b`),
    roles: {
      f: { name: "friction", unit: "N", asked: /(?:maximum )?(?:frictional |friction )?force|friction/ },
      mu: COEFFICIENT,
      m: MASS,
      g: GRAVITY,
    },
  },
  {
    title: "the law of friction",
    equations: ["f = μ*N"],
    about: /\bnormal force\b.*\bcoefficient\b|\bcoefficient\b.*\bnormal force\b/s,
    not: UNEVEN,
    roles: {
      f: {
        name: "friction",
        unit: "N",
        asked: /(?:maximum )?(?:frictional |friction )?(?<!normal )force|friction/,
        told: /friction\w* force[^#@]{0,20}@/,
      },
      mu: COEFFICIENT,
      N: { name: "normal force", unit: "N", asked: /normal force/, told: /normal force[^#@]{0,20}@/ },
    },
  },
  {
    title: "the law of weight",
    equations: ["F = m*g"],
    about: /\bweigh(?:t|s)?\b.*\b(?:gravity|Moon|Mars)\b|\b(?:gravity|Moon|Mars)\b.*\bweigh(?:t|s)?\b/s,
    not: /\b(?:friction|density|volume|pressure|radius|both|and on)\b/i,
    roles: {
      F: { name: "weight", unit: "N", asked: /weight/ },
      m: MASS,
      g: { name: "acceleration due to gravity", unit: "m/s^2" },
    },
  },
  {
    title: "the work against gravity",
    equations: ["W = m*g*h"],
    about: /\b(?:lift\w*|rais\w*|gravitational potential energy|climb\w*)\b/,
    not: /\b(?:power|efficien\w*|spring|friction|angle|incline|ramp|speed|velocity|heat|electric|by gravity|down\w*|negative|total work|constant speed|times)\b|°|%/,
    roles: {
      W: {
        name: "work",
        unit: "J",
        asked: /(?:much |gravitational )?(?:work|potential energy|energy)(?: is done)?/,
      },
      m: MASS,
      h: HEIGHT,
      g: GRAVITY,
    },
  },
  {
    title: "the definition of work",
    equations: ["W = F*d*cos(θ)"],
    twisted: true,
    about: /\bwork\b.*\b(?:angle|°)|\b(?:angle|°).*\bwork\b/s,
    not: /\b(?:friction|gravity|incline|slope|ramp|net|total|kg|speed|torque|magnetic|field|upward)\b/,
    roles: {
      W: { name: "work", unit: "J", asked: /(?:much )?work/ },
      F: FORCE,
      d: { name: "distance", unit: "m", asked: /distance|how far/ },
      theta: { name: "angle", unit: "°", told: /@ (?:below|above|with|to|from)|angle of @/ },
    },
  },
  {
    title: "the power needed to lift",
    equations: ["P = m*g*h/t"],
    about: /\b(?:power|watts?|horsepower)\b/,
    not: /\b(?:efficien\w*|friction|angle|speed|accelerat\w*|slope|water|flow|electric\w*|from rest)\b|°|%/,
    roles: {
      P: { name: "power", unit: "W", asked: /(?:average |useful )?power(?: output)?/ },
      m: MASS,
      h: HEIGHT,
      t: TIME,
      g: GRAVITY,
    },
  },
  {
    title: "the power of a force",
    equations: ["P = F*v"],
    about: /\bpower\b/,
    not: /\b(?:current|voltage|angle|friction|drag|slope|accelerat\w*|mass|time|efficien\w*)\b|°|%/,
    roles: {
      P: { name: "power", unit: "W", asked: /(?:average )?power(?: output)?/ },
      F: FORCE,
      v: { name: "speed", unit: "m/s", asked: /speed|velocity/ },
    },
  },
  {
    title: "the power that brings a mass to a speed",
    equations: ["P = m*v^2/(2*t)"],
    about: /\bfrom rest\b.*\bpower\b|\bpower\b.*\bfrom rest\b/s,
    not: /\b(?:efficien\w*|friction|angle|slope|height|hill|climb\w*|force|heat)\b|°|%/,
    roles: {
      P: { name: "power", unit: "W", asked: /(?:average |useful )?power(?: output)?/ },
      m: MASS,
      v: { name: "speed", unit: "m/s", asked: /speed|velocity/ },
      t: TIME,
    },
  },
  {
    title: "Hooke's law",
    equations: ["F = k*x"],
    about: /\bspring\b|\bforce constant\b/,
    not: /\b(?:period|frequency|oscillat\w*|energy|speed|work|springs|mass|pendulum|amplitude)\b/,
    roles: { F: FORCE, k: SPRING, x: STRETCH },
  },
  {
    title: "the frequency of a mass on a spring",
    equations: ["f = sqrt(k/m)/(2*pi)"],
    about: /\bspring\b|\bforce constant\b/,
    not: /\b(?:period|pendulum|springs|energy|speed|velocity|amplitude|added|second)\b/,
    roles: { f: { name: "frequency", unit: "Hz", asked: /frequency/ }, k: SPRING, m: MASS },
  },
  {
    title: "the energy in a spring",
    equations: ["E = 1/2*k*x^2"],
    about: /\bspring\b|\bforce constant\b/,
    not: /\b(?:period|frequency|speed|velocity|springs|mass|amplitude|height|additional|further)\b/,
    roles: {
      E: { name: "energy", unit: "J", asked: /(?:much )?(?:potential )?(?:energy|work)/ },
      k: SPRING,
      x: STRETCH,
    },
  },
  {
    title: "conservation of momentum when two bodies stay together",
    equations: ["m_1*v_1 = (m_1 + m_2)*v"],
    about: /\b(?:sticks?|stuck|coupled?|embed\w*|lodg\w*|together|holds? onto)\b/,
    not: /\b(?:height|swing\w*|friction|angle|energy|force|elastic\w*|opposite|toward|recoil\w*)\b|°/,
    roles: {
      m_1: {
        name: "moving mass",
        unit: "kg",
        told: /@[^#@]{0,40}\b(?:moving|traveling|sliding|running|gliding|at|with a (?:speed|velocity) of)\b[^#@]{0,20}#/,
      },
      v_1: { name: "speed before", unit: "m/s", told: /\b(?:at|of)\b[^#@]{0,12}@/ },
      m_2: {
        name: "mass at rest",
        unit: "kg",
        told: /\b(?:stationary|at rest|resting)\b[^#@]{0,25}@|@[^#@]{0,30}\b(?:stationary|at rest)\b/,
      },
      v: { name: "speed after", unit: "m/s", asked: /(?:final |common )?(?:speed|velocity)/ },
    },
  },
  {
    title: "the definition of torque",
    equations: ["T = r*F"],
    about: /\btorque\b/,
    not: /\b(?:angle|inertia|accelerat\w*|coil|loop|current|net|wheel|motor|power)\b|°/,
    roles: {
      T: { name: "torque", unit: "N·m", asked: /torque/ },
      r: { name: "lever arm", unit: "m" },
      F: FORCE,
    },
  },
  {
    title: "the law of rotation",
    equations: ["T = I*α"],
    about: /\btorque\b.*\b(?:moment of inertia|angular acceleration)\b|\bmoment of inertia\b.*\btorque\b/s,
    not: /\b(?:radius|angle|momentum|revolutions|kinetic)\b/,
    roles: {
      T: { name: "torque", unit: "N·m", asked: /torque/ },
      I: { name: "moment of inertia", unit: "kg·m^2", asked: /moment of inertia/ },
      alpha: { name: "angular acceleration", unit: "rad/s^2", asked: /angular acceleration/ },
    },
  },
  {
    title: "the definition of angular momentum",
    equations: ["L = I*omega"],
    about: /\bangular momentum\b/,
    not: /\b(?:orbit\w*|radius|change|torque|pulls?|conserv\w*|final|disk|sphere|electron)\b/i,
    roles: {
      L: { name: "angular momentum", unit: "kg·m^2/s", asked: /angular momentum/ },
      I: { name: "moment of inertia", unit: "kg·m^2", asked: /moment of inertia/ },
      omega: { name: "angular velocity", unit: "rad/s", asked: /angular (?:velocity|speed)/ },
    },
  },
  {
    title: "the law of gravitation",
    equations: ["F = G*m_1*m_2/r^2"],
    about: /\bgravitational (?:force|attraction)\b|\bforce of gravity\b/,
    not: /\b(?:orbit\w*|surface|earth|moon|sun|acceleration|potential|ratio)\b/i,
    roles: {
      F: { name: "force", unit: "N", asked: /(?:gravitational )?(?:force|attraction)/ },
      m_1: { name: "first mass", unit: "kg", told: /^[^#]*@[^#]*#/ },
      m_2: { name: "second mass", unit: "kg", told: /#[^#]*@/ },
      r: { name: "distance", unit: "m", asked: /distance|how far/ },
      G: GRAVITATION,
    },
  },
];
