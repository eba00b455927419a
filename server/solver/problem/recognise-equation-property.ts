import { symbolsOf } from "../expression/walk";
import { toLatex } from "../printer/latex";
import type { EquationPropertyTask } from "../tasks/equation-property";
import { pattern } from "./pattern";
import { equationsIn, type Recogniser } from "./sentence";

const ASK =
  "(determine|find|state|give|tell|decide|work out|calculate|compute|evaluate|what is|use the discriminant to determine|use the discriminant to find)";
const KIND = "(a |an )?(conditional( equation)?|identity|contradiction|inconsistent( equation)?)";
const THE_ROOTS = "( of)?( the| its| all)?( real)? (solutions?|roots?)";
const COUNT = `number${THE_ROOTS}`;
const NATURE = `(number and (type|kind|nature)s?|types? and number|nature|types?)${THE_ROOTS}`;
const TO = "( (to|of|for))?{EQUATION}";

const FORMS: readonly (readonly [RegExp, EquationPropertyTask["property"], string])[] = [
  [
    pattern(
      `(classify|identify|name|describe)( the| this| each| these| following)*( equations?)?( as| whether it is| is)* ${KIND}( (or |and )?${KIND})*( and (then )?(state|give|find|write)( the| its)? solutions?)? {M}`,
    ),
    "kind",
    "Say what kind of equation it is",
  ],
  [
    pattern(
      `(determine|decide|state|tell) (whether|if)( the| this| each| these| following)* equations? (is|are) ${KIND}( (or |and )?${KIND})* {M}`,
    ),
    "kind",
    "Say what kind of equation it is",
  ],
  [pattern(`${ASK}( the)? ${COUNT}${TO}( without solving)? {M}`), "solution-count", "Count the solutions"],
  [pattern(`${ASK}( the)? ${NATURE}${TO}( without solving)? {M}`), "solution-nature", "Count the solutions"],
  [
    pattern(`how many( real)? (solutions|roots) (does|do|has)( the| this)?{EQUATION} {M}( have)?`),
    "solution-count",
    "Count the solutions",
  ],
  [
    pattern(`(${ASK} )?( ?the)? ?(value of the )?discriminant( (of|for|to))?{EQUATION} {M}`),
    "discriminant",
    "Find the discriminant",
  ],
];

/** "Classify the equation as an identity or a contradiction", "How many solutions does x² + 4 = 0 have?" */
export const recogniseEquationProperty: Recogniser = (sentence) => {
  for (const [words, property, instruction] of FORMS) {
    const found = words.exec(sentence.words);
    const equations = found && equationsIn(sentence, found[1] as string);
    const [equation] = equations ?? [];
    if (!equation || equations?.length !== 1) continue;
    const [unknown, ...others] = symbolsOf(equation);
    if (unknown === undefined || others.length > 0) continue;
    return {
      mathematics: { task: "equation-property", property, equation, unknown },
      instruction,
      latex: toLatex(equation),
    };
  }
  return null;
};
