import { GRAVITATION, GRAVITY } from "../constants";
import type { Role } from "../law";
import type { Field } from "./field";

const REST = /\b(?:from rest|starts? at rest|initially at rest|starting at rest)\b/;
const FALL =
  /\b(?:dropped|drops|falls? (?:freely )?from rest|from rest and falls|released from rest|falls? freely)\b/;
const THROWN_LEVEL =
  /\b(?:thrown|launched|kicked|fired|shot|rolls?|projected|leaves?|slides?|runs?)\b[^.]*\bhorizontally\b|\bhorizontally\b[^.]*\b(?:thrown|launched|kicked|fired|shot|rolls?|projected|off)\b/;
const LIFTED = /\b(?:lift\w*|rais\w*|climb\w*|hoist\w*)\b/;
const STOPPED = /\b(?:to rest|to a (?:complete )?stop|stops?|stopped|stopping)\b/;
const CIRCLE =
  /\b(?:circular|circle|curve|centripetal|turn of radius|bend|merry-go-round|roundabout|whirl\w*)\b/;
const CHANGING =
  /\b(?:accelerat\w*|from rest|at rest|dropped|drops|falls?|thrown|brak\w*|deceler\w*|slows?|slowing)\b/;

const TALL =
  /\b(?:high|height|tall|deep|dropped|drops?|falls?|above|below|cliff|rais\w*|lift\w*|climb\w*|hoist\w*|up|upwards?|vertically|edge|roof|tower|building)\b/;
const number = (name: string, asked: RegExp, told: RegExp): Role => ({ name, unit: "", asked, told });

