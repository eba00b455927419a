import { table } from "@/server/solver/table";
import "server-only";

const ORDINALS =
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth".split(
    " ",
  );
const MEMBER = new RegExp(
  `\\b(${ORDINALS.join("|")}|\\d{1,2}(?:st|nd|rd|th)) (prime|square|perfect square|cube|triang\\w+|fibonacci|natural|counting|whole|even|odd|power of 2|power of two)`,
  "gi",
);

const BESIDE =
  /\b(next|first|closest|nearest|previous|last) (prime|perfect square|square|even|odd)(?: number)? (after|above|over|beyond|before|below|under) (\d{1,4})\b/gi;

const FIRST_OF =
  /\b(?:first|smallest|lowest|least) (two|three|four|[2-4]) (prime|even|odd|square|cube)\w*|\b(two|three|four|[2-4]) (?:first|smallest|lowest) (prime|even|odd|square|cube)\w*/gi;
const COUNTS: Readonly<Record<string, number>> = table({ two: 2, three: 3, four: 4 });

/** "The two smallest primes" are 2 and 3. */
const withFirst = (text: string): string =>
  text.replace(FIRST_OF, (all, ...[count = "", kind = "", other = "", ofKind = ""]: readonly string[]) => {
    const many = (count || other).toLowerCase();
    const members = Array.from({ length: COUNTS[many] ?? Number(many) }, (_, at) =>
      memberOf((kind || ofKind).toLowerCase(), at + 1),
    );
    return members.includes(null) ? all : ` ${members.join(" and ")} `;
  });

/** A text with members of well-known sequences in digits: "the ninth prime" is 23. */
export const withMembers = (text: string): string =>
  withNeighbours(withFirst(text)).replace(MEMBER, (all, place: string, kind: string) => {
    const index = ORDINALS.indexOf(place.toLowerCase());
    const n = index < 0 ? Number.parseInt(place, 10) : index + 1;
    const member = memberOf(kind.toLowerCase(), n);
    return member === null ? all : ` ${member} `;
  });

/** Members of well-known sequences that are named by their places. */
export const membersIn = (text: string): readonly number[] => {
  const named = (withNeighbours(withFirst(text)).match(MEMBER) ?? []).map((each) =>
    Number(withMembers(each)),
  );
  const others =
    withNeighbours(withFirst(text)) === text ? [] : (withMembers(text).match(/\d+/g) ?? []).map(Number);
  return [...named, ...others].filter(Number.isFinite);
};

function memberOf(kind: string, n: number): number | null {
  if (n < 1) return null;
  if (kind === "prime") return nthPrime(n);
  if (kind.endsWith("square")) return n * n;
  if (kind === "cube") return n ** 3;
  if (/^(?:natural|counting|whole)$/.test(kind)) return n;
  if (kind.startsWith("triang")) return (n * (n + 1)) / 2;
  if (kind === "fibonacci") return fibonacci(n);
  if (kind.startsWith("power")) return 2 ** n;
  return kind === "even" ? 2 * n : 2 * n - 1;
}

function nthPrime(n: number): number {
  let [found, number] = [0, 1];
  while (found < n) {
    number += 1;
    if (isPrime(number)) found += 1;
  }
  return number;
}

export function isPrime(number: number): boolean {
  for (let divisor = 2; divisor * divisor <= number; divisor += 1) if (number % divisor === 0) return false;
  return number > 1;
}

function fibonacci(n: number): number {
  let [a, b] = [1, 1];
  for (let at = 2; at < n; at += 1) [a, b] = [b, a + b];
  return b;
}

/** "The next prime after 17" is 19. */
const withNeighbours = (text: string): string =>
  text.replace(BESIDE, (all, ...[, kind = "", side = "", from = ""]: readonly string[]) => {
    const step = /^(?:before|below|under)$/i.test(side) ? -1 : 1;
    for (let number = Number(from) + step; number > 0 && number < 10_000; number += step)
      if (isOfKind(kind.toLowerCase(), number)) return ` ${number} `;
    return all;
  });

function isOfKind(kind: string, number: number): boolean {
  if (kind === "prime") return isPrime(number);
  if (kind.endsWith("square")) return Number.isInteger(Math.sqrt(number));
  return number % 2 === (kind === "even" ? 0 : 1);
}
