import { GRAVITY } from "./constants";
import type { Law } from "./law";

const TIME = { name: "time", unit: "s", asked: /time|how long|duration/ } as const;
const MASS = { name: "mass", unit: "kg", asked: /mass/ } as const;
const HEIGHT = {
  name: "height",
  unit: "m",
  asked: /how (?:far|high|tall|deep)|(?:maximum )?height|depth|distance/,
} as const;
const SPEED = {
  name: "speed",
  unit: "m/s",
  asked: /how fast|(?:final |initial |impact )?(?:speed|velocity)/,
} as const;
const ACCELERATION = { name: "acceleration", unit: "m/s^2", asked: /acceleration/ } as const;
const RADIUS = {
  name: "radius",
  unit: "m",
  asked: /radius(?: of curvature)?/,
  told: /radius|@ from|curve|circle/,
} as const;
const FORCE = { name: "force", unit: "N", asked: /(?:centripetal |net )?force/ } as const;
/** What a simple fall or throw does not have. */
const COMPLICATED =
  /\b(?:thrown down\w*|downward|angle|horizontal\w*|balloon|helicopter|rocket|sound|splash|heard|hears|bounc\w*|rebound\w*|parachut\w*|moon|mars|spring|air resistance is not|last|second half|passes|window|catch\w*|friction|incline|slope|work|energy|power|momentum|force|kg)\b/i;
const RAISED =
  /\b(?:building|bridge|cliff|balcony|roof|tower|edge|above the (?:ground|water|pool)|platform)\b/;
const NOT_STRAIGHT =
  /\b(?:force|friction|incline|slope|circular|wheel|angular|rotat\w*|field|electron|proton|charge|thrown|dropped|falls?|projectile|collid\w*|uphill|reaction)\b/;
const FROM_REST = /\b(?:from rest|starts? at rest|initially at rest|starting at rest)\b/;

