import type { Expression } from "../expression/ast";
import { equation, quotient } from "../expression/build";
import { toLatex } from "../printer/latex";
import type { StoryTask } from "../tasks/story";
import { numberPart, questionOf } from "./number-parts";
import type { Recognition, Source, SourceRecogniser } from "./sentence";

const WRITE = "(?:write|express|give|simplify|find|reduce)";
const EACH = "(?: (?:the|each|this|following|given))*";
const NUMBER = "((?:\\d+ )?\\d+(?:\\.\\d+)?(?:\\/\\d+)?)";
const FRACTION = "(?:(?:an?|the|simplified) )*fractions?(?: in (?:simplest|lowest) (?:form|terms))?";
const UNIT = "([a-z]+(?:\\. )?)";
const RATIO: readonly RegExp[] = [
  `${WRITE}${EACH} ratios?(?: of)?(?: as ${FRACTION})?:? ${NUMBER}(?: ${UNIT})? ?(?:to|:) ?${NUMBER}(?: ${UNIT})?`,
  `${WRITE}${EACH} ratios?(?: of)? ${NUMBER}(?: ${UNIT})? ?(?:to|:) ?${NUMBER}(?: ${UNIT})? as ${FRACTION}`,
  `(?:what is|find) the ratio of ${NUMBER}(?: ${UNIT})? to ${NUMBER}(?: ${UNIT})?`,
].map((words) => new RegExp(`^${words}$`, "i"));

const PROPORTION =
  /^(?:determine|decide|tell|check)(?: (?:whether|if)) (?:(?:the|each|this|following|given) )*(?:equations?|statements?) (?:is|are) an? proportions?[:.] (.+?) ?= ?(.+)$/i;

const AMOUNT = "(\\d+(?:\\.\\d+)?)";
const RATE = new RegExp(
  `^(?:find|calculate|give|write)${EACH} (?:unit rate|rate as a unit rate)s?[:.]? (?:of )?(\\$ ?)?${AMOUNT} ?([a-z]+)? (?:per|in|for|to|on|every) ${AMOUNT} ([a-z]+)$`,
  "i",
);
const PRICE = new RegExp(
  `^(?:find|calculate|give|what is)${EACH} unit price[:.,]?(?: ?round[a-z ]* to the nearest cent(?: if necessary)?[:.])? (?:of )?(?:[a-z' -]{2,60}?,? (?:at |of |cost )?)?(?:${AMOUNT}(?:[ -]([a-z]+))?(?: [a-z ]{2,30}?)? for \\$ ?${AMOUNT}|\\$ ?${AMOUNT} for ${AMOUNT}(?:[ -]([a-z]+))?)$`,
  "i",
);

/** "Write the ratio as a fraction: 20 to 36", "Determine whether the equation is a proportion: 7/9 = 56/72", "Find
 * the unit rate: 180 miles in 4 hours". */
export const recogniseRatio: SourceRecogniser = (source) => {
  const text = questionOf(source);
  if (!/\bratio|proportion|unit (?:rate|price)/i.test(text)) return null;
  return ratio(text, source) ?? proportion(text, source) ?? unitRate(text, source) ?? unitPrice(text, source);
};

function ratio(text: string, source: Source): Recognition | null {
  for (const pattern of RATIO) {
    const [, first = "", unit = "", second = "", other = ""] = pattern.exec(text) ?? [];
    const [top, bottom] = first ? [numberPart(first, source), numberPart(second, source)] : [];
    const comparable = unit === "" || other === "" || unit.toLowerCase() === other.toLowerCase();
    if (!top || !bottom || !comparable || (unit !== "" && other === "")) continue;
    const expression = quotient(top.value, bottom.value);
    const form = { number: "fraction" } as const;
    return {
      mathematics: { task: "calculate", expression },
      instruction: "Write the ratio as a fraction",
      latex: toLatex(expression),
      form,
    };
  }
  return null;
}

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
function each(value: Expression, unit: string): Recognition {
  const task: StoryTask = {
    task: "story",
    unknowns: [],
    conditions: [],
    asked: [{ label: "", value, unit }],
    domain: "positive",
    decimals: 2,
  };
  return { mathematics: task, instruction: "Divide to find the amount for one", latex: toLatex(value) };
}

function unitRate(text: string, source: Source): Recognition | null {
  const [, money, amount = "", thing = "", count = "", unit = ""] = RATE.exec(text) ?? [];
  const [top, bottom] = amount ? [numberPart(amount, source), numberPart(count, source)] : [];
  if (!top || !bottom || (!money && !thing)) return null;
  return each(quotient(top.value, bottom.value), money ? "$" : `${thing.toLowerCase()}/${single(unit)}`);
}

function unitPrice(text: string, source: Source): Recognition | null {
  const [, count, , price, cost, things] = PRICE.exec(text) ?? [];
  const [top, bottom] = [price ?? cost, count ?? things];
  const [paid, got] = top && bottom ? [numberPart(top, source), numberPart(bottom, source)] : [];
  return paid && got ? each(quotient(paid.value, got.value), "$") : null;
}

const single = (unit: string): string => unit.toLowerCase().replace(/s$/, "");
