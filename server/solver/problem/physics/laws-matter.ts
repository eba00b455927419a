import { ELEMENTARY_CHARGE, PARTICLE_MASSES, PLANCK, SPEED_OF_LIGHT } from "./constants";
import { type Law, role } from "./law";

const WAVELENGTH = { name: "wavelength", unit: "m", asked: "wavelength" } as const;

/** One law for each of the particles that a text may name, and no other particle in it. */
const forParticles = (make: (name: string, mass: string, others: string) => Law): Law[] =>
  PARTICLE_MASSES.map(([name, mass]) =>
    make(
      name,
      mass,
      PARTICLE_MASSES.map(([other]) => other)
        .filter((each) => each !== name)
        .join("|"),
    ),
  );

/** Photons, particles as waves, relativity and decay. */
export const MATTER: readonly Law[] = [
  {
    title: "the photoelectric law at the threshold",
    equations: ["E = h*c/λ"],
    about:
      "eject* & longest-wavelength|eject* & longest wavelength|eject* & maximum wavelength|binding energy & longest-wavelength|binding energy & longest wavelength|binding energy & maximum-wavelength|binding energy & maximum wavelength",
    not: "kinetic|visible",
    roles: {
      E: role("binding energy", "eV", "[binding] energy"),
      lambda: {
        ...WAVELENGTH,
        asked:
          "longest-wavelength [photon]|longest wavelength [photon]|maximum-wavelength [photon]|maximum wavelength [photon]",
      },
      h: PLANCK,
      c: SPEED_OF_LIGHT,
    },
  },
  {
    title: "the photoelectric law",
    equations: ["K = h*c/λ - W"],
    about: "eject*",
    not: "per second|velocity|speed|power|longest|threshold|visible",
    roles: {
      K: role("kinetic energy", "eV", "[maximum] kinetic energy", { told: "kinetic energy" }),
      W: role("binding energy", "eV", "binding energy|work function", {
        told: "binding energy … @|work function … @|bound … @",
      }),
      lambda: WAVELENGTH,
      h: PLANCK,
      c: SPEED_OF_LIGHT,
    },
  },
  {
    title: "the photoelectric law and the kinetic energy",
    equations: ["K = h*c/λ - W", "K = 1/2*m*v^2"],
    about: "velocity of electrons ejected|speed of [the] electrons ejected",
    roles: {
      v: role("speed", "m/s", "[maximum] velocity|[maximum] speed"),
      K: { name: "kinetic energy", unit: "J" },
      W: { name: "binding energy", unit: "eV", told: "binding energy … @|bound … @" },
      lambda: { ...WAVELENGTH, asked: undefined },
      m: { name: "mass of the electron", unit: "kg", fixed: PARTICLE_MASSES[0][1] },
      h: PLANCK,
      c: SPEED_OF_LIGHT,
    },
  },
  {
    title: "the shortest wavelength of a tube",
    equations: ["e*V = h*c/λ"],
    about: "x-ray|x ray",
    not: "range|how many|current|heat|eV",
    roles: {
      V: role("voltage", "V", "voltage"),
      lambda: {
        ...WAVELENGTH,
        asked: "[shortest] wavelength [x-ray radiation]",
      },
      e: ELEMENTARY_CHARGE,
      h: PLANCK,
      c: SPEED_OF_LIGHT,
    },
  },
  ...forParticles((name, mass, others) => ({
    title: "de Broglie's law",
    equations: ["λ = h/(m*v)"],
    about: `${name} & wavelength`,
    not: `${others}|photon|kinetic|energy|voltage|accelerated|emit*|uncertainty|hydrogen|momentum|microscope|femtometer`,
    roles: {
      lambda: WAVELENGTH,
      v: role("speed", "m/s", "velocity|speed"),
      m: { name: `mass of the ${name}`, unit: "kg", fixed: mass },
      h: PLANCK,
    },
  })),
  ...forParticles((name, mass, others) => ({
    title: "de Broglie's law, with the speed as a share of the speed of light",
    equations: ["v = b*c", "λ = h/(m*v)"],
    about: `${name} & % of the speed of light`,
    not: `${others}|photon|kinetic|energy|voltage|accelerated`,
    roles: {
      lambda: WAVELENGTH,
      v: { name: "speed", unit: "m/s" },
      b: { name: "share of the speed of light", unit: "%" },
      m: { name: `mass of the ${name}`, unit: "kg", fixed: mass },
      h: PLANCK,
      c: SPEED_OF_LIGHT,
    },
  })),
  ...forParticles((name, mass, others) => ({
    title: "de Broglie's law and the kinetic energy",
    equations: ["λ = h/(m*v)", "K = 1/2*m*v^2"],
    about: `kinetic energy & ${name} & wavelength`,
    not: `${others}|photon|voltage|accelerated`,
    roles: {
      K: role("kinetic energy", "eV", "kinetic energy"),
      lambda: { ...WAVELENGTH, asked: undefined },
      v: { name: "speed", unit: "m/s" },
      m: { name: `mass of the ${name}`, unit: "kg", fixed: mass },
      h: PLANCK,
    },
  })),
  {
    title: "the half-life of a first-order process",
    beside: "order decay reaction",
    equations: ["T = ln(2)/k"],
    about: "first-order & half-life|first order & half-life",
    not: "concentration|remain*|initial|percent|%",
    roles: {
      T: role("half-life", "s", "half-life", { told: "half-life" }),
      k: role("rate constant", "s^-1", "rate constant", { told: "rate constant" }),
    },
  },
];
