import { CALCULUS_FRAMES } from "../../grammar/frames/calculus-frames";
import { type Command, readCommand } from "../../grammar/read-command";
import { coordinatesReader } from "../../grammar/readers/coordinates";
import type { Limits } from "../../limits";
import { recogniseChemistry } from "../chemistry/recognise-chemistry";
import { recognisePhysics } from "../physics/recognise-physics";
import { recogniseBare } from "../recognise-bare";
import { recogniseBase } from "../recognise-base";
import { recogniseCalculateEach } from "../recognise-calculate-each";
import { recogniseChoice, recogniseRelationTruth } from "../recognise-choice";
import { recogniseClockTime } from "../recognise-clock-time";
import { recogniseComparisonSign } from "../recognise-comparison-sign";
import { recogniseConic } from "../recognise-conic";
import { recogniseDigits } from "../recognise-digits";
import { recogniseDomain } from "../recognise-domain";
import { recogniseDraws } from "../recognise-draws";
import { recogniseEquivalentFractions } from "../recognise-equivalent-fractions";
import { recogniseFigure } from "../recognise-figure";
import { recogniseFunctionValue } from "../recognise-function";
import { recogniseFunctionFeatures, recogniseGraph } from "../recognise-function-features";
import { recogniseFunctionProperty } from "../recognise-function-property";
import { recogniseFunctionValues } from "../recognise-function-values";
import { recogniseInequality } from "../recognise-inequality";
import { recogniseInterest } from "../recognise-interest";
import { recogniseInverseFunction } from "../recognise-inverse-function";
import { recogniseIsSolution } from "../recognise-is-solution";
import { recogniseLine } from "../recognise-line";
import { recogniseLogarithmBase } from "../recognise-logarithm-base";
import { recogniseMatrix } from "../recognise-matrix";
import { recogniseNumberKind } from "../recognise-number-kind";
import { recogniseNumberList } from "../recognise-number-list";
import { recogniseNamedOrder, recogniseNumberOrder } from "../recognise-number-order";
import { recogniseNumberTheory } from "../recognise-number-theory";
import { recogniseOperation } from "../recognise-operation";
import { recogniseParametric } from "../recognise-parametric";
import { recognisePiecewise } from "../recognise-piecewise";
import { recognisePolarEquation } from "../recognise-polar-equation";
import { recognisePolynomial } from "../recognise-polynomial";
import { recogniseQuadraticThrough } from "../recognise-quadratic-form";
import { recogniseQuotedNumber } from "../recognise-quoted-number";
import { recogniseRadicalForm } from "../recognise-radical-form";
import { recogniseRatio } from "../recognise-ratio";
import { recogniseRelationPairs } from "../recognise-relation-pairs";
import { recogniseRounding } from "../recognise-rounding";
import { recogniseSequence } from "../recognise-sequence";
import { recogniseRepeatingDecimal, recogniseSeries, recogniseWrittenSeries } from "../recognise-series";
import { recogniseSolve } from "../recognise-solve";
import { recogniseStatementKind } from "../recognise-statement-kind";
import { recogniseTemperature } from "../recognise-temperature";
import { recogniseTransformedFunction } from "../recognise-transformed-function";
import { recogniseTranslate } from "../recognise-translate";
import { recogniseTrigonometry } from "../recognise-trigonometry";
import { recogniseUnitConversion } from "../recognise-unit-conversion";
import { recogniseVariation } from "../recognise-variation";
import { recogniseVector } from "../recognise-vector";
import type { Recogniser, SourceRecogniser } from "../sentence";
import type { Stage } from "./stage";

const READERS: readonly SourceRecogniser[] = [
  recogniseTemperature,
  recogniseClockTime,
  recogniseUnitConversion,
  recogniseChemistry,
  recognisePolarEquation,
  recogniseTrigonometry,
  recogniseTranslate,
  recogniseIsSolution,
  recogniseEquivalentFractions,
  recogniseNumberList,
  recogniseComparisonSign,
  recogniseNumberTheory,
  recogniseDigits,
  recogniseBase,
  recogniseRounding,
  recogniseQuotedNumber,
  recogniseRatio,
  recogniseInterest,
  recogniseChoice,
  recogniseNamedOrder,
  recogniseRelationTruth,
  recogniseDraws,
  recogniseRelationPairs,
  recogniseVariation,
  recogniseTransformedFunction,
  recogniseQuadraticThrough,
  recognisePiecewise,
  recogniseInverseFunction,
  recogniseSequence,
  recogniseWrittenSeries,
  recogniseRepeatingDecimal,
  recogniseConic,
  recogniseFigure,
  recogniseVector,
  recogniseParametric,
  recogniseLine,
  recogniseMatrix,
  recognisePhysics,
];

/** They read what is told of things: a story that is told is none of what the others ask formally. */
const TOLD: ReadonlySet<SourceRecogniser> = new Set([
  recogniseTemperature,
  recogniseClockTime,
  recogniseUnitConversion,
  recogniseChemistry,
  recogniseTranslate,
  recogniseDigits,
  recogniseRounding,
  recogniseQuotedNumber,
  recogniseRatio,
  recogniseInterest,
  recogniseDraws,
  recogniseVariation,
  recogniseFigure,
  recognisePhysics,
]);

/** Read before the text is taken apart into words and mathematics. Each must account for every word. */
export const EARLY: Stage = {
  readers: READERS,
  formal: new Set(READERS.filter((reader) => !TOLD.has(reader))),
  accounted: new Set(),
};

/** Every kind of task told in a sentence around mathematics, the more particular first. Each must account for all
 * the words of the sentence. */
export const SENTENCES: readonly Recogniser[] = [
  recognisePolynomial,
  recogniseNumberKind,
  recogniseNumberOrder,
  recogniseStatementKind,
  recogniseRadicalForm,
  recogniseInequality,
  recogniseDomain,
  recogniseFunctionProperty,
  recogniseFunctionFeatures,
  recogniseGraph,
  recogniseFunctionValues,
  recogniseFunctionValue,
  recogniseLogarithmBase,
  recogniseSeries,
  recogniseSolve,
  recogniseOperation,
  recogniseCalculateEach,
  recogniseBare,
];

const CALCULUS = { frames: CALCULUS_FRAMES, readers: [coordinatesReader] };

/** Books call functions by names that the other readers take for products. */
export const readCalculus = (text: string, limits: Limits): Command | null =>
  readCommand(text, limits, CALCULUS);

export { recogniseLetteredLaw } from "../physics/recognise-spoken-law";
