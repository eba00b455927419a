import type { Relation } from "../expression/ast";
import { symbolsOf } from "../expression/walk";
import { toLatex } from "../printer/latex";
import { pattern } from "./pattern";
import { type Recogniser, type Sentence, statementsIn } from "./sentence";

const CHECK =
  "(check|decide|determine|find out)( whether| if)( (the|each|every|a|given))*( values?| numbers?)( is| are)( a)? solutions?";
/** [the pattern, which group is the equation, which the value] */
const FORMS: readonly (readonly [RegExp, number, number])[] = [
  [pattern(`(${CHECK} )?for the equation {M} is {N} a (solution|root)`), 1, 2],
  [pattern("is {M} a (solution|root) (of|to)( the)?{EQUATION} {N}"), 2, 1],
  [
    pattern(
      "(check|decide|determine|find out) (whether|if) {M} is a (solution|root) (of|to)( the)?{EQUATION} {N}",
    ),
    2,
    1,
  ],
];

/** "For the equation √(x + 6) = x: is x = 3 a solution?" */
export const recogniseEquationCheck: Recogniser = (sentence) => {
  for (const [words, which, where] of FORMS) {
    const found = words.exec(sentence.words);
    const equation = found && onlyRelation(sentence, found[which]);
    const value = found && onlyRelation(sentence, found[where]);
    if (!equation || !value || equation.operator !== "=" || value.operator !== "=") continue;
    const { left, right } = value;
    if (left.kind !== "symbol" || symbolsOf(right).length > 0 || symbolsOf(equation).join() !== left.name)
      return null;
    return {
      mathematics: {
        task: "function-property",
        property: "is-solution",
        relations: [equation],
        at: [{ name: left.name, value: right }],
      },
      instruction: "Is this a solution?",
      latex: `${toLatex(equation)}, \\quad ${toLatex(value)}`,
    };
  }
  return null;
};

function onlyRelation(sentence: Sentence, mark: string | undefined): Relation | null {
  const [only, ...more] = mark === undefined ? [] : statementsIn(sentence, mark);
  return only?.kind === "relation" && more.length === 0 ? only : null;
}
