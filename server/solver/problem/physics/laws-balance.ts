import { GRAVITATION, GRAVITY } from "./constants";
import { type Law, type Role, role } from "./law";

const MASS = role("mass", "kg", "mass");
const REST =
  "hang*|hung|suspend*|supports|supported|support|stationary|at rest|constant speed|constant velocity|steady speed|holds up|holding up";
const MOVING = "accelerat*|angle|°|pulley|two|incline*|slope|ramp|friction|water|submerge*|spring|deceler*";
const UPWARD =
  "accelerat* upward|accelerat* upwards|upward … accelerat*|upward acceleration|accelerat* … upward|accelerating up|accelerates up";
const DOWNWARD =
  "accelerat* downward|accelerat* downwards|downward … accelerat*|downward acceleration|accelerat* … downward|accelerating down|accelerates down";
const HOLDING =
  "tension|[tension upward supporting normal] force|scale reading|reading|reading of scale|reading on scale|apparent weight|scale read|force exerted|[normal] force";

const SLOPE = "incline*|slope|ramp|hill|inclined plane|hillside";
const SLOPE_ANGLE: Role = { name: "angle of the slope", unit: "°" };
const SMOOTH =
  "frictionless|no friction|without friction|friction is negligible|neglect* friction|ignor* friction|smooth|absence of friction";

const LEVER = "lever|seesaw|see-saw|teeter-totter|crowbar|pivot*|fulcrum|balance*|hinge*";
const held = (letter: string, name: string, asked: boolean): Readonly<Record<string, Role>> => ({
  [`F${letter}`]: {
    name: `${name} force`,
    unit: "N",
    ...(asked ? { asked: "force|how much force|weight" } : {}),
  },
  [`m${letter}`]: { name: `${name} mass`, unit: "kg", ...(asked ? { asked: "mass" } : {}) },
  [`r${letter}`]: {
    name: `distance of the ${name}`,
    unit: "m",
    ...(asked ? { asked: "distance|how far|lever arm|distance from pivot" } : {}),
    never: "@ long|long … @|length of @",
  },
});
const balance = (kind: "F" | "m"): Law => {
  const all = { ...held("_1", "first", true), ...held("_2", "second", false) };
  const letters = [`${kind}_1`, "r_1", `${kind}_2`, "r_2"];
  return {
    title: "the balance of torques",
    equations: [`${kind}_1*r_1 = ${kind}_2*r_2`],
    about: LEVER,
    not: "torque of|angular|center of gravity|center of mass|uniform|weigh* # N and|°|speed|J|three|both sides",
    roles: Object.fromEntries(letters.map((letter) => [letter, all[letter] as Role])),
    states: [
      [`${kind}_1`, `${kind}_2`],
      ["r_1", "r_2"],
    ],
  };
};

/** Bodies of one shape, their moment of inertia, and how a text names them. */
const BODIES: readonly (readonly [words: string, factor: string])[] = [
  ["solid disk|uniform disk|disk|solid cylinder|uniform cylinder|solid disc|disc", "1/2"],
  ["solid sphere|uniform sphere|solid ball", "2/5"],
  ["hoop|thin ring|thin-walled cylinder|hollow cylinder|bicycle rim", "1"],
];

const SENT_OFF =
  "throws … @|threw … @|fires … @|fired … @|shoots … @|pushes … @|ejects … @|launches … @|@ [kg] bullet|@ [kg] shell";
const STICK =
  "couple*|coupl* together|stick*|stuck|lodge*|embed*|lock* together|join*|together|perfectly inelastic|catches it|imbedded";
const AT_REST: readonly [string, string] = [
  "at rest|stationary|initially still|not moving|motionless|parked",
  "0",
];

