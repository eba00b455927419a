import { ACCELERATION, DISTANCE, GRAVITATIONAL, HEIGHT, role, SPEED, TIME } from "./roles";
import type { SpokenLaw, SpokenRole } from "./spoken-law-model";

const INITIAL = role("initial velocity", "m/s", {
  named:
    "initial velocity|initial speed|starting speed|starting velocity|original speed|original velocity|start speed",
  before:
    "from|starts at|starting at|start at|started at|initially|initially at|initially moving at|initially travelling at|" +
    "initially traveling at|moving at|travelling at|traveling at|travels at|going at|initial",
  zero:
    "from rest|starts from rest|starting from rest|start from rest|started from rest|at rest|initially at rest|" +
    "starts at rest|from a standstill|from standstill|from stationary|initially stationary",
  letters: "vi v0 vo",
});
const FINAL = role("final velocity", "m/s", {
  named: "final velocity|final speed|end speed|end velocity|new speed|new velocity",
  asks: "speed|velocity|how fast",
  before: "to|reaches|reaching|reach|ends at|ends up at|up to|down to|to reach|gets to|attains|final|becomes",
  zero:
    "to rest|comes to rest|come to rest|to a stop|to stop|stops|it stops|comes to a stop|come to a stop|to a halt|" +
    "coming to rest|before stopping|stopping distance|stopping time|to come to rest|to come to a stop",
  letters: "vf",
});
const TRAVELLED: SpokenRole = {
  ...DISTANCE,
  asks: "how far|stopping distance",
  before: "over|in|after|covers|for",
  letters: "d x",
};
const LASTING: SpokenRole = { ...TIME, asks: `${TIME.asks}|stopping time` };
const MOVING = ["body", "motion", "acceleration"] as const;
const FASTER = "speeds up|speeding up|speed up|sped up|accelerates|accelerating|changes|increases|till|until";
const SLOWER =
  "slows|slows down|slowing|slowing down|slow down|slowed|decelerates|decelerating|decelerate|brakes|braking|brake|" +
  "deceleration|retardation|retards";
const DECELERATION = role("deceleration", "m/s^2", {
  named: "deceleration|retardation|rate of deceleration|braking deceleration",
  before: "decelerates at|slows at|slows down at|brakes at|at a rate of",
});
const STOPPING = { needs: SLOWER, beside: "till|until|by the brakes|changes", scenes: MOVING } as const;
const SLOWING_ACCELERATION: SpokenRole = { ...ACCELERATION, askedOnly: true };

