import { GRAVITY } from "./constants";
import type { Law, Role } from "./law";

const role = (name: string, unit: string, asked: string, more: Partial<Role> = {}): Role => ({
  name,
  unit,
  asked,
  ...more,
});
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
    not: "coefficient|N|spring|loop|top of the second|initial speed|rolls without|rolling without|disk|hoop|cylinder|°|distance of|long|time|how long|moon|mars|final",
    roles: {
      v: role("speed", "m/s", "speed|[final] speed|velocity|how fast"),
      h: role("height", "m", "how high|[maximum vertical] height|height reached"),
      m: { name: "mass", unit: "kg" },
      g: GRAVITY,
    },
  },
  balance("m"),
  balance("F"),
];
