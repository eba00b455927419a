import { int, negation, power, product, quotient, sum } from "../../expression/build";
import type { Concept } from "../../lexicon/lexicon";
import { toLatex } from "../../printer/latex";
import type { Recognition } from "../../problem/sentence";
import type { Stock } from "../../tasks/draws";
import { whole } from "../faces";
import { calculated, chanceOf } from "../frames/chance";
import type { Item, WordItem } from "../items";
import type { ItemReader } from "../reader";
import type { Context } from "../sentence";

/** Words that only tell the story. */
const TOLD: ReadonlySet<Concept> = new Set<Concept>([
  ..."skip ask is given and of for with in from at through fair draw vessel box cube sphere object probability all not or".split(
    " ",
  ),
  ..."with-replacement without-replacement throw roll exact at-least-one".split(" "),
] as Concept[]);

/** One of these says that things are drawn. */
const OF_BAG: readonly Concept[] = ["vessel", "box", "object"];

interface Bag {
  readonly stock: Stock;
  readonly drawn: number;
  readonly kinds: readonly string[];
  readonly words: ReadonlySet<Concept>;
  /** How many of the first kind are asked for, where a number stands before it. */
  readonly wanted: number | null;
  readonly isBoth: boolean;
}

/** "A bag has 3 red and 5 blue balls, probability of picking blue", with one draw or several; the balls may lie in
 * nothing. */
export const bagReader: ItemReader = (items, context) => {
  const bag = bagOf(items, context);
  const recognition = bag && chance(bag);
  return recognition && { recognition, weight: items.filter(({ kind }) => kind === "word").length };
};

/** One word for one kind of thing: "reds" are red. */
const kindOf = ({ text }: WordItem): string => (text.length > 3 ? text.replace(/s$/, "") : text);

function bagOf(items: readonly Item[], context: Context): Bag | null {
  const asked = items.findLastIndex(
    (item) => (item.kind === "word" && item.concept === "probability") || isChanceSign(item),
  );
  const isOfBag = (item: Item) => item.kind === "word" && OF_BAG.some((concept) => concept === item.concept);
  if (asked < 0 || !items.some(isOfBag)) return null;
  const stock = new Map<string, number>();
  const kinds: string[] = [];
  const words = new Set<Concept>();
  let isBoth = false;
  let [drawn, wanted]: [number | null, number | null] = [null, null];
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at] as Item;
    if (item.kind === "break" || isChanceSign(item)) continue;
    if (item.kind === "maths") {
      const [count, next] = [whole(item, context), items[at + 1]];
      if (count === null) return null;
      const isKind = next?.kind === "word" && (next.concept === "colour" || next.concept === null);
      if (isKind && at < asked && isTelling(items, at)) {
        const kind = kindOf(next);
        if (stock.has(kind)) return null;
        stock.set(kind, Number(count));
        at += 1;
      } else if (isKind && at > asked) {
        if (wanted !== null) return null;
        wanted = Number(count);
      } else if (drawn === null && isDrawing(items, at)) drawn = Number(count);
      else return null;
    } else if (item.concept === "both") isBoth = true;
    else if (item.concept === "colour" || item.concept === null) kinds.push(kindOf(item));
    else if (TOLD.has(item.concept)) words.add(item.concept);
    else return null;
  }
  return stock.size > 1 && kinds.every((kind) => stock.has(kind))
    ? { stock, drawn: drawn ?? 1, kinds, words, wanted, isBoth }
    : null;
}

/** "P(red)": P before the kind whose chance is asked for. */
const isChanceSign = (item: Item): boolean => item.kind === "maths" && item.text === "P";

/** The counts of the bag stand before anything is drawn from it. */
const isTelling = (items: readonly Item[], at: number): boolean =>
  !items.slice(0, at).some((item) => item.kind === "word" && item.concept === "draw");

/** "take 2", "2 balls are drawn". */
const isDrawing = (items: readonly Item[], at: number): boolean => {
  const near = [...items.slice(Math.max(0, at - 2), at), ...items.slice(at + 1, at + 4)];
  return near.some((item) => item.kind === "word" && item.concept === "draw");
};

function chance({ stock, drawn, kinds, words, wanted, isBoth }: Bag): Recognition | null {
  const all = [...stock.values()].reduce((sum, count) => sum + count, 0);
  const count = (kind: string) => stock.get(kind) ?? 0;
  const [first, ...others] = kinds;
  if (!first || drawn > all || new Set(kinds).size !== kinds.length) return null;
  if (drawn === 1) {
    if (wanted !== null && wanted !== 1) return null;
    if (others.length > 0 && !words.has("or")) return null;
    const fitting = kinds.reduce((sum, kind) => sum + count(kind), 0);
    return chanceOf(words.has("not") ? all - fitting : fitting, all);
  }
  if (words.has("at-least-one")) return atLeastOne({ stock, drawn, kinds, words, wanted, isBoth }, all);
  const isOneEach = kinds.length === drawn && words.has("and") && !words.has("with-replacement");
  if (isOneEach && wanted === null && !isBoth && !words.has("all") && !words.has("or") && !words.has("not")) {
    return words.has("without-replacement") && !words.has("given")
      ? withoutPuttingBack(stock, new Map(kinds.map((kind) => [kind, 1])))
      : null;
  }
  const isEvery = isBoth || words.has("all") || wanted === drawn;
  if (others.length > 0 || words.has("not") || words.has("or") || !isEvery) return null;
  if (isBoth && drawn !== 2) return null;
  if (words.has("with-replacement"))
    return calculated(
      power(quotient(int(count(first)), int(all)), int(drawn)),
      `\\left(\\frac{${count(first)}}{${all}}\\right)^{${drawn}}`,
    );
  if (!words.has("without-replacement") || count(first) < drawn) return null;
  return withoutPuttingBack(stock, new Map([[first, drawn]]));
}

const withoutPuttingBack = (stock: Stock, drawn: Stock): Recognition => ({
  mathematics: { task: "draw-counts", stock, drawn },
  instruction: "Find the probability, without putting back",
  latex: [...stock].map(([kind, amount]) => `${amount}\\,\\text{${kind}}`).join(",\\ "),
});

/** One less the chance that none is. */
function atLeastOne({ stock, drawn, kinds, words, wanted, isBoth }: Bag, all: number): Recognition | null {
  const [kind, ...others] = kinds;
  const isPlain =
    !["all", "or", "not"].some((each) => words.has(each as Concept)) && wanted === null && !isBoth;
  if (!kind || others.length > 0 || !isPlain) return null;
  const rest = all - (stock.get(kind) ?? 0);
  const isBack = words.has("with-replacement");
  if (isBack === words.has("without-replacement") || rest < drawn) return null;
  const misses = Array.from({ length: drawn }, (_, at) =>
    quotient(int(rest - (isBack ? 0 : at)), int(all - (isBack ? 0 : at))),
  );
  const expression = sum([int(1), negation(product(misses, true))]);
  return calculated(expression, toLatex(expression));
}
