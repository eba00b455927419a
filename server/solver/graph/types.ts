/** What to draw beside an answer, in doubles: curves as functions of one letter, the part of the plane to show, and
 * the points worth marking. */
export interface Graph {
  /** `expression` is in the engine's own plain text, so that the drawing can be sampled from it anywhere. */
  readonly curves: readonly {
    readonly expression: string;
    readonly letter: string;
    readonly latex: string;
  }[];
  readonly window: {
    readonly x: readonly [low: number, high: number];
    readonly y: readonly [low: number, high: number];
  };
  readonly points: readonly { readonly x: number; readonly y: number; readonly label: string }[];
}
