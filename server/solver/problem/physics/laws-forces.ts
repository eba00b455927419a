import { GRAVITATION, GRAVITY } from "./constants";
import { type Law, role } from "./law";

const ANGLE = {
  name: "angle",
  unit: "°",
  told: "@ above|@ with|@ to|@ from|@ angle|angle of @|incline* … @|inclined [at] @|slope of @|@ slope|@ incline|@ hill",
} as const;
const LAUNCH = { name: "initial speed", unit: "m/s" } as const;
const THROWN = "projectile|launched|kicked|thrown|fired|shot|hit|leaps|jumps";
const ELSEWHERE =
  "building|bridge|cliff|balcony|roof|tower|wall|fence|above the ground|below|moon|mars|relative|goal|both|air resistance is not|horizontally";
const CENTRAL = {
  name: "mass of the body in the middle",
  unit: "kg",
  told: "planet … @|star … @|moon … @|earth … @|sun … @|mass of the Earth is @|Earth's mass … @|@",
} as const;

/** Throws, slopes, cables, orbits and bodies that are stretched. */
export const FORCES: readonly Law[] = [
  {
    title: "the height of a throw",
    twisted: true,
    beside: "projectile angle horizontal maximum height level",
    equations: ["h = v^2*sin(θ)^2/(2*g)"],
    about: [THROWN, "°", "height|how high"],
    not: `${ELSEWHERE}|range|time|how long`,
    roles: {
      h: role("greatest height", "m", "[maximum] height|how high|height reached"),
      v: LAUNCH,
      theta: ANGLE,
      g: GRAVITY,
    },
  },
  {
    title: "the acceleration down a rough slope",
    twisted: true,
    beside: "slid slide slope inclin friction kinetic accelerat hill plane",
    equations: ["a = g*(sin(θ) - μ*cos(θ))"],
    about: [
      "coefficient of kinetic friction|coefficient of friction|kinetic friction",
      "°",
      "incline*|slope|ramp|hill",
    ],
    not: "pulled|pushed|rope|force of|up the|pulley|constant speed|constant velocity|static",
    roles: {
      a: role("acceleration", "m/s^2", "acceleration"),
      theta: ANGLE,
      mu: { name: "coefficient of friction", unit: "", told: "coefficient … @|friction … @" },
      m: { name: "mass", unit: "kg" },
      g: GRAVITY,
    },
  },
  {
    title: "the law of orbits",
    beside: "circular earth planet speed center distance radius mass gravitation star moon",
    equations: ["v = sqrt(G*M/r)"],
    about: ["orbit*", "speed|velocity|how fast"],
    not: "escape|period|altitude|above|surface|days|galaxy",
    roles: {
      v: role("orbital speed", "m/s", "[orbital] speed|[orbital] velocity|how fast"),
      M: CENTRAL,
      r: role("radius of the orbit", "m", "radius|distance"),
      G: GRAVITATION,
    },
  },
  {
    title: "the period of an orbit",
    beside: "circular earth planet period center distance radius mass gravitation star moon",
    equations: ["T = 2*pi*sqrt(r^3/(G*M))"],
    about: ["orbit*", "period"],
    not: "escape|altitude|above|surface|galaxy|speed",
    roles: {
      T: role("period", "s", "[orbital] period"),
      M: CENTRAL,
      r: role("radius of the orbit", "m", "radius|distance"),
      G: GRAVITATION,
    },
  },
];
