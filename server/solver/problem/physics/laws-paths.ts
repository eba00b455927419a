import { GRAVITY } from "./constants";
import { type Law, type Role, role } from "./law";

const SPEED = "[initial original launch] speed|[initial original launch] velocity|how fast";
const HEIGHT: Role = role(
  "height",
  "m",
  "[maximum total] height [reached]|how high|how tall|how far|how deep|depth|distance",
);
const FALLS =
  "falls [straight vertically off] from|fell [straight vertically off] from|drops from|dropped from|steps off|falls # m|drops # m|fell # m|falls … through|drops … through|falls a distance|fall from|drop of|tumbles from|falls off|fall of|dropped off|knocked from";
const OTHER_FALL =
  "thrown|throws|threw|tossed|launched|kicked|horizontal*|angle|initial speed|initial velocity|with a speed of|at a speed of|at a velocity of|downward at|upward|straight up|parachute*|terminal|air resistance is|drag|moon|mars|planet|bounc*|rebound*|spring|incline*|slope|ramp|slides|rolls|temperature|friction|kg|g = @|N|J|W|water falls|waterfall|sound|later|last|first # s|window|pendulum|swing*|jump*|per second";
const UP =
  "straight up|straight upward|straight upwards|vertically upward|vertically upwards|vertically up|directly upward|directly upwards|straight into the air|leaves the water vertically|leaves the ground vertically";
const OTHER_THROW =
  "building|bridge|cliff|balcony|roof|tower|edge|above the ground|angle|moon|mars|planet|spring|drag|bounc*|later|catch*|passes|kg|window|N|J";

const ANGLED =
  "above the horizontal|to the horizontal|with the horizontal|from the horizontal|above horizontal|above level ground|above the ground at|at an angle of|°";
const SENT =
  "projectile|launch*|kick*|thrown|throws|fire*|shot|shoots|hit|hits|struck|strikes|leaps|jumps|leaves|tossed|punt*|cannon*";
const NOT_LEVEL =
  "building|bridge|cliff|balcony|roof|tower|wall|fence|above the ground at|high|moon|mars|relative|goal|slope|ramp|incline*|friction|horizontally|wind|kg|N";
const THROW: Law["roles"] = {
  v: role("initial speed", "m/s", SPEED),
  theta: { name: "angle", unit: "°" },
  g: GRAVITY,
};
const thrown = (title: string, equation: string, roles: Law["roles"], not = ""): Law => ({
  title,
  equations: [equation],
  about: [SENT, ANGLED],
  not: `${NOT_LEVEL}${not}`,
  terms: "angle",
  roles: { ...roles, ...THROW },
});

const MAGNITUDE: Role = {
  name: "magnitude",
  unit: "m",
  told: "magnitude … @|displacement … @|vector … @|walk* … @|drive* … @|flies … @|fly … @|sail* … @|hike* … @|travel* … @|go* … @|run* … @|@",
};
const KINDS: readonly (readonly [what: string, unit: string, words: string])[] = [
  ["displacement", "m", "displacement|vector|walks|flies|sails|hikes|drives"],
  ["velocity", "m/s", "velocity|speed|vector"],
  ["force", "N", "force|pull*|push*|tension|vector"],
];
/** Which part of a vector is asked for, how it says so, and how the angle is told. */
const PARTS: readonly (readonly [name: string, equation: string, asked: string, told: string])[] = [
  [
    "horizontal component",
    "x = A*cos(θ)",
    "horizontal component|x component",
    "@ above|@ to the horizontal|@ from the horizontal|@ with the horizontal|@ below",
  ],
  [
    "vertical component",
    "x = A*sin(θ)",
    "vertical component|y component",
    "@ above|@ to the horizontal|@ from the horizontal|@ with the horizontal|@ below",
  ],
  [
    "north component",
    "x = A*sin(θ)",
    "[northward] component|north component|northern component|component north",
    "@ north of",
  ],
  [
    "east component",
    "x = A*cos(θ)",
    "east component|eastward component|eastern component|west component|westward component",
    "@ north of|@ south of",
  ],
  ["south component", "x = A*sin(θ)", "south component|southward component|southern component", "@ south of"],
  [
    "north component",
    "x = A*cos(θ)",
    "north component|northward component",
    "@ east of north|@ west of north",
  ],
];
const COMPONENTS = KINDS.flatMap(([what, unit, about]) =>
  PARTS.map(
    ([name, equation, asked, told]): Law => ({
      title: `the ${name} of a ${what}`,
      equations: [equation],
      about,
      not: "two|three|friction|slope|incline*|resultant|work|torque|range|how long|kg",
      terms: "angle|angles",
      roles: {
        x: { name, unit, asked: `${asked}|[initial] ${asked.split("|")[0]}` },
        A: { ...MAGNITUDE, unit, told: "@" },
        theta: { name: "angle", unit: "°", told },
      },
    }),
  ),
);
const RIGHT_ANGLES =
  "due east & due north|east & north|east & south|west & north|west & south|right angle*|perpendicular|straight across|directly across|at right angles";
