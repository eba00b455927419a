import type { Expression } from "../expression/ast";
import { int, quotient } from "../expression/build";
import { toLatex } from "../printer/latex";
import type { Form } from "../types";
import { numberPart, partsOf, questionOf } from "./number-parts";
import type { Recognition, Source, SourceRecogniser } from "./sentence";

const VERB = "(?:write|convert|change|express|rewrite)";
const THE = "(?: (?:the|each|this|following|given))*";

interface Wish {
  readonly lead: RegExp;
  /** What the sentence after it has to quote exactly once. */
  readonly quoted: RegExp;
  readonly form: Form;
  readonly instruction: string;
}

const PERCENT = /(?<![\w./])(?:\d+ )?\d+(?:\.\d+)?(?:\/\d+)?%/g;
const FRACTION = /(?<![\w./])(?:\d+ )?\d+\/\d+(?![\w/]|\.\d)/g;
const OUT_OF = /(?<![\w.])(\d+) out of (?:every )?(\d+)(?![\w]|\.\d)/g;

const wish = (from: string, to: string, quoted: RegExp, [form, name]: readonly [Form, string]): Wish => ({
  lead: new RegExp(
    `^${VERB}${THE}${from} (?:to|as|in|into)(?: (?:an?|the))? (?:simplified )?${to}[:.] (?=\\S)`,
    "i",
  ),
  quoted,
  form,
  instruction: `Write as a ${name}`,
});
const WISHES: readonly Wish[] = [
  wish(" percents?", "decimals?", PERCENT, [{ number: "decimal" }, "decimal"]),
  wish(" percents?", "(?:fractions?|ratios?)(?: in (?:simplest|lowest) (?:form|terms))?", PERCENT, [
    { number: "fraction" },
    "fraction",
  ]),
  wish(" fractions?", "percents?", FRACTION, [{ number: "percent" }, "percent"]),
  wish("", "percents?", OUT_OF, [{ number: "percent" }, "percent"]),
  wish("", "(?:ratios?|fractions?)", OUT_OF, [{ number: "fraction" }, "ratio"]),
];
const SOURCE_NOTE = /\s*\([^()]{0,120}\)/g;

/** An instruction and then a sentence that quotes one number: "Convert the percent to a decimal: In 2015, 64% of …" */
export const recogniseQuotedNumber: SourceRecogniser = (source) => {
  const text = questionOf(source);
  if (!/^(?:write|convert|change|express|rewrite)\b/i.test(text)) return null;
  for (const { lead, quoted, form, instruction } of WISHES) {
    const found = lead.exec(text);
    const expression = found && quotedOnce(text.slice(found[0].length), quoted, source);
    if (expression)
      return {
        mathematics: { task: "calculate", expression },
        instruction,
        latex: toLatex(expression),
        form,
      };
  }
  return conversions(text, source);
};

/** The one number of that kind; the sentence around it must hold words. */
function quotedOnce(told: string, quoted: RegExp, source: Source): Expression | null {
  const plain = told.replace(SOURCE_NOTE, "");
  const found = [...plain.matchAll(quoted)];
  const only = found[0];
  if (found.length !== 1 || !only || !/[a-z]{3}/i.test(plain.replace(only[0], ""))) return null;
  if (quoted === OUT_OF) {
    const [top, bottom] = [BigInt(only[1] as string), BigInt(only[2] as string)];
    return bottom === 0n ? null : quotient(int(top), int(bottom));
  }
  return numberPart(only[0], source)?.value ?? null;
}

const EACH = new RegExp(
  `^${VERB}${THE}(?: (?:of|numbers?))*[:,]? ?(?:(percent|decimal|fraction)s?) (?:to|as|into)(?: an?)? (percent|decimal|fraction)s?[:.] (.+)$`,
  "i",
);

/** "Convert each percent to a decimal: 9%, 87% and 3.9%." */
function conversions(text: string, source: Source): Recognition | null {
  const [, from = "", to = "", list = ""] = EACH.exec(text) ?? [];
  const numbers = partsOf(list)?.map((part) => numberPart(part, source)?.value ?? null);
  if (!numbers?.every((number) => number !== null && isOfKind(number, from.toLowerCase())) || from === to)
    return null;
  const expressions = numbers as Expression[];
  return {
    mathematics: { task: "calculate-each", expressions },
    instruction: `Write each as a ${to.toLowerCase()}`,
    latex: expressions.map(toLatex).join(",\\ "),
    form: { number: to.toLowerCase() as "percent" | "decimal" | "fraction" },
  };
}

function isOfKind(node: Expression, kind: string): boolean {
  if (kind === "percent") return node.kind === "percent";
  return kind === "decimal" ? node.kind === "number" : node.kind === "quotient" || node.kind === "mixed";
}
