import { equation, symbol } from "../expression/build";
import { substitute } from "../expression/substitute";
import { symbolsOf } from "../expression/walk";
import { parseExpression } from "../parser/parse";
import { toLatex } from "../printer/latex";
import { COUNTS, PLACES } from "./clauses";
import { proseOf } from "./prose";
import type { Recognition, Source } from "./sentence";
import { type Meaning, tellingWords } from "./story/ledger/meanings";
import { decimalsOf } from "./wording";

const FORMULA =
  /\b[Uu]se the formula \$\s*([a-zA-Z])\s*=\s*([^$=]{1,60}?)\s*\$,? to find ([^.?$\d]{3,120})[.?]/;
const ROUNDING = new RegExp(
  `\\bround (?:(?:your|the|all|answers?|approximations?) )*to (?:the nearest (${[...PLACES.keys()].join("|")})(?: of an? [a-z]+)?|(${COUNTS.join("|")}) decimal places?)(?:,? if necessary)?\\.?`,
  "i",
);
const MEASURE = /(\d+(?:\.\d+)?)[ -]((?:square )?(?:feet|foot|meters?|yards?|inches|miles?))\b/;
const CHANGES = /\b(?:twice|half|times|more than|less than|double|triple|per|each|another|more|less)\b/i;
/** Words that tell when and how often something happens change nothing about one measure put into a formula. */
const IDLE: ReadonlySet<Meaning> = new Set<Meaning>([
  "now",
  "past",
  "order",
  "way",
  "rest",
  "bound",
  "only",
  "single",
]);
const LONGEST = 500;

/** A formula in one letter that a story gives with the one measure to put into it: "An object fell 64 feet. Use the
 * formula t = √h/4 to find how many seconds it took." */
export function recogniseFormulaInStory({ text, limits }: Source): Recognition | null {
  const found = text.length > LONGEST ? null : FORMULA.exec(text);
  if (!found) return null;
  const [sentence, left = "", right = "", wanted = ""] = found;
  const formula = parseExpression(right, limits);
  const [letter, ...others] = symbolsOf(formula);
  if (letter === undefined || letter === left || others.length > 0) return null;
  const prose = proseOf(text.replace(sentence, " "));
  const rounding = ROUNDING.exec(prose);
  const rest = rounding ? prose.replace(rounding[0], " ") : prose;
  const [whole = "", number = "", measured = ""] = MEASURE.exec(rest) ?? [];
  const words = rest.replace(whole, " ");
  if (number === "" || /\d/.test(words) || CHANGES.test(rest)) return null;
  if (tellingWords(words.toLowerCase()).some(({ meaning }) => !IDLE.has(meaning))) return null;
  const unit = unitAsked(wanted, measured, toLatex(formula));
  if (unit === null) return null;
  const value = substitute(formula, new Map([[letter, parseExpression(number)]]));
  return {
    mathematics: {
      task: "story",
      unknowns: [],
      conditions: [],
      asked: [{ kind: "amount", label: "", value, unit }],
      domain: "positive",
      ...(rounding ? { decimals: decimalsOf(rounding) } : {}),
    },
    instruction: "Put the measure into the formula",
    latex: toLatex(equation(symbol(left), value)),
  };
}

/** The unit of what the formula gives; null when the text does not settle it. */
function unitAsked(wanted: string, measured: string, formula: string): string | null {
  const seconds = /^how (?:many seconds|long)\b/.test(wanted);
  if (seconds) return measured === "feet" || measured === "foot" ? "seconds" : null;
  if (/\bside\b/.test(wanted)) return /^square /.test(measured) ? measured.replace("square ", "") : null;
  // The length of skid marks in feet gives the speed in miles per hour.
  if (/^the speed of\b/.test(wanted)) return formula === "\\sqrt{24d}" && measured === "feet" ? "mph" : null;
  return null;
}
