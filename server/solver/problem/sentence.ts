import type { Expression, Relation, Statement } from "../expression/ast";
import type { Limits } from "../limits";
import type { Form, Mathematics } from "../types";

/** A text before it is taken apart, for what is not a sentence around mathematics: stories, tables, matrices,
 * chemical formulas, amounts with units. */
export interface Source {
  readonly text: string;
  /** The text with its mathematics in plain notation, see prose.ts. */
  readonly prose: string;
  readonly limits: Limits;
  /** Values of letters that a definition before the question gives: "Let p = 3." */
  readonly bindings?: ReadonlyMap<string, Expression>;
}

/** A text as the recognisers see it. */
export interface Sentence {
  /** The words with #0, #1, … for the mathematics; instructions on form and method are taken out. */
  readonly words: string;
  /** What each piece of mathematics says. */
  readonly maths: readonly (readonly Statement[])[];
  readonly form: Form;
  readonly method?: string;
  readonly bindings?: ReadonlyMap<string, Expression>;
}

/** A task found in a sentence; `refusal` is a sentence for a student saying why it cannot be worked. */
export type Recognition =
  | {
      readonly mathematics: Mathematics;
      readonly instruction: string;
      readonly latex: string;
      readonly form?: Form;
      /** See `Problem.assumes`. */
      readonly assumes?: string;
    }
  | { readonly refusal: string };

/** A reading that puts a definition or a law in place of the words of the text.
 * @param formula which one, to follow "takes": "the definition of the expected value" */
export const byFormula = <R extends Recognition | null>(found: R, formula: string): R =>
  found === null || "refusal" in found ? found : { ...found, assumes: formula };

/** Looks for one kind of task. Null: the sentence is about something else. */
export type Recogniser = (sentence: Sentence) => Recognition | null;

/** The same for a text that is read as a whole. */
export type SourceRecogniser = (source: Source) => Recognition | null;

/** The statements that "#0 and #2" names, in order. */
export function statementsIn(sentence: Sentence, list: string): Statement[] {
  return [...list.matchAll(/#(\d+)/g)].flatMap((found) => sentence.maths[Number(found[1])] ?? []);
}

/** The expression that "#0" names; null when it is an equation or a list. */
export function expressionIn(sentence: Sentence, mark: string | undefined): Expression | null {
  const statements = mark === undefined ? [] : statementsIn(sentence, mark);
  const only = statements[0];
  return statements.length === 1 && only && only.kind !== "relation" ? only : null;
}

/** The equations that a list names; null when one of them is not an equation. */
export function equationsIn(sentence: Sentence, list: string): Relation[] | null {
  const statements = statementsIn(sentence, list);
  const equations = statements.filter(
    (statement) => statement.kind === "relation" && statement.operator === "=",
  );
  return equations.length === statements.length ? (equations as Relation[]) : null;
}

/** Variable names in "x #1 and y"; null when one of them is not a variable. */
export function lettersIn(sentence: Sentence, list: string): string[] | null {
  const names: string[] = [];
  for (const word of list.split(" ")) {
    if (word === "and") continue;
    if (!word.startsWith("#")) names.push(word);
    else {
      for (const statement of statementsIn(sentence, word)) {
        if (statement.kind !== "symbol") return null;
        names.push(statement.name);
      }
    }
  }
  return names.length > 0 ? names : null;
}
