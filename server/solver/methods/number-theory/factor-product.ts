import type { Expression } from "../../expression/ast";
import { int, power, product } from "../../expression/build";
import type { PrimePower } from "./prime-factors";

/** 2 · 2 · 3: every prime as often as it divides. The list is not empty. */
export const repeated = (primes: readonly PrimePower[]): Expression =>
  product(
    primes.flatMap(({ prime, exponent }) => Array.from({ length: exponent }, () => int(prime))),
    true,
  );

/** 2² · 3. The list is not empty. */
export const asPowers = (primes: readonly PrimePower[]): Expression =>
  product(
    primes.map(({ prime, exponent }) => (exponent === 1 ? int(prime) : power(int(prime), int(exponent)))),
    true,
  );
