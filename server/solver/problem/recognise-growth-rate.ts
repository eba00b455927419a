import { decimalValue, places } from "../expression/figures";
import { table } from "../table";
import { recognitionOf, told } from "./physics/written-law";
import type { Recognition, Source } from "./sentence";
import { digitsForWords } from "./story/number-words";

const SPAN = "(\\d+(?:\\.\\d+)?) (years?|months?|days?|hours?|weeks?)";
const AMOUNT = "\\$?(\\d+(?:\\.\\d+)?)";
const UP_OR_DOWN =
  "(?:grows?|grew|goes (?:up|down)|went (?:up|down)|falls?|fell|rises?|rose|increase[sd]?|decrease[sd]?|drops?|dropped|shrinks?|shrank)";
const FROM_TO = new RegExp(`\\b${UP_OR_DOWN} from ${AMOUNT} to ${AMOUNT} (?:in|over|after|during) ${SPAN}`);
const OF_TO = new RegExp(
  `\\b(?:of|contains|has) ${AMOUNT}\\b[^.]*?(?:\\. [a-z ]*?)?${UP_OR_DOWN} to ${AMOUNT} (?:in|over|after|during) ${SPAN}`,
);
const ASKED =
  /\b(?:what is|find|calculate|what was|compute|determine) (?:the |its )?(?:(?:average|annual|compound|yearly|mean)(?: annual)? )?(?:rate of return|return per [a-z]+|growth rate|rate of growth|rate of decline|rate at which [a-z ]+ (?:grow|grows|decrease|decreases|increase|increases) per [a-z]+|return)\b/;
const NEAREST: Readonly<Record<string, number>> = table({
  percent: 0,
  tenth: 1,
  hundredth: 2,
  thousandth: 3,
});
/** Another way to grow, or more than one stretch of it. */
const OTHERWISE =
  /\b(?:simple interest|compounded|continuous\w*|linear\w*|then|deposit\w*|doubl\w*|half|each|every)\b/;
/** A growth may be counted in things as well: only a return is a percentage without saying so. */
const OF_PERCENT = /\breturn\b|\bpercent/;
const DECIMALS = 2;

/** "An investment grows from $10,000 to $22,000 in five years. What is the average rate of return?": growth by the same
 * percentage in each unit of time. */
export function recogniseGrowthRate({ text }: Source): Recognition | null {
  if (!/\bto\b/.test(text)) return null;
  const plain = digitsForWords(
    text
      .toLowerCase()
      .replace(/\\?\$/g, "$")
      .replace(/(?<=\d),(?=\d{3})/g, "")
      .replace(/\s+/g, " "),
  ).replace(/(?<=[a-z])\$/g, " $");
  if (!ASKED.test(plain) || OTHERWISE.test(plain) || !OF_PERCENT.test(plain)) return null;
  const found = FROM_TO.exec(plain) ?? OF_TO.exec(plain);
  const numbers = plain.match(/\d+(?:\.\d+)?/g) ?? [];
  if (!found || numbers.length !== 3) return null;
  const [, before = "0", after = "0", count = "0", unit = ""] = found;
  const unitAsked = /\bper (year|month|day|hour|week)\b/.exec(plain)?.[1];
  if (Number(before) <= 0 || Number(after) <= 0 || Number(count) <= 0) return null;
  if (unitAsked && !unit.startsWith(unitAsked)) return null;
  const asked = /nearest (percent|tenth|hundredth|thousandth)/.exec(plain)?.[1];
  const shown = asked ? (NEAREST[asked] ?? DECIMALS) : DECIMALS;
  return recognitionOf({
    title: "the law of compound growth",
    equations: ["r = (B/A)^(1/n) - 1"],
    known: [
      told("A", "amount at first", before, decimalValue(before)),
      told("B", "amount at the end", after, decimalValue(after)),
      told("n", `number of ${unit}`, count, decimalValue(count)),
    ],
    asked: { letter: "r", name: "rate", unit: "%" },
    figures: places(shown),
    because: `The rate is written with $${shown}$ digits behind the point.`,
  });
}
