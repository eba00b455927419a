import "server-only";
import type { Written } from "./types";

const ONES =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "_ _ twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

/** A whole number below a thousand in words. */
export function spell(value: number): string {
  if (value < 20) return ONES[value] as string;
  if (value < 100) return `${TENS[Math.floor(value / 10)]}${value % 10 ? `-${ONES[value % 10]}` : ""}`;
  const rest = value % 100;
  return `${ONES[Math.floor(value / 100)]} hundred${rest ? ` and ${spell(rest)}` : ""}`;
}

/** Without the tail that binary fractions leave. */
export const plain = (value: number): string => String(Number(value.toFixed(6)));

export const number = (value: number): Written => ({ tex: plain(value), plain: plain(value) });
/** The same in both notations. */
export const same = (text: string): Written => ({ tex: text, plain: text });

export const gcd = (a: number, b: number): number => (b === 0 ? Math.abs(a) : gcd(b, a % b));

/** A fraction in lowest terms. */
export function fraction(n: number, d: number): Written {
  const by = gcd(n, d) * Math.sign(d);
  const [top, bottom] = [n / by, d / by];
  if (bottom === 1) return number(top);
  const sign = top < 0 ? "-" : "";
  return { tex: `${sign}\\frac{${Math.abs(top)}}{${bottom}}`, plain: `${top}/${bottom}` };
}

/** A mixed number in lowest terms. */
export function mixed(n: number, d: number): Written {
  const whole = Math.floor(n / d);
  const part = fraction(n - whole * d, d);
  if (n % d === 0) return number(whole);
  return whole === 0 ? part : { tex: `${whole}${part.tex}`, plain: `${whole} ${part.plain}` };
}

/** "+ 3", "- 3"; nothing for 0. */
export function signed(value: number, letter = ""): string {
  if (value === 0) return "";
  const size = Math.abs(value);
  return ` ${value < 0 ? "-" : "+"} ${size === 1 && letter ? "" : size}${letter}`;
}

/** A polynomial from its coefficients, the highest first. */
export function polynomial(...coefficients: readonly number[]): string {
  const degree = coefficients.length - 1;
  const terms = coefficients
    .map((value, index) => signed(value, ["", "x"][degree - index] ?? `x^${degree - index}`))
    .join("")
    .trim();
  return terms === "" ? "0" : terms.replace(/^\+ /, "").replace(/^- /, "-");
}
