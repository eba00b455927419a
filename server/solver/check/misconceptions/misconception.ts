import type { Expression } from "../../expression/ast";
import type { Budget } from "../../types";
import type { Misconception } from "../types";
import type { WrongStep } from "../working/judged";
import type { Subject } from "../working/subject";

/** A known wrong rule. It explains a line when the rule, applied to the line before, leads there. */
export interface WrongRule extends Misconception {
  /** What the wrong rule makes of the line before, one for each place where it can be applied. */
  readonly applied?: (before: Subject, budget: Budget) => Iterable<Subject>;
  /** Told from the whole step, where the wrong line cannot be written down beforehand. */
  readonly explains?: (step: WrongStep, budget: Budget) => boolean;
}

/** What a wrong rule makes of one node: nothing, or one or more wrong results. */
export type WrongRewrite = (node: Expression) => readonly Expression[];
