import { describe, expect, it } from "vitest";
import { solve } from "../../solve";

const RANKS = ["ace", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king"] as const;
const SUITS = ["heart", "diamond", "club", "spade"] as const;
const PACK = SUITS.flatMap((suit) => RANKS.map((rank) => ({ rank, suit })));
type Card = (typeof PACK)[number];

const CALLED: Readonly<Record<string, (card: Card) => boolean>> = {
  ace: ({ rank }) => rank === "ace",
  king: ({ rank }) => rank === "king",
  queen: ({ rank }) => rank === "queen",
  jack: ({ rank }) => rank === "jack",
  heart: ({ suit }) => suit === "heart",
  spade: ({ suit }) => suit === "spade",
  "red card": ({ suit }) => suit === "heart" || suit === "diamond",
  "black card": ({ suit }) => suit === "club" || suit === "spade",
  "face card": ({ rank }) => rank === "king" || rank === "queen" || rank === "jack",
};
const NAMES = Object.keys(CALLED);
const isCertain = (a: string, b: string): boolean =>
  PACK.every((card) => CALLED[a]?.(card) || CALLED[b]?.(card));
const PAIRS = NAMES.flatMap((a) =>
  NAMES.filter((b) => b !== a && !isCertain(a, b)).map((b) => [a, b] as const),
);

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
const share = (fits: (card: Card) => boolean): string => {
  const n = PACK.filter(fits).length;
  const shared = gcd(n, 52);
  return `\\frac{${n / shared}}{${52 / shared}}`;
};
const article = (name: string): string => (/^[aeiou]/.test(name) ? `an ${name}` : `a ${name}`);
const answer = (text: string): string => {
  const found = solve(text);
  return found.status === "solved" ? found.latex : found.status;
};

describe("a card that is drawn", () => {
  it.each(PAIRS)("is %s or %s as often as the pack has such cards", (a, b) => {
    const [one, other] = [CALLED[a], CALLED[b]];
    const text = `A card is drawn from a standard deck of 52 cards. What is the probability that it is ${article(a)} or ${article(b)}?`;
    expect(answer(text)).toBe(share((card) => Boolean(one?.(card) || other?.(card))));
  });

  it.each(["a king or queen of hearts", "a red or black king", "an ace of spades or a heart"])(
    "is not guessed where a name may be meant for both: %s",
    (called) => {
      expect(answer(`What is the probability of drawing ${called} from a deck of cards?`)).toBe(
        "unsupported",
      );
    },
  );
});

describe("what is counted", () => {
  it.each([3, 4, 6, 9])("turns round a table without another order: %i people", (n) => {
    const orders = Array.from({ length: n - 1 }, (_, at) => at + 1).reduce((a, b) => a * b, 1);
    expect(answer(`In how many ways can ${n} people sit around a round table?`)).toBe(String(orders));
  });

  it.each([
    [[1, 2, 3, 4, 5], 3],
    [[0, 1, 2, 3], 3],
    [[0, 4, 7], 2],
    [[2, 5, 8, 9], 4],
    [[0, 6, 8], 1],
  ] as const)("has no leading zero, and digits once or again: %j, %i places", (digits, k) => {
    const all = (again: boolean): number => {
      const from = (taken: readonly number[]): number =>
        taken.length === k
          ? 1
          : digits
              .filter(
                (digit) => (again || !taken.includes(digit)) && !(taken.length === 0 && digit === 0 && k > 1),
              )
              .reduce<number>((sum, digit) => sum + from([...taken, digit]), 0);
      return from([]);
    };
    const text = `How many ${k}-digit numbers can be made from the digits ${digits.join(", ")}`;
    expect(answer(`${text} if no digit is repeated?`)).toBe(String(all(false)));
    expect(answer(`${text} if digits can be repeated?`)).toBe(String(all(true)));
    expect(answer(`${text}?`)).toBe("unsupported");
  });
});
