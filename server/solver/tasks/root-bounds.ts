/** A square or cube root of a whole number that is to be placed between two whole numbers in a row. */
export interface RootBoundsTask {
  readonly task: "root-bounds";
  readonly radicand: bigint;
  readonly index: 2 | 3;
}
