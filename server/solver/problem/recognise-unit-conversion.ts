import { number } from "../expression/build";
import { dimensionOf } from "../expression/units";
import { toLatex } from "../printer/latex";
import type { Amount, NamedUnit, UnitConversionTask } from "../tasks/unit-conversion";
import type { Form } from "../types";
import { COUNTS, PLACES } from "./clauses";
import type { Recognition, SourceRecogniser } from "./sentence";
import { digitsForWords } from "./story/number-words";
import { amountsOf, unitOf } from "./unit-text";

const LEAD_INS: readonly RegExp[] = [
  /^\(?\d{1,3}[.)] (?=[A-Z])/,
  /^(?:(?:in|for) (?:each of )?)?the following (?:exercises|problems|questions),? /i,
  /^(?:convert|change) (?:the )?(?:units?|following(?: units| measurements)?|measurements)[.:] /i,
  /^convert (?:the|each|this|these) (?:given |following )?(?:units?|measurements?|amounts?|quantit(?:y|ies))(?: (?:as|to the units?) (?:indicated|given|shown))?[.:] (?=\d)/i,
  /^(?:make|do|perform) the (?:following )?(?:unit )?conversions?[.:] /i,
  /^convert (?:between|within|to) (?:(?:the )?(?:u\.?s\.?|metric)(?: and )?)+ (?:units?|systems?|measurements?)[.:] /i,
  /^(?:please )?(?:can you |could you )?(?:please )?(?=convert|change|express|write|what|how)/i,
];
const PLACE = [...PLACES.keys()].join("|");
const ROUNDING = new RegExp(
  `[,.;]? ?(?:and )?round(?:ed|ing)?(?: (?:off|your answer|the answer|it))? to (?:the nearest (${PLACE}|[a-z]+)(?: of an? [a-z]+)?|(\\d|${COUNTS.join("|")}) (?:decimal places?|dps?|d\\.p\\.?))(?:,? if necessary)?(?=[.,;]|$)\\.?`,
  "i",
);
const GIVEN =
  /\s*\((?:use |using )?([^()=]+) ?= ?([^()=]+)\)|,? (?:use|using|given(?: that)?) ([^,=]+) ?= ?([^,=?]+)(?=[?.]|$)/i;
const QUESTIONS: readonly (readonly [RegExp, number, number])[] = [
  [
    /^(?:what is|convert:?|change:?|express:?|write:?|turn:?|calculate:?) (.+?) (?:in|to|into|as) ([^?]+?)[.?]*$/i,
    1,
    2,
  ],
  [/^how many ([a-z ]+?) (?:are(?: there)?|is|make(?: up)?|equal|in) (?:in )?(.+?)[.?]*$/i, 2, 1],
  [/^(.+?) (?:in|to|into|is how many|equals? how many|= how many|= ?(?:_+|\?)) ([^?]+?)[.?]*$/i, 1, 2],
];

/** Written with a slash or in words: "the length with" holds none. */
const FRACTION =
  /\d\/\d|\b(?:half|halves|(?:third|fourth|quarter|fifth|sixth|seventh|eighth|ninth|tenth|twelfth)s?)\b/;

/** "What is 3.5 km in miles?", "How many seconds are there in 5/3 of an hour?", "Faye is 4 feet 10 inches tall.
 * Convert her height to inches." */
export const recogniseUnitConversion: SourceRecogniser = ({ prose }) => {
  if (
    !/\b(?:convert|what is|how many|change|express|write|turn|in|to)\b|= ?[?_]/i.test(prose) ||
    prose.length > 400
  )
    return null;
  let text = prose
    .replace(/\\ |~/g, " ")
    .replace(/ {2,}/g, " ")
    .replace(/ (?=\^\d)/g, "");
  for (const lead of LEAD_INS) text = text.replace(lead, "");
  const taken = takeRounding(text);
  const equality = takeGiven(taken.text);
  const core = LEAD_INS.reduce((rest, lead) => rest.replace(lead, ""), equality.text.trim());
  const asked = plainQuestion(core) ?? toldQuestion(core);
  if (!asked) return null;
  const fraction = FRACTION.test(core);
  return conversionOf({ ...asked, ...(equality.given && { given: equality.given }), fraction }, taken.form);
};

