import { GRAVITATION, GRAVITY } from "../constants";
import { type Role, role } from "../law";
import type { Field } from "./field";

const REST = "from rest|start at rest|starts at rest|initially at rest|starting at rest";
const FALL =
  "dropped|drops|fall [freely] from rest|falls [freely] from rest|from rest and falls|released from rest|fall freely|falls freely";
const SENT = ["thrown", "launched", "kicked", "fired", "shot", "roll", "projected", "leave", "slide", "run"];
const THROWN_LEVEL = `${SENT.map((word) => `${word} … horizontally|horizontally … ${word}`).join("|")}|horizontally … off|with a horizontal speed|with a horizontal velocity|horizontal speed of|horizontal velocity of`;
const LIFTED = "lift*|rais*|climb*|hoist*";
const STOPPED = "to rest|to a [complete] stop|stop|stopped|stopping";
const CIRCLE = "circular|circle|curve|centripetal|turn of radius|bend|merry-go-round|roundabout|whirl*";
const CHANGING = "accelerat*|from rest|at rest|dropped|drops|fall|thrown|brak*|deceler*|slow|slowing";

const TALL =
  "high|height|tall|deep|dropped|drop|fall|above|below|cliff|rais*|lift*|climb*|hoist*|up|upward|vertically|edge|roof|tower|building";
const number = (name: string, asked: string, told: string): Role => ({ name, unit: "", asked, told });

