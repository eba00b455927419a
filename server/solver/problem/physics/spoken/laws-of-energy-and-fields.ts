import { COULOMB, ELEMENTARY_CHARGE, GRAVITATION, PLANCK, SPEED_OF_LIGHT } from "../constants";
import {
  ACCELERATION,
  CHARGE,
  CURRENT,
  DISTANCE,
  FORCE,
  GRAVITATIONAL,
  MASS,
  role,
  SPEED,
  VOLTAGE,
} from "./roles";
import type { SpokenLaw, SpokenRole } from "./spoken-law-model";

const fixed = ({ name, unit, fixed: value }: typeof PLANCK): SpokenRole =>
  role(name, unit, { named: name.toLowerCase(), fixed: value });

const RADIUS = role("radius", "m", { named: "radius", before: "radius|of radius" });
const CIRCULAR =
  "centripetal|circle|circular|centripetal force|centripetal acceleration|in a circle|circular path";
const FREQUENCY = role("frequency", "Hz", { named: "frequency" });
const PHOTONS = "photon|photons|a photon";
const WAVELENGTH = role("wavelength", "m", { named: "wavelength|wave length", letters: "λ" });
const FIELD = role("magnetic field", "T", {
  named: "magnetic field|magnetic field strength|flux density|magnetic flux density|field strength|field",
});
const APART = { ...DISTANCE, named: "distance|separation|distance apart", after: "apart", letters: "d" };

const PUT_IN =
  "input|energy input|input energy|total input|total energy|total energy input|total input energy|energy supplied|energy in|power input|input power|total power|power in";
const GOT_OUT =
  "useful output|output|energy output|output energy|useful energy|useful energy output|useful output energy|useful work|energy out|power output|output power|useful power|useful power output|power out";

/** What an engine or a lamp makes of what is put into it, in joules or in watts. */
const efficiency = (unit: "J" | "W"): SpokenLaw => ({
  title: "the definition of efficiency",
  equations: ["η = U/T"],
  roles: {
    eta: role("efficiency", "%", { named: "efficiency|percentage efficiency" }),
    U: role("useful output", unit, { named: GOT_OUT, cued: true }),
    T: role("input", unit, { named: PUT_IN, cued: true }),
  },
  needs: "efficiency|percentage efficiency",
  scenes: ["machine", "circuit"],
});

const ENERGY: readonly SpokenLaw[] = [
  efficiency("J"),
  efficiency("W"),
  {
    title: "the law of melting and boiling",
    equations: ["Q = m*L"],
    written: "E=mL",
    roles: {
      Q: role("heat", "J", {
        named:
          "heat|energy|heat energy|thermal energy|heat required|heat needed|energy needed|energy required",
        letters: "E",
      }),
      m: MASS,
      L: role("specific latent heat", "J/kg", {
        named:
          "specific latent heat|latent heat|latent heat of fusion|latent heat of vaporisation|latent heat of vaporization|" +
          "specific latent heat of fusion|specific latent heat of vaporisation|specific latent heat of vaporization|slh",
      }),
    },
    needs: "specific latent heat|latent heat|slh",
    scenes: ["melting"],
  },
  {
    title: "the link of mass and energy",
    equations: ["E = m*c^2"],
    roles: {
      E: role("energy", "J", { named: "energy|rest energy|mass energy" }),
      m: MASS,
      c: fixed(SPEED_OF_LIGHT),
    },
    needs: "rest energy|mass energy|converted to energy|converted into energy",
    scenes: ["body"],
  },
  {
    title: "the energy of a photon",
    equations: ["E = h*f"],
    written: "f=E/h",
    roles: { E: role("energy", "J", { named: "energy" }), h: fixed(PLANCK), f: FREQUENCY },
    needs: PHOTONS,
    scenes: ["wave"],
  },
  {
    title: "the energy of a photon",
    equations: ["E = h*c/λ"],
    roles: {
      E: role("energy", "J", { named: "energy" }),
      h: fixed(PLANCK),
      c: fixed(SPEED_OF_LIGHT),
      lambda: WAVELENGTH,
    },
    needs: PHOTONS,
    scenes: ["wave"],
  },
];

