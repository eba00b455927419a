import { table } from "../../table";
/** What can be measured on a shape. Letters stand for these in the formulas. */
export const ATTRIBUTES: Readonly<Record<string, string>> = table({
  length: "l",
  width: "w",
  height: "k",
  base: "b",
  side: "s",
  radius: "r",
  diameter: "d",
  circumference: "C",
  perimeter: "P",
  area: "A",
  volume: "V",
  "surface area": "S",
});

export interface Formula {
  readonly equation: string;
  readonly says: string;
}
export interface Shape {
  readonly name: string;
  /** How a story names it. */
  readonly words: RegExp;
  readonly formulas: readonly Formula[];
  /** What is meant by its dimensions. */
  readonly dimensions?: readonly string[];
  /** The formulas have π in them. */
  readonly round?: boolean;
}

const PI = "pi";
const formula = (equation: string, says: string): Formula => ({ equation, says });
const DIAMETER = formula("r = d/2", "The radius is half the diameter.");

/** The more particular first. */
export const SHAPES: readonly Shape[] = [
  {
    name: "cylinder",
    round: true,
    words: /\bcylind\w+|\bcan of\b|\bcoffee can\b/,
    formulas: [
      formula(`V = ${PI}*r^2*k`, "The volume of a cylinder is $\\pi r^2$ times the height."),
      formula(
        `S = 2*${PI}*r^2 + 2*${PI}*r*k`,
        "The surface of a cylinder is two circles and a rectangle around it: $2\\pi r^2 + 2\\pi r$ times the height.",
      ),
      formula(`k = V/(${PI}*r^2)`, "The volume of a cylinder is $\\pi r^2$ times the height."),
      DIAMETER,
    ],
  },
  {
    name: "cone",
    round: true,
    words: /\bcone\b/,
    formulas: [
      formula(`V = ${PI}*r^2*k/3`, "The volume of a cone is a third of $\\pi r^2$ times the height."),
      formula(`k = 3*V/(${PI}*r^2)`, "The volume of a cone is a third of $\\pi r^2$ times the height."),
      DIAMETER,
    ],
  },
  {
    name: "sphere",
    round: true,
    words: /\bspheres?\b|\bspherical\b|\bball\b|\bglobe\b/,
    formulas: [
      formula(`V = 4*${PI}*r^3/3`, "The volume of a sphere is $\\frac{4}{3}\\pi r^3$."),
      formula(`S = 4*${PI}*r^2`, "The surface of a sphere is $4\\pi r^2$."),
      DIAMETER,
    ],
  },
  {
    name: "cube",
    words: /\bcubes?\b|\bcube-shaped\b/,
    formulas: [
      formula("V = s^3", "The volume of a cube is its side to the third power."),
      formula("S = 6*s^2", "A cube has six square faces."),
    ],
  },
  {
    name: "circle",
    round: true,
    words: /\bcircles?\b|\bcircular\b/,
    formulas: [
      formula(`C = 2*${PI}*r`, "The circumference of a circle is $2\\pi r$."),
      formula(`A = ${PI}*r^2`, "The area of a circle is $\\pi r^2$."),
      DIAMETER,
      formula(`r = C/(2*${PI})`, "The circumference of a circle is $2\\pi r$."),
      formula("d = 2*r", "The diameter is twice the radius."),
    ],
  },
  {
    name: "equilateral triangle",
    words: /\bequilateral triang\w+/,
    formulas: [formula("P = 3*s", "The three sides of an equilateral triangle are equal.")],
  },
  {
    name: "isosceles triangle",
    words: /\bisosceles triang\w+/,
    formulas: [formula("P = 2*s + b", "Two sides of an isosceles triangle are equal.")],
  },
  {
    name: "trapezoid",
    words: /\btrapezoid\w*/,
    formulas: [
      formula("A = k*(B + b)/2", "The area of a trapezoid is half the height times the sum of the bases."),
    ],
  },
  {
    name: "triangle",
    words: /\btriang\w+/,
    formulas: [
      formula("A = b*k/2", "The area of a triangle is half the base times the height."),
      formula("P = x + y + z", "The perimeter is the sum of the three sides."),
    ],
  },
  {
    name: "box",
    words:
      /\brectangular (?:solid|prism|box|moving van|crate|tank|container|suitcase|carton|package)\b|\bbox\b/,
    formulas: [
      formula("V = l*w*k", "The volume of a box is length times width times height."),
      formula("S = 2*l*w + 2*l*k + 2*w*k", "A box has three pairs of equal faces."),
    ],
  },
  {
    name: "rectangle",
    dimensions: ["l", "w"],
    words: /\brectang\w+/,
    formulas: [
      formula("P = 2*l + 2*w", "The perimeter of a rectangle is twice the length plus twice the width."),
      formula("A = l*w", "The area of a rectangle is length times width."),
    ],
  },
  {
    name: "square",
    words: /\bsquare (?:garden|lawn|room|table|picture|piece|plot|field|patio|deck|accent)\b|\ba square\b/,
    formulas: [
      formula("P = 4*s", "The four sides of a square are equal."),
      formula("A = s^2", "The area of a square is its side squared."),
    ],
  },
];
