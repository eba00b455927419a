import type { Expression } from "../../expression/ast";
import type { SurdNumber } from "../../expression/surd-number";
import type { Budget, Form } from "../../types";
import type { NumberStyle } from "./context";

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
