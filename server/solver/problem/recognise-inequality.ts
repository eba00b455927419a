import type { Relation, RelationOperator, Statement } from "../expression/ast";
import { int, relation } from "../expression/build";
import { symbolsOf } from "../expression/walk";
import { toLatex } from "../printer/latex";
import type { Condition, SetNotation } from "../tasks/inequality";
import { definitionsIn } from "./definitions";
import { type Recogniser, type Recognition, type Sentence, statementsIn } from "./sentence";
import { takeNotation } from "./set-notation";

const NOUNS =
  "(?: (?:the|this|these|each|every|following|given|of|linear|quadratic|rational|polynomial|compound|absolute|value|function|double|" +
  "inequality|inequalities|problem|solutions?|set|to|all|simple|values?|involving))*";
const LETTER = "(?:#\\d+|[a-zA-Z])";
const CONDITION = "(#\\d+)(?: (and|or) (#\\d+))?";
const PLAIN = new RegExp(
  `^(?:(?:solve|write|express|rewrite|find|give|determine)${NOUNS}(?: for ${LETTER})?${NOUNS} )?${CONDITION}(?: for ${LETTER})?$`,
);
const VALUES = new RegExp(
  `^(?:find|determine|for|give)(?: the| all| what| which)* (?:values?|numbers?)? ?(?:of )?(?:${LETTER} )?(?:that (?:satisfy|make)|for which|such that|is|does|where)( the inequality)? ${CONDITION}(?: true| hold)?$`,
);

/** "Solve 2x + 3 > 7", "Solve and write the solution in interval notation: …", "-3 ≤ x < 5". */
export const recogniseInequality: Recogniser = (sentence) => {
  const { words, notation } = takeNotation(sentence.words);
  const found = PLAIN.exec(words);
  const values = found ? null : VALUES.exec(words);
  const [first, joint, second] = found ? found.slice(1) : (values?.slice(2) ?? []);
  if (first === undefined) return recogniseFunctionInequality(sentence);
  if (!notation && /^(?:write|express|rewrite|give) /.test(words)) return null;
  if (!isForLetters(sentence, words)) return null;
  const one = conditionOf(statementsIn(sentence, first));
  const two = second === undefined ? null : conditionOf(statementsIn(sentence, second));
  if (!one || (second !== undefined && !two)) return null;
  const condition: Condition = two ? { kind: joint === "or" ? "any-of" : "all-of", parts: [one, two] } : one;
  return inequalityTask(condition, notation ?? "inequality");
};

/** What it is solved for is a letter: "for x > 5" tells more. */
const isForLetters = (sentence: Sentence, words: string): boolean =>
  words
    .split(" ")
    .filter((word, at, all) => all[at - 1] === "for" && word.startsWith("#"))
    .every((mark) => statementsIn(sentence, mark).every(({ kind }) => kind === "symbol"));

/** One inequality, or the two of a chain. */
export function conditionOf(statements: readonly Statement[]): Condition | null {
  const relations = statements.filter(
    (each): each is Relation => each.kind === "relation" && /^[<>]/.test(each.operator),
  );
  const [one, two] = relations;
  if (relations.length !== statements.length || !one || relations.length > 2) return null;
  if (!two) return one;
  return one.right === two.left ? { kind: "all-of", parts: [one, two] } : null;
}

export function inequalityTask(condition: Condition, notation: SetNotation): Recognition | null {
  const letters = [...new Set(relationsIn(condition).flatMap((each) => symbolsOf(each)))];
  const [unknown] = letters;
  if (unknown === undefined || letters.length > 1) return null;
  return {
    mathematics: { task: "inequality", condition, unknown, notation },
    instruction: "Solve the inequality",
    latex: conditionLatex(condition),
  };
}

const relationsIn = (condition: Condition): Relation[] =>
  condition.kind === "relation" ? [condition] : condition.parts.flatMap(relationsIn);

function conditionLatex(condition: Condition): string {
  if (condition.kind === "relation") return toLatex(condition);
  const [one, two] = condition.parts;
  if (one?.kind === "relation" && two?.kind === "relation" && one.right === two.left)
    return toLatex(one) + toLatex(two).slice(toLatex(two.left).length);
  const joint = condition.kind === "all-of" ? "and" : "or";
  return condition.parts.map(conditionLatex).join(` \\text{ ${joint} } `);
}

const COMPARISONS: readonly (readonly [RegExp, RelationOperator])[] = [
  [/^(?:is )?less than or equal to$/, "<="],
  [/^(?:is )?greater than or equal to$/, ">="],
  [/^(?:is )?(?:less than|below)$/, "<"],
  [/^(?:is )?(?:greater than|more than|above)$/, ">"],
  [/^(?:is )?(?:positive)$/, ">"],
  [/^(?:is )?(?:negative)$/, "<"],
];
const MAKES =
  /^(?:solve(?: the)?(?: (?:rational|polynomial|quadratic|function))* inequality )?(?:given|for|let)(?: the)?(?: function)? (#\d+) (?:find|determine|for)(?: the| what| which| all)* values of (?:#\d+|[a-z]) (?:that make|for which|is|where)(?: the function)? ([a-z ]+?)(?: (#\d+))?$/;

/** "Given the function R(x) = …, find the values of x that make the function less than or equal to 0." */
function recogniseFunctionInequality(sentence: Sentence): Recognition | null {
  const { words, notation } = takeNotation(sentence.words);
  const found = MAKES.exec(words);
  const operator = COMPARISONS.find(([form]) => form.test(found?.[2] ?? ""))?.[1];
  if (!found || !operator) return null;
  const { definitions, rest } = definitionsIn(statementsIn(sentence, found[1] as string));
  const [definition] = definitions;
  const bound = found[3] === undefined ? int(0) : statementsIn(sentence, found[3])[0];
  if (!definition || rest.length > 0 || !bound || bound.kind === "relation") return null;
  return inequalityTask(relation(definition.body, operator, bound), notation ?? "inequality");
}
