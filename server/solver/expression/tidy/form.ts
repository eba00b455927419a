import { charge } from "../../ledger";
import type { Expression } from "../ast";
import { boundedPower } from "../bounded-power";
import { NoValue } from "../no-value";
import { add, fromInt, isZero, multiply, ONE, power, type Rational, rational, ZERO } from "../rational";

/** What a power in a product may stand on. `key` tells bases apart. */
export type Base = { readonly key: string } & (
  | { readonly kind: "symbol"; readonly name: string }
  /** A whole number under a root; its exponents stay between 0 and 1. */
  | { readonly kind: "number"; readonly value: bigint }
  /** π, i, and values of functions: sin x, ln 2; `of` is the argument. */
  | {
      readonly kind: "atom";
      readonly expression: Expression;
      readonly positive: boolean;
      readonly of?: Form;
    }
  /** root^exponent where the exponent holds letters (or is 1, for e itself). */
  | {
      readonly kind: "exponential";
      readonly root: Expression;
      readonly exponent: Form;
      readonly positive: boolean;
    }
  /** Two or more terms without a common factor. */
  | { readonly kind: "sum"; readonly terms: readonly Form[] }
  /** |of| */
  | { readonly kind: "size"; readonly of: Base }
  /** A product whose factors must not be parted, under an even root. */
  | { readonly kind: "product"; readonly form: Form }
);

export interface Power {
  readonly base: Base;
  readonly exponent: Rational;
}

/** coefficient · ∏ base^exponent: what every expression is brought to. No exponent is 0. */
export interface Form {
  readonly coefficient: Rational;
  readonly powers: ReadonlyMap<string, Power>;
}

/** Thrown where an expression has no value: division by zero, 0⁰. */
export class Undefined extends NoValue {}

export const constantForm = (coefficient: Rational): Form => ({ coefficient, powers: new Map() });
export const ZERO_FORM = constantForm(ZERO);
export const ONE_FORM = constantForm(ONE);
export const powerForm = (base: Base, exponent: Rational = ONE): Form => ({
  coefficient: ONE,
  powers: isZero(exponent) ? new Map() : new Map([[base.key, { base, exponent }]]),
});
export const isZeroForm = (form: Form): boolean => isZero(form.coefficient);
export const scaleForm = (form: Form, factor: Rational): Form =>
  isZero(factor) ? ZERO_FORM : { ...form, coefficient: multiply(form.coefficient, factor) };
export const negateForm = (form: Form): Form => scaleForm(form, fromInt(-1));

/** The number a form stands for; null when it has other factors. */
export const rationalOf = (form: Form): Rational | null =>
  form.powers.size === 0 || isZero(form.coefficient) ? form.coefficient : null;

/** Equal for like terms: the powers without the coefficient. */
export function monomialKey(form: Form): string {
  const key = [...form.powers.values()]
    .map(({ base, exponent }) => `${base.key}^${exponent.n}/${exponent.d}`)
    .sort()
    .join("·");
  charge(1 + key.length / 32);
  return key;
}

export const formKey = (form: Form): string =>
  `${form.coefficient.n}/${form.coefficient.d}·${monomialKey(form)}`;

/** The product of powers, exponents of one base added and whole powers of numbers worked out. */
export function multiplyPowers(forms: readonly Form[]): Form {
  let coefficient = ONE;
  const exponents = new Map<string, Power>();
  for (const form of forms) {
    coefficient = multiply(coefficient, form.coefficient);
    charge(1 + form.powers.size);
    for (const [key, { base, exponent }] of form.powers) {
      const before = exponents.get(key)?.exponent;
      exponents.set(key, { base, exponent: before ? add(before, exponent) : exponent });
    }
  }
  if (isZero(coefficient)) return ZERO_FORM;
  const powers = new Map<string, Power>();
  for (const part of exponents.values()) {
    const settled = settle(part);
    coefficient = multiply(coefficient, settled.coefficient);
    if (isZero(settled.exponent)) continue;
    const base = plainBase(part);
    const before = powers.get(base.key)?.exponent;
    const exponent = before ? add(before, settled.exponent) : settled.exponent;
    if (isZero(exponent)) powers.delete(base.key);
    else powers.set(base.key, { base, exponent });
  }
  return { coefficient, powers };
}

const floor = ({ n, d }: Rational): bigint => (n >= 0n ? n / d : -((-n + d - 1n) / d));

/** Takes the whole part of a number's exponent, and the square of i, into the coefficient. */
function settle({ base, exponent }: Power): { coefficient: Rational; exponent: Rational } {
  if (base.kind === "number") {
    const whole = floor(exponent);
    return {
      coefficient: boundedPower(fromInt(base.value), whole),
      exponent: rational(exponent.n - whole * exponent.d, exponent.d),
    };
  }
  if (base.key === "i" && exponent.d === 1n) {
    const turns = ((exponent.n % 4n) + 4n) % 4n;
    return { coefficient: power(fromInt(-1), turns / 2n), exponent: fromInt(turns % 2n) };
  }
  return { coefficient: ONE, exponent };
}

/** |b| with an even whole exponent is b. */
const plainBase = ({ base, exponent }: Power): Base =>
  base.kind === "size" && exponent.d === 1n && exponent.n % 2n === 0n ? base.of : base;

/** Whether a base never takes a negative value where it has one. */
export function isNonNegative(base: Base): boolean {
  switch (base.kind) {
    case "number":
    case "size":
      return true;
    case "atom":
    case "exponential":
      return base.positive;
    case "sum":
      return base.terms.every(
        ({ coefficient, powers }) =>
          coefficient.n > 0n &&
          [...powers.values()].every(
            ({ base: part, exponent }) =>
              exponent.n % 2n === 0n || exponent.d % 2n === 0n || isNonNegative(part),
          ),
      );
    default:
      return false;
  }
}
