import { toLatex } from "../printer/latex";
import { table } from "../table";
import type { NumberKind } from "../tasks/number";
import { isNumeric } from "./classify";
import { pattern } from "./pattern";
import { expressionIn, type Recogniser, type Recognition, type Sentence } from "./sentence";

const NAMES: Readonly<Record<string, NumberKind>> = table({
  natural: "natural",
  counting: "natural",
  whole: "whole",
  integer: "integer",
  rational: "rational",
  irrational: "irrational",
  real: "real",
});
const NAME = `(an? )?(${Object.keys(NAMES).join("|")})( numbers?)?`;
const LIST = `${NAME}(,? (or|and)? ?${NAME})+`;
const CHOOSE = "(choose|give|use|state)( the)? most (descriptive|specific|precise) (answer|name|word|choice)";
const NUMBER =
  "((the |each |every |this )?(following |given )?numbers?|each of the following( numbers)?|each)";
const PATTERNS: readonly RegExp[] = [
  pattern(`(identify|classify|name|describe|label)( ${NUMBER})? as (${LIST})( ${CHOOSE})? {M}`),
  pattern(`(identify|classify|name|describe|label)( ${NUMBER})? {M} as (${LIST})( ${CHOOSE})?`),
  pattern(`(determine|decide|identify|state|tell)( whether| if)( ${NUMBER})? is (${LIST})( ${CHOOSE})? {M}`),
  pattern(`(determine|decide|identify|state|tell)( whether| if)( ${NUMBER})? {M} is (${LIST})`),
  pattern(`is( the number)? {M} (${LIST})`),
];
const REAL = "an? real( number)?";
const REAL_OR_NOT = `(${REAL}( or (is )?(not|not ${REAL}|is not( ${REAL})?))?|not ${REAL}( or ${REAL})?)`;
const REALITY: readonly RegExp[] = [
  pattern(`(determine|decide|identify|state|tell)( whether| if)( (it|${NUMBER}))? is ${REAL_OR_NOT} {M}`),
  pattern(
    `for ${NUMBER}( given)? (determine|decide|identify|state|tell)( whether| if)( (it|${NUMBER}))? is ${REAL_OR_NOT} {M}`,
  ),
  pattern(`(determine|decide|identify|state|tell)( whether| if)( ${NUMBER})? {M} is ${REAL_OR_NOT}`),
  pattern(`identify( ${NUMBER})? as ${REAL_OR_NOT} {M}`),
  pattern(`is {M} ${REAL_OR_NOT}`),
];
const EXCLUSIVE: ReadonlySet<string> = new Set(["irrational rational"]);

/** "Identify the number as rational or irrational: √44". Kinds that contain each other need the wish for the most
 * descriptive one. */
export const recogniseNumberKind: Recogniser = (sentence) => {
  const reality = recogniseReality(sentence);
  if (reality) return reality;
  for (const words of PATTERNS) {
    const found = words.exec(sentence.words);
    const expression = expressionIn(sentence, found?.[1]);
    if (!found || !expression || !isNumeric(expression)) continue;
    const options = [...new Set(sentence.words.split(/[ ,]+/).flatMap((word) => NAMES[word] ?? []))];
    const narrows = /\bmost (?:descriptive|specific|precise)\b/.test(sentence.words);
    if (!narrows && !EXCLUSIVE.has([...options].sort().join(" "))) return null;
    return {
      mathematics: { task: "number-kind", expression, options },
      instruction: "Say what kind of number this is",
      latex: toLatex(expression),
    };
  }
  return null;
};

/** "Identify whether √−9 is a real number or not a real number." */
function recogniseReality(sentence: Sentence): Recognition | null {
  const mark = REALITY.map((words) => words.exec(sentence.words)?.[1]).find((found) => found !== undefined);
  const expression = expressionIn(sentence, mark);
  if (!expression || !isNumeric(expression)) return null;
  return {
    mathematics: { task: "number-kind", expression, options: ["real", "not real"] },
    instruction: "Say whether this is a real number",
    latex: toLatex(expression),
  };
}
