import { type Law, type Role, role } from "./law";

const STEFAN: Role = { name: "Stefan–Boltzmann constant", unit: "W/m^2/K^4", fixed: "5.670374419e-8" };
const DOES = "does … @|work … @|by the gas … @|@ of work|work of @|@ of work is done by";
const DONE_ON = "work is done on|done on|does work on|compress*";
const HEAT_IN =
  "absorb* … @|heat … @|added … @|@ of heat|receives … @|gains … @|heat transfer … @|@ [of] heat|takes in … @|supplied … @";
const LOSES_HEAT =
  "heat leaves|heat flows out|loses|gives off|gives up|releas*|heat is removed|lost|rejects|heat transfer from|heat transfer out|leaves it";
const INNER = "[change increase] in internal energy|internal energy|internal energy change|how much";
const HEAT = role("heat", "J", "[how much] heat|[much] heat [transfer]", { told: HEAT_IN, never: DOES });
const WORK = role("work", "J", "[how much] work|[much] work", { told: DOES, never: "@ of heat|heat of @" });
const internal = (equation: string, about: readonly string[], not: string, title = ""): Law => ({
  title: `the first law of thermodynamics${title}`,
  equations: [equation],
  about: ["internal energy", ...about],
  not: `efficien*|temperature|mol|kg|cycle|then|metaboli*|food|eat*|${not}`,
  roles: {
    U: role("change of internal energy", "J", INNER, { told: "internal energy … @" }),
    Q: HEAT,
    W: WORK,
  },
});

const ENGINE = "engine|cycle|power plant|turbine";
const INPUT: Role = role(
  "heat taken in",
  "J",
  "[how much] heat input|heat taken in|heat absorbed|[much] heat",
  {
    told: "takes in … @|absorb* … @|input … @|hot … @|@ from a hot|@ from the hot|receives … @|@ of heat [transfer] into|each @|supplied … @|@ of heat in|for every @|@ of heat it absorbs|from @ of heat",
    never: "reject* … @|exhaust* … @|cold … @|work of @|@ of work|waste … @|discard* … @|releas* … @",
  },
);
/** Words of the heat that an engine gives off: a law that does not know of it is not meant. */
const WASTES = "reject*|exhaust*|waste*|discard*|releas*|gives off|given off|expel*|environment";
const REJECTED: Role = role(
  "heat given off",
  "J",
  "[much] heat [rejected exhausted wasted transfer]|waste heat|heat transfer to cold reservoir|heat transfer to environment|heat rejected|[heat] exhaust",
  {
    told: "reject* … @|exhaust* … @|cold … @|waste* … @|discard* … @|releas* … @|gives off … @|to the environment … @|@ to a cold|@ to the cold|expel* … @",
  },
);
const OUTPUT: Role = role(
  "work done",
  "J",
  "[useful mechanical much] work|work output|work done|[useful] work output",
  {
    told: "work … @|@ of [useful mechanical] work|does @|output … @|performs @|produces @",
    never: "reject* … @|exhaust* … @|@ of heat",
  },
);
const EFFICIENCY = role("efficiency", "%", "efficiency|[thermal] efficiency", { told: "efficien*|%" });
const engine = (equation: string, roles: Law["roles"]): Law => ({
  title: "the efficiency of an engine",
  equations: [equation],
  about: [ENGINE, "efficien*|work|heat"],
  not:
    "carnot|maximum|°C|K|ideal|W|kW|MW|refrigerator|heat pump|coefficient of performance|gasoline|kg" +
    ("C" in roles ? "" : `|${WASTES}`),
  roles,
});

