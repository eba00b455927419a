import type { Stock } from "../tasks/draws";
import { questionOf } from "./number-parts";
import type { SourceRecogniser } from "./sentence";

const ASK =
  "(?:what is|find|calculate|give) the probability (?:of|that (?:it|the [a-z ]+?|you|he|she)(?: is| lands(?: on)?| shows| will be| gets?| rolls?| draws?)?)";
const GETTING = "(?: (?:rolling|getting|drawing|picking|choosing|selecting|tossing|flipping|landing on))?";
const DIE = new RegExp(
  `^(?:an?|one|you roll an?) (?:fair |standard |regular |single )*(?:(?:six|6)[- ]sided )?(?:number )?(?:die|cube)(?: is (?:rolled|thrown|tossed)(?: once)?)?[.,] ${ASK}${GETTING} (.+)$`,
  "i",
);
const COIN = new RegExp(
  `^(?:an?|one|you (?:flip|toss) an?) (?:fair )?coin(?: is (?:tossed|flipped|thrown)(?: once)?)?[.,] ${ASK}${GETTING} (?:an? )?(?:heads?|tails?)$`,
  "i",
);
const CARD = new RegExp(
  `^(?:an?|one) (?:single )?card is (?:drawn|picked|chosen|selected|dealt)(?: at random)? from (?:a|an ordinary|a standard|a regular|a well-shuffled|a shuffled)(?: standard)? (?:deck|pack)(?: of(?: 52)?(?: playing)? cards)?[.,] ${ASK}${GETTING} (.+)$`,
  "i",
);
const BAG = new RegExp(
  `^(?:an?|the) (?:bag|box|jar|urn|drawer|basket|bowl) (?:contains|holds|has) ((?:\\d{1,3} [a-z]+(?: [a-z]+)?(?:, and |, | and )?){2,6})\\. (?:(?:one|an?) [a-z]+ is (?:drawn|picked|chosen|selected|taken)(?: out)?(?: at random| randomly)?[.,] )?${ASK}${GETTING} (?:an? )?([a-z]+)(?: ([a-z]+))?$`,
  "i",
);

const FACES: Readonly<Record<string, readonly number[]>> = {
  "an even number": [2, 4, 6],
  "an odd number": [1, 3, 5],
  "a prime number": [2, 3, 5],
};
const CARDS: Readonly<Record<string, number>> = {
  "red card": 26,
  "black card": 26,
  "face card": 12,
  heart: 13,
  diamond: 13,
  club: 13,
  spade: 13,
};
const RANK = "(?:ace|king|queen|jack|ten|nine|eight|seven|six|five|four|three|two|10|[2-9])";
const SUIT = "(?:hearts|diamonds|clubs|spades)";

/** One draw with a die, a coin, a card or a bag of things: "A die is rolled. What is the probability of rolling a
 * number greater than 4?" */
export const recogniseChance: SourceRecogniser = (source) => {
  if (!/\bprobability\b/i.test(source.prose)) return null;
  const text = questionOf(source);
  const fits = fittingOutcomes(text);
  if (!fits) return null;
  const [fitting, all] = fits;
  if (fitting <= 0 || fitting >= all) return null;
  const stock: Stock = new Map([
    ["fits", fitting],
    ["other", all - fitting],
  ]);
  return {
    mathematics: { task: "draw-counts", stock, drawn: new Map([["fits", 1]]) },
    instruction: "Find the probability",
    latex: `${fitting} \\text{ of } ${all}`,
  };
};

/** [outcomes that fit, all outcomes]; null when the text tells of something else. */
function fittingOutcomes(text: string): readonly [number, number] | null {
  const face = DIE.exec(text)?.[1]?.toLowerCase();
  if (face !== undefined) return facesOf(face);
  if (COIN.test(text)) return [1, 2];
  const card = CARD.exec(text)?.[1]?.toLowerCase();
  if (card !== undefined) return cardsOf(card);
  const bag = BAG.exec(text);
  return bag && ofBag(bag[1] as string, (bag[2] as string).toLowerCase(), bag[3]?.toLowerCase());
}

function facesOf(face: string): readonly [number, number] | null {
  const named = FACES[face]?.length;
  if (named) return [named, 6];
  if (/^(?:an? )?[1-6]$/.test(face)) return [1, 6];
  const [, way, bound] = /^a number (greater|more|larger|less|smaller|lower) than ([1-6])$/.exec(face) ?? [];
  if (!way) return null;
  return [/greater|more|larger/.test(way) ? 6 - Number(bound) : Number(bound) - 1, 6];
}

function cardsOf(card: string): readonly [number, number] | null {
  const bare = card.replace(/^(?:an?|the) /, "");
  const many = CARDS[bare];
  if (many) return [many, 52];
  if (new RegExp(`^${RANK} of ${SUIT}$`).test(bare)) return [1, 52];
  return new RegExp(`^${RANK}$`).test(bare) ? [4, 52] : null;
}

/** "3 red marbles and 5 blue marbles", or "3 red and 5 blue marbles". */
function ofBag(list: string, kind: string, thing: string | undefined): readonly [number, number] | null {
  const counts = new Map<string, number>();
  const things = new Set<string>();
  for (const [, count, name = "", noun] of list
    .toLowerCase()
    .matchAll(/(\d+) ([a-z]+)(?: (?!and\b)([a-z]+))?/g)) {
    if (counts.has(name)) return null;
    counts.set(name, Number(count));
    if (noun) things.add(noun.replace(/s$/, ""));
  }
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const fitting = counts.get(kind);
  const known = thing === undefined || things.has(thing.replace(/s$/, ""));
  return fitting && known && things.size <= 1 && counts.size >= 2 ? [fitting, all] : null;
}
