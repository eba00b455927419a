import type { Expression } from "../expression/ast";
import { equation, quotient } from "../expression/build";
import { terminatingDigits } from "../expression/decimal";
import { divide } from "../expression/rational";
import { toLatex } from "../printer/latex";
import type { StoryTask } from "../tasks/story";
import { numberPart, questionOf, rationalPart } from "./number-parts";
import type { Recognition, Source, SourceRecogniser } from "./sentence";

const EACH = "(?: (?:the|each|this|following|given))*";
const PROPORTION =
  /^(?:determine|decide|tell|check)(?: (?:whether|if)) (?:(?:the|each|this|following|given) )*(?:equations?|statements?) (?:is|are) an? proportions?[:.] (.+?) ?= ?(.+)$/i;

const AMOUNT = "(\\d+(?:\\.\\d+)?)";
const RATE = new RegExp(
  `^(?:find|calculate|give|write)${EACH} (?:unit rate|rate as a unit rate)s?[:.]?(?: ?round[a-z ]* to two decimal places,?(?: if necessary)?[:.])? (?:of )?(\\$ ?)?${AMOUNT} ?([a-z]+)? (?:per|in|for|to|on|every) ${AMOUNT} ([a-z]+)(?: of [a-z]+)?$`,
  "i",
);
/** A rate with so many decimals is given exactly. */
const LONGEST_EXACT = 3;
const PRICE = new RegExp(
  `^(?:find|calculate|give|what is)${EACH} unit price[:.,]?(?: ?round[a-z ]* to the nearest cent(?: if necessary)?[:.])? (?:of )?(?:[a-z' -]{2,60}?,? (?:at |of |cost )?)?(?:${AMOUNT}(?:[ -]([a-z]+))?(?: [a-z ]{2,30}?)? for \\$ ?${AMOUNT}|\\$ ?${AMOUNT} for ${AMOUNT}(?:[ -]([a-z]+))?)$`,
  "i",
);

/** "Determine whether the equation is a proportion: 7/9 = 56/72", "Find
 * the unit rate: 180 miles in 4 hours". */
export const recogniseRatio: SourceRecogniser = (source) => {
  const text = questionOf(source);
  if (!/\bproportion|unit (?:rate|price)/i.test(text)) return null;
  return proportion(text, source) ?? unitRate(text, source) ?? unitPrice(text, source);
};

function proportion(text: string, source: Source): Recognition | null {
  const [, first = "", second = ""] = PROPORTION.exec(text) ?? [];
  const [left, right] = first ? [numberPart(first, source), numberPart(second, source)] : [];
  if (left?.value.kind !== "quotient" || right?.value.kind !== "quotient") return null;
  return {
    mathematics: { task: "relation-truth", left, right, operator: "=", truth: "yes-no" },
    instruction: "Is it a proportion?",
    latex: toLatex(equation(left.value, right.value)),
  };
}

/** What there is for one of something. */
function each(value: Expression, unit: string, decimals = 2): Recognition {
  const task: StoryTask = {
    task: "story",
    unknowns: [],
    conditions: [],
    asked: [{ kind: "amount", label: "", value, unit }],
    domain: "positive",
    decimals,
  };
  return { mathematics: task, instruction: "Divide to find the amount for one", latex: toLatex(value) };
}

function unitRate(text: string, source: Source): Recognition | null {
  const [, money, amount = "", thing = "", count = "", unit = ""] = RATE.exec(text) ?? [];
  const [top, bottom] = amount ? [numberPart(amount, source), numberPart(count, source)] : [];
  if (!top || !bottom || (!money && !thing)) return null;
  const [a, b] = [rationalPart(amount, source), rationalPart(count, source)];
  const digits = a && b && b.n !== 0n && !/two decimal/.test(text) ? terminatingDigits(divide(a, b)) : null;
  const decimals = !money && digits !== null && digits <= LONGEST_EXACT ? Math.max(digits, 2) : 2;
  return each(
    quotient(top.value, bottom.value),
    money ? "$" : `${thing.toLowerCase()}/${single(unit)}`,
    decimals,
  );
}

function unitPrice(text: string, source: Source): Recognition | null {
  const [, count, , price, cost, things] = PRICE.exec(text) ?? [];
  const [top, bottom] = [price ?? cost, count ?? things];
  const [paid, got] = top && bottom ? [numberPart(top, source), numberPart(bottom, source)] : [];
  return paid && got ? each(quotient(paid.value, got.value), "$") : null;
}

const single = (unit: string): string => unit.toLowerCase().replace(/s$/, "");
