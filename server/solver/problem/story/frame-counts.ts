import { table } from "../../table";
import { comparison } from "./comparison";
import { type Draft, draft, type Frame, readClauses, says } from "./draft";
import { singular } from "./wording";

const COINS: Readonly<Record<string, string>> = table({
  penny: "0.01",
  nickel: "0.05",
  dime: "0.10",
  quarter: "0.25",
});
const LETTERS = "xyz";
const IRREGULAR: Readonly<Record<string, string>> = table({
  children: "child",
  pennies: "penny",
  men: "man",
  women: "woman",
  people: "person",
});

/** One kind of thing that is counted. */
interface Item {
  readonly key: string;
  readonly letter: string;
  /** As it is written after a number: "dimes", "adult tickets". */
  readonly plural: string;
  value?: string;
}

/** What is being gathered while the sentences are read. */
interface Counts {
  readonly reading: Draft;
  readonly items: Item[];
  /** Comparisons wait until all the things have been named. */
  readonly later: (() => boolean)[];
  worth?: string;
  count?: string;
  /** The question, once it is met. */
  asked: string;
}
type Clauses = Parameters<typeof readClauses>[1];
const NAME = "(=[a-z' ]+?)";
const COIN_LIST = "(=(?:(?:pennies|nickels|dimes|quarters)(?:, and |, | and )?)+)";

/** Coins, tickets and other things that are counted: how many of each, from their number, their value and a
 * comparison. */
export const countsFrame: Frame = (story) => {
  const counts: Counts = { reading: draft(story), items: [], later: [], asked: "" };
  const { items, later } = counts;
  const clauses = [...coinClauses(counts), ...comparisons(counts), ...prices(counts), ...totals(counts)];
  if (!readClauses(story, clauses) || !counts.asked || items.length < 2 || items.length > 3) return null;
  return later.every((tell) => tell()) ? finished(counts) : null;
};

/** Notes a total; false when there is one already. */
function total(counts: Counts, what: "worth" | "count", mark: string | undefined): boolean {
  if (counts[what] !== undefined) return false;
  counts[what] = counts.reading.take(mark).text;
  return true;
}

function price({ reading, items }: Counts, name: string | undefined, mark: string | undefined): boolean {
  const one = itemOf((name ?? "").replace(/^each /, ""), items, true);
  if (!one || one.value !== undefined) return false;
  one.value = reading.take(mark).text;
  return true;
}

const coins = ({ items }: Counts, list: string | undefined): boolean =>
  (list ?? "").split(/, and |, | and /).every((name) => {
    const one = itemOf(name, items, true);
    const value = one && COINS[one.key];
    if (one && value) one.value = value;
    return Boolean(value);
  });

function compare({ reading, items, later }: Counts, name: string, rest: string): boolean {
  const known = (other: string) => itemOf(other, items, false);
  later.push(() => {
    const one = known(name);
    const value = one && comparison(rest, reading, (other) => known(other)?.letter ?? null);
    if (!one || !value) return false;
    reading.condition(
      `${one.letter} = ${value}`,
      `The number of ${one.plural} is told in terms of the others.`,
    );
    return true;
  });
  return true;
}

const named = ({ items }: Counts, ...names: readonly (string | undefined)[]): boolean =>
  names.every((name) => itemOf(name ?? "", items, true) !== null);

/** What all the coins are worth together, as part of the sentence that counts them. */
const WORTH =
  "(,? (and )?((which|that|they|it|its|it's) ?)?(is |are |has )?(all )?(worth|totaling|totalling|with a total value of|for a total of|a total value of)? ?{M}( total| in total| in all| altogether)?)?";

function coinClauses(counts: Counts): Clauses {
  return [
    [
      says(
        `{W}(has|have|contains|holds|with) {N} coins,? (in |of |all |which are |that are |made up of |consisting of )?${COIN_LIST}${WORTH}`,
      ),
      ([, count, list, worth]) =>
        total(counts, "count", count) &&
        coins(counts, list) &&
        (worth === undefined || total(counts, "worth", worth)),
    ],
    [
      says(
        "(the )?(total value|value|total value of the coins|coins|they|it) (is|are|have a total value of) (worth )?{M}( total| in total| in all| altogether)?",
      ),
      ([, worth]) => total(counts, "worth", worth),
    ],
    [
      says(`{W}has (a collection of )?{M} ({W}worth of |{W}in )${COIN_LIST}( in {W})?`),
      ([, worth, list]) => total(counts, "worth", worth) && coins(counts, list),
    ],
    [
      says(`{W}has (a collection of )?${COIN_LIST}( in {W})?( with a total value of {M})?`),
      ([, list, worth]) => coins(counts, list) && (worth === undefined || total(counts, "worth", worth)),
    ],
  ];
}

