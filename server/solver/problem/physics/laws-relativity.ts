import { PARTICLE_MASSES, PLANCK, SPEED_OF_LIGHT } from "./constants";
import { type Law, role } from "./law";

/** "0.900c": the letter of the speed of light behind a number. */
const SHARE = { name: "speed as a share of c", unit: "", told: "@c|@ c|@ times the speed of light" } as const;
const ENERGY = { name: "energy", unit: "J" } as const;

/** Fast bodies, atoms and nuclei. */
export const RELATIVITY: readonly Law[] = [
  ...PARTICLE_MASSES.flatMap(([name, mass]): Law[] => {
    const others = PARTICLE_MASSES.map(([other]) => other).filter((each) => each !== name);
    const body = { name: `mass of the ${name}`, unit: "kg", fixed: mass } as const;
    const not = `${others.join("|")}|antiproton|positron|photon|alpha|ion|annihilat*|field|pair|hydrogen|atom|${"voltage"}`;
    return [
      {
        title: `the kinetic energy of a fast ${name}`,
        beside: "relativ kinetic energy speed velocit",
        equations: ["K = m*c^2*(1/sqrt(1 - b^2) - 1)"],
        about: [name, "kinetic energy"],
        not: `${not}|total energy|momentum|ratio`,
        roles: {
          K: role("kinetic energy", "MeV", "[relativistic] kinetic energy"),
          b: SHARE,
          m: body,
          c: SPEED_OF_LIGHT,
        },
      },
      {
        title: `the momentum of a fast ${name}`,
        beside: "relativ momentum speed velocit",
        equations: ["p = m*c*b/sqrt(1 - b^2)"],
        about: [name, "momentum"],
        not: `${not}|energy|uncertainty|wavelength`,
        roles: {
          p: role("momentum", "kg·m/s", "[relativistic] momentum"),
          b: SHARE,
          m: body,
          c: SPEED_OF_LIGHT,
        },
      },
      {
        title: `the speed of a fast ${name}`,
        beside: "relativ momentum speed velocit difference",
        equations: ["v = p/sqrt(m^2 + p^2/c^2)"],
        about: [name, "momentum", "velocity|speed"],
        not: `${not}|energy|uncertainty|wavelength`,
        roles: {
          v: role("speed", "m/s", "velocity|speed|how fast"),
          p: { name: "momentum", unit: "kg·m/s" },
          m: body,
          c: SPEED_OF_LIGHT,
        },
      },
      {
        title: `the rest energy of a ${name}`,
        beside: "rest energy mass",
        equations: ["E = M*c^2"],
        about: "rest energy|rest mass energy",
        not: "kinetic|total|electron|proton|neutron|speed|percent|%",
        roles: {
          E: { ...ENERGY, asked: "[rest] energy" },
          M: { name: "mass", unit: "kg" },
          c: SPEED_OF_LIGHT,
        },
      },
    ];
  }),
  ...(
    [
      [
        "momentum",
        "momentum",
        "kg·m/s",
        "p*x = h/(4*pi)",
        "position|location|located|confined|distance|slit",
      ],
      ["energy", "energy", "eV", "p*x = h/(4*pi)", "lifetime|time|exists|lives"],
    ] as const
  ).map(
    ([name, asked, unit, equation, about]): Law => ({
      title: `the uncertainty of ${name}`,
      twisted: true,
      terms: "uncertainty|uncertainties",
      beside: "uncertain minimum momentum energy level short",
      equations: [equation],
      about: ["uncertainty", about],
      not: "velocity|speed|mass|percent|ratio|wavelength|photon|frequency",
      roles: {
        p: {
          name: `uncertainty of the ${name}`,
          unit,
          asked: `[minimum smallest] uncertainty|uncertainty in [its] ${asked}|[minimum] uncertainty in [its] ${asked}`,
        },
        x: {
          name: name === "energy" ? "time" : "uncertainty of the position",
          unit: name === "energy" ? "s" : "m",
        },
        h: PLANCK,
      },
    }),
  ),
];