/** Motion, forces, energy, momentum, circles and rotation. */
export const MECHANICS: Field = {
  beside: "gravity maximum total earth ground base free load flat level",
  quantities: {
    m: { name: "mass", unit: "kg", asked: /mass/ },
    v: {
      name: "speed",
      unit: "m/s",
      asked: /(?:final |constant |impact |average |landing )?(?:speed|velocity)(?: just)?|how fast/,
    },
    x: {
      name: "distance",
      unit: "m",
      asked: /(?:total |stopping |horizontal )?distance|how far|(?:horizontal )?displacement/,
      told: /^(?!.*(?:radius|diameter)[^#@]{0,20}@)(?!.*@[- ](?:high|tall|deep|in diameter|in radius|above|below))/,
    },
    t: { name: "time", unit: "s", asked: /(?:total )?time|how long|how much time|duration/ },
    a: { name: "acceleration", unit: "m/s^2", asked: /(?:average )?acceleration/ },
    F: {
      name: "force",
      unit: "N",
      asked: /(?:average |net |constant |applied |centripetal |unbalanced |resultant )*force/,
      told: /^(?!.*weigh[^#@]{0,20}@)/,
    },
    w: { name: "weight", unit: "N", asked: /weight/, told: /\bweigh\w*[^#@]{0,25}@|@ (?:weight|in weight)/ },
    g: GRAVITY,
    K: {
      name: "kinetic energy",
      unit: "J",
      asked: /(?:final )?kinetic energy|much kinetic energy/,
      told: /\bkinetic energy\b/,
    },
    U: {
      name: "potential energy",
      unit: "J",
      asked: /(?:gravitational )?potential energy|much (?:gravitational )?potential energy/,
      told: /\bpotential energy\b/,
    },
    W: {
      name: "work",
      unit: "J",
      asked: /(?:total |net |much )?(?:work|energy)(?: is done)?/,
      told: /^(?!.*\b(?:kinetic|potential) energy\b).*\b(?:work|energy|joules?)\b/,
    },
    P: { name: "power", unit: "W", asked: /(?:average |minimum )?(?:power(?: output)?|metabolic rate)/ },
    p: { name: "momentum", unit: "kg·m/s", asked: /(?:linear )?momentum/ },
    J: { name: "impulse", unit: "N·s", asked: /impulse/, told: /\bimpulse\b/ },
    h: { name: "height", unit: "m", asked: /(?:maximum )?height|how (?:high|tall)|depth/, told: TALL },
    u: {
      name: "level speed",
      unit: "m/s",
      asked: /(?:initial |horizontal |launch )?(?:speed|velocity)|how fast/,
    },
    mu: number("coefficient of friction", /coefficient(?: of (?:static |kinetic )?friction)?/, /friction/),
    f: {
      name: "friction",
      unit: "N",
      asked: /(?:kinetic |maximum |static )?(?:friction(?:al)? force|force of friction|friction)/,
      told: /friction\w*[^#@]{0,30}@/,
    },
    k: { name: "force constant", unit: "N/m", asked: /(?:force|spring) constant/ },
    D: {
      name: "change of length",
      unit: "m",
      asked: /how far|extension|compression|much/,
      told: /\b(?:stretch\w*|compress\w*|exten\w*)\b/,
    },
    r: {
      name: "radius",
      unit: "m",
      asked: /radius(?: of curvature)?/,
      told: /\b(?:radius|from the (?:center|centre|axis|pivot))\b/,
    },
    omega: { name: "angular velocity", unit: "rad/s", asked: /angular (?:velocity|speed)/ },
    alpha: { name: "angular acceleration", unit: "rad/s^2", asked: /angular acceleration/ },
    I: { name: "moment of inertia", unit: "kg·m^2", asked: /moment of inertia|rotational inertia/ },
    T: { name: "torque", unit: "N·m", asked: /(?:net )?torque/, told: /\btorque\b/ },
    L: { name: "angular momentum", unit: "kg·m^2/s", asked: /angular momentum/ },
    M: { name: "mass of the body in the middle", unit: "kg", told: /\b(?:planet|star|moon|earth|sun)\b/i },
    G: GRAVITATION,
    q: {
      name: "useful energy",
      unit: "J",
      told: /\b(?:useful|output|out|does|done)\b[^#@]{0,25}@|@ (?:of )?useful/,
      asked: /useful (?:work|energy)/,
    },
    E: {
      name: "energy put in",
      unit: "J",
      told: /\b(?:takes in|input|uses|supplied|consumes|absorbs|given)\b[^#@]{0,25}@|@ (?:of )?(?:energy )?(?:in|input|supplied)/,
      asked: /(?:energy |total )?input(?: energy)?/,
    },
    eta: { name: "efficiency", unit: "%", asked: /efficiency/, told: /efficien/ },
  },
  formulas: [
    {
      title: "the definition of speed",
      equation: "v = x/t",
      not: CHANGING,
      needs: /\b(?:speed|velocity|rate|steady)\b/,
      alone: true,
      beside: "sound light",
    },
    { title: "Newton's second law", equation: "F = m*a", not: /\b(?:friction|two|both)\b/ },
    { title: "the law of weight", equation: "w = m*g", needs: /\bweigh\w*\b/ },
    { title: "the definition of momentum", equation: "p = m*v" },
    { title: "the definition of the impulse", equation: "J = F*t" },
    {
      title: "the law of impulse and momentum",
      equation: "J = m*v",
      needs: new RegExp(`${REST.source}|${STOPPED.source}`),
      not: /\b(?:bounc\w*|rebound\w*)\b/,
    },
    { title: "the kinetic energy formula", equation: "K = 1/2*m*v^2", not: /\brotation\w*\b/ },
    { title: "the potential energy formula", equation: "U = m*g*h" },
    {
      title: "the work-energy theorem",
      equation: "W = 1/2*m*v^2",
      needs: new RegExp(`${REST.source}|${STOPPED.source}`),
      not: /\b(?:friction|lift\w*|rais\w*|climb\w*)\b/,
      alone: true,
    },
    { title: "the definition of work", equation: "W = F*x", not: LIFTED },
    { title: "the work against gravity", equation: "W = m*g*h", needs: LIFTED },
    { title: "the work against gravity", equation: "W = w*h", needs: LIFTED, beside: "weigh" },
    { title: "the definition of power", equation: "P = W/t" },
    { title: "the power of a force", equation: "P = F*v", not: CHANGING, beside: "steady constant" },
    { title: "the law of motion from rest", equation: "v = a*t", needs: REST, beside: "rest" },
    { title: "the law of motion from rest", equation: "x = 1/2*a*t^2", needs: REST, beside: "rest" },
    { title: "the law of motion from rest", equation: "v^2 = 2*a*x", needs: REST, beside: "rest" },
    { title: "the law of free fall", equation: "h = 1/2*g*t^2", idle: ["m"], needs: FALL, beside: "rest" },
    {
      title: "the law of free fall",
      equation: "v = g*t",
      idle: ["m"],
      needs: FALL,
      beside: "rest",
      not: /\bmoon|mars\b/,
    },
    { title: "the law of free fall", equation: "v^2 = 2*g*h", idle: ["m"], needs: FALL, beside: "rest" },
    {
      title: "the law of free fall",
      equation: "h = g*t^2/2",
      idle: ["m"],
      needs: THROWN_LEVEL,
      beside: "horizontal thrown throw launch",
    },
    {
      title: "steady motion along the level",
      equation: "x = u*t",
      needs: THROWN_LEVEL,
      beside: "horizontal thrown throw launch projectile range",
    },
    {
      title: "the law of friction on level ground",
      equation: "f = μ*m*g",
      needs: /\bfriction\b/,
      not: /\b(?:incline\w*|slope|ramp|hill|angle|rope)\b|°/,
      beside: "level surface kinetic static horizontal",
    },
    { title: "Hooke's law", equation: "F = k*D", beside: "spring elastic" },
    {
      title: "the law of centripetal acceleration",
      equation: "a = v^2/r",
      needs: CIRCLE,
      beside: "circular centripetal curve",
    },
    {
      title: "the law of centripetal force",
      equation: "F = m*v^2/r",
      needs: CIRCLE,
      beside: "circular centripetal curve",
      alone: true,
    },
    {
      title: "the link of speed and angular velocity",
      equation: "v = omega*r",
      beside: "linear tangential wheel rim rotate turns turning spin disk edge",
    },
    {
      title: "the definition of angular acceleration",
      equation: "omega = α*t",
      needs: REST,
      beside: "rest wheel rotate disk",
    },
    { title: "the law of rotation", equation: "T = I*α", beside: "wheel disk rotate flywheel" },
    {
      title: "the definition of torque",
      equation: "T = F*r",
      needs: /\btorque\b/,
      not: /\bangle\b|°/,
      beside: "perpendicular pivot lever",
    },
    {
      title: "the definition of angular momentum",
      equation: "L = I*omega",
      beside: "wheel disk rotate flywheel",
    },
    {
      title: "the escape speed",
      equation: "v = sqrt(2*G*M/r)",
      needs: /\bescape (?:speed|velocity)\b/,
      alone: true,
      beside: "planet escape surface",
    },
    {
      title: "the field of gravity of a body",
      equation: "a = G*M/r^2",
      needs: /\b(?:acceleration due to gravity|gravitational (?:acceleration|field))\b/,
      alone: true,
      beside: "planet surface",
    },
    {
      title: "the definition of efficiency",
      equation: "η = q/E",
      needs: /\befficien/,
      alone: true,
      beside: "useful input output machine engine",
    },
  ],
};
