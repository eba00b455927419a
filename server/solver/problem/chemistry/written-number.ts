import { multiply, power, type Rational, rational } from "../../expression/rational";

/** A number as chemistry writes it: 0.0146, 1,230, 3.3 * 10^-2. No group. */
export const NUMBER = "\\d[\\d,]*(?:\\.\\d+)?(?: ?\\* ?10\\^-?\\d{1,2})?";

/** The exact value of such a number. */
export function numberIn(written: string): Rational {
  const [mantissa = "0", exponent] = written.replace(/[,\s]/g, "").split("*10^");
  const [whole = "0", fraction = ""] = mantissa.split(".");
  const value = rational(BigInt(whole + fraction), 10n ** BigInt(fraction.length));
  return exponent ? multiply(value, power(rational(10n), BigInt(exponent))) : value;
}
