import type { Meaning } from "../../problem/story/ledger/meanings";
import { words } from "../../word-list";
import type { Formula, Role, StoryLaw } from "./law";

const formula = (equation: string, says: string): Formula => ({ equation, says });
const ALLOWS: ReadonlySet<Meaning> = new Set<Meaning>(["single", "need", "order", "each"]);

const role = (measure: Role["measure"], names: string, more: Partial<Role> = {}): Role => ({
  measure,
  before: names,
  asks: names,
  ...more,
});
const LENGTH = role("length", "length", { after: "long", asks: "length, how long" });
const WIDTH = role("length", "width, breadth", { after: "wide, in width", asks: "width, breadth, how wide" });
const HEIGHT = role("length", "height, depth", {
  after: "tall, high, deep, in height",
  asks: "height, depth, how tall, how high, how deep",
});
const BASE = role("length", "base", { asks: "base" });
const RADIUS = role("length", "radius", { after: "radius, in radius" });
const DIAMETER = role("length", "diameter", {
  after: "across at the/its base, across, in diameter, wide",
  asks: "diameter, how wide",
});
const CIRCUMFERENCE = role("length", "circumference", { asks: "circumference, distance around" });
const PERIMETER = role("length", "perimeter", {
  asks: "perimeter, how many feet/meters/metres/yards of fencing/fence/trim/edging, how much fencing/fence/edging, how far is it around, how far around",
});
const AREA = role("area", "area", { asks: "area, how many square feet/inches/yards/meters" });
const VOLUME = role("volume", "volume", { asks: "volume, how many cubic feet/inches/yards/meters" });
const SURFACE = role("area", "surface area", { asks: "surface area" });

/** Words for another figure beside the one that is measured, or for another question about it. */
const OTHERS =
  "cost costs costing price revolution revolutions border path walk frame inside inscribed circumscribed surrounding surrounds scale twice times ratio angle angles degrees semicircle hexagon pentagon octagon hemisphere pyramid parallelogram rhombus sector ring ellipse polygon gate except remaining per half similar less more longer shorter larger smaller than pour poured fill filled tiles " +
  // Other parts of it, and lines that belong to none of its measures.
  "altitude median bisector perpendicular distance projection midpoint chord arc apothem incircle circumcircle inradius circumradius " +
  // What is made into another thing, or is nothing but long.
  "bent bend bends folded folds rolled rolls melted melts reshaped recast wire rope string ribbon cord thread cable";

/** What a solid lacks, and what is only a part of its surface. */
const OF_SURFACE =
  "open opened hollow lid lids top bottom side sides end ends curved lateral label labels part parts uncovered inside outside";

const FLAT = "circle circular triangle triangular rectangle rectangular trapezoid sphere cone cylinder cube";
const barred = (own: string, others: string): ReadonlySet<string> => {
  const mine = words(own);
  return new Set([...words(`${OTHERS} ${FLAT} ${others}`)].filter((word) => !mine.has(word)));
};

interface Figure {
  readonly names: string;
  readonly roles: StoryLaw["roles"];
  readonly formulas: readonly Formula[];
  readonly lists?: StoryLaw["lists"];
  readonly pair?: StoryLaw["pair"];
  readonly needs?: StoryLaw["needs"];
  readonly isRound?: boolean;
  /** Words of other figures that belong to its own name. */
  readonly with?: string;
}

const law = ({ names, isRound = false, with: own = "", ...known }: Figure): StoryLaw => ({
  ...known,
  id: names,
  scene: words(names),
  bars: barred(`${names} ${own}`, known.roles.S ? OF_SURFACE : ""),
  isFigure: true,
  allows: ALLOWS,
  isDirect: isRound,
});

const HALF = formula("r = d/2", "The radius is half the diameter.");
const SIDE: Role = {
  measure: "length",
  before:
    "each side is/measures, each side of the cube/square/triangle, each side of the cube * is, side is, side length, side, sides of length, edge, edges",
  after: "on each side, on a side, long on each side",
  asks: "side, length of each side, length of a side, length of the side, how long is each side, how long is each of the equal sides, length of each of the equal sides, length of each of the other sides, length of the other # sides, each of its sides",
};

const CYLINDER = formula("V = pi*r^2*k", "The volume of a cylinder is $\\pi r^2$ times the height.");
const CONE = formula("V = pi*r^2*k/3", "The volume of a cone is a third of $\\pi r^2$ times the height.");