const CIRCLES: readonly SpokenLaw[] = [
  {
    title: "the law of centripetal force",
    equations: ["F = m*v^2/r"],
    roles: { F: { ...FORCE, named: `${FORCE.named}|centripetal force` }, m: MASS, v: SPEED, r: RADIUS },
    needs: CIRCULAR,
    scenes: ["body", "motion"],
  },
  {
    title: "the law of centripetal acceleration",
    equations: ["a = v^2/r"],
    roles: {
      a: { ...ACCELERATION, named: `${ACCELERATION.named}|centripetal acceleration` },
      v: SPEED,
      r: RADIUS,
    },
    needs: CIRCULAR,
    scenes: ["body", "motion"],
  },
  {
    title: "the period of a pendulum",
    equations: ["T = 2*pi*sqrt(L/g)"],
    roles: {
      T: role("period", "s", { named: "period|time period" }),
      L: role("length", "m", { named: "length", letters: "l", after: "long" }),
      g: GRAVITATIONAL,
    },
    needs: "pendulum|simple pendulum",
    scenes: ["swing"],
  },
];

const FIELDS: readonly SpokenLaw[] = [
  {
    title: "the law of gravitation",
    equations: ["F = G*m_1*m_2/r^2"],
    roles: {
      F: { ...FORCE, named: `${FORCE.named}|gravitational force|gravitational attraction|force of gravity` },
      G: fixed(GRAVITATION),
      m_1: { ...role("mass", "kg", {}), toldOnly: true },
      m_2: { ...role("mass", "kg", {}), toldOnly: true },
      r: { ...APART, letters: "" },
    },
    needs: "gravitational force|gravitational attraction|force of gravity",
    scenes: ["body"],
    beside:
      "mass|masses|two masses|objects|between|earth|the earth|moon|the moon|sun|the sun|planet|the planet|satellite|star|two stars|two planets|spheres|centers|centres",
    alike: ["m_1", "m_2"],
  },
  {
    title: "Coulomb's law",
    equations: ["F = k*q_1*q_2/r^2"],
    called: "coulombs law|coulomb law",
    roles: {
      F: { ...FORCE, signed: true, named: `${FORCE.named}|electric force|electrostatic force|coulomb force` },
      k: fixed(COULOMB),
      q_1: { ...role("charge", "C", { signed: true }), toldOnly: true },
      q_2: { ...role("charge", "C", { signed: true }), toldOnly: true },
      r: { ...APART, letters: "" },
    },
    scenes: ["body"],
    beside: "charge|charges|two charges|point charges|between",
    alike: ["q_1", "q_2"],
  },
  {
    title: "the charge on a capacitor",
    equations: ["Q = C*V"],
    written: "C=Q/V|V=Q/C",
    roles: { Q: CHARGE, C: role("capacitance", "F", { named: "capacitance" }), V: VOLTAGE },
    scenes: ["capacitor"],
  },
  {
    title: "the energy in a capacitor",
    equations: ["E = 1/2*C*V^2"],
    roles: {
      E: role("energy", "J", { named: "energy|energy stored|stored energy" }),
      C: role("capacitance", "F", { named: "capacitance" }),
      V: VOLTAGE,
    },
    beside: "stored|in",
    scenes: ["capacitor"],
  },
  {
    title: "the force on a wire in a magnetic field",
    equations: ["F = B*I*L"],
    written: "F=BIL|F=ILB",
    roles: {
      F: FORCE,
      B: FIELD,
      I: CURRENT,
      L: role("length", "m", { named: "length", letters: "l", after: "long" }),
    },
    needs: "perpendicular|at right angles|right angles|90 degrees",
    beside: "to|field|magnetic field",
    scenes: ["circuit"],
  },
  {
    title: "the number of electrons in a charge",
    equations: ["Q = n*q"],
    roles: {
      Q: CHARGE,
      n: role("number of electrons", "", {
        named: "number of electrons",
        asks: "how many electrons",
        askedOnly: true,
      }),
      q: fixed(ELEMENTARY_CHARGE),
    },
    needs: "how many electrons|number of electrons",
    scenes: ["circuit", "body"],
  },
];

export const LAWS_OF_ENERGY_AND_FIELDS: readonly SpokenLaw[] = [...ENERGY, ...CIRCLES, ...FIELDS];
