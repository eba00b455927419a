import { table } from "@/server/solver/table";

/** Letters and digits that are not mistaken for one another (Crockford's base 32). */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const RANDOM_DIGITS = 12;

/** Providers of mail that read an address without its dots, by each of their domains. */
const DOTLESS: Readonly<Record<string, string>> = table({
  "gmail.com": "gmail.com",
  "googlemail.com": "gmail.com",
});

/** An address of mail as the mailbox behind it is known: without capitals, without what follows a plus sign, and without
 * dots where those do not count.
 * @example normalisedAddress("Ada.Byron+maths@GoogleMail.com") // "adabyron@gmail.com" */
export function normalisedAddress(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf("@");
  const [mailbox = "", domain] = [address.slice(0, Math.max(0, at)).split("+")[0], address.slice(at + 1)];
  const dotless = DOTLESS[domain];
  return dotless ? `${mailbox.replaceAll(".", "")}@${dotless}` : `${mailbox}@${domain}`;
}

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
