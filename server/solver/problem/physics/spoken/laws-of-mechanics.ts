import {
  ACCELERATION,
  DISTANCE,
  FORCE,
  GRAVITATIONAL,
  HEIGHT,
  MASS,
  POWER,
  role,
  SPEED,
  TIME,
  VOLUME,
  WORK,
} from "./roles";
import type { SpokenLaw } from "./spoken-law-model";

const PRESSURE = role("pressure", "Pa", { named: "pressure", letters: "P" });
const EXTENSION = role("extension", "m", {
  named: "extension|stretch|compression|displacement|length of extension",
  before:
    "stretched|stretched by|compressed|compressed by|extended by|extends|stretches|stretches by|by|extends by",
  letters: "e",
  asks: "how far|how much does it stretch|how much does it extend",
});
const STIFFNESS = role("spring constant", "N/m", { named: "spring constant|stiffness|force constant" });
const ENERGY =
  "energy|energy stored|stored energy|elastic potential energy|epe|potential energy|elastic energy";
const DENSITY = role("density", "kg/m^3", { named: "density", letters: "ρ p d" });

export const LAWS_OF_MECHANICS: readonly SpokenLaw[] = [
  {
    title: "Newton's second law",
    equations: ["F = m*a"],
    written: "a=F/m|m=F/a",
    called: "newtons second law|newtons 2nd law|newton second law|second law of motion|newtons law",
    roles: { F: FORCE, m: MASS, a: ACCELERATION },
    scenes: ["body", "push", "acceleration"],
  },
  {
    title: "the weight of a mass",
    equations: ["W = m*g"],
    written: "F=mg|w=mg",
    roles: {
      W: role("weight", "N", { named: "weight|force of gravity|gravitational force", letters: "F w" }),
      m: MASS,
      g: GRAVITATIONAL,
    },
    beside: "on earth|near earth|on the earth",
    scenes: ["body"],
  },
  {
    title: "the kinetic energy of a moving body",
    equations: ["K = 1/2*m*v^2"],
    written: "KE=1/2mv^2|E=1/2mv^2|Ek=1/2mv^2",
    roles: {
      K: role("kinetic energy", "J", { named: "kinetic energy|ke|k e|energy of motion", letters: "KE E Ek" }),
      m: MASS,
      v: { ...SPEED, before: "at|with" },
    },
    scenes: ["body", "motion"],
  },
  {
    title: "the potential energy of a raised body",
    equations: ["U = m*g*h"],
    written: "PE=mgh|E=mgh|GPE=mgh|Ep=mgh",
    roles: {
      U: role("potential energy", "J", {
        named: "potential energy|gravitational potential energy|gravitational pe|gpe|pe|g p e",
        letters: "PE E GPE Ep",
      }),
      m: MASS,
      g: GRAVITATIONAL,
      h: HEIGHT,
    },
    scenes: ["body", "raising"],
  },
  {
    title: "the work of a force",
    equations: ["W = F*d"],
    written: "W=Fs|W=Fx|work=force*distance",
    roles: { W: { ...WORK, letters: "w" }, F: FORCE, d: DISTANCE },
    scenes: ["body", "push"],
    beside: "by|against nothing|moves|over|through",
  },
  {
    title: "the definition of power",
    equations: ["P = W/t"],
    written: "P=E/t|E=Pt|W=Pt|power=work/time",
    roles: { P: POWER, W: WORK, t: TIME },
    scenes: ["machine", "circuit", "body"],
    beside: "on|is on|left on|rate",
  },
  {
    title: "the momentum of a body",
    equations: ["p = m*v"],
    written: "momentum=mass*velocity",
    roles: { p: role("momentum", "kg·m/s", { named: "momentum" }), m: MASS, v: SPEED },
    scenes: ["body", "motion"],
  },
  {
    title: "the impulse of a force",
    equations: ["J = F*t"],
    written: "I=Ft",
    roles: { J: role("impulse", "N·s", { named: "impulse" }), F: FORCE, t: TIME },
    scenes: ["body", "push"],
  },
  {
    title: "the moment of a force",
    equations: ["M = F*d"],
    written: "moment=force*distance",
    roles: {
      M: role("moment", "N·m", { named: "moment|torque|turning effect" }),
      F: FORCE,
      d: {
        ...DISTANCE,
        named: `${DISTANCE.named}|perpendicular distance`,
        before: "at",
        after: "from pivot|from the pivot",
      },
    },
    beside: "acting|applied|at a distance",
    scenes: ["push"],
  },
  {
    title: "Hooke's law",
    equations: ["F = k*x"],
    written: "F=ke",
    called: "hookes law|hooke law",
    roles: { F: FORCE, k: STIFFNESS, x: EXTENSION },
    beside: "under",
    scenes: ["spring"],
  },
  {
    title: "the energy of a stretched spring",
    equations: ["E = 1/2*k*x^2"],
    written: "PE=1/2kx^2|U=1/2kx^2|E=1/2ke^2",
    roles: { E: role("energy", "J", { named: ENERGY, letters: "U PE" }), k: STIFFNESS, x: EXTENSION },
    scenes: ["spring"],
    beside: "stored|in",
  },
  {
    title: "the definition of density",
    equations: ["ρ = m/V"],
    written: "d=m/v|p=m/v|density=mass/volume|D=m/V",
    roles: { rho: DENSITY, m: MASS, V: VOLUME },
    scenes: ["solid", "body"],
  },
  {
    title: "the definition of pressure",
    equations: ["p = F/A"],
    written: "P=F/A|pressure=force/area",
    roles: {
      p: PRESSURE,
      F: { ...FORCE, letters: "f" },
      A: role("area", "m^2", { named: "area|surface area|contact area", before: "over|on" }),
    },
    scenes: ["surface", "body"],
  },
  {
    title: "the pressure in a liquid",
    equations: ["p = ρ*g*h"],
    written: "P=pgh|p=rhogh",
    roles: {
      p: PRESSURE,
      rho: { ...DENSITY, letters: "ρ" },
      g: GRAVITATIONAL,
      h: role("depth", "m", {
        named: "depth",
        asks: "how deep",
        after: "deep|below the surface|under water",
        letters: "d",
      }),
    },
    needs: "depth|deep|below the surface",
    beside: "liquid|water|in|of|due to",
    scenes: ["surface"],
  },
];