/** Falls, throws, steady acceleration and motion on circles. */
export const MOTION: readonly Law[] = [
  {
    title: "the law of free fall",
    equations: ["h = 1/2*g*t^2"],
    about: /\b(?:dropped|drops|falls? (?:freely )?from rest|from rest and falls|released from rest)\b/,
    not: COMPLICATED,
    roles: { h: HEIGHT, t: TIME, g: GRAVITY },
  },
  {
    title: "the law of free fall",
    equations: ["v = g*t"],
    about: /\b(?:dropped|drops|falls? (?:freely )?from rest|from rest and falls|released from rest)\b/,
    not: COMPLICATED,
    roles: { v: SPEED, t: TIME, g: GRAVITY },
  },
  {
    title: "the law of free fall",
    equations: ["v^2 = 2*g*h"],
    about: /\b(?:dropped|drops|falls? (?:freely )?from rest|from rest and falls|released from rest)\b/,
    not: COMPLICATED,
    roles: { v: SPEED, h: HEIGHT, g: GRAVITY },
  },
  {
    title: "the law of a throw straight up",
    equations: ["v^2 = 2*g*h"],
    about: /\b(?:straight up(?:ward)?|vertically up\w*|directly upward|leave the ground to rise)\b/,
    not: new RegExp(
      `${COMPLICATED.source}|${RAISED.source.replace("|above the (?:ground|water|pool)", "")}`,
      "i",
    ),
    roles: { v: SPEED, h: HEIGHT, g: GRAVITY },
  },
  {
    title: "the time of a throw straight up",
    equations: ["t = 2*v/g"],
    about:
      /\b(?:straight up(?:ward)?|vertically up\w*)\b.*\b(?:in the air|returns?|comes? back)\b|\bin the air\b.*\bstraight up\b/s,
    not: new RegExp(`${COMPLICATED.source}|${RAISED.source}|maximum|highest`, "i"),
    roles: { v: { ...SPEED, asked: /initial (?:speed|velocity)/ }, t: TIME, g: GRAVITY },
  },
  {
    title: "the law of motion from rest",
    equations: ["x = 1/2*a*t^2"],
    about: FROM_REST,
    not: NOT_STRAIGHT,
    roles: {
      x: { name: "distance", unit: "m", asked: /distance|how far|displacement/ },
      a: ACCELERATION,
      t: TIME,
    },
  },
  {
    title: "the law of steady acceleration",
    equations: ["x = v_0*t + 1/2*a*t^2"],
    about: /\baccelerat\w*/,
    not: new RegExp(
      `${NOT_STRAIGHT.source}|${FROM_REST.source}|\\b(?:deceler\\w*|slow\\w*|brak\\w*|stops?)\\b`,
    ),
    roles: {
      x: { name: "distance", unit: "m", asked: /distance|how far|displacement/ },
      v_0: {
        name: "initial speed",
        unit: "m/s",
        told: /\b(?:initial\w*|traveling|moving|going|from)\b[^#@]{0,30}@/,
      },
      a: { ...ACCELERATION, asked: undefined },
      t: { ...TIME, asked: undefined },
    },
  },
  {
    title: "the law of the mean speed",
    equations: ["x = v*t/2"],
    about: /\bfrom rest to\b|\bfrom rest\b.*\breach\w*\b/s,
    not: NOT_STRAIGHT,
    roles: {
      x: { name: "distance", unit: "m", asked: /distance|how far/ },
      v: { name: "final speed", unit: "m/s", asked: /final (?:speed|velocity)/ },
      t: { ...TIME, asked: /time|how long|long did .*/ },
    },
  },
  {
    title: "the law of slowing to rest",
    equations: ["v = a*t"],
    about: /\bdeceler\w*.*\b(?:stops?|to rest|to a stop)\b/s,
    not: /\b(?:force|friction|distance|slope|wheel|angular)\b/,
    roles: {
      v: { name: "initial speed", unit: "m/s", asked: /initial (?:speed|velocity)/ },
      a: { name: "deceleration", unit: "m/s^2" },
      t: { ...TIME, asked: undefined },
    },
  },
  {
    title: "the range of a throw",
    equations: ["R = v^2*sin(2*θ)/g"],
    twisted: true,
    about:
      /\b(?:projectile|launched|kicked|thrown|hit|shot|fired|jumps?)\b.*°.*\b(?:range|how far|distance)\b/s,
    not: /\b(?:building|bridge|cliff|balcony|roof|tower|height|wall|fence|above the ground|below|time|how long|maximum|moon|mars|incline|relative|goal|both|two|other|air resistance is not)\b/i,
    roles: {
      R: { name: "range", unit: "m", asked: /range|how far|(?:horizontal )?distance/ },
      v: { name: "initial speed", unit: "m/s" },
      theta: { name: "angle", unit: "°", told: /@ (?:above|with|to|from)|angle of @/ },
      g: GRAVITY,
    },
  },
  {
    title: "the law of centripetal acceleration",
    equations: ["a = omega^2*r"],
    about: /\bcentripetal acceleration\b/,
    not: /\b(?:force|mass|bank\w*|earth|tangential)\b/i,
    roles: {
      a: { name: "centripetal acceleration", unit: "m/s^2", asked: /acceleration/ },
      omega: { name: "angular velocity", unit: "rad/s", asked: /angular velocity/ },
      r: RADIUS,
    },
  },
  {
    title: "the law of centripetal force",
    equations: ["F = m*v^2/r"],
    about: /\bcentripetal force\b/,
    not: /\b(?:friction|bank\w*|weight|earth|sun|moon|field|diameter)\b/i,
    roles: { F: FORCE, m: MASS, v: SPEED, r: RADIUS },
  },
  {
    title: "the law of centripetal force",
    equations: ["F = m*omega^2*r"],
    about: /\bcentripetal force\b/,
    not: /\b(?:friction|bank\w*|weight|earth|sun|moon|field|diameter)\b/i,
    roles: {
      F: FORCE,
      m: MASS,
      omega: { name: "angular velocity", unit: "rad/s", asked: /angular velocity/ },
      r: RADIUS,
    },
  },
  {
    title: "the definition of angular acceleration",
    equations: ["omega = alpha*t"],
    about: /\bfrom rest\b.*\bangular\b|\bangular acceleration\b.*\bfrom rest\b/s,
    not: /\b(?:torque|force|inertia|mass|revolutions|rim|linear|tangential|kg)\b/,
    roles: {
      omega: { name: "angular velocity", unit: "rad/s", asked: /(?:final )?angular (?:velocity|speed)/ },
      alpha: { name: "angular acceleration", unit: "rad/s^2", asked: /angular acceleration/ },
      t: TIME,
    },
  },
];