/** Forces and torques in balance, slopes, gravitation between bodies, and what turns. */
export const BALANCE: readonly Law[] = [
  {
    title: "the balance of forces on what hangs or rises steadily",
    equations: ["T = m*g"],
    about: [REST, "tension|normal force|rope|cable|string|cord|chain|wire"],
    not: `${MOVING}|how long|length|circle|whirl*|swing*|weighs|charge|work|energy|power|stretch*|horizontal*`,
    roles: { T: role("tension", "N", HOLDING), m: MASS, g: GRAVITY },
  },
  ...(
    [
      ["upward", "T = m*(g + a)", UPWARD, "downward|down"],
      ["downward", "T = m*(g - a)", DOWNWARD, "upward|up"],
    ] as const
  ).map(
    ([direction, equation, about, not]): Law => ({
      title: `the force that holds what is accelerated ${direction}`,
      equations: [equation],
      about: [about, "tension|scale|elevator|lift|rope|cable|helicopter|rocket|normal force|apparent weight"],
      not: `${not}|two|pulley|weighs|deceler*|slow*|angle|drag|friction|net force`,
      roles: {
        T: role("holding force", "N", HOLDING),
        m: MASS,
        a: role("acceleration", "m/s^2", "[upward downward] acceleration"),
        g: GRAVITY,
      },
    }),
  ),
  {
    title: "Newton's second law with one force against the motion",
    equations: ["F - f = m*a"],
    about: ["friction*|resist*|drag|opposing|opposes|opposed", "accelerat*"],
    not: "coefficient|°|angle|incline*|slope|ramp|two|both|rope at|vertical*|upward|downward|terminal|rest of|trailer",
    roles: {
      F: role("force forward", "N", "[applied pushing pulling forward] force|thrust", {
        told: "force of @|with @|push* … @|pull* … @|thrust … @|@ force|forward … @|exert* … @|appl* … @",
        never: "friction* … @|resist* … @|@ [force of] friction*|@ frictional|oppos* … @|drag … @",
      }),
      f: role(
        "force against the motion",
        "N",
        "[force of] friction|frictional force|friction force|resisting force|force of air resistance|drag",
        {
          told: "friction* … @|resist* … @|@ [force of] friction*|@ frictional|oppos* … @|drag … @|against … @",
        },
      ),
      m: MASS,
      a: role("acceleration", "m/s^2", "acceleration"),
    },
  },
  {
    title: "the greatest static friction on level ground",
    equations: ["f = μ*m*g"],
    about: [
      "static friction|friction",
      "without moving|start* … moving|start moving|begin* to move|get … moving|before it moves|before it slides|slip*|budge",
    ],
    not: "kinetic|°|incline*|slope|ramp|truck|accelerat*|speed|rope at|wall",
    roles: {
      f: role(
        "greatest friction",
        "N",
        "[maximum minimum horizontal] force|[maximum static] friction|force exerted",
      ),
      mu: {
        name: "coefficient of friction",
        unit: "",
        told: "coefficient … @|coefficient … # … @|@ … coefficient",
      },
      m: MASS,
      g: GRAVITY,
    },
  },
  ...(
    [
      [
        "the part of the weight along a slope",
        "F = m*g*sin(θ)",
        "component of weight parallel|parallel component|component parallel|component of [the] weight [of] … parallel|parallel to",
        "perpendicular|normal",
      ],
      ["the normal force on a slope", "F = m*g*cos(θ)", "normal force|perpendicular", "parallel"],
    ] as const
  ).map(
    ([title, equation, about, not]): Law => ({
      title,
      equations: [equation],
      about: [about, SLOPE],
      not: `${not}|coefficient|accelerat*|speed|rope|pulled|pushed`,
      terms: "angle",
      roles: {
        F: role(
          "force",
          "N",
          "[normal] force|component|component of weight|parallel component|perpendicular component",
        ),
        m: MASS,
        theta: SLOPE_ANGLE,
        g: GRAVITY,
      },
    }),
  ),
  {
    title: "the acceleration down a smooth slope",
    equations: ["a = g*sin(θ)"],
    about: [SMOOTH, SLOPE],
    not: "pulled|pushed|rope|coefficient|up the|pulley|speed|how far|how long",
    terms: "angle",
    roles: {
      a: role("acceleration", "m/s^2", "acceleration"),
      theta: SLOPE_ANGLE,
      m: { name: "mass", unit: "kg" },
      g: GRAVITY,
    },
  },
  {
    title: "conservation of energy between two heights without friction",
    equations: ["v^2 = 2*g*h"],
    about: [
      `${SMOOTH}|roller coaster|neglect*|coast*`,
      `${SLOPE}|roller coaster|track|slide|bottom`,
      "from rest|at rest|starts|coast*|released|how high",
    ],
    not: "coefficient|N|spring|loop|top of the second|initial speed|rolls without|rolling without|disk|hoop|cylinder|°|distance of|long|time|how long|moon|mars|final|against|friction of|by friction|to friction",
    roles: {
      v: role("speed", "m/s", "speed|[final] speed|velocity|how fast"),
      h: role("height", "m", "how high|[maximum vertical] height|height reached"),
      m: { name: "mass", unit: "kg" },
      g: GRAVITY,
    },
  },
  balance("m"),
  balance("F"),
  {
    title: "the definition of angular acceleration",
    equations: ["omega = α*t"],
    about: [
      "angular acceleration|angular velocity|angular speed|rpm|rad/s|spin*|rotat*",
      "from rest|at rest|to rest|to a stop|to a complete stop|stops|comes to rest|to stop",
    ],
    not: "radius|torque|revolutions|linear|tangential|radians|diameter|how many|force|kg",
    roles: {
      omega: role(
        "angular velocity",
        "rad/s",
        "[initial final] angular velocity|[initial final] angular speed",
      ),
      alpha: role("angular acceleration", "rad/s^2", "angular acceleration|angular deceleration"),
      t: role("time", "s", "time|how long|how much time"),
    },
  },
  ...BODIES.map(
    ([about, factor]): Law => ({
      title: "the moment of inertia of a round body",
      equations: [`I = ${factor}*m*r^2`],
      about: [about, "moment of inertia|rotational inertia"],
      not: `torque|angular acceleration|kinetic|child|arms|rod|two|rolls|${about.startsWith("solid disk") ? "sphere|hollow|hoop" : "disk|rod"}`,
      roles: {
        I: role("moment of inertia", "kg·m^2", "moment of inertia|rotational inertia"),
        m: MASS,
        r: role("radius", "m", "radius", { never: "diameter … @|@ diameter|@ in diameter|@ thick|@ long" }),
      },
    }),
  ),
  {
    title: "conservation of angular momentum",
    equations: ["I_1*omega_1 = I_2*omega_2"],
    about:
      "arms|pulls in|draws in|tuck*|conserv* & angular|new moment of inertia|curls up|brings in|extends|moment of inertia … to",
    not: "kinetic energy|work|mass of|radius|torque|kg child",
    roles: {
      I_1: role("moment of inertia", "kg·m^2", "[initial final new] moment of inertia"),
      omega_1: role(
        "angular velocity",
        "rad/s",
        "[initial final new] angular velocity|[initial final new] angular speed|[new final] rate [of rotation]",
      ),
      I_2: { name: "other moment of inertia", unit: "kg·m^2" },
      omega_2: { name: "other angular velocity", unit: "rad/s" },
    },
    states: [
      ["I_1", "I_2"],
      ["omega_1", "omega_2"],
    ],
  },
  {
    title: "conservation of momentum when two bodies stay together",
    equations: ["m_1*v_1 = (m_1 + m_2)*v"],
    about: [STICK, AT_REST[0]],
    not: "friction is|spring|pendulum|height|how high|bounce*|elastic|rebound*|opposite|angle|°|kinetic energy|recoil*|threw|throws|explod*|force|work|how far|s",
    roles: {
      m_1: { name: "moving mass", unit: "kg" },
      v_1: { name: "speed before", unit: "m/s" },
      m_2: {
        name: "mass at rest",
        unit: "kg",
        told: "rest … @|stationary … @|@ … at rest|@ … stationary|still … @|@ … parked|parked … @|motionless … @|mass @ that is at rest|of mass @ at rest",
      },
      v: role("common speed", "m/s", "[final common] velocity|[final common] speed|how fast|speed of two"),
    },
  },
  {
    title: "conservation of momentum in a recoil",
    equations: ["M*V = m*v"],
    about: "recoil*|throws|threw|fires|fired|pushes off|push off|explod*",
    not: "angle|°|force|energy|how far|distance|N|J|spring|then|catches|caught|relative|rocket|s",
    roles: {
      M: role("mass that recoils", "kg", "mass", { never: SENT_OFF }),
      V: role("recoil speed", "m/s", "[recoil] speed|[recoil] velocity|recoil|how fast"),
      m: { name: "mass sent off", unit: "kg", told: SENT_OFF },
      v: { name: "speed sent off", unit: "m/s" },
    },
  },
  {
    title: "the law of gravitation",
    equations: ["F = G*m_1*m_2/r^2"],
    about: [
      "gravitational force|gravitational attraction|force of gravity|gravitational pull|attractive force",
      "between|apart|on each other|exert* on",
    ],
    not: "charge|electron|earth's surface|orbit*|ratio|radius",
    roles: {
      F: role(
        "gravitational force",
        "N",
        "[gravitational attractive magnitude] force|[gravitational] attraction|gravitational force of attraction|force of gravity|[gravitational] pull",
      ),
      G: GRAVITATION,
      m_1: { name: "first mass", unit: "kg" },
      m_2: { name: "second mass", unit: "kg" },
      r: role("distance", "m", "distance|how far"),
    },
  },
  {
    title: "the law of gravitation between two equal masses",
    equations: ["F = G*m^2/r^2"],
    about: [
      "gravitational force|gravitational attraction|force of gravity|gravitational pull",
      "two|identical|each of mass",
    ],
    not: "charge|electron|orbit*|ratio|radius",
    roles: {
      F: role(
        "gravitational force",
        "N",
        "[gravitational attractive] force|[gravitational] attraction|force of gravity|[gravitational] pull",
      ),
      G: GRAVITATION,
      m: { name: "each mass", unit: "kg" },
      r: role("distance", "m", "distance|how far"),
    },
  },
];
