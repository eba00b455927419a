import type { Expression, Statement } from "../../expression/ast";
import { toLatex } from "../../printer/latex";
import type { AnswerValue } from "../../types";
import type { NumberContext } from "./context";

export type Word = Extract<AnswerValue, { kind: "word" }>["word"];

/** The word as an answer key prints it. */
export const wordLatex = (word: Word): string =>
  `\\text{${word === "not a real number" ? "not real" : word}}`;

/** What a rule makes of one node. With `word` the whole calculation ends there: it has no value. */
export interface Rewrite {
  readonly node: Expression;
  readonly title: string;
  readonly why: string;
  readonly word?: Word;
}

/** One idea of a calculation. It looks at one node, whose parts are already worked out where it needs them. */
export interface Rule {
  /** Frozen kebab-case id. */
  readonly id: string;
  /** The title when the rule applies in several places of one line. */
  readonly many: string;
  /** The reason when it applies in several places for different reasons; absent: the reasons one by one. */
  readonly manyWhy?: string;
  apply(node: Expression, context: NumberContext): Rewrite | null;
}

/** Mathematics inside a sentence. */
export const inline = (node: Statement): string => `$${toLatex(node)}$`;

/** "a, b and c" */
export function listed(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join("");
  return `${parts.slice(0, -1).join(", ")} and ${parts[parts.length - 1]}`;
}