/** Motion with a steady acceleration. Four of its five letters belong to each law. */
const STEADY: readonly SpokenLaw[] = [
  {
    title: "the law of velocity at a steady acceleration",
    equations: ["v = u + a*t"],
    written: "a=(v-u)/t|vf=vi+at|v=v0+at",
    roles: { v: FINAL, u: INITIAL, a: ACCELERATION, t: LASTING },
    beside: FASTER,
    scenes: MOVING,
  },
  {
    title: "the law of velocity at a steady acceleration",
    equations: ["v = u + a*t"],
    roles: { v: FINAL, u: INITIAL, a: SLOWING_ACCELERATION, t: LASTING },
    ...STOPPING,
  },
  {
    title: "the law of velocity at a steady deceleration",
    equations: ["v = u - b*t"],
    roles: { v: FINAL, u: INITIAL, b: DECELERATION, t: LASTING },
    ...STOPPING,
  },
  {
    title: "the law of distance at a steady acceleration",
    equations: ["s = u*t + 1/2*a*t^2"],
    written: "d=ut+1/2at^2|d=vit+1/2at^2|x=ut+1/2at^2",
    roles: { s: TRAVELLED, u: INITIAL, a: ACCELERATION, t: { ...LASTING, toldOnly: true } },
    beside: FASTER,
    scenes: MOVING,
  },
  {
    title: "the laws of steady acceleration",
    equations: ["v^2 = u^2 + 2*a*s", "v = u + a*t"],
    written: "s=ut+1/2at^2|d=ut+1/2at^2",
    roles: {
      s: { ...TRAVELLED, toldOnly: true },
      u: { ...INITIAL, toldOnly: true },
      a: { ...ACCELERATION, toldOnly: true },
      t: LASTING,
      v: { ...FINAL, between: true },
    },
    beside: FASTER,
    scenes: MOVING,
  },
  {
    title: "the law of distance at a steady deceleration",
    equations: ["s = u*t - 1/2*b*t^2"],
    roles: { s: TRAVELLED, u: INITIAL, b: DECELERATION, t: { ...LASTING, toldOnly: true } },
    ...STOPPING,
  },
  {
    title: "the law of velocity and distance",
    equations: ["v^2 = u^2 + 2*a*s"],
    written: "v^2=u^2+2ad|vf^2=vi^2+2ad|v^2-u^2=2as",
    roles: { v: FINAL, u: INITIAL, a: ACCELERATION, s: TRAVELLED },
    beside: FASTER,
    scenes: MOVING,
  },
  {
    title: "the law of velocity and distance",
    equations: ["v^2 = u^2 + 2*a*s"],
    roles: { v: FINAL, u: INITIAL, a: SLOWING_ACCELERATION, s: TRAVELLED },
    ...STOPPING,
  },
  {
    title: "the law of velocity and braking distance",
    equations: ["v^2 = u^2 - 2*b*s"],
    roles: {
      v: FINAL,
      u: INITIAL,
      b: DECELERATION,
      s: { ...TRAVELLED, named: `${TRAVELLED.named}|braking distance` },
    },
    ...STOPPING,
  },
  {
    title: "the law of average velocity",
    equations: ["s = (u + v)/2*t"],
    written: "s=1/2(u+v)t|s=(u+v)t/2",
    roles: { s: TRAVELLED, u: INITIAL, v: FINAL, t: LASTING },
    beside: `${FASTER}|${SLOWER}`,
    scenes: MOVING,
  },
];

const FALLING = {
  needs:
    "dropped|is dropped|drops|falls|falling|fall|free fall|freefall|free falls|released|was dropped|dropped from rest|falls from rest",
  beside: "from rest|at rest|when it|hits the ground|to the ground|before hitting the ground|until",
  scenes: ["body", "fall"],
} as const;
const FALLEN: SpokenRole = {
  ...HEIGHT,
  named: "height|distance|depth",
  asks: "how high|how far|how tall|how deep",
  letters: "s d",
};
const IMPACT: SpokenRole = {
  ...SPEED,
  named:
    "speed|velocity|impact speed|impact velocity|final speed|final velocity|landing speed|speed at impact|speed on impact",
};

const FALLS: readonly SpokenLaw[] = [
  {
    title: "the law of free fall",
    equations: ["h = 1/2*g*t^2"],
    written: "s=1/2gt^2|d=1/2gt^2",
    roles: { h: FALLEN, g: GRAVITATIONAL, t: TIME },
    ...FALLING,
  },
  {
    title: "the law of free fall",
    equations: ["v = g*t"],
    roles: { v: IMPACT, g: GRAVITATIONAL, t: TIME },
    ...FALLING,
  },
  {
    title: "the law of free fall",
    equations: ["v^2 = 2*g*h"],
    roles: { v: IMPACT, g: GRAVITATIONAL, h: FALLEN },
    ...FALLING,
  },
];

export const LAWS_OF_MOTION: readonly SpokenLaw[] = [
  {
    title: "the definition of speed",
    equations: ["v = d/t"],
    written: "s=d/t|speed=distance/time|d=vt|d=st|t=d/v",
    roles: { v: SPEED, d: DISTANCE, t: TIME },
    scenes: ["body", "motion", "wave"],
  },
  ...STEADY,
  ...FALLS,
];
