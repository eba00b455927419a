import { int, negation, sum } from "../../expression/build";
import { compare, ONE, ZERO } from "../../expression/rational";
import { toLatex } from "../../printer/latex";
import { words } from "../../word-list";
import { expression } from "../faces";
import { rational } from "../faces-exact";
import { calculated } from "../frames/chance";
import type { Item, WordItem } from "../items";
import type { ItemReader } from "../reader";

const PLAIN: ReadonlySet<string> = words("skip ask is given and of for probability not");

/** "The probability of rain is 0.35, what is the probability that it does not rain": one event, told and turned round. */
export const complementReader: ItemReader = (items, context) => {
  const at = items.findIndex(({ kind }) => kind === "maths");
  const told = items[at];
  const isAlone = told?.kind === "maths" && !items.slice(at + 1).some(({ kind }) => kind === "maths");
  if (!isAlone || !isEachKnown(items)) return null;
  const [before, after] = [wordsIn(items.slice(0, at)), wordsIn(items.slice(at))];
  if (!isChance(before) || !isNegated(after) || isNegated(before)) return null;
  const [named, asked] = [before, after].map((words) => words.filter(({ concept }) => concept === null));
  if (!named || !asked || named.length !== 1 || asked.length > 1) return null;
  if (asked.some((word) => stem(word) !== stem(named[0] as WordItem))) return null;
  const [chance, size] = [expression(told, context), rational(told, context)];
  if (!chance || !size || compare(size, ZERO) < 0 || compare(size, ONE) > 0) return null;
  const recognition = calculated(sum([int(1), negation(chance)]), `1 - ${toLatex(chance)}`);
  return { recognition, weight: items.filter(({ kind }) => kind === "word").length };
};

const wordsIn = (items: readonly Item[]): WordItem[] =>
  items.filter((item): item is WordItem => item.kind === "word");
const isEachKnown = (items: readonly Item[]): boolean =>
  wordsIn(items).every(({ concept }) => concept === null || PLAIN.has(concept));
const isChance = (words: readonly WordItem[]): boolean =>
  words.some(({ concept }) => concept === "probability");
const isNegated = (words: readonly WordItem[]): boolean =>
  words.filter(({ concept }) => concept === "not").length === 1;

/** "rain", "rains" and "raining" are one. */
const stem = ({ text }: WordItem): string => text.replace(/(?:ning|ing|s)$/, "");
