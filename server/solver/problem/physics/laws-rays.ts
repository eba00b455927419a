import { PLANCK, SPEED_OF_LIGHT } from "./constants";
import { type Law, type Role, role } from "./law";

const HALF = "half-life|half life|half-lives";
const DOSE = "dose|Gy|grays|rad|absorbs|absorbed";
const LIFETIME = role("half-life", "s", "half-life");
const NUCLEI = role("number of nuclei", "", "number of nuclei|many nuclei|number of atoms|many atoms", {
  told: "@ nuclei|@ atoms|nuclei … @|atoms … @|@ radioactive|N = @|@",
});
const ACTIVITY: Role = role(
  "activity",
  "Bq",
  "[initial] activity|activity in [Bq becquerels curies]|[decay] rate",
);
const LEFT = "after|later|remain*|left|now|falls to|drops to|decreas* to|will be";
const decay = (kind: string, unit: string, asked: string): Law => ({
  title: "the law of radioactive decay",
  equations: ["N = N_0*2^(-t/T)"],
  about: [HALF, LEFT, kind],
  not: "fraction|percent|what percentage|ratio|constant|first-order|second-order|zero-order",
  roles: {
    N: role(
      `${asked} after`,
      unit,
      `${asked}|[remaining] ${asked}|how much|much|what ${asked}|amount|quantity`,
    ),
    N_0: { name: `${asked} before`, unit },
    t: {
      name: "time",
      unit: "s",
      told: "after @|after # … @|@ later|@ after|in @|at the end of @|for @|passed|@",
      never: "half-life … @|half life … @|@ half-life|half-life @",
    },
    T: { name: "half-life", unit: "s", told: "half-life … @|half life … @|@ half-life" },
  },
});
const FILTER = "polarizing filter|polarizer|polarized|polaroid|filter|analyzer";
const ORDERS = ["first", "second", "third", "fourth"] as const;
const MOVES = "c";

