import { int } from "../../expression/build";
import { rational } from "../../expression/rational";
import { MEASURES, MONEY, plural, singular } from "../../lexicon/nouns";
import { AUXILIARIES } from "../../lexicon/pronouns";
import { UNIT_SIGNS } from "../../lexicon/unit-signs";
import { verbForm } from "../../lexicon/verbs";
import { table } from "../../table";
import { words } from "../../word-list";
import type { Word } from "../words";

/** The same story in the words that most stories use: what is said beside the sentence, "in dollars", "on average", and
 * people who are counted for nothing but to name them. */
export function usual(said: readonly Word[]): readonly Word[] {
  const isMean = said.some(({ text }, i) => text === "average" && !isManner(said, i));
  return CHANGES.reduce(
    (all, [heads, change]) =>
      all.some(({ text }) => heads.has(text)) ? all.flatMap((_, at) => change(all, at)) : all,
    isMean ? said : said.filter((_, at) => !isTypical(said, at)),
  );
}

const textAt = (words: readonly Word[], at: number): string => words[at]?.text ?? "";

/** "on average", "an average of 5". */
const isManner = (words: readonly Word[], at: number): boolean =>
  textAt(words, at - 1) === "on" ||
  (textAt(words, at - 1) === "an" && textAt(words, at + 1) === "of" && words[at + 2]?.number !== undefined);

/** A mean that is told is what each of them comes to. */
const isTypical = (words: readonly Word[], at: number): boolean =>
  [at - 1, at, at + 1].some((i) => {
    if (textAt(words, i) !== "average" || !isManner(words, i)) return false;
    return at !== i + 1 || textAt(words, i - 1) === "an";
  });

type Change = (words: readonly Word[], at: number) => readonly Word[];

/** "how much money, in dollars, does she have": money is told in dollars in any case. */
const withoutMoneyUnit: Change = (words, at) => {
  const isUnit = (from: number): boolean =>
    textAt(words, from) === "," &&
    textAt(words, from + 1) === "in" &&
    singular(textAt(words, from + 2)) in MONEY &&
    (textAt(words, from + 3) === "," || from + 3 >= words.length) &&
    textAt(words, from - 1) !== "";
  const isIn = [0, 1, 2].some((back) => isUnit(at - back));
  const isClosing = textAt(words, at) === "," && isUnit(at - 3) && AUXILIARIES.has(textAt(words, at + 1));
  return isIn || isClosing ? [] : [words[at] as Word];
};

/** "the three of them": they. */
const withoutCount: Change = (words, at) => {
  const asked = words.findIndex(({ text }) => text === "how" || text === "what" || text === "calculate");
  if (asked < 0 || at < asked || words.some(({ text }) => text === "each")) return [words[at] as Word];
  const isCount = (from: number): boolean =>
    textAt(words, from) === "the" &&
    words[from + 1]?.number?.isWord === true &&
    textAt(words, from + 2) === "of" &&
    textAt(words, from + 3) === "them";
  if (isCount(at)) return [{ ...(words[at] as Word), text: "they", end: (words[at + 3] as Word).end }];
  return [1, 2, 3].some((back) => isCount(at - back)) ? [] : [words[at] as Word];
};

const NOTES: ReadonlySet<string> = new Set(["bill", "note"]);

/** "with a $20 bill": with $20. */
const withoutNote: Change = (words, at) => {
  const isNote = (from: number): boolean =>
    ["a", "an", "the", "one"].includes(textAt(words, from)) &&
    words[from + 1]?.number?.unit === "$" &&
    NOTES.has(textAt(words, from + 2));
  return isNote(at) || isNote(at - 2) ? [] : [words[at] as Word];
};

/** "how much flour, in ounces, did she bring": how many ounces of flour. */
const withUnitFirst: Change = (words, at) => {
  const much = words.findIndex(({ text }, i) => text === "much" && textAt(words, i - 1) === "how");
  const comma = words.findIndex(({ text }, i) => text === "," && i > much && textAt(words, i + 1) === "in");
  const unit = words[comma + 2];
  const isUnit =
    much > 0 && comma > much + 1 && comma < much + 4 && unit && MEASURES.has(singular(unit.text));
  if (!isUnit || textAt(words, comma + 3) !== ",") return [words[at] as Word];
  if (at === much) {
    const place = words[at] as Word;
    return [
      { ...place, text: "many" },
      { ...unit, isCapital: false },
      { ...place, text: "of" },
    ];
  }
  return at >= comma && at <= comma + 3 ? [] : [words[at] as Word];
};

const TIMES: Readonly<Record<string, bigint>> = table({
  thrice: 3n,
  triple: 3n,
  quadruple: 4n,
  quintuple: 5n,
});
const COMPARED: ReadonlySet<string> = words("as the that what his her their this");

/** "thrice as many", "triple the number": 3 times. */
const withTimes: Change = (words, at) => {
  const word = words[at] as Word;
  const times = TIMES[word.text];
  if (times === undefined || !COMPARED.has(textAt(words, at + 1))) return [word];
  const number = {
    value: rational(times),
    shown: int(times),
    unit: "",
    isFraction: false,
    isWord: true,
  } as const;
  return [
    { ...word, text: "#", number },
    { ...word, text: "times" },
  ];
};

