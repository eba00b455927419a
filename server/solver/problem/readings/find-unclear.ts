import { limitBehind } from "../../ledger";
import type { Limits } from "../../limits";
import { ANGLE_QUESTION } from "../../parser/ambiguity";
import { angleUnitOf } from "../../parser/angle-unit";
import type { Notation } from "../../parser/cursor";
import { DEFAULT_NOTATION, parseStatements } from "../../parser/parse";
import { AmbiguityError } from "../../parser/parse-error";
import { segment } from "../segment";
import { angleSign } from "./angle-sign";
import { chemicalFormula } from "./chemical-formula";
import { colonTimes } from "./colon-times";
import { countingKeys } from "./counting-keys";
import { countingLetters } from "./counting-letters";
import { currencyBehind } from "./currency-behind";
import { decimalComma } from "./decimal-comma";
import { derivativeBehind } from "./derivative-behind";
import { derivativeReach } from "./derivative-reach";
import { distributionLetters } from "./distribution-letters";
import { doubtfulDigits } from "./doubtful-digits";
import { functionNames } from "./function-names";
import { gluedIndex } from "./glued-index";
import { moneyUnits } from "./money-units";
import { multiplicationCross } from "./multiplication-cross";
import { nothingBehindEquals } from "./nothing-behind-equals";
import { numberCommas } from "./number-commas";
import { otherDigits } from "./other-digits";
import { otherLanguage } from "./other-language";
import { percentOrRemainder } from "./percent-or-remainder";
import { repeatingDots } from "./repeating-dots";
import { scientificLetter } from "./scientific-letter";
import { shareInSum } from "./share-in-sum";
import { spokenReach } from "./spoken-reach";
import { spreadOfData } from "./spread-of-data";
import type { Detector, Unclear } from "./unclear";
import { wordsBetweenSums } from "./words-between-sums";

/** What is settled by the text comes first, then what the grammar of mathematics meets. */
const DETECTORS: readonly Detector[] = [
  otherDigits,
  otherLanguage,
  functionNames,
  distributionLetters,
  doubtfulDigits,
  gluedIndex,
  derivativeReach,
  derivativeBehind,
  decimalComma,
  currencyBehind,
  chemicalFormula,
  colonTimes,
  moneyUnits,
  numberCommas,
  repeatingDots,
  countingLetters,
  countingKeys,
  percentOrRemainder,
  scientificLetter,
  multiplicationCross,
  nothingBehindEquals,
  wordsBetweenSums,
  shareInSum,
  spokenReach,
  angleSign,
  spreadOfData,
];

/** The first place at which a text does not say by itself what is meant; null when it does everywhere. */
export function findUnclear(text: string, limits: Limits): Unclear | null {
  for (const detector of DETECTORS) {
    const found = detector(text);
    if (found) return found;
  }
  return unclearMathematics(text, limits);
}

/** Mathematics that the grammar can read in several ways: because convention reads it in one way although people also
 * mean another, or because it cannot be read without one more sign or bracket. What is no mathematics at all, such as a
 * reaction, has a reading as it stands. */
function unclearMathematics(text: string, limits: Limits): Unclear | null {
  const unit = angleUnitOf(text);
  const notation = { ...DEFAULT_NOTATION, asks: true, asksAngle: unit !== "radians" };
  const found = firstAmbiguity(text, limits, notation);
  if (!found) return null;
  const { message, ways } = found;
  const isSaid = message === ANGLE_QUESTION && unit === "degrees";
  return {
    question: message,
    ways: isSaid ? ways.slice(0, 1) : ways,
    asItStands: firstAmbiguity(text, limits, DEFAULT_NOTATION) ? "first" : "or",
  };
}

/** What the grammar cannot read at all is left to the recognisers. */
function firstAmbiguity(text: string, limits: Limits, notation: Notation): AmbiguityError | null {
  const pieces = segment(text).filter(({ kind }) => kind === "maths");
  for (const { text: written, start, delimited } of pieces) {
    try {
      parseStatements(written, limits, { ...notation, trailingFactor: delimited });
    } catch (error) {
      if (error instanceof AmbiguityError) return error.within(start);
      if (limitBehind(error)) return null;
    }
  }
  return null;
}
