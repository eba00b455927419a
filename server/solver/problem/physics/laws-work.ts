import { type Law, type Role, role } from "./law";

const MASS = { name: "mass", unit: "kg", asked: "mass" } as const;
const TIME = { name: "time", unit: "s", asked: "time|how long" } as const;
const FORCE = { name: "force", unit: "N", asked: "[net normal] force" } as const;
const UNEVEN =
  "incline*|slope|ramp|hill|angle|banked|curve|pulley|rope|wall|truck bed|upward|downward|two|second|°";
const COEFFICIENT: Role = role(
  "coefficient of friction",
  "",
  "coefficient|coefficient of [static kinetic] friction",
  { told: "friction … @" },
);
const SPRING = { name: "force constant", unit: "N/m", asked: "force constant|spring constant" } as const;
const STRETCH = {
  name: "change of length",
  unit: "m",
  asked: "how far|distance",
  told: "stretch*|compress*|extend*|displac*",
} as const;

/** What is thrown or fired by another body. */
const THROWN =
  "throws … @|throwing … @|threw … @|fires … @|firing … @|fired … @|shoots … @|shooting … @|@ bullet|@ shell|@ projectile|@ cannonball";

/** Friction, weight, work, energy, power, torque and gravitation. */
export const WORK: readonly Law[] = [
  {
    title: "the law of friction",
    equations: ["f = μ*N"],
    about: "coefficient & normal force",
    not: UNEVEN,
    roles: {
      f: role("friction", "N", "[maximum] [frictional friction] force|friction", {
        told: "friction* force … @",
      }),
      mu: COEFFICIENT,
      N: role("normal force", "N", "normal force", { told: "normal force … @" }),
    },
  },
  {
    title: "the law of weight",
    equations: ["F = m*g"],
    about: "gravity & weigh|Moon & weigh|Mars & weigh|gravity & weight|Moon & weight|Mars & weight",
    not: "friction|density|volume|pressure|radius|both|and on",
    roles: {
      F: role("weight", "N", "weight"),
      m: MASS,
      g: { name: "acceleration due to gravity", unit: "m/s^2" },
    },
  },
  {
    title: "the definition of work",
    equations: ["W = F*d*cos(θ)"],
    twisted: true,
    about: "angle* & work|work & °",
    beside: "horizontal level",
    not: "friction|gravity|incline|slope|ramp|net|total|kg|speed|torque|magnetic|field|upward",
    roles: {
      W: role("work", "J", "[much] work"),
      F: FORCE,
      d: role("distance", "m", "distance|how far"),
      theta: { name: "angle", unit: "°", told: "@ below|@ above|@ with|@ to|@ from|angle of @" },
    },
  },
  {
    title: "the frequency of a mass on a spring",
    equations: ["f = sqrt(k/m)/(2*pi)"],
    about: "spring|force constant",
    not: "period|pendulum|springs|energy|speed|velocity|amplitude|added|second",
    roles: { f: role("frequency", "Hz", "frequency"), k: SPRING, m: MASS },
  },
  {
    title: "the energy in a spring",
    equations: ["E = 1/2*k*x^2"],
    about: "spring|force constant",
    not: "period|frequency|speed|velocity|springs|mass|amplitude|height|additional|further",
    roles: {
      E: role("energy", "J", "[much] [potential] energy|[much] [potential] work"),
      k: SPRING,
      x: STRETCH,
    },
  },
  {
    title: "conservation of momentum when two bodies stay together",
    beside: "collid collision collide",
    equations: ["m_1*v_1 = (m_1 + m_2)*v"],
    about:
      "perfectly inelastic|completely inelastic|totally inelastic|stick|stuck|couple|coupled|embed*|lodg*|together|hold onto|holds onto",
    not: "height|swing*|friction|angle|energy|force|elastic*|opposite|toward|recoil*|°",
    roles: {
      m_1: {
        name: "moving mass",
        unit: "kg",
        told: "@ … moving … #|@ … traveling … #|@ … sliding … #|@ … running … #|@ … gliding … #|@ … at … #|@ … with a speed of … #|@ … with a velocity of … #",
      },
      v_1: { name: "speed before", unit: "m/s", told: "at … @|of … @" },
      m_2: {
        name: "mass at rest",
        unit: "kg",
        told: "stationary … @|at rest … @|resting … @|@ … stationary|@ … at rest",
      },
      v: role("speed after", "m/s", "[final common] speed|[final common] velocity"),
    },
  },
  {
    title: "conservation of momentum in a recoil",
    beside: "initial rest momentum projectile",
    equations: ["m_1*v_1 = m_2*v_2"],
    about: "recoil*",
    not: "angle|°|spring|friction|energy|force|photon|nucleus|atom|electron|neutron|gamma|together|elastic*|distance|time",
    roles: {
      m_1: {
        name: "recoiling mass",
        unit: "kg",
        told: "^ … @|@ … throw*|@ … fire*|@ … shoot*",
        never: THROWN,
      },
      m_2: { name: "mass sent off", unit: "kg", told: THROWN },
      v_2: { name: "speed of what is sent off", unit: "m/s", told: "at … @|of … @|with … @" },
      v_1: role("recoil speed", "m/s", "recoil speed|recoil velocity|speed of recoil|velocity of recoil"),
    },
  },
  {
    title: "the power that brings a mass to a speed",
    equations: ["P = m*v^2/(2*t)"],
    about: "from rest & power",
    not: "efficien*|friction|angle|slope|height|hill|climb*|force|heat|°|%",
    roles: {
      P: role("power", "W", "[average useful] power [output]"),
      m: MASS,
      v: role("speed", "m/s", "speed|velocity"),
      t: TIME,
    },
  },
];
