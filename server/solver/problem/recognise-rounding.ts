import type { Expression } from "../expression/ast";
import { root } from "../expression/build";
import { placeNamed } from "../expression/place-names";
import { toLatex } from "../printer/latex";
import type { Form } from "../types";
import { numberPart, questionOf } from "./number-parts";
import { countNamed, positionNamed } from "./number-words";
import type { Recognition, Source, SourceRecogniser } from "./sentence";

const NOUN = "(?: (?:of )?(?:dollars?|people|persons?|miles?|feet|pounds?|grams?|meters?|metres?|gallons?))?";
const PLACE = `(?:(?:the )?nearest:? (.{1,30}?)${NOUN}(?: place)?|(.{1,10}?) (?:decimal places?|dps?|d\\.p\\.?))`;
const NUMBERS = "(?: (?:the|each|this|these|given|following|numbers?|decimals?|of|value))*";
const LEAD = /^round (?:(?:each|the) )?(?:numbers? )?to the indicated place(?: value)?[:.] /i;
const FORMS: readonly (readonly [RegExp, number])[] = [
  [new RegExp(`^(?:round|approximate)(?: off)?${NUMBERS} (.+?),?(?: off)? to:? ${PLACE}$`, "i"), 1],
  [new RegExp(`^(?:what is |find |give )?(.+?),? (?:rounded|correct)(?: off)? to ${PLACE}$`, "i"), 1],
  [new RegExp(`^(?:round|approximate)(?: off)?${NUMBERS} to ${PLACE}[:.,]? (\\S+)$`, "i"), 3],
];
const ROOTS: readonly (readonly [RegExp, (found: RegExpExecArray, source: Source) => Expression | null])[] = [
  [
    /^(?:what is |find |calculate )?(?:the )?(\S+) root of (.+?),? (?:rounded )?to the nearest (?:integer|whole number)$/i,
    ([, name = "", of = ""], source) => rootOf(rootIndex(name), of, source),
  ],
  [
    /^(?:what is |find |calculate )?(.+?) to the power of 1 ?\/ ?(\d{1,2}),? (?:rounded )?to the nearest (?:integer|whole number)$/i,
    ([, of = "", index = ""], source) => rootOf(Number(index), of, source),
  ],
];

/** "Round 391,794 to the nearest hundred", "What is 2.257 rounded to one decimal place?", "What is the cube root of
 * 82000 to the nearest integer?" */
export const recogniseRounding: SourceRecogniser = (source) => {
  const text = questionOf(source).replace(LEAD, "");
  if (!/round|nearest|approximate|correct to/i.test(text)) return null;
  return ofRoot(text, source) ?? ofNumber(text, source) ?? toldNumber(text, source);
};

function ofRoot(text: string, source: Source): Recognition | null {
  for (const [pattern, read] of ROOTS) {
    const found = pattern.exec(text);
    const expression = found && read(found, source);
    if (expression) return rounded(expression, 0);
  }
  return null;
}

function ofNumber(text: string, source: Source): Recognition | null {
  for (const [pattern, at] of FORMS) {
    const found = pattern.exec(text);
    const [place, count] = at === 1 ? [found?.[2], found?.[3]] : [found?.[1], found?.[2]];
    const decimals = found ? decimalsOf(place, count) : null;
    const part = decimals === null ? null : numberPart(found?.[at] as string, source);
    if (part && decimals !== null && isLiteral(part.value)) return rounded(part.value, decimals);
  }
  return null;
}

function decimalsOf(place: string | undefined, count: string | undefined): number | null {
  if (place === undefined) return countNamed(count ?? "");
  const power_ = placeNamed(place);
  return power_ === null ? null : power_ === 0 ? 0 : -power_;
}

/** A number as it stands. With a bound letter the value may still be a calculation. */
const isLiteral = (node: Expression): boolean =>
  node.kind === "negation"
    ? isLiteral(node.operand)
    : node.kind === "number" || node.kind === "quotient" || node.kind === "mixed";

function rounded(expression: Expression, decimals: number): Recognition {
  const form: Form = { number: "decimal", decimals };
  return {
    mathematics: { task: "calculate", expression },
    instruction: "Round",
    latex: toLatex(expression),
    form,
  };
}

const rootIndex = (name: string): number =>
  /^square$/i.test(name) ? 2 : /^cube$/i.test(name) ? 3 : (positionNamed(name) ?? 0);

function rootOf(index: number, of: string, source: Source): Expression | null {
  const part = numberPart(of, source);
  if (!part || !Number.isInteger(index) || index < 2 || index > 40) return null;
  return root(part.value, BigInt(index));
}

const TOLD = new RegExp(
  `^([^=^*]+)\\. Round (?:the |this |his |her |their |its )?([a-z]{3,}(?: [a-z]+)?)(?: off)? to (?:the )?nearest:? (.{1,30}?)${NOUN}$`,
  "i",
);
const AMOUNT = /\$ ?\d+(?:\.\d+)?|(?<![\w.$-])\d+(?:\.\d+)?(?![\w%/]|\.\d)/g;
const MONEY_NOUN = /^(?:prices?|cost|salary|pay|income|bill|amount|total|tax|fee|value)$/i;

/** "The population of Lima was 9,751,717 in 2016. Round the population to the nearest million": the one number
 * that is meant. */
function toldNumber(text: string, source: Source): Recognition | null {
  const [, story = "", noun = "", place = ""] = TOLD.exec(text) ?? [];
  const decimals = noun ? decimalsOf(place, undefined) : null;
  const amount = decimals === null ? null : amountMeant(story, noun);
  const part = amount === null ? null : numberPart(amount, source);
  return part && decimals !== null ? rounded(part.value, decimals) : null;
}

/** The only amount, the only amount of money for a price, or the first after the noun. */
function amountMeant(story: string, noun: string): string | null {
  const dateless = story.replace(/\b(?:in|since|by) (?:1[5-9]|20)\d\d\b|\b[A-Z][a-z]+ \d{1,2}, \d{4}/g, " ");
  const amounts = dateless.match(AMOUNT) ?? [];
  const money = amounts.filter((amount) => amount.startsWith("$"));
  const last = noun.split(" ").at(-1) ?? noun;
  const general = /^(?:number|answer|figure)$/i.test(last);
  const after = dateless.toLowerCase().lastIndexOf(noun.toLowerCase());
  const next = after < 0 ? [] : (dateless.slice(after).match(AMOUNT) ?? []);
  const candidates = amounts.length === 1 ? amounts : next.length === 1 ? next : money;
  const fits = general || after >= 0 || (MONEY_NOUN.test(last) && candidates[0]?.startsWith("$"));
  return candidates.length === 1 && fits ? (candidates[0] as string).replace(/^\$ ?/, "") : null;
}
