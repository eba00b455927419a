import { COULOMB, MAGNETIC, SPEED_OF_LIGHT } from "./constants";
import { type Law, type Role, role } from "./law";

const EMF =
  "[average induced magnitude] emf|[average induced] voltage|[average induced] emf generated|emf [is] induced|[induced] potential difference";
const FIELD = role(
  "magnetic field",
  "T",
  "[earth's] magnetic field [strength]|field strength|field|magnetic flux density",
);
const PART = "[cross-sectional surface] area";
const AREA = role("area", "m^2", PART);
const TURNS: Role = role("number of turns", "", "number of turns|many turns|many loops|how many turns", {
  told: "@ turn*|@ loop*|@ coil*|@ winding*|turns … @|N = @",
});
const TIME = role("time", "s", "time|how long|time interval");
const FLUX = role("change of flux", "Wb", "[change in] [magnetic] flux|change in flux", {
  told: "flux|by @",
});
const GONE =
  "to zero|to 0|removed|pulled out|is turned off|switched off|drops to nothing|out of the field|rotated … parallel|out of it|reduced to zero";
const FLAT =
  "perpendicular*|right angle*|face on|normal to the field|through it|through a|through the|uniform";

const ROD = "rod|wire|bar|wing*|conductor|axle|train|antenna|tether|rail|plane|aircraft|jet|airplane";
const LONG = "wire|wires|cable|cables|line|lines|conductor|conductors|cord";

/** Circular sections: the loop of a coil by its diameter or its radius. */
const LOOPS: readonly (readonly [area: string, roles: Law["roles"], about: string])[] = [
  ["A", { A: AREA }, "area"],
  ["(pi*d^2/4)", { d: role("diameter", "m", "diameter", { told: "diameter" }) }, "diameter"],
  ["(pi*r^2)", { r: role("radius", "m", "radius", { told: "radius" }) }, "radius"],
];

const SLOPED = "angle|°";
const faraday = (turns: string, more: Law["roles"]): readonly Law[] => [
  {
    title: "Faraday's law of induction",
    equations: [`U = ${turns}φ/t`],
    about: ["flux", "emf|voltage"],
    not: `rpm|rotat*|resistance|current|${turns === "" ? "turn|turns|loops" : "single loop"}`,
    terms: "increases by|decreases by",
    roles: { U: role("induced emf", "V", EMF), phi: FLUX, t: TIME, ...more },
  },
  ...LOOPS.map(
    ([area, roles, about]): Law => ({
      title: "Faraday's law of induction",
      equations: [`U = ${turns}B*${area}/t`],
      about: [GONE, "field", about, "emf|voltage"],
      not: `rpm|peak|resistance|from # T to # T|${turns === "" ? "turn|turns|loops" : "single loop"}|increas* from|°`,
      roles: { U: role("induced emf", "V", EMF), B: FIELD, t: TIME, ...roles, ...more },
    }),
  ),
];

/** The resistance of a wire by its length and its section. */
const RESISTANCES: readonly Law[] = LOOPS.map(
  ([area, roles, about]): Law => ({
    title: "the resistance of a wire",
    equations: [`R = ρ*L/${area}`],
    about: [
      "resistance|Ω|resistor|resistivity",
      about,
      "wire|rod|bar|cable|line|filament|resistivity|cylinder|conductor|copper|cord|element",
    ],
    not: "voltage|V|power|W|current|A|temperature coefficient|twice|square|rectangular|°C",
    roles: {
      R: role("resistance", "Ω", "resistance"),
      rho: { ...role("resistivity", "Ω·m", "resistivity"), material: "resistivity" },
      L: role("length", "m", "length|how long", {
        told: "@ long|long … @|length … @|@ [of] wire|@ length|@ piece|@ in length|@ of copper|@ of",
      }),
      ...roles,
    },
  }),
);

