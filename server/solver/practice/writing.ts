import type { Level } from "./types";

/** What a level has of something. */
export const at = <T>(level: Level, first: T, second: T, third: T): T =>
  level === 1 ? first : level === 2 ? second : third;

export const gcd = (a: number, b: number): number => (b === 0 ? Math.abs(a) : gcd(b, a % b));

export const lcm = (a: number, b: number): number => Math.abs(a * b) / gcd(a, b);

/** A fraction in lowest terms, as a whole number where it is one. */
export function fraction(n: number, d: number): string {
  const shared = gcd(n, d) * Math.sign(d);
  const [top, bottom] = [n / shared, d / shared];
  return bottom === 1 ? `${top}` : `${top}/${bottom}`;
}

/** A number in brackets where it is negative. */
export const bracketed = (n: number): string => (n < 0 ? `(${n})` : `${n}`);

/** "+ 3" or "- 3". */
export const signed = (n: number): string => (n < 0 ? `- ${-n}` : `+ ${n}`);

/** A decimal of so many places, from a whole number of its last place. */
export function decimal(units: number, places: number): string {
  const digits = String(Math.abs(units)).padStart(places + 1, "0");
  const sign = units < 0 ? "-" : "";
  if (places === 0) return `${sign}${digits}`;
  const tail = digits.slice(-places).replace(/0+$/, "");
  return `${sign}${digits.slice(0, -places)}${tail === "" ? "" : `.${tail}`}`;
}

/** Terms with their signs between them; those with nothing in them are left out. `parts` pairs a coefficient with a
 * letter part, which is empty for a number. */
export function terms(parts: readonly (readonly [coefficient: number, letters: string])[]): string {
  const shown = parts.filter(([coefficient]) => coefficient !== 0);
  if (shown.length === 0) return "0";
  return shown.map(([coefficient, letters], index) => term(coefficient, letters, index === 0)).join(" ");
}

function term(coefficient: number, letters: string, first: boolean): string {
  const size = Math.abs(coefficient);
  const body = letters === "" ? `${size}` : size === 1 ? letters : `${size}${letters}`;
  if (first) return coefficient < 0 ? `-${body}` : body;
  return coefficient < 0 ? `- ${body}` : `+ ${body}`;
}

/** A polynomial from its coefficients, the highest first. */
export function polynomial(coefficients: readonly number[], letter = "x"): string {
  const degree = coefficients.length - 1;
  return terms(coefficients.map((coefficient, index) => [coefficient, powerOf(letter, degree - index)]));
}

export const powerOf = (letter: string, exponent: number): string =>
  exponent === 0 ? "" : exponent === 1 ? letter : `${letter}^${exponent}`;

/** Coefficients of a product, the highest first. */
export function multiplied(a: readonly number[], b: readonly number[]): number[] {
  const result = Array<number>(a.length + b.length - 1).fill(0);
  for (const [i, x] of a.entries())
    for (const [j, y] of b.entries()) result[i + j] = (result[i + j] ?? 0) + x * y;
  return result;
}

/** Numbers as the solutions of an equation, ascending and each once. */
export const solutions = (letter: string, roots: readonly number[]): string =>
  [...new Set(roots)]
    .sort((a, b) => a - b)
    .map((root) => `${letter} = ${root}`)
    .join(" or ");

/** "21st". */
export function ordinal(n: number): string {
  const teen = Math.floor(n / 10) % 10 === 1;
  const ending = teen ? "th" : (["th", "st", "nd", "rd"][n % 10] ?? "th");
  return `${n}${ending}`;
}
