import { number } from "../../expression/build";
import { add, divide, isInteger, multiply, rational, subtract } from "../../expression/rational";
import { PAYING } from "../../lexicon/story-verbs";
import { type Amount, times, told } from "../amount";
import type { Question } from "../facts";
import { Unclear } from "../unclear";
import { isMoney } from "./fitting";
import { termsOf } from "./flow";
import type { Markup, Network } from "./network";
import type { Found, Term } from "./quantities";

const HUNDRED = rational(100n);

/** What is paid in the end: all that things cost, with what is put on it and taken off it. */
export function marked(net: Network, question: Question, found: Found): Found {
  if (question.kind !== "event" || !isMoney(question.slot) || !PAYING.has(question.verb) || question.priced)
    throw new Unclear("markup");
  const terms = termsOf(net, question.slot);
  if (terms.some((term) => term.sign === 1 || term.isSum)) throw new Unclear("markup");
  for (const markup of net.markups) assertOfAll(net, markup, terms);
  const amount = net.markups.reduce<Amount | null>(
    (so, markup) => so && times(factorOf(markup), so),
    found.amount,
  );
  // To the cent is not said.
  if (!amount || !isInteger(multiply(amount.constant, HUNDRED))) throw new Unclear("markup");
  return { ...found, amount, from: [...found.from, ...net.markups] };
}

/** Of one price it is clear that it is meant. Of several, what is told before one of them may be of that one alone, and a
 * discount of any of them. */
function assertOfAll(net: Network, markup: Markup, terms: readonly Term[]): void {
  const isAfterAll = terms.every(({ from }) => from.every(({ span }) => span.end <= markup.span.start));
  const isOfOther = markup.of !== undefined && !terms.some((term) => isPriceOf(term, markup.of as string));
  if (isOfOther || (terms.length > 1 && (markup.sign === -1 || markup.of !== undefined || !isAfterAll)))
    throw new Unclear(markup.what);
  // "Bought it for $9. It was 10% off": what was paid may be told already.
  if (markup.what === "off" && terms.some(({ slot }) => slot.paidFor !== undefined)) throw new Unclear("off");
  if (net.markups.length > 1 && terms.length > 1) throw new Unclear(markup.what);
}

const isPriceOf = ({ via, slot }: Term, thing: string): boolean =>
  slot.paidFor === thing ||
  slot.purpose === thing ||
  slot.attributes.includes(thing) ||
  via.some(({ per }) => per.entity === thing);

/** So many hundredths of the price. */
function factorOf({ amount: { value }, sign }: Markup): Amount {
  const percent = sign === 1 ? add(HUNDRED, value) : subtract(HUNDRED, value);
  return told(divide(percent, HUNDRED), { kind: "percent", operand: number(percent) });
}