/** Coils, wires and moving charges in magnetic fields. */
export const COILS: readonly Law[] = [
  ...RESISTANCES,
  ...faraday("", {}),
  ...faraday("N*", { N: TURNS }),
  ...LOOPS.map(
    ([area, roles, about]): Law => ({
      title: "the definition of magnetic flux",
      equations: [`φ = B*${area}`],
      about: ["flux", about, FLAT],
      not: "°|emf|induc*|turns|solenoid|current|chang*",
      roles: { phi: role("magnetic flux", "Wb", "[magnetic] flux"), B: FIELD, ...roles },
    }),
  ),
  {
    title: "the definition of magnetic flux",
    equations: ["φ = B*A*cos(θ)"],
    about: ["flux", "angle|°", "perpendicular of|perpendicular to|normal|axis"],
    not: "with the plane|to the plane|from the plane|emf|induc*|turns",
    terms: "angle",
    roles: {
      phi: role("magnetic flux", "Wb", "[magnetic] flux"),
      B: FIELD,
      A: AREA,
      theta: { name: "angle to the perpendicular", unit: "°" },
    },
  },
  {
    title: "the voltage of a moving wire",
    equations: ["U = B*L*v"],
    about: [ROD, "emf|voltage|potential difference", "field|T|G"],
    not: `${SLOPED}|current|resistance|turns|coil|loop|generator|hall|frequency|parallel|along`,
    roles: {
      U: role("induced emf", "V", `${EMF}|emf across it|motional emf`),
      B: {
        ...FIELD,
        asked: "[earth's] magnetic field [strength]|field strength|strength|vertical component",
      },
      L: role("length", "m", "length|how long"),
      v: role("speed", "m/s", "speed|velocity|how fast"),
    },
  },
  ...(
    [
      ["F = I*L*B", {}, `${SLOPED}|`, ""],
      ["F = I*L*B*sin(θ)", { theta: role("angle between wire and field", "°", "angle") }, "", "angle|angles"],
    ] as const
  ).map(
    ([equation, more, not, terms]): Law => ({
      title: "the force on a wire in a magnetic field",
      equations: [equation],
      about: [LONG, "force", "field|T|G"],
      not: `${not}parallel|two|each other|turns|loop|coil|torque|apart|mass|other wire`,
      terms: terms || "angle between",
      roles: {
        F: role("force", "N", "[magnetic] force"),
        I: role("current", "A", "current"),
        L: role("length", "m", "length|how long"),
        B: FIELD,
        ...more,
      },
    }),
  ),
  ...(
    [
      ["q", { q: role("charge", "C", "charge", { told: "@" }) }, "electron|proton|alpha|electrons|protons"],
      ["e", { e: { name: "elementary charge", unit: "C", fixed: "1.602176634e-19" } }, "alpha|He|ion|radius"],
    ] as const
  ).flatMap(([charge, own, not]): Law[] => [
    {
      title: "the magnetic force on a moving charge",
      equations: [`F = ${charge}*v*B`],
      about: [
        "force",
        "field|T",
        charge === "e" ? "electron|proton|electrons|protons" : "charge|C",
        "perpendicular*|right angle*|maximum|at right angles",
      ],
      not: `${not}|°|radius|circle|circular|electric field|acceleration|path|N/C|V/m`,
      roles: {
        F: role("force", "N", "[magnetic maximum] force"),
        v: role("speed", "m/s", "speed|velocity|how fast"),
        B: FIELD,
        ...own,
      },
    },
    {
      title: "the magnetic force on a moving charge",
      equations: [`F = ${charge}*v*B*sin(θ)`],
      about: ["force", "field|T", charge === "e" ? "electron|proton|electrons|protons" : "charge|C", "°"],
      not: `${not}|radius|circle|circular|electric field|acceleration|path|N/C|V/m`,
      terms: "angle|angles",
      roles: {
        F: role("force", "N", "[magnetic maximum] force"),
        v: role("speed", "m/s", "speed|velocity|how fast"),
        B: FIELD,
        theta: role("angle", "°", "angle"),
        ...own,
      },
    },
  ]),
  {
    title: "the force for each meter between parallel wires",
    equations: ["f = μ*I*J/(2*pi*d)"],
    about: [
      "parallel|between the wires|two wires|cord",
      "force per|force for each|force exerted per|per unit length",
    ],
    not: "°|average|torque|field at|magnetic field",
    roles: {
      f: role(
        "force for each meter",
        "N/m",
        "[magnitude] force|force per meter|force per unit|force per unit length",
      ),
      mu: MAGNETIC,
      I: { name: "first current", unit: "A" },
      J: { name: "second current", unit: "A" },
      d: role("distance", "m", "distance|how far apart|separation"),
    },
  },
  {
    title: "the force for each meter between parallel wires with one current",
    equations: ["f = μ*I^2/(2*pi*d)"],
    about: ["parallel|between the wires|two wires", "force per|per unit length", "each|same|both|equal"],
    not: "°|average|torque|field at|magnetic field",
    terms: "both",
    roles: {
      f: role(
        "force for each meter",
        "N/m",
        "[magnitude] force|force per meter|force per unit|force per unit length",
      ),
      mu: MAGNETIC,
      I: role("current", "A", "current"),
      d: role("distance", "m", "distance|how far apart|separation"),
    },
  },
  {
    title: "the field of a straight wire",
    equations: ["B = μ*I/(2*pi*r)"],
    about: ["magnetic field|field", "wire|line|bolt|cable|conductor"],
    not: "loop|coil|solenoid|force|two|wires|parallel|turns|°",
    roles: {
      B: role("magnetic field", "T", "[maximum] magnetic field [strength]|field strength|field"),
      mu: MAGNETIC,
      I: role("current", "A", "current"),
      r: role("distance", "m", "distance|how far"),
    },
  },
  ...(["V", "N"] as const).flatMap((kind): Law[] => {
    const voltage = (name: string): Role =>
      role(name, "V", "[output input primary secondary peak] voltage|output", {});
    return kind === "V"
      ? [
          {
            title: "the law of the transformer",
            equations: ["V_1/V_2 = N_1/N_2"],
            about: ["transformer|primary|secondary", "turn*|loop*"],
            not: "current|A|W|power|efficien*",
            roles: {
              V_1: voltage("primary voltage"),
              N_1: {
                ...TURNS,
                told: undefined,
                asked:
                  "number of turns|many turns|many turns are in|turns|many loops|many primary turns|many secondary turns",
              },
              V_2: { name: "other voltage", unit: "V" },
              N_2: { name: "other number of turns", unit: "" },
            },
            states: [
              ["V_1", "V_2"],
              ["N_1", "N_2"],
            ],
          },
        ]
      : [];
  }),
  {
    title: "the law of self-induction",
    equations: ["U = L*I/t"],
    about: ["induct*|inductor|coil|solenoid|self-inductance|mutual inductance|mH|H", "emf|voltage"],
    not: "turns|energy|frequency|Hz|from # A to|reactance|Ω|resist*",
    roles: {
      U: role("induced emf", "V", EMF),
      L: role("inductance", "H", "[self mutual] inductance|self-inductance"),
      I: role("change of the current", "A", "current|change in current", {
        never: "from @|# to @|from # to @",
      }),
      t: TIME,
    },
  },
  ...(["from 0", "from zero"] as const).slice(0, 1).map(
    (): Law => ({
      title: "the law of self-induction",
      equations: ["U = L*|I_2 - I_1|/t"],
      about: ["induct*|inductor|coil|self-inductance", "emf|voltage", "from"],
      not: "turns|energy|frequency|Hz|reactance|Ω|resist*",
      roles: {
        U: role("induced emf", "V", EMF),
        L: { name: "inductance", unit: "H" },
        I_1: { name: "current before", unit: "A", told: "from @" },
        I_2: { name: "current after", unit: "A", told: "to @" },
        t: { ...TIME, asked: undefined },
      },
    }),
  ),
  {
    title: "the link of the fields in an electromagnetic wave",
    equations: ["E = c*B"],
    about: ["electromagnetic wave|electromagnetic|light|radio|laser|microwave*|wave"],
    not: "intensity|W|frequency|wavelength|plates|charge|force|capacitor|rms|average",
    roles: {
      E: role("electric field", "V/m", "[maximum peak] electric field [strength amplitude]"),
      c: SPEED_OF_LIGHT,
      B: role("magnetic field", "T", "[maximum peak] magnetic field [strength amplitude]"),
    },
  },
  {
    title: "Coulomb's law for two equal charges",
    equations: ["F = k*Q^2/r^2"],
    about: ["force|repel*|repuls*", "two|identical|equal|each", "charge|charges|C"],
    not: "electron|proton|three|ratio|mass|hang*|moved|field|gravit*|midway",
    roles: {
      F: role(
        "force",
        "N",
        "[repulsive electrostatic magnitude coulomb electric attractive] force|[electrostatic] force of repulsion",
      ),
      k: COULOMB,
      Q: role("each charge", "C", "charge|charge on each"),
      r: role("distance", "m", "distance|how far|separation"),
    },
  },
];
