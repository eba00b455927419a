import { type Figure, formulasOf } from "./figure";

/** Shapes in the plane. */
export const FLAT_FIGURES: readonly Figure[] = [
  {
    id: "circle",
    heads: ["circle"],
    idle: [],
    roles: { radius: ["r"], diameter: ["d"], circumference: ["C"], area: ["A"] },
    order: {},
    formulas: formulasOf(`
      A = pi*r^2 | The area of a circle is $\\pi r^2$.
      C = 2*pi*r | The circumference of a circle is $2\\pi r$.
      r = d/2 | The radius is half the diameter.
      r = C/(2*pi) | The circumference of a circle is $2\\pi r$.
      r = sqrt(A/pi) | The area of a circle is $\\pi r^2$.
      d = 2*r | The diameter is twice the radius.
    `),
  },
  {
    id: "semicircle",
    heads: ["semicircle"],
    idle: [],
    roles: { radius: ["r"], diameter: ["d"], perimeter: ["P"], area: ["A"] },
    order: {},
    formulas: formulasOf(`
      A = pi*r^2/2 | A semicircle has half the area of the circle, $\\frac{1}{2}\\pi r^2$.
      P = pi*r + 2*r | Around a semicircle lie half the circumference and the diameter, $\\pi r + 2r$.
      r = d/2 | The radius is half the diameter.
      r = sqrt(2*A/pi) | A semicircle has half the area of the circle, $\\frac{1}{2}\\pi r^2$.
    `),
  },
  {
    id: "quarter-circle",
    heads: ["quarter-circle"],
    idle: ["circle"],
    roles: { radius: ["r"], diameter: ["d"], perimeter: ["P"], area: ["A"] },
    order: {},
    formulas: formulasOf(`
      A = pi*r^2/4 | A quarter of a circle has a quarter of its area, $\\frac{1}{4}\\pi r^2$.
      P = pi*r/2 + 2*r | Around a quarter of a circle lie a quarter of the circumference and two radii.
      r = d/2 | The radius is half the diameter.
    `),
  },
  {
    id: "sector",
    heads: ["sector", "arc-length"],
    idle: ["circle", "sector"],
    roles: { radius: ["r"], diameter: ["d"], arc: ["s"], angle: ["t"], perimeter: ["P"], area: ["A"] },
    order: {},
    formulas: formulasOf(`
      A = t*pi*r^2/360 | A sector takes as much of the circle's area as its angle takes of $360^\\circ$.
      s = t*2*pi*r/360 | An arc takes as much of the circumference as its angle takes of $360^\\circ$.
      P = s + 2*r | Around a sector lie the arc and two radii.
      r = d/2 | The radius is half the diameter.
      t = 360*A/(pi*r^2) | A sector takes as much of the circle's area as its angle takes of $360^\\circ$.
      r = sqrt(360*A/(pi*t))
      t = 360*s/(2*pi*r) | An arc takes as much of the circumference as its angle takes of $360^\\circ$.
      r = 360*s/(2*pi*t)
      A = s*r/2 | The area of a sector is half the arc times the radius.
    `),
  },
  {
    id: "ring",
    heads: ["ring"],
    idle: [],
    roles: { outer: ["R"], inner: ["r"], area: ["A"] },
    order: {},
    formulas: formulasOf("A = pi*(R^2 - r^2) | A ring is the larger circle without the smaller one."),
  },
  {
    id: "square",
    heads: ["square"],
    idle: ["length"],
    roles: { side: ["s"], length: ["s"], diagonal: ["d"], perimeter: ["P"], area: ["A"] },
    order: { 1: ["s"] },
    formulas: formulasOf(`
      A = s^2 | The area of a square is its side squared.
      P = 4*s | The four sides of a square are equal.
      s = P/4
      s = sqrt(A) | The area of a square is its side squared.
      d = sqrt(2)*s | The diagonal of a square is $\\sqrt{2}$ times its side, by the theorem of Pythagoras.
      s = d/sqrt(2)
    `),
  },
  {
    id: "rectangle",
    heads: ["rectangle", "rectangular"],
    idle: ["by"],
    roles: {
      length: ["l"],
      width: ["w"],
      side: ["l", "w"],
      base: ["l"],
      height: ["w"],
      diagonal: ["d"],
      perimeter: ["P"],
      area: ["A"],
    },
    order: { 2: ["l", "w"] },
    formulas: formulasOf(`
      A = l*w | The area of a rectangle is length times width.
      P = 2*l + 2*w | The perimeter of a rectangle is twice the length plus twice the width.
      l = P/2 - w
      w = P/2 - l
      l = A/w | The area of a rectangle is length times width.
      w = A/l
      d = sqrt(l^2 + w^2) | By the theorem of Pythagoras, the diagonal squared is $l^2 + w^2$.
      l = sqrt(d^2 - w^2)
      w = sqrt(d^2 - l^2)
    `),
  },
  {
    id: "triangle",
    heads: ["triangle"],
    idle: [],
    roles: { base: ["b"], height: ["h"], side: ["x", "y", "z"], perimeter: ["P"], area: ["A"] },
    order: { 3: ["x", "y", "z"] },
    formulas: formulasOf(`
      A = b*h/2 | The area of a triangle is half the base times the height.
      h = 2*A/b
      b = 2*A/h
      P = x + y + z | The perimeter is the sum of the three sides.
      z = P - x - y
      A = sqrt((x + y + z)*(y + z - x)*(x + z - y)*(x + y - z))/4 | Heron's formula gives the area from the three sides.
    `),
  },
  {
    id: "triangle-by-angle",
    heads: ["triangle"],
    idle: ["length", "angle-between"],
    roles: { side: ["a", "b"], angle: ["t"], area: ["A"] },
    order: { 2: ["a", "b"] },
    formulas: formulasOf(
      "A = a*b*sin(t*pi/180)/2 | The area of a triangle is half the product of two sides and the sine of the angle between them.",
    ),
  },
  {
    id: "equilateral-triangle",
    heads: ["equilateral-triangle"],
    idle: ["triangle", "length"],
    roles: { side: ["s"], length: ["s"], height: ["h"], perimeter: ["P"], area: ["A"] },
    order: { 1: ["s"] },
    formulas: formulasOf(`
      P = 3*s | The three sides of an equilateral triangle are equal.
      s = P/3
      h = sqrt(3)*s/2 | The height of an equilateral triangle is $\\frac{\\sqrt{3}}{2}$ times its side.
      A = sqrt(3)*s^2/4 | The area of an equilateral triangle is $\\frac{\\sqrt{3}}{4}s^2$.
      s = sqrt(4*A/sqrt(3))
    `),
  },
  {
    id: "right-triangle",
    heads: ["right-triangle"],
    idle: ["triangle", "length"],
    roles: {
      leg: ["a", "b"],
      third: ["b", "c"],
      hypotenuse: ["c"],
      base: ["a"],
      height: ["b"],
      perimeter: ["P"],
      area: ["A"],
    },
    order: {},
    formulas: formulasOf(`
      c = sqrt(a^2 + b^2) | By the theorem of Pythagoras, $a^2 + b^2 = c^2$ in a right triangle.
      b = sqrt(c^2 - a^2)
      a = sqrt(c^2 - b^2)
      A = a*b/2 | The area of a right triangle is half the product of its legs.
      b = 2*A/a
      P = a + b + c | The perimeter is the sum of the three sides.
    `),
  },
  {
    // Two sides are the legs where the hypotenuse is asked for or told apart from them.
    id: "right-triangle-by-sides",
    heads: ["right-triangle", "hypotenuse"],
    idle: ["triangle", "right-triangle", "length"],
    roles: { side: ["a", "b"], leg: ["a", "b"], third: ["b"], hypotenuse: ["c"] },
    order: { 2: ["a", "b"] },
    formulas: formulasOf(`
      c = sqrt(a^2 + b^2) | By the theorem of Pythagoras, $a^2 + b^2 = c^2$ in a right triangle.
      b = sqrt(c^2 - a^2)
    `),
  },
  {
    id: "right-triangle-with-angle",
    // Only a right triangle has them.
    heads: ["right-triangle", "hypotenuse", "opposite", "adjacent"],
    idle: ["triangle", "right-triangle", "length", "to"],
    roles: { opposite: ["o"], adjacent: ["n"], hypotenuse: ["c"], angle: ["t"] },
    order: {},
    formulas: formulasOf(`
      o = c*sin(t*pi/180) | In a right triangle the sine is the opposite side over the hypotenuse.
      c = o/sin(t*pi/180)
      n = c*cos(t*pi/180) | In a right triangle the cosine is the adjacent side over the hypotenuse.
      c = n/cos(t*pi/180)
      o = n*tan(t*pi/180) | In a right triangle the tangent is the opposite side over the adjacent side.
      n = o/tan(t*pi/180)
      t = 180*arctan(o/n)/pi
      t = 180*arcsin(o/c)/pi | In a right triangle the sine is the opposite side over the hypotenuse.
      t = 180*arccos(n/c)/pi | In a right triangle the cosine is the adjacent side over the hypotenuse.
      c = sqrt(o^2 + n^2) | By the theorem of Pythagoras, $a^2 + b^2 = c^2$ in a right triangle.
      o = sqrt(c^2 - n^2)
      n = sqrt(c^2 - o^2)
    `),
  },
  {
    id: "parallelogram",
    heads: ["parallelogram"],
    idle: [],
    roles: { base: ["b"], height: ["h"], side: ["x", "y"], perimeter: ["P"], area: ["A"] },
    order: {},
    formulas: formulasOf(`
      A = b*h | The area of a parallelogram is base times height.
      h = A/b
      b = A/h
      P = 2*x + 2*y | Opposite sides of a parallelogram are equal.
    `),
  },
  {
    id: "trapezium",
    heads: ["trapezium"],
    idle: ["parallel"],
    roles: { parallel: ["a", "b"], side: ["a", "b"], height: ["h"], area: ["A"] },
    order: { 2: ["a", "b"] },
    formulas: formulasOf(`
      A = (a + b)*h/2 | The area of a trapezium is half the sum of the parallel sides times the height.
      h = 2*A/(a + b)
      b = 2*A/h - a
    `),
  },
  {
    id: "rhombus",
    heads: ["rhombus"],
    idle: ["length"],
    roles: { diagonal: ["p", "q"], side: ["s"], height: ["h"], area: ["A"] },
    order: {},
    formulas: formulasOf(`
      A = p*q/2 | The area of a rhombus or kite is half the product of the diagonals.
      q = 2*A/p
    `),
  },
  ...(
    [
      ["pentagon", 5],
      ["hexagon", 6],
      ["octagon", 8],
    ] as const
  ).map(
    ([name, count]): Figure => ({
      id: `regular-${name}`,
      heads: [`regular-${name}`],
      idle: ["length"],
      roles: { side: ["s"], length: ["s"], perimeter: ["P"], ...(count === 6 && { area: ["A"] }) },
      order: {},
      formulas: formulasOf(
        `P = ${count}*s | The ${count} sides of a regular ${name} are equal.\ns = P/${count}${
          count === 6 ? "\nA = 3*sqrt(3)*s^2/2 | A regular hexagon is made of six equilateral triangles." : ""
        }`,
      ),
    }),
  ),
];
