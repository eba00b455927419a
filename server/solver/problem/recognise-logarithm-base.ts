import type { Expression } from "../expression/ast";
import { int } from "../expression/build";
import { logarithmOf } from "../expression/logarithm";
import { some } from "../expression/walk";
import { toLatex } from "../printer/latex";
import { pattern } from "./pattern";
import { expressionIn, type Recogniser, type Sentence } from "./sentence";

const LOGS = "(logs|logarithms)";
const BASE = "(base {LETTER}|(a )?(natural|common) (log|logarithm)s?)";
const REWRITE =
  "((use|using|apply|by) (the )?(change-of-base|change of base) formula (to )?)?(rewrite|write|express|convert|change)( (the|each|this|following|given|expression|logarithm))*";
const RATIO = `( as an?( equivalent)? (ratio|quotient) of( natural| common)? ${LOGS})?`;
const TO = "( (in terms of|to|in|using|with|as))";
const FORMS = [
  pattern(`${REWRITE}${RATIO}( using the indicated base)? {M}${TO} ${BASE}`),
  pattern(`${REWRITE} {M}${RATIO}${TO} ${BASE}`),
];

/** "Rewrite log₃ 7 in terms of base e." */
export const recogniseLogarithmBase: Recogniser = (sentence) => {
  const found = FORMS.map((form) => form.exec(sentence.words)).find((each) => each !== null);
  const expression = found ? expressionIn(sentence, found[1]) : null;
  const log = expression && logarithmOf(expression);
  const base = found ? baseOf(sentence, found[2]) : null;
  if (!expression || !log || !base || toLatex(log.base) === toLatex(base)) return null;
  if (some(log.argument, (part) => part.kind === "function")) return null;
  return {
    mathematics: { task: "logarithm-base", expression, base },
    instruction: `Write with base $${toLatex(base)}$`,
    latex: toLatex(expression),
  };
};

const EULER: Expression = { kind: "constant", name: "e" };

/** e for natural logarithms, 10 for common ones, otherwise the number that is named; two different ones are none. */
function baseOf(sentence: Sentence, mark: string | undefined): Expression | null {
  const natural = /\bnatural\b/.test(sentence.words);
  const common = /\bcommon\b/.test(sentence.words);
  if (mark === undefined) return natural === common ? null : natural ? EULER : int(10);
  if (natural || common) return null;
  if (mark === "e") return EULER;
  const named = expressionIn(sentence, mark);
  if (named?.kind === "symbol" && named.name === "e") return EULER;
  if (named?.kind === "constant" && named.name === "e") return EULER;
  return named?.kind === "number" && named.value.d === 1n && named.value.n > 1n ? named : null;
}