const RESULTANTS = KINDS.map(
  ([what, unit]): Law => ({
    title: "the theorem of Pythagoras for two parts at right angles",
    equations: ["R^2 = A^2 + B^2"],
    about: RIGHT_ANGLES,
    not: "°|of east|of north|of south|of west|northeast|northwest|southeast|southwest|total distance|upstream|downstream|magnetic|electric|torque|pressure|moment|radius|circle",
    roles: {
      R: {
        name: what,
        unit,
        asked:
          what === "displacement"
            ? "[total resultant net] displacement|how far|straight line distance|magnitude|[total resultant] displacement from start|distance from start|resultant"
            : what === "velocity"
              ? "[resultant total actual] velocity|[resultant total actual] speed|resultant|how fast"
              : "[resultant net total] force|resultant|resultant of the forces",
      },
      A: { name: "first part", unit, told: "@" },
      B: { name: "second part", unit, told: "@" },
    },
    states: [["A", "B"]],
  }),
);

/** Falls, throws and vectors. */
export const PATHS: readonly Law[] = [
  ...(
    [
      ["h = 1/2*g*t^2", { h: HEIGHT, t: role("time", "s", "time|how long|how much time|time of fall") }],
      [
        "v^2 = 2*g*h",
        {
          v: role(
            "final speed",
            "m/s",
            "how fast|[final impact landing] speed|[final impact landing] velocity|speed just|speed on impact",
          ),
          h: HEIGHT,
        },
      ],
    ] as const
  ).map(
    ([equation, roles]): Law => ({
      title: "the law of free fall",
      equations: [equation],
      about: FALLS,
      not: OTHER_FALL,
      roles: { ...roles, g: GRAVITY },
    }),
  ),
  ...(
    [
      ["the law of a throw straight up", "v^2 = 2*g*h", { h: HEIGHT }],
      [
        "the time of rise of a throw straight up",
        "v = g*t",
        { t: role("time of rise", "s", "time to reach|time to rise|how long") },
      ],
    ] as const
  ).map(
    ([title, equation, roles]): Law => ({
      title,
      equations: [equation],
      about: equation === "v = g*t" ? [UP, "highest point|maximum height|top|peak|stop rising"] : UP,
      not: OTHER_THROW,
      roles: { v: role("initial speed", "m/s", SPEED), ...roles, g: GRAVITY },
    }),
  ),
  thrown(
    "the range of a throw",
    "R = v^2*sin(2*θ)/g",
    { R: role("range", "m", "[maximum] range|how far|[horizontal] distance|how far away") },
    "|time|how long|how high|maximum height|both|two",
  ),
  thrown(
    "the time of flight of a throw",
    "t = 2*v*sin(θ)/g",
    { t: role("time of flight", "s", "[total] time|time of flight|how long|flight time") },
    "|highest|maximum height|how high|how far|both|two|seconds later|after",
  ),
  ...COMPONENTS,
  ...RESULTANTS,
];
