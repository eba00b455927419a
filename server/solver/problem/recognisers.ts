import { recogniseBare } from "./recognise-bare";
import { recogniseEvaluate, recogniseFormulaValue } from "./recognise-evaluate";
import { recogniseFactor } from "./recognise-factor";
import { recogniseForm } from "./recognise-form";
import { recogniseFunctionEquation, recogniseFunctionValue } from "./recognise-function";
import { recogniseInverse, recogniseOperation, recognisePair } from "./recognise-operation";
import { recognisePercent } from "./recognise-percent";
import { recogniseFormula, recogniseSolve } from "./recognise-solve";
import type { Recogniser, SourceRecogniser } from "./sentence";

/** Read before the text is taken apart into words and mathematics, the more particular first. Each must account
 * for every word. */
export const EARLY: readonly SourceRecogniser[] = [];

/** Every kind of task told in a sentence around mathematics, the more particular first. Each must account for all
 * the words of the sentence. */
export const RECOGNISERS: readonly Recogniser[] = [
  recogniseForm,
  recognisePercent,
  recogniseFormula,
  recogniseFormulaValue,
  recogniseFunctionValue,
  recogniseFunctionEquation,
  recogniseEvaluate,
  recogniseInverse,
  recognisePair,
  recogniseFactor,
  recogniseSolve,
  recogniseOperation,
  recogniseBare,
];

/** Tried when nothing else fits: stories, which say more than they ask. */
export const LATE: readonly SourceRecogniser[] = [];
