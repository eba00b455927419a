/** A rectangle in pixels; the ends are not part of it. */
export interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** A picture in shades of grey, row by row: 0 is black, 255 is white. */
export interface Grey {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Ink that hangs together, such as a letter or the dot above it. */
export interface Mark extends Box {
  /** Its number in the labels of the page, from 1. */
  readonly label: number;
  /** How many pixels it has. */
  readonly pixels: number;
}

/** A page taken apart into marks. */
export interface Page extends Grey {
  /** To which mark each pixel belongs; 0 is paper. */
  readonly labels: Int32Array;
  readonly marks: readonly Mark[];
}

/** A sign as it is read: marks that belong together, such as both strokes of "=". */
export interface Glyph extends Box {
  readonly kind: "glyph";
  readonly marks: readonly Mark[];
}

/** Two rows of signs, one above the other, with a bar between them. */
export interface Fraction extends Box {
  readonly kind: "fraction";
  readonly over: Row;
  readonly under: Row;
}

/** A row below the bar of a root sign. */
export interface Root extends Box {
  readonly kind: "root";
  /** The small number at its sign, as of a cube root; null of a square root. */
  readonly index: Row | null;
  readonly inside: Row;
}

/** A row that is higher and is smaller than the one it belongs to. */
export interface Raised extends Box {
  readonly kind: "raised";
  readonly row: Row;
}

/** A row below the foot of a tall sign, as the lower end of an integral. */
export interface Lowered extends Box {
  readonly kind: "lowered";
  readonly row: Row;
}

export type Item = Glyph | Fraction | Root | Raised | Lowered;

/** What is side by side, from left to right. */
export interface Row {
  readonly items: readonly Item[];
  /** Where its signs are, in pixels from the top, at `middle`; further right by `slope` lower for each pixel. */
  readonly baseline: number;
  readonly middle: number;
  readonly slope: number;
  /** The height of its digits and capitals, in pixels. */
  readonly size: number;
  /** A brace on the left holds it together with the row above it. */
  readonly joins?: boolean;
}
