/** What can be said of a figure in numbers: how it is named, and what kind of size it is. */
export interface Measure {
  readonly letter: string;
  readonly names: readonly string[];
  /** How many lengths are multiplied in it. */
  readonly dimension: 1 | 2 | 3;
  /** "long" and "longer" say it without its name. */
  readonly adjectives?: readonly string[];
}

export interface Law {
  /** In the parser's notation, with the letters of the measures. */
  readonly equation: string;
  readonly says: string;
}

/** A figure, or several numbers that belong together, by what is known of it. */
export interface Figure {
  /** Nouns that name it. */
  readonly nouns: readonly string[];
  /** Adjectives that make one of any noun: "a rectangular garden". */
  readonly adjectives?: readonly string[];
  readonly measures: readonly Measure[];
  readonly laws: readonly Law[];
  /** What is meant by its dimensions. */
  readonly dimensions?: readonly string[];
}

const PERIMETER: Measure = { letter: "P", names: ["perimeter"], dimension: 1 };
const AREA: Measure = { letter: "A", names: ["area"], dimension: 2 };
const VOLUME: Measure = { letter: "V", names: ["volume"], dimension: 3 };
const LENGTH: Measure = {
  letter: "l",
  names: ["length", "longer side", "long side"],
  dimension: 1,
  adjectives: ["long", "longer"],
};
const WIDTH: Measure = {
  letter: "w",
  names: ["width", "breadth", "shorter side", "short side"],
  dimension: 1,
  adjectives: ["wide", "wider", "broad", "broader"],
};
const HEIGHT: Measure = {
  letter: "k",
  names: ["height", "altitude", "depth"],
  dimension: 1,
  adjectives: ["high", "higher", "tall", "taller", "deep", "deeper"],
};
const DIAGONAL: Measure = { letter: "d", names: ["diagonal", "diagonals"], dimension: 1 };
const SIDE: Measure = { letter: "s", names: ["side", "sides", "edge", "edges"], dimension: 1 };

const law = (equation: string, says: string): Law => ({ equation, says });

const RECTANGLE: Figure = {
  nouns: ["rectangle"],
  adjectives: ["rectangular"],
  measures: [LENGTH, WIDTH, PERIMETER, AREA, DIAGONAL],
  dimensions: ["l", "w"],
  laws: [
    law("P = 2*l + 2*w", "The perimeter of a rectangle is twice the length plus twice the width."),
    law("A = l*w", "The area of a rectangle is length times width."),
    law("d^2 = l^2 + w^2", "The diagonal is the hypotenuse of a right triangle with the two sides."),
  ],
};

export const FIGURES: readonly Figure[] = [
  {
    nouns: ["box", "prism", "cuboid"],
    measures: [LENGTH, WIDTH, HEIGHT, VOLUME],
    dimensions: ["l", "w", "k"],
    laws: [law("V = l*w*k", "The volume of a box is length times width times height.")],
  },
  RECTANGLE,
  {
    nouns: ["square"],
    measures: [SIDE, PERIMETER, AREA, DIAGONAL],
    dimensions: ["s"],
    laws: [
      law("P = 4*s", "The four sides of a square are equal."),
      law("A = s^2", "The area of a square is its side squared."),
      law("d^2 = 2*s^2", "The diagonal is the hypotenuse of a right triangle with two of the sides."),
    ],
  },
  {
    nouns: ["parallelogram"],
    measures: [{ ...SIDE, letter: "b", names: ["base"] }, HEIGHT, AREA],
    laws: [law("A = b*k", "The area of a parallelogram is base times height.")],
  },
  {
    nouns: ["triangle"],
    adjectives: ["triangular"],
    measures: [{ ...SIDE, letter: "b", names: ["base"] }, HEIGHT, AREA],
    laws: [law("A = b*k/2", "The area of a triangle is half the base times the height.")],
  },
];

/** What has a length and a width and no other form that is told is taken for this. */
export const ASSUMED = RECTANGLE;
/** Nouns of things that are as a rule measured by length and width. */
export const ASSUMED_NOUNS: ReadonlySet<string> = new Set([
  "garden",
  "field",
  "room",
  "pool",
  "lawn",
  "plot",
  "poster",
  "rug",
  "carpet",
  "card",
  "page",
  "screen",
  "table",
  "yard",
  "court",
  "patio",
  "picture",
  "photo",
  "photograph",
  "painting",
  "playground",
  "pitch",
  "floor",
  "window",
  "deck",
  "banner",
  "flag",
  "park",
  "sign",
  "frame",
  "sheet",
  "classroom",
  "bedroom",
  "kitchen",
  "farm",
  "door",
  "board",
  "mirror",
]);
