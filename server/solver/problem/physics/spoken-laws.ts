import { GRAVITY } from "./constants";

/** One letter of a law, with the words by which people ask for it or tell it. */
export interface SpokenRole {
  readonly name: string;
  readonly unit: string;
  readonly cues: string;
  /** A constant that need not be told. */
  readonly fixed?: string;
}

/** A law with one letter of each dimension, so that quantities find their places by themselves. */
export interface SpokenLaw {
  readonly title: string;
  readonly equation: string;
  readonly roles: Readonly<Record<string, SpokenRole>>;
  /** A phrase without which it is another law: "from rest". */
  readonly needs?: string;
  /** What people call it, without apostrophes: a text that names a law means that one and no other. */
  readonly called?: string;
}

const role = (name: string, unit: string, cues: string): SpokenRole => ({ name, unit, cues });

const MASS = role("mass", "kg", "mass|how heavy");
const TIME = role(
  "time",
  "s",
  "time|how long|duration|time taken|how much time|how many seconds|how many hours",
);
const DISTANCE = role("distance", "m", "distance|how far|displacement|length");
const SPEED = role("speed", "m/s", "average speed|speed|velocity|how fast|average velocity|constant speed");
const ACCELERATION = role("acceleration", "m/s^2", "acceleration");
const FORCE = role("force", "N", "force|net force|resultant force|unbalanced force");
const VOLTAGE = role("voltage", "V", "voltage|potential difference|pd|emf");
const CURRENT = role("current", "A", "current");
const POWER = role("power", "W", "power|electrical power|power output");
const WORK = role("work", "J", "work|work done|energy transferred|energy");
const GRAVITATIONAL: SpokenRole = {
  name: GRAVITY.name,
  unit: GRAVITY.unit,
  cues: "gravity|acceleration due to gravity|gravitational field strength",
  fixed: "9.80",
};

/** Laws that are asked for in a few words: "density of a block mass 240 g volume 30 cm^3". */
export const SPOKEN_LAWS: readonly SpokenLaw[] = [
  { title: "the definition of speed", equation: "v = d/t", roles: { v: SPEED, d: DISTANCE, t: TIME } },
  {
    title: "the law of motion from rest",
    equation: "d = 1/2*a*t^2",
    roles: { d: DISTANCE, a: ACCELERATION, t: TIME },
    needs: "from rest",
  },
  {
    title: "the law of motion from rest",
    equation: "v = a*t",
    roles: { v: { ...SPEED, cues: `final speed|final velocity|${SPEED.cues}` }, a: ACCELERATION, t: TIME },
    needs: "from rest",
  },
  {
    title: "Newton's second law",
    equation: "F = m*a",
    called: "newtons second law|newtons 2nd law|newton second law|second law of motion",
    roles: { F: FORCE, m: MASS, a: ACCELERATION },
  },
  {
    title: "the weight of a mass",
    equation: "W = m*g",
    roles: { W: role("weight", "N", "weight|force of gravity"), m: MASS, g: GRAVITATIONAL },
  },
  {
    title: "the kinetic energy of a moving body",
    equation: "K = 1/2*m*v^2",
    roles: { K: role("kinetic energy", "J", "kinetic energy|ke"), m: MASS, v: SPEED },
  },
  {
    title: "the potential energy of a raised body",
    equation: "U = m*g*h",
    roles: {
      U: role("potential energy", "J", "potential energy|gravitational potential energy|gpe|pe"),
      m: MASS,
      g: GRAVITATIONAL,
      h: role("height", "m", "height|how high"),
    },
  },
  {
    title: "the definition of density",
    equation: "ρ = m/V",
    roles: { rho: role("density", "kg/m^3", "density"), m: MASS, V: role("volume", "m^3", "volume") },
  },
  {
    title: "Ohm's law",
    equation: "V = I*R",
    called: "ohms law|ohm law",
    roles: { V: VOLTAGE, I: CURRENT, R: role("resistance", "Ω", "resistance") },
  },
  { title: "the power of a current", equation: "P = V*I", roles: { P: POWER, V: VOLTAGE, I: CURRENT } },
  { title: "the definition of power", equation: "P = W/t", roles: { P: POWER, W: WORK, t: TIME } },
  { title: "the work of a force", equation: "W = F*d", roles: { W: WORK, F: FORCE, d: DISTANCE } },
  {
    title: "the momentum of a body",
    equation: "p = m*v",
    roles: { p: role("momentum", "kg·m/s", "momentum"), m: MASS, v: SPEED },
  },
  {
    title: "the definition of pressure",
    equation: "p = F/A",
    roles: { p: role("pressure", "Pa", "pressure"), F: FORCE, A: role("area", "m^2", "area") },
  },
  {
    title: "the speed of a wave",
    equation: "v = f*λ",
    roles: {
      v: role("wave speed", "m/s", "wave speed|speed|velocity"),
      f: role("frequency", "Hz", "frequency"),
      lambda: role("wavelength", "m", "wavelength"),
    },
    needs: "wave",
  },
  {
    title: "the amount of substance",
    equation: "n = m/M",
    roles: {
      n: role("amount", "mol", "how many moles|moles|number of moles|amount"),
      m: { ...MASS, unit: "g", cues: "mass|grams|how many grams" },
      M: role("molar mass", "g/mol", "molar mass"),
    },
  },
  {
    title: "the concentration of a solution",
    equation: "c = n/V",
    roles: {
      c: role("concentration", "mol/L", "concentration|molarity"),
      n: role("amount", "mol", "how many moles|moles|number of moles|amount"),
      V: role("volume", "L", "volume"),
    },
  },
];

/** Words of a short story that change nothing where each quantity has its place. */
export const HARMLESS: ReadonlySet<string> = new Set(
  (
    "car cars bike bicycle train bus truck lorry plane runner cyclist person man woman boy girl student athlete dog ball block box object body " +
    "stone rock brick metal cube book trolley cart wave resistor circuit wire bulb lamp motor machine water salt nacl sodium chloride solution " +
    "solute rod particle he she it by done goes go going travel travels travelling traveling traveled travelled moves moving move drives " +
    "driving runs running pushing pushes pulling pulls pushed pulled acts acting applied applies covers covering flows flowing flow through " +
    "across over on at in of a an the with to from and has have having is are was if what whats find calculate work out its it's that takes " +
    "take does do did for how much many find given where when which per needed required using use will be being move straight along surface " +
    "floor horizontally raised lifted above ground carries carrying connected battery moles mol made up dissolved starts starting"
  ).split(" "),
);
