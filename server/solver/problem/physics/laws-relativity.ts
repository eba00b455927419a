import { PARTICLE_MASSES, PLANCK, SPEED_OF_LIGHT } from "./constants";
import type { Law } from "./law";

/** "0.900c": the letter of the speed of light behind a number. */
const SHARE = { name: "speed as a share of c", unit: "", told: "@c|@ c|@ times the speed of light" } as const;
const FACTOR = "gamma|relativistic factor";
const ENERGY = { name: "energy", unit: "J" } as const;
const RYDBERG = { name: "Rydberg constant", unit: "m^-1", fixed: "1.09737316e7" } as const;
const GROUND = { name: "energy of the ground state", unit: "eV", fixed: "13.605693" } as const;

/** Fast bodies, atoms and nuclei. */
export const RELATIVITY: readonly Law[] = [
  {
    title: "the relativistic factor",
    beside: "relativ speed velocit travel particle spaceship",
    equations: ["g = 1/sqrt(1 - b^2)"],
    about: "gamma",
    not: "ray|rays|photon|energy|length|time|mass|momentum|emit*|ratio",
    roles: { g: { name: "relativistic factor", unit: "", asked: FACTOR }, b: SHARE },
  },
  {
    title: "the relativistic factor of a length",
    beside: "length long relativ spaceship observer measure astronaut",
    equations: ["g = P/L"],
    about: ["gamma", "length|long"],
    not: "ray|rays|photon|energy|speed|momentum|wavelength",
    roles: {
      g: { name: "relativistic factor", unit: "", asked: FACTOR },
      P: {
        name: "proper length",
        unit: "m",
        told: "astronaut … @|her … @|his … @|proper … @|crew … @",
        never: "observer … @|Earth … @",
      },
      L: { name: "length seen by the observer", unit: "m", told: "observer … @|Earth … @" },
    },
  },
  {
    title: "the law of time dilation",
    beside:
      "time lifetime live observer measure relativ move muon particle pass laboratory long spaceship travel decay short proper average",
    equations: ["T = T_0/sqrt(1 - b^2)"],
    about: ["lifetime|live|time|long|last*", "observer|laboratory|Earth-bound|as measured on Earth|Earth"],
    not: "distance|how far|length|light years|ly|light-years|mass|energy|momentum",
    roles: {
      T: {
        name: "time seen by the observer",
        unit: "s",
        asked: "[observed] lifetime|how long|time|long does it live|how long does it live",
        told: "observer … @|laboratory … @|Earth … @",
      },
      T_0: {
        name: "proper time",
        unit: "s",
        told: "at rest … @|proper … @|lifetime … @|lives … @|live … @|astronaut … @|@ at rest|@ when at rest|@ proper",
      },
      b: SHARE,
    },
  },
  {
    title: "the addition of velocities",
    beside:
      "relativ velocit speed spaceship ship canister fire shoot move away toward direct observer approach probe missile",
    equations: ["u = (v + w)/(1 + v*w)"],
    about: ["relative to", "same direction|toward|forward|directly at|approach*|in front"],
    not: "away|recede*|reced*|backward|opposite|light|laser|frequency|wavelength|m/s",
    roles: {
      u: { name: "velocity as a share of c", unit: "", asked: "velocity|speed|how fast" },
      v: { ...SHARE, told: "@c … #|@ c … #" },
      w: { ...SHARE, told: "# … @" },
    },
  },
  {
    title: "the rest energy",
    beside: "rest energy mass equivalent convert",
    equations: ["E = m*c^2"],
    about:
      "rest energy|rest mass energy|energy equivalent|mass-energy|mass equivalent|destroy*|converted entirely|complete conversion",
    not: "kinetic|total energy|electron|proton|neutron|percent|%|fission|fusion|%|speed of|efficien*|time|day|year|power",
    roles: {
      E: { ...ENERGY, asked: "[rest] energy|much energy|[rest] energy equivalent" },
      m: { name: "mass", unit: "kg", asked: "mass|rest mass" },
      c: SPEED_OF_LIGHT,
    },
  },
  ...PARTICLE_MASSES.flatMap(([name, mass]): Law[] => {
    const others = PARTICLE_MASSES.map(([other]) => other).filter((each) => each !== name);
    const body = { name: `mass of the ${name}`, unit: "kg", fixed: mass } as const;
    const not = `${others.join("|")}|antiproton|positron|photon|alpha|ion|annihilat*|field|pair|hydrogen|atom|${"voltage"}`;
    return [
      {
        title: `the kinetic energy of a fast ${name}`,
        beside: "relativ kinetic energy speed velocit move travel",
        equations: ["K = m*c^2*(1/sqrt(1 - b^2) - 1)"],
        about: [name, "kinetic energy"],
        not: `${not}|total energy|momentum|ratio`,
        roles: {
          K: { name: "kinetic energy", unit: "MeV", asked: "[relativistic] kinetic energy" },
          b: SHARE,
          m: body,
          c: SPEED_OF_LIGHT,
        },
      },
      {
        title: `the momentum of a fast ${name}`,
        beside: "relativ momentum speed velocit move travel",
        equations: ["p = m*c*b/sqrt(1 - b^2)"],
        about: [name, "momentum"],
        not: `${not}|energy|uncertainty|wavelength`,
        roles: {
          p: { name: "momentum", unit: "kg·m/s", asked: "[relativistic] momentum" },
          b: SHARE,
          m: body,
          c: SPEED_OF_LIGHT,
        },
      },
      {
        title: `the speed of a fast ${name}`,
        beside: "relativ momentum speed velocit difference digit",
        equations: ["v = p/sqrt(m^2 + p^2/c^2)"],
        about: [name, "momentum", "velocity|speed"],
        not: `${not}|energy|uncertainty|wavelength`,
        roles: {
          v: { name: "speed", unit: "m/s", asked: "velocity|speed|how fast" },
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
  {
    title: "the wavelength of a line of hydrogen",
    beside: "hydrogen wavelength photon emit transition level spectrum line electron atom",
    equations: ["1/λ = R*(1/p^2 - 1/q^2)"],
    about: ["hydrogen", "transition|from n|to n|n ="],
    not: "energy|frequency|ionize*|helium|series|shortest|longest|Z =",
    roles: {
      lambda: { name: "wavelength", unit: "m", asked: "wavelength" },
      p: { name: "lower level", unit: "", told: "to the n = @|to n = @|to n=@" },
      q: { name: "upper level", unit: "", told: "from the n = @|from n = @|from n=@" },
      R: RYDBERG,
    },
  },
  {
    title: "the levels of hydrogen",
    beside: "hydrogen energy level atom electron state excit ionize photon orbit",
    equations: ["E = e/n^2"],
    about: ["hydrogen", "ionize*|remove … electron|ionization energy|binding energy"],
    not: "wavelength|frequency|transition|ground state|voltage|helium",
    roles: {
      E: { name: "energy", unit: "eV", asked: "[ionization binding minimum] energy|much energy" },
      n: { name: "level", unit: "", told: "n = @|n=@|n … @" },
      e: GROUND,
    },
  },
  {
    title: "the orbits of hydrogen",
    beside: "hydrogen atom orbit radius bohr state",
    equations: ["r = a*n^2"],
    about: ["hydrogen", "radius|orbit"],
    not: "energy|wavelength|speed|velocity|momentum",
    roles: {
      r: { name: "radius of the orbit", unit: "m", asked: "radius" },
      n: { name: "level", unit: "", told: "n = @|n=@|n … @" },
      a: { name: "Bohr radius", unit: "m", fixed: "5.29177210544e-11" },
    },
  },
  {
    title: "the radius of a nucleus",
    beside: "nucleus nuclear radius isotope",
    equations: ["r = r_0*(1000*M)^(1/3)"],
    about: ["radius", "nucleus|nuclei"],
    not: "density|ratio|diameter|approach|potential|hydrogen atom|two",
    roles: {
      r: { name: "radius", unit: "fm", asked: "radius" },
      M: { name: "mass number", unit: "g/mol", isotope: true },
      r_0: { name: "radius of a nucleon", unit: "m", fixed: "1.20e-15" },
    },
  },
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
      beside:
        "uncertain minimum position momentum energy lifetime time state level atom electron particle nucleus short",
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
  {
    title: "the wavelength of a very fast electron",
    beside: "electron wavelength limit detail produce accelerat",
    equations: ["λ = h*c/E"],
    about: ["electron", "wavelength", "GeV"],
    not: "photon|rest|proton|neutron",
    roles: {
      lambda: { name: "wavelength", unit: "m", asked: "wavelength" },
      E: { name: "energy", unit: "GeV" },
      h: PLANCK,
      c: SPEED_OF_LIGHT,
    },
  },
];
