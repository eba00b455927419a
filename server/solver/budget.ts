import { BrandedError } from "@/server/errors/branded-error";

/** Limits on what one problem may cost. Parameters of `solve`, these are the defaults. */
export interface Limits {
  /** Characters of input. */
  readonly length: number;
  /** Nesting of brackets, fractions, powers and roots. */
  readonly depth: number;
  /** Bits of any integer met on the way. */
  readonly bits: number;
  /** Elementary operations of one attempt (see Budget). */
  readonly work: number;
  /** Elementary operations of a whole call, whatever is tried in it (see ledger.ts). */
  readonly total: number;
}

/** Work counted in elementary operations and cut off at a limit, so that nothing typed can hang the process.
 * Long loops and every recursive transformation call `spend`. */
export interface Budget {
  /** @throws {LimitReached} when the allowance is used up */
  spend(units?: number): void;
}

/** Thrown by a method or reader when the work grows past the limits. Outcome `limit-reached`. */
export class LimitReached extends BrandedError {
  static readonly brand = "LimitReached";

  constructor(readonly limit: "work" | "length" | "depth" | "number-size") {
    super(`limit reached: ${limit}`);
    this.name = "LimitReached";
  }
}
