import "server-only";
import type { GivenAnswer } from "./final-answer";
import { type Quantity, quantityOf } from "./quantity";
import type { ReplyRead } from "./reply-reader";
import type { Saying } from "./sayings";
import type { Setting } from "./setting";

/** A value that a reply gives, with the question it answers. */
export interface Given extends GivenAnswer {
  readonly question: string;
  /** It is given to the problem itself. */
  readonly own: boolean;
  /** It is said of "it" or of nothing, with other mathematics before it. */
  readonly weak: boolean;
}

/** Values given to one reply that are compared with what they should be. */
const GIVEN_MAX = 16;

interface Resolved {
  readonly saying: Saying;
  readonly quantity: Quantity;
}

/** What a reply asserts of the problem's unknown, and of what can be worked out by itself. What is said of "it" alone is
 * the answer where nothing else is and nothing comes behind it. */
export function givenIn(setting: Setting, read: ReplyRead): Given[] {
  const all = read.sayings.filter(({ value }) => value.at < read.end);
  const resolved = all.flatMap((saying): Resolved[] => {
    const quantity = saying.scope === "asserted" ? quantityOf(saying, setting) : null;
    return quantity && isAnswerTo(quantity, setting) ? [{ saying, quantity }] : [];
  });
  const strong = resolved.filter(({ quantity }) => !quantity.weak);
  const isTold = strong.some(({ quantity }) => quantity.own) || read.answers.length > 0;
  const last = resolved.at(-1);
  const weak = last?.quantity.weak && read.ended && !isTold && isLast(last.saying, read) ? [last] : [];
  return [...strong, ...weak].slice(0, GIVEN_MAX).map(({ saying: { value }, quantity }) => ({
    latex: quantity.value,
    at: value.at,
    end: value.end,
    said: quantity.one ? "one" : "answer",
    question: quantity.question,
    own: quantity.own,
    weak: quantity.weak,
  }));
}

/** An equation that gives no letter of the problem a value is a step on the way, or speaks of something else. */
function isAnswerTo({ value, own }: Quantity, { problem, solving }: Setting): boolean {
  if (!own) return true;
  return value.split(/,|\bor\b|\band\b/).every((part) => {
    if (!/=/.test(part) || DERIVATIVE.test(part)) return true;
    const [, letter = ""] = SOLVED.exec(part) ?? [];
    return letter !== "" && (!solving || (problem?.letters.includes(letter) ?? true));
  });
}

/** "f'(x) = …", "dy/dx = …". */
const DERIVATIVE = /^\s*(?:[a-z](?:'|\^\{?\\prime\}?)(?:\(x\))?|dy\s*\/\s*dx|\\frac\{dy\}\{dx\})\s*=[^=]*$/;
const SOLVED = /^\s*\$?([a-zA-Z])(?:_\{?\w\}?|\([a-z]\)|')*\s*=[^=]*$/;

/** No number stands behind it in its line, and no value or statement anywhere. */
function isLast({ value }: Saying, { text, sayings, statements }: ReplyRead): boolean {
  if (/^[^\n]*\d/.test(text.slice(value.end))) return false;
  return sayings.every((each) => each.value.at <= value.at) && statements.every(({ at }) => at <= value.end);
}