const MELT = "melt|melts|melted|melting|fusion|freez*|solidif*|thaw*";
const BOIL = "boil*|vaporiz*|vaporis*";
const change = (title: string, about: string, not: string, latent: Role): Law => ({
  title,
  equations: ["Q = m*L"],
  about: [about],
  not: `${not}|from # °C|warm*|raise*|cool*|heated|final|W|mol|container|and then|entropy|J/kg/K|specific heat`,
  roles: {
    Q: role(
      "heat",
      "J",
      "[how much] heat|[how much] energy|[much] heat [transfer]|[much] energy|heat transfer|energy",
    ),
    m: role("mass", "kg", "mass|how much water|how much ice|how much steam|much water|much ice"),
    L: latent,
    T: {
      name: "temperature of the change",
      unit: "K",
      told: "at @|at its melting point of @|at its boiling point of @",
    },
  },
});

const MIXED = "mixed|poured|added|combined|placed|dropped|mixes|immersed|put into|submerged in";
const SAME =
  /* one liquid in two amounts */ "water … water|mixed with # kg of water|hot water … cold water|cold water … hot water|warm water … cold water";

/** Heat and work that pass from one thing to another. */
export const ENERGY_FLOW: readonly Law[] = [
  {
    title: "the Stefan–Boltzmann law",
    equations: ["P = σ*ε*A*T^4"],
    about: ["radiat*|emit*", "emissivity|black body|blackbody"],
    not: "net|surroundings|environment|walls|radius|diameter|factor|room",
    roles: {
      P: role(
        "radiated power",
        "W",
        "[at what] rate|[radiated] power|rate of heat transfer|rate of radiation|power radiated|much power",
      ),
      sigma: STEFAN,
      epsilon: {
        name: "emissivity",
        unit: "",
        told: "emissiv*|e = @",
        asked: "emissivity",
        fixed: ["black body|blackbody|perfect emitter", "1"],
      },
      A: role("area", "m^2", "[surface] area"),
      T: role("temperature", "K", "temperature"),
    },
  },
  {
    title: "the Stefan–Boltzmann law for a body in its surroundings",
    equations: ["P = σ*ε*A*(T_1^4 - T_2^4)"],
    about: ["radiat*|radiation", "emissivity", "surround*|environment|walls|room|net"],
    not: "radius|diameter|factor|sun",
    roles: {
      P: role(
        "net radiated power",
        "W",
        "[net] rate|[net] power|[net] rate of heat transfer|rate of heat transfer by radiation|net heat transfer|heat transfer",
      ),
      sigma: STEFAN,
      epsilon: { name: "emissivity", unit: "", told: "emissiv*|e = @" },
      A: role("area", "m^2", "[surface] area"),
      T_1: {
        name: "temperature of the body",
        unit: "K",
        told: "skin … @|surface … @|body … @|object … @|its temperature … @",
        never: "surround* … @|environment … @|wall* … @|room … @|air … @",
      },
      T_2: {
        name: "temperature around",
        unit: "K",
        told: "surround* … @|environment … @|wall* … @|room … @|air … @",
      },
    },
  },
  {
    title: "the law of heat conduction",
    equations: ["P = k*A*D/d"],
    about: ["conduct*", "difference|thermal conductivity"],
    not: "inside|outside|twice|double|two|electrical|ice melts",
    roles: {
      P: role(
        "power",
        "W",
        "rate|[at what] rate|rate of heat conduction|rate of heat transfer|heat conduction|power|rate of conduction",
      ),
      k: role("thermal conductivity", "W/m/K", "thermal conductivity"),
      A: role("area", "m^2", "[surface] area"),
      D: role("temperature difference", "K", "temperature difference|difference in temperature", {
        told: "difference",
      }),
      d: role("thickness", "m", "thickness|how thick"),
    },
  },
  internal("U = Q - W", [], `${DONE_ON}|${LOSES_HEAT}`),
  internal(
    "U = W - Q",
    [DONE_ON, LOSES_HEAT],
    "expan*|absorb*",
    " for work done on a system that gives off heat",
  ),
  internal("U = Q + W", [DONE_ON], LOSES_HEAT, " for work done on a system"),
  internal("U = -Q - W", [LOSES_HEAT], DONE_ON, " for a system that gives off heat and does work"),
  {
    title: "the work of a gas at constant pressure",
    equations: ["W = p*V"],
    about: [
      "work",
      "constant pressure|pressure is constant|isobar*|against a pressure|pressure of",
      "volume|expand*",
    ],
    terms: "increases by|decreases by",
    not: "temperature|internal energy|heat|L·atm|mol|isotherm*|adiabat*|from # m|piston moves|cylinder of",
    roles: {
      W: role("work", "J", "[how much] work|[much] work"),
      p: role("pressure", "Pa", "pressure"),
      V: role("change of volume", "m^3", "change in volume|increase in volume", {
        told: "change* … @|increas* … @|decreas* … @",
      }),
    },
  },
  {
    title: "the work of a gas at constant pressure",
    equations: ["W = p*(V_2 - V_1)"],
    about: ["work", "constant pressure|pressure is constant|isobar*|pressure of", "from"],
    not: "temperature|internal energy|heat|mol|isotherm*|adiabat*|compress*",
    roles: {
      W: role("work", "J", "[how much] work|[much] work"),
      p: role("pressure", "Pa", "pressure"),
      V_1: { name: "volume before", unit: "m^3", told: "from @" },
      V_2: { name: "volume after", unit: "m^3", told: "to @" },
    },
  },
  engine("η = W/Q", { eta: EFFICIENCY, W: OUTPUT, Q: INPUT }),
  engine("η = 1 - C/Q", { eta: EFFICIENCY, Q: INPUT, C: REJECTED }),
  engine("W = Q - C", { W: OUTPUT, Q: INPUT, C: REJECTED }),
  change(
    "the heat of melting or freezing",
    MELT,
    `${BOIL}|kg copper`,
    role("heat of fusion", "J/kg", "[latent] heat of fusion|[latent] heat", { material: "heatOfFusion" }),
  ),
  change(
    "the heat of boiling or condensing",
    BOIL,
    "melt*|ice|freez*|evaporat*|condens*|sweat*",
    role("heat of vaporization", "J/kg", "[latent] heat of vaporization|[latent] heat", {
      material: "heatOfVaporization",
    }),
  ),
  {
    title: "the balance of heat between two bodies",
    equations: ["T = (m_1*a*T_1 + m_2*b*T_2)/(m_1*a + m_2*b)"],
    about: [MIXED, "specific heat|J/kg/K|J/g/K", "temperature"],
    not: "ice|steam|container|calorimeter|evaporat*|heat of fusion|boil*|cup",
    roles: {
      T: role("final temperature", "°C", "[final equilibrium resulting] temperature|temperature of mixture"),
      m_1: { name: "first mass", unit: "kg" },
      a: { name: "first specific heat", unit: "J/kg/K" },
      T_1: { name: "temperature of the first", unit: "°C" },
      m_2: { name: "second mass", unit: "kg" },
      b: { name: "second specific heat", unit: "J/kg/K" },
      T_2: { name: "temperature of the second", unit: "°C" },
    },
    states: [
      ["m_1", "m_2"],
      ["a", "b"],
      ["T_1", "T_2"],
    ],
  },
  {
    title: "the balance of heat between two amounts of one liquid",
    equations: ["T = (m_1*T_1 + m_2*T_2)/(m_1 + m_2)"],
    about: [MIXED, SAME, "temperature"],
    not: "ice|steam|J/kg/K|specific heat|copper|aluminum|iron|lead|glass|container|calorimeter|evaporat*",
    roles: {
      T: role(
        "final temperature",
        "°C",
        "[final equilibrium resulting] temperature|temperature of mixture|[final] temperature of mixture",
      ),
      m_1: { name: "first mass", unit: "kg" },
      T_1: { name: "temperature of the first", unit: "°C" },
      m_2: { name: "second mass", unit: "kg" },
      T_2: { name: "temperature of the second", unit: "°C" },
    },
    states: [
      ["m_1", "m_2"],
      ["T_1", "T_2"],
    ],
  },
];
