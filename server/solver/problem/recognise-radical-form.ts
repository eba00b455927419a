import { some } from "../expression/walk";
import { toLatex } from "../printer/latex";
import type { RadicalFormTask } from "../tasks/radical-form";
import { pattern } from "./pattern";
import { expressionIn, type Recogniser } from "./sentence";

const POWER =
  "(with|using|as|in|to)( an?)? (expressions? with )?((rational|fractional)( exponents?| powers?)|exponential)( form| notation| expressions?)?";
const ROOT =
  "(with|using|as|in|to)( an?)? (radical|root|radicals|roots)( form| notation| signs?| expressions?)?";
const WRITE = "(write|rewrite|express|convert|change)";
const THE = "( (the|each|every|following|given|expressions?|radicals?|roots?|of|powers?))*";
const FORMS: readonly (readonly [RegExp, RadicalFormTask["to"]])[] = [
  [pattern(`${WRITE}${THE} ${POWER} {M}`), "power"],
  [pattern(`${WRITE}${THE} {M} ${POWER}`), "power"],
  [pattern(`${WRITE}${THE} ${ROOT} {M}`), "root"],
  [pattern(`${WRITE}${THE} {M} ${ROOT}`), "root"],
];

/** "Write √x with a rational exponent", "Write a^(2/3) as a radical expression". */
export const recogniseRadicalForm: Recogniser = (sentence) => {
  for (const [words, to] of FORMS) {
    const expression = expressionIn(sentence, words.exec(sentence.words)?.[1]);
    if (!expression) continue;
    const isThere = some(expression, (node) =>
      to === "power"
        ? node.kind === "root"
        : node.kind === "power" && some(node.exponent, (part) => part.kind === "quotient"),
    );
    if (!isThere) return null;
    return {
      mathematics: { task: "radical-form", expression, to },
      instruction: to === "power" ? "Write with fractional exponents" : "Write with roots",
      latex: toLatex(expression),
    };
  }
  return null;
};