const GETTING: ReadonlySet<string> = new Set(["make", "earn", "get", "have", "gain"]);
const PEOPLE: Readonly<Record<string, string>> = table({ his: "he", her: "she", their: "they", my: "i" });

/** "how much profit did she make", "what was her profit": how much money she profited. */
const withProfit: Change = (words, at) => {
  const profit = words.findIndex(({ text }) => text === "profit");
  const word = words[at] as Word;
  if (profit < 2) return [word];
  const isMade = textAt(words, profit - 2) === "how" && textAt(words, profit - 1) === "much";
  const made = isMade ? words.findIndex(({ text }, i) => i > profit + 1 && GETTING.has(text)) : -1;
  if (made > 0 && made < profit + 6) {
    if (at === profit) return [{ ...word, text: "money" }];
    return at === made ? [{ ...word, text: "profit" }] : [word];
  }
  const owner = PEOPLE[textAt(words, profit - 1)];
  const isAsked = textAt(words, profit - 3) === "what" && ["is", "was"].includes(textAt(words, profit - 2));
  if (!isAsked || owner === undefined) return [word];
  if (at === profit - 3) return ["how", "much", "money", "did"].map((text) => ({ ...word, text }));
  if (at === profit - 1) return [{ ...word, text: owner }];
  return at === profit - 2 ? [] : [word];
};

const OWED: ReadonlySet<string> = words(
  "already still more left rest remaining owe owes owed borrowed deposit saved save had has paid",
);

/** "how much does he need to pay": how much he pays, where nothing is paid before. "will he be able to buy": will he buy. */
const withoutNeed: Change = (words, at) => {
  const word = words[at] as Word;
  const isAble = (from: number): boolean =>
    textAt(words, from) === "be" && textAt(words, from + 1) === "able" && textAt(words, from + 2) === "to";
  if ([0, 1, 2].some((back) => isAble(at - back))) return [];
  const isPaying = (from: number): boolean =>
    (textAt(words, from) === "need" || textAt(words, from) === "have") &&
    textAt(words, from + 1) === "to" &&
    (textAt(words, from + 2) === "pay" || textAt(words, from + 2) === "spend") &&
    words.every(({ text }) => !OWED.has(text));
  return isPaying(at) || isPaying(at - 1) ? [] : [word];
};

const ALL_OF_THEM: ReadonlySet<string> = new Set(["collectively", "jointly"]);

/** "have remaining" is "have left", and "put together" at the end "altogether". */
const withUsualEnd: Change = (words, at) => {
  const word = words[at] as Word;
  const isEnd = ["", ".", "?", "!"].includes(textAt(words, at + 1));
  if (!isEnd) return [word];
  if (word.text === "remaining" && HAVING.has(textAt(words, at - 1))) return [{ ...word, text: "left" }];
  if (ALL_OF_THEM.has(word.text)) return [{ ...word, text: "altogether" }];
  return [word];
};
const HAVING: ReadonlySet<string> = new Set(["have", "has", "had"]);

/** "Each cost $1", with no more said of them. */
const withEachCost: Change = (words, at) => {
  const word = words[at] as Word;
  const isCost = word.text === "cost" && textAt(words, at - 1) === "each";
  return [isCost && words[at + 1]?.number?.unit === "$" ? { ...word, text: "costs" } : word];
};

/** "3 kg of nuts", "$8 per kg": kilograms. */
const withUnitName: Change = (words, at) => {
  const [word, before] = [words[at] as Word, words[at - 1]];
  const name = UNIT_SIGNS[word.text];
  if (name === undefined || word.isCapital) return [word];
  if (before?.number?.unit === "") return [{ ...word, text: plural(name) }];
  return PER.has(before?.text ?? "") ? [{ ...word, text: name }] : [word];
};
/** "mixes 3 kg of nuts with 2 kg of raisins": and 2 kg. */
const withMixed: Change = (words, at) => {
  const word = words[at] as Word;
  const isMixed = words.slice(0, at).some(({ text }) => MIXING.has(verbForm(text)?.lemma ?? ""));
  return [isMixed && word.text === "with" && words[at + 1]?.number ? { ...word, text: "and" } : word];
};
const MIXING: ReadonlySet<string> = words("mix blend combine");
const PER: ReadonlySet<string> = words("per every each a");

/** Every change with the words of which one is wherever it changes something: without them a story is as it was. */
const CHANGES: readonly (readonly [heads: ReadonlySet<string>, change: Change])[] = [
  [words("in"), withoutMoneyUnit],
  [words("them"), withoutCount],
  [NOTES, withoutNote],
  [words("much"), withUnitFirst],
  [new Set(Object.keys(TIMES)), withTimes],
  [words("profit"), withProfit],
  [words("able pay spend"), withoutNeed],
  [new Set(["remaining", ...ALL_OF_THEM]), withUsualEnd],
  [words("cost"), withEachCost],
  [words("with"), withMixed],
  [new Set(Object.keys(UNIT_SIGNS)), withUnitName],
];
