import type { Expression } from "../expression/ast";
import { pattern } from "./pattern";
import { expressionIn, type Recogniser, type Recognition, type Sentence } from "./sentence";

const CHECK = "check( (your|the) (answers?|results?|solutions?|work))? by multiplying";
const WITH_REMAINDER =
  "with( a| the)? remainders?|(and )?(give|write|state|find|show|express)( (your|the) answers?)?( with| as)?( the| any| a)?( quotient (and|with))?( the| a)? remainders?( if any| if there is one)?";

/** A quotient that may leave a remainder: what does not come out is then answered with one. */
const MAY_LEAVE: readonly RegExp[] = [
  pattern(`(divide|find (the|each|every) quotient)(( and)?( then)? ${CHECK}) {M}`),
  pattern(`(divide|find (the|each|every) quotient) {M}( and)?( then)? ${CHECK}`),
];
/** The remainder is asked for. */
const LEAVES: readonly RegExp[] = [
  pattern(`(divide|work out|calculate) {M} ${WITH_REMAINDER}`),
  pattern(`divide ${WITH_REMAINDER} {M}`),
  pattern(
    "(find|give|what is|what are|calculate|determine) the quotient and( the)? remainder( of| for)?( the division)? {M}",
  ),
];
const LEAVES_PAIR: readonly RegExp[] = [
  pattern(`divide {M} by {N} ${WITH_REMAINDER}`),
  pattern(
    "(find|give|what is|what are|calculate|determine) the quotient and( the)? remainder (when|if|for) {M} (is )?divided by {N}",
  ),
];

/** "Divide. Then check by multiplying: 1,493 ÷ 13", "Find the quotient and remainder when 47 is divided by 6". */
export const recogniseDivisionRemainder: Recogniser = (sentence) => {
  const pair = firstMatch(LEAVES_PAIR, sentence);
  if (pair) return division(expressionIn(sentence, pair[1]), expressionIn(sentence, pair[2]));
  const asked = firstMatch(LEAVES, sentence);
  const found = asked ?? firstMatch(MAY_LEAVE, sentence);
  const quotient = found && expressionIn(sentence, found[1]);
  if (quotient?.kind !== "quotient") return null;
  const recognised = division(quotient.numerator, quotient.denominator);
  return recognised && (asked || !comesOut(recognised)) ? recognised : null;
};

const firstMatch = (patterns: readonly RegExp[], { words }: Sentence): RegExpExecArray | null => {
  for (const pattern_ of patterns) {
    const found = pattern_.exec(words);
    if (found) return found;
  }
  return null;
};

function division(dividend: Expression | null, divisor: Expression | null): Recognition | null {
  const [top, bottom] = [wholeOf(dividend), wholeOf(divisor)];
  if (top === null || bottom === null || bottom === 0n) return null;
  return {
    mathematics: { task: "divide-with-remainder", dividend: top, divisor: bottom },
    instruction: "Divide with remainder",
    latex: `${top} \\div ${bottom}`,
  };
}

const wholeOf = (node: Expression | null): bigint | null =>
  node?.kind === "number" && node.value.d === 1n && !node.decimals ? node.value.n : null;

const comesOut = (recognised: Recognition): boolean =>
  "mathematics" in recognised &&
  recognised.mathematics.task === "divide-with-remainder" &&
  recognised.mathematics.dividend % recognised.mathematics.divisor === 0n;