/** The more particular first: the first that a text names is the one it is about. */
export const FIGURE_LAWS: readonly StoryLaw[] = [
  law({
    names: "cylinder cylindrical can",
    needs: [["cylinder"], ["cylindrical"], ["can", "radius"], ["can", "diameter"]],
    isRound: true,
    with: "cylinder circle circular",
    roles: { r: RADIUS, d: DIAMETER, k: HEIGHT, V: VOLUME, S: SURFACE },
    formulas: [
      CYLINDER,
      formula(
        "S = 2*pi*r^2 + 2*pi*r*k",
        "The surface of a cylinder is two circles and a rectangle around it: $2\\pi r^2 + 2\\pi r$ times the height.",
      ),
      formula("k = V/(pi*r^2)", CYLINDER.says),
      HALF,
    ],
  }),
  law({
    names: "cone",
    isRound: true,
    roles: { r: RADIUS, d: DIAMETER, k: HEIGHT, V: VOLUME },
    formulas: [CONE, formula("k = 3*V/(pi*r^2)", CONE.says), HALF],
  }),
  law({
    names: "sphere spherical ball globe",
    isRound: true,
    with: "sphere",
    roles: { r: RADIUS, d: DIAMETER, V: VOLUME, S: SURFACE },
    formulas: [
      formula("V = 4*pi*r^3/3", "The volume of a sphere is $\\frac{4}{3}\\pi r^3$."),
      formula("S = 4*pi*r^2", "The surface of a sphere is $4\\pi r^2$."),
      HALF,
    ],
  }),
  law({
    names: "cube cubes",
    with: "side sides",
    roles: { s: SIDE, V: VOLUME, S: SURFACE },
    formulas: [
      formula("V = s^3", "The volume of a cube is its side to the third power."),
      formula("S = 6*s^2", "A cube has six square faces."),
    ],
  }),
  law({
    names: "circle circular",
    isRound: true,
    roles: { r: RADIUS, d: DIAMETER, C: CIRCUMFERENCE, A: AREA },
    formulas: [
      formula("C = 2*pi*r", "The circumference of a circle is $2\\pi r$."),
      formula("A = pi*r^2", "The area of a circle is $\\pi r^2$."),
      HALF,
      formula("r = C/(2*pi)", "The circumference of a circle is $2\\pi r$."),
      formula("d = 2*r", "The diameter is twice the radius."),
    ],
  }),
  law({
    names: "equilateral",
    with: "triangle triangular",
    roles: { s: SIDE, P: PERIMETER },
    formulas: [formula("P = 3*s", "The three sides of an equilateral triangle are equal.")],
  }),
  law({
    names: "isosceles",
    with: "triangle triangular",
    roles: { s: SIDE, b: BASE, P: PERIMETER },
    formulas: [formula("P = 2*s + b", "Two sides of an isosceles triangle are equal.")],
  }),
  law({
    names: "trapezoid trapezoidal",
    roles: {
      k: role("length", "height, width"),
      b: { measure: "length" },
      c: { measure: "length" },
      A: AREA,
    },
    lists: { "bases, lengths": ["b", "c"] },
    formulas: [
      formula("A = k*(b + c)/2", "The area of a trapezoid is half the height times the sum of the bases."),
    ],
  }),
  law({
    names: "hypotenuse legs",
    with: "triangle triangular",
    isRound: true,
    roles: {
      a: role("length", "leg, one leg", { asks: "other leg, leg" }),
      b: { measure: "length" },
      c: role("length", "hypotenuse"),
    },
    lists: { legs: ["a", "b"] },
    formulas: [
      formula("c = sqrt(a^2 + b^2)", "The squares of the legs together are the square of the hypotenuse."),
    ],
  }),
  law({
    names: "triangle triangular",
    roles: {
      b: BASE,
      k: HEIGHT,
      A: AREA,
      P: PERIMETER,
      x: { measure: "length" },
      y: { measure: "length" },
      z: { measure: "length", asks: "third side, how long is the third side, length of the third side" },
    },
    lists: { "lengths of # sides, sides of, sides are, sides": ["x", "y", "z"] },
    formulas: [
      formula("A = b*k/2", "The area of a triangle is half the base times the height."),
      formula("P = x + y + z", "The perimeter is the sum of the three sides."),
    ],
  }),
  law({
    names: "box prism crate suitcase carton van solid package",
    with: "rectangular",
    roles: { l: LENGTH, w: WIDTH, k: HEIGHT, V: VOLUME, S: SURFACE },
    formulas: [
      formula("V = l*w*k", "The volume of a box is length times width times height."),
      formula("S = 2*l*w + 2*l*k + 2*w*k", "A box has three pairs of equal faces."),
    ],
  }),
  law({
    names: "rectangle rectangular",
    roles: {
      l: { ...LENGTH, after: "long, high, tall" },
      w: WIDTH,
      P: PERIMETER,
      A: AREA,
    },
    pair: ["l", "w"],
    formulas: [
      formula("P = 2*l + 2*w", "The perimeter of a rectangle is twice the length plus twice the width."),
      formula("A = l*w", "The area of a rectangle is length times width."),
    ],
  }),
  law({
    names: "square",
    roles: { s: SIDE, P: PERIMETER, A: AREA },
    formulas: [
      formula("P = 4*s", "The four sides of a square are equal."),
      formula("A = s^2", "The area of a square is its side squared."),
    ],
  }),
  {
    ...law({
      names: "wide width",
      needs: [
        ["long", "wide"],
        ["length", "width"],
      ],
      roles: { l: LENGTH, w: WIDTH, P: PERIMETER, A: AREA },
      formulas: [
        formula(
          "P = 2*l + 2*w",
          "What is long and wide is taken for a rectangle: twice the length plus twice the width.",
        ),
        formula("A = l*w", "What is long and wide is taken for a rectangle: the length times the width."),
      ],
    }),
    bars: words(`${OTHERS} ${FLAT} tall high deep height depth thick more`),
  },
  law({
    names: "ladder",
    isRound: true,
    roles: {
      c: {
        measure: "length",
        before: "ladder",
        after: "ladder, long ladder",
        asks: "how long, length of the ladder",
      },
      b: {
        measure: "length",
        before: "foot is, foot of the ladder is, bottom of the ladder, base of the ladder",
        after: "from the wall/house/building, away from the wall/house/building",
        asks: "how far is the foot/bottom/base, how far from the wall/house/building",
      },
      a: {
        measure: "length",
        after: "up the wall/building, high",
        asks: "how far up, how high, what height",
      },
    },
    formulas: [
      formula("c = sqrt(a^2 + b^2)", "The ladder is the longest side of a right triangle."),
      formula("a = sqrt(c^2 - b^2)", "The ladder is the longest side of a right triangle."),
      formula("b = sqrt(c^2 - a^2)", "The ladder is the longest side of a right triangle."),
    ],
  }),
];
