import { table } from "../../table";

interface Card {
  /** From 1, the ace, to 13, the king. */
  readonly rank: number;
  readonly suit: "heart" | "diamond" | "club" | "spade";
}

const SUITS = ["heart", "diamond", "club", "spade"] as const;
const RANKS = 13;
const PACK: readonly Card[] = SUITS.flatMap((suit) =>
  Array.from({ length: RANKS }, (_, at) => ({ rank: at + 1, suit })),
);

const isRed = ({ suit }: Card): boolean => suit === "heart" || suit === "diamond";
const JACK = 11;

interface Name {
  readonly kind: "rank" | "suit" | "colour";
  readonly fits: (card: Card) => boolean;
}

const ofRank = (rank: number): Name => ({ kind: "rank", fits: (card) => card.rank === rank });
const ofSuit = (suit: Card["suit"]): Name => ({ kind: "suit", fits: (card) => card.suit === suit });
const PICTURE: Name = { kind: "rank", fits: ({ rank }) => rank >= JACK };

/** What cards are called by, in the singular. */
const NAMES: Readonly<Record<string, Name>> = table({
  ace: ofRank(1),
  jack: ofRank(JACK),
  queen: ofRank(JACK + 1),
  king: ofRank(RANKS),
  face: PICTURE,
  picture: PICTURE,
  court: PICTURE,
  heart: ofSuit("heart"),
  diamond: ofSuit("diamond"),
  club: ofSuit("club"),
  spade: ofSuit("spade"),
  red: { kind: "colour", fits: isRed },
  black: { kind: "colour", fits: (card) => !isRed(card) },
});

/** How many of the 52 cards a text calls for: "a red queen", "a heart or a king", "the ace of spades".
 * @returns null when it names none, or one may be meant for several: "a king or queen of hearts" */
export function cardsCalled(text: string): number | null {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  const alternatives: Name[][] = [[]];
  words.forEach((word, at) => {
    const name = NAMES[word.endsWith("s") ? word.slice(0, -1) : word];
    if (word === "or") alternatives.push([]);
    // "Face up" calls for no picture.
    else if (name && (name !== PICTURE || words[at + 1]?.startsWith("card"))) alternatives.at(-1)?.push(name);
  });
  const [first = [], ...others] = alternatives;
  const kindsOf = (names: readonly Name[]): string =>
    names
      .map(({ kind }) => kind)
      .sort()
      .join();
  const areAlike = others.every((other) => kindsOf(other) === kindsOf(first));
  const areSingle = alternatives.every(({ length }) => length === 1);
  const areClear = alternatives.every(
    (names) => new Set(names.map(({ kind }) => kind)).size === names.length,
  );
  if (first.length === 0 || !areClear || !(areAlike || areSingle)) return null;
  return PACK.filter((card) => alternatives.some((names) => names.every(({ fits }) => fits(card)))).length;
}
