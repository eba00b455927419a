/** What makes an error's class known wherever it was loaded: each class names its own. */
interface Branded {
  readonly brand: string;
  readonly prototype: object;
}

/** An error of ours. A bundler may load the module of its class several times, for pages, for route handlers, at the
 * start; one that was thrown by one copy is no `instanceof` the other. It is told by the brand of its class, which every
 * copy has alike. */
export abstract class BrandedError extends Error {
  /** Whether something thrown is an error of this class or of one that extends it, whichever copy of the module made it.
   * @example AppError.isInstance(error) */
  static isInstance<Class extends Branded>(this: Class, error: unknown): error is Class["prototype"] {
    // A class has the brand of the one it extends, until it names its own.
    for (let made: unknown = (error as Error | null | undefined)?.constructor; typeof made === "function"; )
      // biome-ignore lint/complexity/noThisInStatic: which class is meant is known where it is called.
      if ((made as Partial<Branded>).brand === this.brand) return true;
      else made = Object.getPrototypeOf(made);
    return false;
  }
}
