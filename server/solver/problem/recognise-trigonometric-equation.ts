import type { Relation } from "../expression/ast";
import { substitute } from "../expression/substitute";
import { symbolsOf } from "../expression/walk";
import { type AngleQuestion, hasCircular, withDegrees } from "./angle-question";
import type { AngleText } from "./trigonometry-text";

const NOUN =
  "(?: (?:the|each|this|all|any|given|following|trigonometric|equation|equations|for|exact|exactly|solutions?|of|to|algebraically|possible|on|in|over|interval|find|graphically|with|identities|that|exist|angles|@|:|[a-z]|#\\d+(?= (?:on|in|over|@|for)))(?= ))*";
const SOLVE = new RegExp(
  `^(?:(?:on|in|over|for) (?:the interval )?@ )?(?:solve|find)${NOUN} (#\\d+)(?: (?:(?:exactly|algebraically|for|all|solutions|on|in|over|the|interval|where|if|with) )*(?:@|exactly|algebraically))?$`,
);
const DEFINED = /^let (#\d+) (?:(?:on|in|over) (?:the interval )?@ )?solve (#\d+)(?: (?:on|in|over) @)?$/;

/** An equation in circular functions to solve, on an interval where one is stated. */
export function recogniseEquations(text: AngleText): AngleQuestion | null {
  const said = defined(text) ?? only(text, SOLVE.exec(text.words)?.[1]) ?? alone(text);
  const relation = said && text.degrees ? withDegrees(said) : said;
  const letters = relation ? symbolsOf(relation) : [];
  const [unknown] = letters;
  if (!relation || !unknown || letters.length > 1 || !hasCircular(relation)) return null;
  const { interval, degrees } = text;
  return {
    question: { kind: "equation", equation: relation, unknown, interval, degrees },
    instruction: interval ? "Solve on the interval" : "Find all solutions",
    shown: [relation],
  };
}

/** An equation without a word, which defines no function. */
function alone(text: AngleText): Relation | null {
  const relation = text.words === "#0" ? only(text, "#0") : null;
  const name = relation?.left.kind === "function" ? relation.left.name : "";
  return name.length === 1 ? null : relation;
}

function only({ maths }: AngleText, mark: string | undefined): Relation | null {
  const statements = mark ? (maths[Number(mark.slice(1))] ?? []) : [];
  const [first] = statements;
  return statements.length === 1 && first?.kind === "relation" && first.operator === "=" ? first : null;
}

/** "Let f(x) = sin x. Solve f(x) = 0." with the rule put in for the name. */
function defined(text: AngleText): Relation | null {
  const [, rule, question] = DEFINED.exec(text.words) ?? [];
  const [definition, asked] = [only(text, rule), only(text, question)];
  if (!definition || !asked || definition.left.kind !== "function" || asked.left.kind !== "function")
    return null;
  const [argument] = definition.left.args;
  const [given] = asked.left.args;
  if (definition.left.name !== asked.left.name || argument?.kind !== "symbol" || !given) return null;
  return { ...asked, left: substitute(definition.right, new Map([[argument.name, given]])) };
}