/** An amount in another unit; null where they do not measure the same. */
export function conversionOf(
  conversion: Omit<UnitConversionTask, "task">,
  form: Form = {},
): Recognition | null {
  const { amounts, to, given } = conversion;
  const dimension = dimensionOf(to.units);
  const isSame = ({ unit }: Amount) => dimensionOf(unit.units) === dimension;
  if (dimension === "" || !amounts.every(isSame) || (given && !given.every(isSame))) return null;
  if (amounts.length > 1 && amounts.some(({ unit }) => unit.units.length > 1)) return null;
  const shown = amounts
    .map(({ value, unit }) => `${toLatex(number(value))}\\text{ ${unit.many}}`)
    .join("\\ ");
  return {
    mathematics: { task: "unit-conversion", ...conversion },
    instruction: `Convert to ${to.many}`,
    latex: shown,
    form,
  };
}

interface Question {
  readonly amounts: readonly Amount[];
  readonly to: NamedUnit;
  readonly told: boolean;
}

function plainQuestion(text: string): Question | null {
  for (const [pattern, from, target] of QUESTIONS) {
    const found = pattern.exec(text);
    const amounts = found && amountsOf((found[from] as string).trim());
    const to = amounts && unitOf((found[target] as string).trim());
    if (amounts && to) return { amounts, to, told: false };
  }
  return null;
}

const TOLD =
  /^(.+?)[.:] (?:convert|change|express) (?:(?:the|this|that|his|her|its|their|it)(?: [a-z]+){0,3} )?(?:in)?to ([a-z ]+?)\.?$/i;
const QUANTITY = /(?:\d+ \d+\/\d+|\d+\/\d+|\d*\.?\d+)[ -](?:of an? )?[a-z]+(?:,? (?:and )?\d+ [a-z]+)*/gi;

/** One sentence or two with a single quantity, and one that names the unit. */
function toldQuestion(text: string): Question | null {
  const [, told, target] = TOLD.exec(text) ?? [];
  const story = told && !/\d/.test(told) ? digitsForWords(told) : told;
  const to = target === undefined ? null : unitOf(target.trim());
  const found = story?.match(QUANTITY);
  if (!story || !to || found?.length !== 1) return null;
  const quantity = found[0];
  const amounts = amountsOf(quantity);
  const others = story.replace(quantity, "").match(/\d/g);
  return amounts && !others ? { amounts, to, told: true } : null;
}

function takeRounding(text: string): { readonly text: string; readonly form: Form } {
  const found = ROUNDING.exec(text);
  if (!found) return { text, form: {} };
  const [whole, place, count] = found;
  const counted = count === undefined ? -1 : COUNTS.indexOf(count);
  const named = place === undefined ? undefined : (PLACES.get(place) ?? (unitOf(place) ? 0 : undefined));
  const decimals = place === undefined ? (counted >= 0 ? counted : Number(count)) : named;
  if (decimals === undefined) return { text, form: {} };
  const rest = text
    .replace(whole, ".")
    .replace(/\.\s*\./g, ".")
    .replace(/^[.\s]+/, "");
  return { text: rest.trim(), form: { number: "decimal", decimals } };
}

function takeGiven(text: string): { readonly text: string; readonly given?: readonly [Amount, Amount] } {
  const found = GIVEN.exec(text);
  const left = found && amountsOf((found[1] ?? found[3] ?? "").trim());
  const right = found && amountsOf((found[2] ?? found[4] ?? "").trim());
  const [a] = left ?? [];
  const [b] = right ?? [];
  if (!found || !a || !b || left?.length !== 1 || right?.length !== 1) return { text };
  return { text: text.replace(found[0], ""), given: [a, b] };
}
