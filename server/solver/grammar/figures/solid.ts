import { type Figure, formulasOf } from "./figure";

/** Solids. */
export const SOLID_FIGURES: readonly Figure[] = [
  {
    id: "cube",
    heads: ["cube"],
    idle: ["length"],
    roles: { side: ["s"], length: ["s"], diagonal: ["d"], surface: ["S"], area: ["S"], volume: ["V"] },
    order: { 1: ["s"] },
    formulas: formulasOf(`
      V = s^3 | The volume of a cube is its side to the third power.
      s = cbrt(V)
      S = 6*s^2 | A cube has six square faces.
      s = sqrt(S/6)
      d = sqrt(3)*s | The diagonal through a cube is $\\sqrt{3}$ times its side.
    `),
  },
  {
    id: "box",
    heads: ["box"],
    idle: ["by", "rectangle"],
    roles: {
      length: ["l"],
      width: ["w"],
      height: ["h"],
      side: ["l", "w", "h"],
      diagonal: ["d"],
      surface: ["S"],
      baseArea: ["B"],
      volume: ["V"],
    },
    order: { 3: ["l", "w", "h"] },
    formulas: formulasOf(`
      V = l*w*h | The volume of a box is length times width times height.
      l = V/(w*h)
      w = V/(l*h)
      h = V/(l*w)
      V = B*h | The volume of a box is the area of its base times the height.
      h = V/B
      S = 2*l*w + 2*l*h + 2*w*h | A box has three pairs of equal faces.
      d = sqrt(l^2 + w^2 + h^2) | By the theorem of Pythagoras, the diagonal squared is $l^2 + w^2 + h^2$.
    `),
  },
  {
    id: "cylinder",
    heads: ["cylinder"],
    idle: ["circle"],
    roles: {
      radius: ["r"],
      diameter: ["d"],
      height: ["h"],
      length: ["h"],
      baseArea: ["B"],
      surface: ["S"],
      lateral: ["L"],
      volume: ["V"],
    },
    order: {},
    formulas: formulasOf(`
      V = pi*r^2*h | The volume of a cylinder is $\\pi r^2 h$.
      h = V/(pi*r^2)
      r = sqrt(V/(pi*h))
      V = B*h | The volume of a cylinder is the area of its base times the height.
      r = d/2 | The radius is half the diameter.
      S = 2*pi*r^2 + 2*pi*r*h | The surface of a cylinder is two circles and a rectangle around it, $2\\pi r^2 + 2\\pi rh$.
      L = 2*pi*r*h | Unrolled, the curved surface of a cylinder is a rectangle, $2\\pi r$ by $h$.
      h = L/(2*pi*r)
    `),
  },
  {
    id: "cone",
    heads: ["cone"],
    idle: ["circle"],
    roles: {
      radius: ["r"],
      diameter: ["d"],
      height: ["h"],
      slant: ["l"],
      surface: ["S"],
      lateral: ["L"],
      volume: ["V"],
    },
    order: {},
    formulas: formulasOf(`
      V = pi*r^2*h/3 | The volume of a cone is a third of $\\pi r^2 h$.
      h = 3*V/(pi*r^2)
      r = sqrt(3*V/(pi*h))
      r = d/2 | The radius is half the diameter.
      l = sqrt(r^2 + h^2) | By the theorem of Pythagoras, the slant height squared is $r^2 + h^2$.
      h = sqrt(l^2 - r^2)
      L = pi*r*l | The curved surface of a cone is $\\pi rl$ with the slant height $l$.
      S = pi*r^2 + pi*r*l | The surface of a cone is its base and its curved surface, $\\pi r^2 + \\pi rl$.
    `),
  },
  {
    id: "sphere",
    heads: ["sphere"],
    idle: [],
    roles: { radius: ["r"], diameter: ["d"], surface: ["S"], area: ["S"], volume: ["V"] },
    order: {},
    formulas: formulasOf(`
      V = 4*pi*r^3/3 | The volume of a sphere is $\\frac{4}{3}\\pi r^3$.
      r = cbrt(3*V/(4*pi))
      S = 4*pi*r^2 | The surface of a sphere is $4\\pi r^2$.
      r = sqrt(S/(4*pi))
      r = d/2 | The radius is half the diameter.
      d = 2*r
    `),
  },
  {
    id: "hemisphere",
    heads: ["hemisphere"],
    idle: [],
    roles: { radius: ["r"], diameter: ["d"], lateral: ["L"], volume: ["V"] },
    order: {},
    formulas: formulasOf(`
      V = 2*pi*r^3/3 | A hemisphere is half a sphere, $\\frac{2}{3}\\pi r^3$.
      L = 2*pi*r^2 | The curved surface of a hemisphere is half that of the sphere, $2\\pi r^2$.
      r = d/2 | The radius is half the diameter.
    `),
  },
  {
    id: "square-pyramid",
    heads: ["square-pyramid"],
    idle: ["square"],
    roles: { side: ["s"], base: ["s"], height: ["h"], slant: ["l"], surface: ["S"], volume: ["V"] },
    order: {},
    formulas: formulasOf(`
      V = s^2*h/3 | The volume of a pyramid is a third of the area of its base times the height.
      h = 3*V/s^2
      s = sqrt(3*V/h)
      S = s^2 + 2*s*l | The surface of a square pyramid is its base and four triangles.
    `),
  },
  {
    id: "pyramid",
    heads: ["pyramid"],
    idle: [],
    roles: { baseArea: ["B"], height: ["h"], volume: ["V"] },
    order: {},
    formulas: formulasOf(`
      V = B*h/3 | The volume of a pyramid is a third of the area of its base times the height.
      h = 3*V/B
      B = 3*V/h
    `),
  },
  {
    id: "prism",
    heads: ["prism"],
    idle: [],
    roles: { baseArea: ["B"], height: ["h"], length: ["h"], volume: ["V"] },
    order: {},
    formulas: formulasOf(`
      V = B*h | The volume of a prism is the area of its base times its length.
      h = V/B
      B = V/h
    `),
  },
];
