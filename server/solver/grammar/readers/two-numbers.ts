import type { Expression, Relation } from "../../expression/ast";
import { equation, negation, product, sum, symbol } from "../../expression/build";
import type { Concept } from "../../lexicon/lexicon";
import { solveSeveral } from "../../problem/classify";
import type { Recognition } from "../../problem/sentence";
import { number } from "../faces";
import { fitOf, Said } from "../fit";
import { frame, maybe } from "../frame";
import type { Item } from "../items";
import type { ItemReader } from "../reader";

const [LARGER, SMALLER] = [symbol("x"), symbol("y")];

const TOTALS: readonly Concept[] = ["add", "sum-of", "sum", "total-of"];

/** Two numbers by two of their sum, difference and product. */
const twoNumbers = frame({
  id: "two-numbers",
  heads: [["unknown-number"]],
  idle: [...TOTALS, "multiply", "difference", "with"],
  slots: {
    total: maybe(number, { after: TOTALS }),
    difference: maybe(number, { after: ["difference"] }),
    times: maybe(number, { after: ["multiply"] }),
  },
  build: ({ total, difference, times }, _, words): Recognition | null => {
    // A result that is named without a figure is asked for, and not the numbers.
    const isAsked = (is: Expression | undefined, named: readonly Concept[]) =>
      is === undefined && named.some((name) => words.has(name));
    if (isAsked(total, TOTALS) || isAsked(difference, ["difference"]) || isAsked(times, ["multiply"]))
      return null;
    const told: readonly (readonly [Expression | undefined, Expression])[] = [
      [total, sum([LARGER, SMALLER])],
      [difference, sum([LARGER, negation(SMALLER)])],
      [times, product([LARGER, SMALLER])],
    ];
    const equations = told.flatMap(([is, of]): Relation[] => (is ? [equation(of, is)] : []));
    return equations.length === 2 ? solveSeveral(equations) : null;
  },
});

/** "The sum of two numbers is 20 and their difference is 6": the count of the unknowns is none of the figures. */
export const twoNumbersReader: ItemReader = (items, context) => {
  const at = items.findIndex(
    (item, place) => item.kind === "maths" && item.text === "2" && isNumbers(items[place + 1]),
  );
  const [count, noun] = [items[at], items[at + 1]];
  if (!count || noun?.kind !== "word") return null;
  const unknowns: Item = { ...noun, concept: "unknown-number", start: count.start };
  return fitOf(twoNumbers, new Said(items.toSpliced(at, 2, unknowns)), context);
};

const isNumbers = (item: Item | undefined): boolean => item?.kind === "word" && item.text === "numbers";