function comparisons(counts: Counts): Clauses {
  return [
    [
      says(`{W}(has|had|are|is) {N} (=more|fewer|less) ${NAME} than ${NAME}( in {W})?`),
      ([, by, word, a, b]) => named(counts, a, b) && compare(counts, a ?? "", `<N${by}> ${word} than ${b}`),
    ],
    [
      says(`{W}has {N} (=more|fewer) ${NAME} than ${NAME} and {N} (=more|fewer) ${NAME} than ${NAME}`),
      ([, by, word, a, b, by2, word2, c, d]) =>
        named(counts, a, b, c, d) &&
        compare(counts, a ?? "", `<N${by}> ${word} than ${b}`) &&
        compare(counts, c ?? "", `<N${by2}> ${word2} than ${d}`),
    ],
    [
      says(`{W}(has|were|wants to plant) {N} times as many ${NAME} as ${NAME}( in {W})?`),
      ([, by, a, b]) => {
        const coined = [a, b].every((name) => COINS[keyOf(name ?? "")]);
        return (
          (coined ? coins(counts, `${a} and ${b}`) : named(counts, a, b)) &&
          compare(counts, a ?? "", `<N${by}> times ${b}`)
        );
      },
    ],
    [
      says(`(if )?the number of {M} ${NAME} was (=<N\\d+> .+) the number of {M} ${NAME}`),
      ([, p, a, rest, q, b]) =>
        price(counts, a, p) && price(counts, b, q) && compare(counts, a ?? "", `${rest} ${b}`),
    ],
    [
      says(
        `(if )?the number of ${NAME}( that {W}has| sold)? (is|was) (=<N\\d+> [^,]+?)( sold)?(, how many {W})?`,
      ),
      ([text, a = "", rest = ""]) => {
        const other = / the number of ([a-z' ]+?)(?: sold)?$/.exec(rest)?.[1] ?? "";
        if (/, how many /.test(text)) counts.asked = text.slice(text.indexOf(", how many "));
        const bare = rest.replace(/the number of ([a-z' ]+?)(?: sold)?$/, "$1");
        return named(counts, a, other) && compare(counts, a, bare);
      },
    ],
  ];
}

function prices(counts: Counts): Clauses {
  const cost = "(cost|were|sold for|paid)";
  return [
    [
      says(`${NAME} ${cost} {M}( each)? and ${NAME} (cost|were|sold for|paid|for) {M}( each)?`),
      ([, a, p, b, q]) => price(counts, a, p) && price(counts, b, q),
    ],
    [
      says(`{W}bought both {M} ${NAME} and {M} ${NAME} for {W}`),
      ([, p, a, q, b]) => price(counts, a, p) && price(counts, b, q),
    ],
  ];
}

function totals(counts: Counts): Clauses {
  return [
    [
      says(
        "{W}{M} in tickets were sold|{W}(took in|made) {M}( one {W})?|{W}the total value of (tickets sold was|the coins is) {M}|(he|she) spent {M}|(he|she|[a-z]+) has {M} altogether|the total amount of money collected for {W} was {M}",
      ),
      (found) => total(counts, "worth", found.slice(1).find(Boolean)),
    ],
    [
      says("{N} tickets were sold {W}for a total of {M}"),
      ([, count, worth]) => total(counts, "count", count) && total(counts, "worth", worth),
    ],
    [
      says(
        "(if )?(a total of )?{N} [a-z ]*tickets were (sold|bought) for (a total of )?{M}(, how many {W})?",
      ),
      ([text, count, worth]) => {
        const at = text.indexOf(", how many ");
        if (at >= 0) counts.asked = text.slice(at);
        return total(counts, "count", count) && total(counts, "worth", worth);
      },
    ],
    [says("{W}wants to plant {N} [a-z]+ in {W}"), ([, count]) => total(counts, "count", count)],
    [
      says("how many {W}|find the number of each {W}"),
      ([text]) => {
        counts.asked = text;
      },
    ],
  ];
}

function finished({ reading, items, later, worth, count, asked }: Counts) {
  const totals = [worth, count].filter((each) => each !== undefined);
  if (later.length + totals.length !== items.length) return null;
  if (count !== undefined)
    reading.condition(
      `${items.map(({ letter }) => letter).join(" + ")} = ${count}`,
      "Together they are as many as the story says.",
    );
  if (worth !== undefined) {
    if (items.some(({ value }) => value === undefined)) return null;
    reading.condition(
      `${items.map(({ letter, value }) => `${value}*${letter}`).join(" + ")} = ${worth}`,
      "Each kind is worth its number times the value of one; together that is the total.",
    );
  } else if (items.some(({ value }) => value !== undefined)) return null;
  for (const { letter, plural } of items) reading.unknown(letter, `the number of ${plural}`);
  for (const { letter, plural } of wanted(items, asked))
    reading.ask({ label: "", value: letter, unit: plural });
  return reading.done({ domain: "whole" });
}

/** The things that the question names; all of them when it names none. */
function wanted(items: readonly Item[], question: string): readonly Item[] {
  const words = new Set((question.match(/[a-z]+/g) ?? []).map(singular));
  const named = items.filter(({ key }) => key.split(" ").every((word) => words.has(word)));
  return named.length === 0 || /\beach\b/.test(question) ? items : named;
}

/** The thing a name stands for; a new one when it has not been met. */
function itemOf(name: string, items: Item[], mayAdd: boolean): Item | null {
  const key = keyOf(name);
  const found = items.find((one) => one.key === key);
  if (found || !mayAdd || key === "" || items.length >= LETTERS.length) return found ?? null;
  const bare = name
    .replace(/^(?:the|each) /, "")
    .replace(/ sold$/, "")
    .replace(/children's/, "child")
    .trim();
  const plural = /s$|children|people|men$|women/.test(bare) ? bare : `${bare}s`;
  const one: Item = { key, letter: LETTERS[items.length] as string, plural };
  items.push(one);
  return one;
}

function keyOf(name: string): string {
  const bare = name
    .replace(/^(?:the number of |the |each )/, "")
    .replace(/\b(?:tickets?|passes|coins?|sold)\b/g, "")
    .replace(/'s?/g, "")
    .trim();
  if (bare.split(" ").length > 3) return "";
  return IRREGULAR[bare] ?? bare.replace(/s$/, "").replace(/^childrens?$/, "child");
}
