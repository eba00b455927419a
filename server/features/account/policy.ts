/** Letters and digits that are not mistaken for one another (Crockford's base 32). */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const RANDOM_DIGITS = 12;

/** A short code to hand on, out of the random end of an id.
 * @param id a UUID, version 4
 * @returns ten characters that stand for 48 random bits
 * @example referralCodeOf("3f0b1f60-7a5e-4c1d-9a37-0000000000ff") // "000000007Z" */
export function referralCodeOf(id: string): string {
  let rest = BigInt(`0x${id.replaceAll("-", "").slice(-RANDOM_DIGITS)}`);
  let code = "";
  while (code.length < 10) {
    code = ALPHABET.charAt(Number(rest % 32n)) + code;
    rest /= 32n;
  }
  return code;
}
