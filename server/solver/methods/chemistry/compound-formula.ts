import { COUNT_PREFIXES, NONMETALS, saltFormula } from "../../expression/compound-names";
import { upright, type Worked, writtenAnswer } from "./worked";

/** The formula of a salt or of a compound of two nonmetals with counting prefixes.
 * @param name in small letters but for the Roman numeral: "iron(III) oxide" */
export function compoundFormula(name: string): Worked | null {
  const salt = saltFormula(name);
  const plain = salt ?? molecularFormula(name);
  if (!plain) return null;
  const latex = plain.replace(/(?<=[A-Za-z)])(\d+)/g, "_{$1}");
  const step = salt
    ? {
        rule: "balance-the-charges",
        title: "Take as many ions of each kind as make the charges add up to zero.",
        why: "A compound has no charge of its own.",
      }
    : {
        rule: "write-the-counts",
        title: "Write the count that each prefix names.",
        why: "In a compound of two nonmetals the prefixes tell how many atoms of each there are.",
      };
  return { answer: writtenAnswer(plain), steps: [{ ...step, latex: upright(latex) }] };
}

function molecularFormula(name: string): string | null {
  const words = name.split(" ");
  const [first, second] = words;
  if (words.length !== 2 || !first || !second) return null;
  const one = counted(first, 0);
  const two = counted(second, 1);
  if (!one || !two || two.bare) return null;
  const order = [...NONMETALS.keys()];
  if (order.indexOf(one.symbol) >= order.indexOf(two.symbol)) return null;
  return `${one.symbol}${one.count === 1 ? "" : one.count}${two.symbol}${two.count === 1 ? "" : two.count}`;
}

/** The element and the count of one half of the name. A second half without a prefix tells no count. */
function counted(
  word: string,
  half: 0 | 1,
): { readonly symbol: string; readonly count: number; readonly bare: boolean } | null {
  for (const [symbol, names] of NONMETALS) {
    const name = names[half];
    if (!word.endsWith(name)) continue;
    const prefix = word.slice(0, -name.length);
    if (prefix === "") return { symbol, count: 1, bare: true };
    const count = COUNT_PREFIXES.findIndex(
      (each) =>
        each !== "" && (each === prefix || (name.startsWith("o") && each.replace(/[ao]$/, "") === prefix)),
    );
    if (count > 0) return { symbol, count, bare: false };
  }
  return null;
}
