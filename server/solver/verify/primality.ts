/** Below this the bases tested here leave no doubt. */
export const PROVED_BELOW = 3_317_044_064_679_887_385_961_981n;

const BASES = [2n, 3n, 5n, 7n, 11n, 13n, 17n, 19n, 23n, 29n, 31n, 37n, 41n];

/** Miller–Rabin with fixed bases: exact below PROVED_BELOW. */
export function isPrime(number: bigint): boolean {
  if (number < 2n) return false;
  const small = BASES.find((base) => number % base === 0n);
  if (small !== undefined) return number === small;
  let odd = number - 1n;
  let twos = 0;
  for (; odd % 2n === 0n; odd /= 2n) twos += 1;
  return BASES.every((base) => passes({ number, base, odd, twos }));
}

interface Test {
  readonly number: bigint;
  readonly base: bigint;
  readonly odd: bigint;
  readonly twos: number;
}

function passes({ number, base, odd, twos }: Test): boolean {
  let power = powerModulo(base, odd, number);
  if (power === 1n || power === number - 1n) return true;
  for (let i = 1; i < twos; i += 1) {
    power = (power * power) % number;
    if (power === number - 1n) return true;
  }
  return false;
}

function powerModulo(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n;
  let square = base % modulus;
  for (let rest = exponent; rest > 0n; rest /= 2n) {
    if (rest % 2n === 1n) result = (result * square) % modulus;
    square = (square * square) % modulus;
  }
  return result;
}