/** Light, relativity, quanta and radiation. */
export const RAYS: readonly Law[] = [
  {
    title: "the definition of intensity",
    equations: ["I = P/A"],
    about: ["intensity", "area|m^2|cm^2|square|W/m^2"],
    not: "dB|decibel*|°|polari*|radius|diameter|distance|away|electric field|magnetic field|temperature|times|factor|Gy|energy of|J|circular|spot|sphere",
    roles: {
      I: role("intensity", "W/m^2", "intensity"),
      P: role("power", "W", "power|much power|rate"),
      A: role("area", "m^2", "area"),
    },
  },
  ...(["diameter", "radius"] as const).map(
    (size): Law => ({
      title: "the definition of intensity on a circle",
      equations: [size === "diameter" ? "I = P/(pi*d^2/4)" : "I = P/(pi*r^2)"],
      about: ["intensity", size, "spot|beam|circular|disk|laser|dish|mirror"],
      not: "dB|°|polari*|electric field|magnetic field|sphere|J|distance",
      roles: {
        I: role("intensity", "W/m^2", "intensity"),
        P: role("power", "W", "power"),
        ...(size === "diameter"
          ? { d: { name: "diameter", unit: "m" } }
          : { r: { name: "radius", unit: "m" } }),
      },
    }),
  ),
  {
    title: "the law of Malus",
    equations: ["I = I_0*cos(θ)^2"],
    about: [FILTER, "intensity|W/m^2"],
    not: "unpolarized|two|three|second|percent|fraction|crossed|%",
    terms: "angle|angles",
    roles: {
      I: role(
        "transmitted intensity",
        "W/m^2",
        "intensity|transmitted intensity|intensity of transmitted light",
      ),
      I_0: { name: "intensity before", unit: "W/m^2" },
      theta: { name: "angle", unit: "°" },
    },
  },
  ...ORDERS.map(
    (order, i): Law => ({
      title: "the law of the double slit",
      equations: [`d*sin(θ) = ${i + 1}*λ`],
      about: [
        `${order} order`,
        "double slit|double slits|two slits|slits",
        "maxim*|bright|constructive|fringe|angle",
      ],
      not: "minim*|screen|grating|width|water|highest|dark|single|per cm|lines",
      terms: "angle|angles|third",
      roles: {
        d: role(
          "distance of the slits",
          "m",
          "separation|distance|slit separation|how far apart|distance between slits|separation between slits",
          {
            told: "separat* … @|slit* … @|apart|@ between|distance … @",
          },
        ),
        theta: role("angle", "°", "angle"),
        lambda: role("wavelength", "m", "wavelength", {
          told: "@ light|wavelength … @|light … @|@ laser|@ [pure] light|λ = @",
          never: "separat* … @|@ apart",
        }),
      },
    }),
  ),
  {
    title: "the relativistic factor",
    equations: ["y = 1/sqrt(1 - b^2)"],
    about: "gamma|relativistic factor|Lorentz factor",
    terms: "factor",
    not: "energy|momentum|length|lifetime|time|how long|m",
    roles: {
      y: role("relativistic factor", "", "gamma|relativistic factor|lorentz factor|factor", {
        told: "gamma … @",
      }),
      b: role("speed as a share of the speed of light", "", "speed|velocity", {
        told: "@ c|@c|@ the speed of light|@ of the speed of light",
      }),
    },
  },
  {
    title: "the law of time dilation",
    equations: ["t = t_0/sqrt(1 - b^2)"],
    about: [
      "own frame|at rest|lifetime|live*|proper|clock|muon|pion|kaon|particle|astronaut|ages|duration",
      "observer|observed|laboratory|earth*|seen|measured|as viewed|relative|moving",
    ],
    not: "distance|how far|length|energy|momentum|gamma|km|kg|J|eV|two",
    roles: {
      t: role(
        "time for the observer",
        "s",
        "how long|time|lifetime|[observed] lifetime|long|duration|half-life",
        { told: "observ* … @|measur* … @|earth* … @|laborator* … @" },
      ),
      t_0: role("proper time", "s", "proper time|proper lifetime|lifetime in own frame", {
        told: "own … @|at rest … @|@ … at rest|@ … own|proper … @|lifetime … @|liv* @|liv* … @|life of … @|half-life … @|takes @|flash* … @|astronaut … @|@ … on board|aboard … @",
      }),
      b: {
        name: "speed as a share of the speed of light",
        unit: "",
        told: `@ ${MOVES}|@${MOVES}|@ the speed of light|@ of the speed of light`,
      },
    },
  },
  {
    title: "the law of length contraction",
    equations: ["L = L_0*sqrt(1 - b^2)"],
    about: ["long|length|distance", "moving|moves|passes|travel*|observer|speed|flies|relative"],
    not: "lifetime|how long does it|time|energy|momentum|gamma|kg|s|y|years|two",
    roles: {
      L: role(
        "contracted length",
        "m",
        "length|how long|distance|how far|apparent length|length as measured",
        { told: "observ* … @|appear* … @" },
      ),
      L_0: role("proper length", "m", "proper length|rest length", { told: "@" }),
      b: {
        name: "speed as a share of the speed of light",
        unit: "",
        told: `@ ${MOVES}|@${MOVES}|@ the speed of light|@ of the speed of light`,
      },
    },
  },
  {
    title: "the link of mass and energy",
    equations: ["E = m*c^2"],
    about: [
      "rest energy|rest mass energy|mass energy|energy equivalent|convert* & mass|convert* & matter|mass is converted|mass defect|mass difference|loses a mass|mass destroyed",
      "kg|g|mg|u|J|MeV|µg|eV|kJ",
    ],
    not: "kinetic|speed|velocity|percent|accelerat*|total energy|per|efficien*|fraction|%|c|specific heat|burn*|combust*|fusion|melt*|°C|half-life|proton and|neutrons|nucleon|light|photon|wavelength|reaction|W|react*",
    roles: {
      E: role(
        "energy",
        "J",
        "[rest equivalent binding] energy|much energy|rest mass energy|rest energy equivalent|energy equivalent|much [binding] energy",
      ),
      m: role("mass", "kg", "mass|much mass|mass defect"),
      c: SPEED_OF_LIGHT,
    },
  },
  {
    title: "the uncertainty of position and momentum",
    equations: ["x*p = h/(4*pi)"],
    about: ["uncertainty|uncertain|Heisenberg*", "position|momentum"],
    terms: "uncertainty",
    not: "velocity|speed|energy|kg electron|lifetime|percent",
    roles: {
      x: role(
        "uncertainty of the position",
        "m",
        "[minimum smallest] uncertainty in position|uncertainty in position",
      ),
      p: role(
        "uncertainty of the momentum",
        "kg·m/s",
        "[minimum smallest] uncertainty in momentum|uncertainty in momentum",
      ),
      h: PLANCK,
    },
  },
  {
    title: "the uncertainty of energy and time",
    equations: ["E*t = h/(4*pi)"],
    about: ["uncertainty|uncertain|Heisenberg*", "energy|lifetime|time"],
    terms: "uncertainty",
    not: "velocity|speed|momentum|position|mass|percent",
    roles: {
      E: role(
        "uncertainty of the energy",
        "eV",
        "[minimum smallest] uncertainty in energy|uncertainty in energy|[minimum] uncertainty in its energy",
      ),
      t: role("time", "s", "lifetime|time|how long|uncertainty in time", { told: "@" }),
      h: PLANCK,
    },
  },
  {
    title: "the law of activity",
    equations: ["R = ln(2)*N/T"],
    about: ["activity", HALF],
    not: `${LEFT}|kg|g|mg|µg|mol|mass|carbon-14 dating|age`,
    roles: { R: ACTIVITY, N: NUCLEI, T: LIFETIME },
  },
  decay("activity|Bq|Ci|MBq|kBq|mCi|µCi", "Bq", "activity"),
  decay("mass|g|mg|kg|µg|grams", "g", "mass"),
  {
    title: "the link of half-life and decay constant",
    equations: ["k = ln(2)/T"],
    about: ["half-life|half life", "decay constant|rate constant", ""].slice(0, 2),
    not: "second-order|zero-order|M|concentration|activity|nuclei",
    roles: {
      k: role("decay constant", "s^-1", "[decay rate] constant"),
      T: LIFETIME,
    },
  },
  {
    title: "the definition of the absorbed dose",
    equations: ["D = E/m"],
    about: [DOSE, "dose|Gy|grays|rad"],
    not: "RBE|Sv|sieverts|rem|temperature|quality|per|half-life|activity|Bq|%",
    roles: {
      D: role("dose", "Gy", "[absorbed radiation average] dose|dose in [Gy rad grays]"),
      E: role("energy", "J", "energy|[how] much energy"),
      m: role("mass", "kg", "mass|mass of tissue"),
    },
  },
  {
    title: "the definition of the equivalent dose",
    equations: ["H = w*D"],
    about: ["RBE|quality factor|relative biological effectiveness", "Gy|Sv|dose"],
    terms: "quality factor",
    not: "kg|J|per|W|s|half-life",
    roles: {
      H: role("equivalent dose", "Sv", "[equivalent biological] dose|dose in [Sv sieverts]|equivalent dose"),
      w: { name: "RBE", unit: "", told: "RBE … @|quality factor … @|effectiveness … @" },
      D: role("absorbed dose", "Gy", "absorbed dose|dose in [Gy grays]"),
    },
  },
  {
    title: "Bohr's energies of hydrogen",
    equations: ["E = -R/n^2"],
    about: ["hydrogen", "n = #|n=#", "energy"],
    not: "transition|from n|emitted|photon|ioniz*|wavelength|goes|jump*|falls|drops|He|Li",
    roles: {
      E: role("energy", "eV", "energy|[energy] level|energy of level|energy of electron"),
      R: { name: "ionization energy of hydrogen", unit: "eV", fixed: "2.1798723611e-18" },
      n: { name: "number of the level", unit: "", told: "n = @|n=@" },
    },
  },
  {
    title: "the wavelength of a line of hydrogen",
    equations: ["1/λ = R*|1/n_1^2 - 1/n_2^2|"],
    about: ["hydrogen", "n = #|n=#|n_i|ni", "wavelength"],
    not: "He|Li|series limit|shortest|longest|frequency of",
    roles: {
      lambda: role("wavelength", "m", "wavelength"),
      R: { name: "Rydberg constant", unit: "m^-1", fixed: "10973731.568157" },
      n_1: { name: "first level", unit: "", told: "n = @|n=@|to @|from @" },
      n_2: { name: "second level", unit: "", told: "n = @|n=@|to @|from @" },
    },
  },
];
