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
    // biome-ignore lint/complexity/noThisInStatic: which class is meant is known where it is called.
    return madeBy(error).includes(this.brand);
  }
}

/** The brands of the class that made an error, and of those it extends. */
function madeBy(error: unknown): unknown[] {
  const brands: unknown[] = [];
  if (typeof error !== "object" || error === null) return brands;
  let made: unknown = error.constructor;
  for (; typeof made === "function"; made = Object.getPrototypeOf(made))
    if (Object.hasOwn(made, "brand") && "brand" in made) brands.push(made.brand);
  return brands;
}
