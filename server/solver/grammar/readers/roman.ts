import type { Expression } from "../../expression/ast";
import { int, negation, sum } from "../../expression/build";
import type { Concept } from "../../lexicon/lexicon";
import { ROMAN_NUMERALS } from "../../lexicon/roman-numerals";
import type { Item, WordItem } from "../items";
import type { ItemReader } from "../reader";

const WORDS: ReadonlySet<Concept> = new Set<Concept>([
  ..."skip now ask is of for given thing convert leave as in to from question-word".split(" "),
  ..."unknown-number in-digits roman denary ordinary".split(" "),
] as Concept[]);

/** "XIV in numbers", "roman numeral lxxiv": a numeral in capitals, or in small letters where it is called one. */
export const romanReader: ItemReader = (items, { text }) => {
  const words = items.filter((item): item is WordItem => item.kind === "word");
  const isNamed = words.some(({ concept }) => concept === "roman");
  const isAsked = isNamed || words.some(({ concept }) => concept === "in-digits");
  const [numeral, ...others] = words.filter(({ concept }) => concept === null || !WORDS.has(concept));
  if (!isAsked || !numeral || others.length > 0 || items.some(({ kind }: Item) => kind === "maths"))
    return null;
  const written = text.slice(numeral.start, numeral.end);
  const terms = written === written.toUpperCase() || isNamed ? termsOf(written.toLowerCase()) : null;
  if (terms === null || terms.length < 2) return null;
  return {
    recognition: {
      mathematics: { task: "calculate", expression: sum(terms) },
      instruction: "Add the values of the numerals",
      latex: `\\text{${written}}`,
      assumes: "the values of Roman numerals",
    },
    weight: words.length,
  };
};

/** The values of the numerals, those that are taken away with a minus sign; null for letters that write no number. */
function termsOf(numeral: string): Expression[] | null {
  const values = [...numeral].map((sign) => ROMAN_NUMERALS.find(([each]) => each === sign)?.[1] ?? 0);
  if (values.includes(0)) return null;
  const isTaken = (at: number) => (values[at] as number) < (values[at + 1] ?? 0);
  const total = values.reduce((all, value, at) => all + (isTaken(at) ? -value : value), 0);
  return numeralOf(total) === numeral
    ? values.map((value, at) => (isTaken(at) ? negation(int(value)) : int(value)))
    : null;
}

function numeralOf(number: number): string {
  let [left, written] = [number, ""];
  for (const [sign, value] of ROMAN_NUMERALS) for (; left >= value; left -= value) written += sign;
  return written;
}
