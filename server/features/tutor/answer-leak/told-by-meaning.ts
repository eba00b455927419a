import "server-only";
import { checkAnswer } from "@/server/solver/check/check";
import { isAmong as isAmongWords } from "@/server/solver/word-list";
import { isCalledOtherwise } from "../claims/called";
import { boundsIn } from "../claims/closing-bound";
import { unitOf } from "../claims/closing-form";
import { CLAIM_LIMITS } from "../claims/limits";
import { tokensOf } from "../claims/tokens";
import type { Token } from "../claims/types";
import { within } from "../claims/verdict";
import { isOperated } from "./announced";
import type { GuardedAnswer } from "./guarded-answer";
import { isAmong, type Shown } from "./shown";
import { wordsOfText } from "./vocabulary";

interface Kept {
  readonly secret: GuardedAnswer;
  readonly shown: Shown;
}

/** Whether a sentence that asks nothing tells the answer by what its words mean, though the problem may show the number:
 * under another name, as a bound in words, as an amount in another unit, as a coefficient.
 * @param digits with its spelled numbers in digits */
export function tellsByMeaning(digits: string, { secret, shown }: Kept): boolean {
  if (digits.trimEnd().endsWith("?")) return false;
  const tokens = tokensOf(digits);
  return (
    isCalled(digits, tokens, { secret, shown }) ||
    tellsBound(tokens, secret) ||
    tellsAmount(tokens, { secret, shown }) ||
    tellsAmount(tokensOf(inParts(digits).replace(EACH, " per ")), { secret, shown }) ||
    tellsCoefficient(digits, { secret, shown })
  );
}

/** "It goes up 2 for each step": the slope. */
const isCalled = (digits: string, tokens: readonly Token[], { secret, shown }: Kept): boolean =>
  isCalledOtherwise(wordsOfText(digits), wordsOfText(shown.text)) &&
  tokens.some(
    ({ kind, text, at, end }) =>
      kind === "math" &&
      Number(text) !== 0 &&
      isAmong({ re: Number(text), im: 0 }, secret.values) &&
      !isOperated({ text: digits, at, end }),
  );

/** "x has to be bigger than 2" */
const tellsBound = (
  tokens: readonly Token[],
  { kind, unknowns: [unknown], problem }: GuardedAnswer,
): boolean =>
  kind === "set" &&
  unknown !== undefined &&
  boundsIn(tokens, unknown).some((bound) => isRight(problem, bound));

/** "1 kilometre every minute", "20 metres in each second". */
const EACH = /(?<=\p{L}) (?:in )?(?:every|each|a|an|1)(?: single)? (?=\p{L})/giu;

/** "(3/4) of a kilo" as an amount. */
const inParts = (digits: string): string =>
  digits.replace(/\((\d+\/\d+)\) (?:of )?an? (?=\p{L})/giu, "$1 ").replace(/\bkilos?\b/gi, "kilogram");

/** "3/4 of a kilogram" for 750 g. */
const tellsAmount = (tokens: readonly Token[], { secret, shown }: Kept): boolean =>
  secret.unit &&
  tokens.some(
    ({ kind, text }) =>
      kind === "math" &&
      unitOf(text) !== "" &&
      !shown.text.includes(text.toLowerCase()) &&
      isRight(secret.problem, text),
  );

const PLACES = "front coefficient coefficients before";

/** "Put a 2 in front of H2", "3H2": of a reaction that is to be balanced. */
function tellsCoefficient(digits: string, { secret: { latex }, shown }: Kept): boolean {
  if (!latex.includes("\\to")) return false;
  const pieces = digits.split(/[\s+.,;→>]+/);
  const formulas = new Set(shown.text.split(/[\s+.,;→>-]+/));
  const isCounted = (piece: string) => {
    const [count, formula] = [Number.parseInt(piece, 10), piece.replace(/^\d+/, "").toLowerCase()];
    return count > 1 && formula !== "" && formulas.has(formula) && !shown.text.includes(piece.toLowerCase());
  };
  const isPlaced = wordsOfText(digits).some((word) => isAmongWords(word, PLACES));
  return pieces.some(isCounted) || (isPlaced && pieces.some((piece) => Number(piece) > 1));
}

const isRight = (problem: string, text: string): boolean =>
  within(() => checkAnswer(problem, text, CLAIM_LIMITS).verdict.startsWith("right"), false);
