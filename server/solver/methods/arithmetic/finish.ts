import type { Expression } from "../../expression/ast";
import type { SurdNumber } from "../../expression/surd-number";
import type { Budget, Form } from "../../types";
import type { NumberStyle } from "./context";
import { decimalToFraction } from "./decimal-to-fraction";
import { fractionToDecimal } from "./fraction-to-decimal";
import { improperToMixed } from "./improper-to-mixed";
import { numberToPercent } from "./number-to-percent";
import { roundNumber } from "./round-number";
import { writeScientific } from "./write-scientific";

/** A worked-out number on its way to the form that is asked for. */
export interface Finished {
  readonly node: Expression;
  readonly value: SurdNumber;
}

export interface FinishContext {
  readonly form: Form;
  readonly style: NumberStyle;
  readonly budget: Budget;
}

export interface FinishMove {
  readonly node: Expression;
  readonly title: string;
  readonly why: string;
  /** Where the tree cannot show the form: repeating decimals, a cross before a power of ten. */
  readonly latex?: string;
}

/** One way to rewrite a finished number in another form of the same value (rounding excepted). */
export interface FinishRule {
  /** Frozen kebab-case id. */
  readonly id: string;
  apply(number: Finished, context: FinishContext): FinishMove | null;
}

/** At most one of these applies to a number and a form. */
export const FINISH_RULES: readonly FinishRule[] = [
  numberToPercent,
  writeScientific,
  roundNumber,
  fractionToDecimal,
  decimalToFraction,
  improperToMixed,
];