/** Motion, forces, energy, momentum, circles and rotation. */
export const MECHANICS: Field = {
  beside: "gravity maximum total earth ground base free level",
  quantities: {
    m: role("mass", "kg", "mass"),
    v: role(
      "speed",
      "m/s",
      "[final constant impact average landing] speed [just]|[final constant impact average landing] velocity [just]|how fast",
    ),
    x: role("distance", "m", "[total stopping horizontal] distance|how far|[horizontal] displacement", {
      never:
        "radius … @|diameter … @|@ high|@ tall|@ deep|@ in diameter|@ in radius|@ diameter|@ radius|@ above|@ below",
    }),
    t: role("time", "s", "[total] time|how long|how much time|duration"),
    a: role("acceleration", "m/s^2", "[average centripetal] acceleration"),
    F: role("force", "N", "[average net constant applied centripetal unbalanced resultant] force", {
      never: "weigh* … @",
    }),
    w: role("weight", "N", "weight", { told: "weigh* … @|@ weight*|@ in weight*" }),
    g: GRAVITY,
    K: role("kinetic energy", "J", "[final] kinetic energy|much kinetic energy", { told: "kinetic energy" }),
    U: role(
      "potential energy",
      "J",
      "[gravitational] potential energy|much [gravitational] potential energy|[change increase gain] in [gravitational] potential energy",
      { told: "potential energy" },
    ),
    W: role(
      "work",
      "J",
      "[total net much] work|[total net much] work is done|[total net much] energy|[total net much] energy is done",
      { told: "work|energy|joule|J", never: "kinetic energy|potential energy" },
    ),
    P: role("power", "W", "[average minimum] power [output]|[average minimum] metabolic rate"),
    p: role("momentum", "kg·m/s", "[linear] momentum"),
    J: role("impulse", "N·s", "impulse", { told: "impulse" }),
    h: role("height", "m", "[maximum] height|how high|how tall|depth", { told: TALL }),
    u: role(
      "level speed",
      "m/s",
      "[initial horizontal launch] speed|[initial horizontal launch] velocity|how fast",
    ),
    mu: number(
      "coefficient of friction",
      "[minimum] coefficient [of] [static kinetic] [friction]|coefficient*",
      "friction*",
    ),
    f: role(
      "friction",
      "N",
      "[kinetic maximum static] friction force|[kinetic maximum static] frictional force|[kinetic maximum static] force of friction|[kinetic maximum static] friction",
      { told: "friction* … @" },
    ),
    k: role("force constant", "N/m", "force constant|spring constant"),
    D: role("change of length", "m", "how far|extension|compression|much", {
      told: "stretch*|compress*|exten*",
    }),
    r: role("radius", "m", "radius|radius of curvature", {
      told: "radius|from [the its] center|from [the its] centre|from [the its] axis|from [the its] pivot|circle",
    }),
    omega: role("angular velocity", "rad/s", "angular velocity|angular speed"),
    alpha: role("angular acceleration", "rad/s^2", "angular acceleration"),
    I: role("moment of inertia", "kg·m^2", "moment of inertia|rotational inertia"),
    T: role("torque", "N·m", "[net] torque", { told: "torque" }),
    L: role("angular momentum", "kg·m^2/s", "angular momentum"),
    M: { name: "mass of the body in the middle", unit: "kg", told: "planet|star|moon|earth|sun" },
    G: GRAVITATION,
    q: {
      name: "useful energy",
      unit: "J",
      told: "useful … @|output … @|out … @|does … @|done … @|@ [of] useful",
      asked: "useful work|useful energy",
    },
    E: {
      name: "energy put in",
      unit: "J",
      told: "takes in … @|input … @|uses … @|supplied … @|consumes … @|absorbs … @|given … @|@ [of] [energy] in*|@ [of] [energy] supplied*",
      asked: "[energy total] input [energy]",
    },
    eta: role("efficiency", "%", "efficiency", { told: "efficien*" }),
  },
  formulas: [
    {
      title: "the definition of speed",
      equation: "v = x/t",
      not: CHANGING,
      needs: "speed|velocity|rate|steady",
      alone: true,
      beside: "sound light",
    },
    { title: "Newton's second law", equation: "F = m*a", not: "friction|two|both" },
    { title: "the law of weight", equation: "w = m*g", needs: "weigh*" },
    { title: "the definition of momentum", equation: "p = m*v" },
    { title: "the definition of the impulse", equation: "J = F*t" },
    {
      title: "the law of impulse and momentum",
      equation: "J = m*v",
      needs: `${REST}|${STOPPED}`,
      not: "bounc*|rebound*",
    },
    { title: "the kinetic energy formula", equation: "K = 1/2*m*v^2", not: "rotation*" },
    {
      title: "the potential energy formula",
      equation: "U = m*g*h",
      beside: "elevat lift chang",
      not: "below|beneath|under|underground",
    },
    {
      title: "the work-energy theorem",
      equation: "W = 1/2*m*v^2",
      needs: `${REST}|${STOPPED}`,
      not: "friction|lift*|rais*|climb*",
      alone: true,
    },
    { title: "the definition of work", equation: "W = F*x", not: LIFTED },
    { title: "the work against gravity", equation: "W = m*g*h", needs: LIFTED },
    { title: "the work against gravity", equation: "W = w*h", needs: LIFTED, beside: "weigh" },
    { title: "the definition of power", equation: "P = W/t" },
    { title: "the power of a force", equation: "P = F*v", not: CHANGING, beside: "" },
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
      not: "moon|mars",
    },
    { title: "the law of free fall", equation: "v^2 = 2*g*h", idle: ["m"], needs: FALL, beside: "rest" },
    {
      title: "the law of free fall",
      equation: "h = g*t^2/2",
      idle: ["m"],
      needs: THROWN_LEVEL,
      beside: "horizontal roll base",
    },
    {
      title: "steady motion along the level",
      equation: "x = u*t",
      needs: THROWN_LEVEL,
      beside: "horizontal projectile range roll base",
    },
    {
      title: "Newton's second law against friction on level ground",
      equation: "F - μ*m*g = m*a",
      needs: "kinetic friction|sliding friction|force of friction",
      not: "incline*|slope|ramp|hill|angle|rope|°|up|upward|static|before|begin|start",
      alone: true,
      beside: "level kinetic horizontal pull drag slid",
    },
    {
      title: "the stopping distance with friction on level ground",
      equation: "v^2 = 2*μ*g*x",
      needs: STOPPED,
      not: "incline*|slope|ramp|hill|angle|rope|°|up|upward|reaction|push*|pull*",
      idle: ["m"],
      alone: true,
      beside: "level kinetic horizontal slid skid rest stop",
    },
    {
      title: "the law of friction on level ground",
      equation: "f = μ*m*g",
      needs: "friction",
      not: "incline*|slope|ramp|hill|angle|rope|°",
      beside: "level kinetic horizontal",
    },
    { title: "Hooke's law", equation: "F = k*D", beside: "spring elastic" },
    {
      title: "the law of centripetal acceleration",
      equation: "a = v^2/r",
      needs: CIRCLE,
      beside: "circular centripetal curve center turn string",
    },
    {
      title: "the law of centripetal force",
      equation: "F = m*v^2/r",
      needs: CIRCLE,
      beside: "circular centripetal curve center turn string",
      alone: true,
    },
    {
      title: "the link of speed and angular velocity",
      equation: "v = omega*r",
      beside: "linear tangential rotate turns turning disk",
    },
    {
      title: "the definition of angular acceleration",
      equation: "omega = α*t",
      needs: REST,
      beside: "rest rotate disk",
    },
    { title: "the law of rotation", equation: "T = I*α", beside: "disk rotate flywheel" },
    {
      title: "the definition of torque",
      equation: "T = F*r",
      needs: "torque",
      not: "angle|°",
      beside: "perpendicular lever",
    },
    {
      title: "the definition of angular momentum",
      equation: "L = I*omega",
      beside: "disk rotate flywheel",
    },
    {
      title: "the escape speed",
      equation: "v = sqrt(2*G*M/r)",
      needs: "escape speed|escape velocity",
      alone: true,
      beside: "planet escape",
    },
    {
      title: "the field of gravity of a body",
      equation: "a = G*M/r^2",
      needs: "acceleration due to gravity|gravitational acceleration|gravitational field",
      alone: true,
      beside: "planet",
    },
    {
      title: "the definition of efficiency",
      equation: "η = q/E",
      needs: "efficien*",
      alone: true,
    },
  ],
};
