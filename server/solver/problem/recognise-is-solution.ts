import type { Expression, Relation, Statement } from "../expression/ast";
import { symbolsOf } from "../expression/walk";
import type { Limits } from "../limits";
import { parseExpression, parseStatements } from "../parser/parse";
import { toLatex } from "../printer/latex";
import { type MarkedText, markedText } from "./marked-text";
import type { Recognition, SourceRecogniser } from "./sentence";

const NOUN =
  "(?:(?:each|the|this|these|which|of|following|given|ordered|numbers?|values?|pairs?|points?|triples?) )*";
const TO =
  "(?:(?:the|each|this|both|following|given|linear|quadratic|nonlinear|system|of|equations?|inequality|inequalities|formula) )*";
const FORMS: readonly RegExp[] = [
  new RegExp(
    `^(?:determine|decide|check|find out|tell|verify|see|state|show) (?:whether|if) ${NOUN}(?:#\\d+ )?(?:given )?(?:is|are) (?:a |an |the )?solutions? (?:to|of|for) ${TO}#\\d+(?: (?:and |for |at )?#\\d+)*$`,
  ),
  new RegExp(`^(?:is|are) ${NOUN}#\\d+ (?:a |the )?solutions? (?:to|of|for) ${TO}#\\d+(?: (?:and )?#\\d+)*$`),
  new RegExp(
    `^which of ${NOUN}(?:is|are) (?:a |an |the )?solutions? (?:to|of|for) ${TO}#\\d+(?: (?:and )?#\\d+)*$`,
  ),
];

/** "Determine whether x = 3 is a solution of 2x + 1 = 7", "Is (2, 1) a solution to the system …?" */
export const recogniseIsSolution: SourceRecogniser = ({ text, limits }) => {
  if (!/\bsolutions?\b/i.test(text)) return null;
  const marked = markedText(text);
  return FORMS.some((form) => form.test(marked.words)) ? questionIn(marked, limits) : null;
};

interface Parts {
  readonly relations: readonly Relation[];
  readonly numbers: readonly Expression[];
  readonly tuples: readonly (readonly Expression[])[];
}

function questionIn({ maths }: MarkedText, limits: Limits): Recognition | null {
  const parts = partsOf(maths, limits);
  const given = parts && givenPoint(parts);
  if (!given || given.relations.length === 0) return null;
  const letters = [...new Set(given.relations.flatMap((each) => symbolsOf(each)))].sort();
  const names = given.names ?? letters;
  if (names.length !== given.values.length || letters.some((name) => !names.includes(name))) return null;
  if (given.values.some((value) => symbolsOf(value).length > 0)) return null;
  const at = names.map((name, i) => ({ name, value: given.values[i] as Expression }));
  const shown = at.map(({ name, value }) => `${toLatex({ kind: "symbol", name })} = ${toLatex(value)}`);
  return {
    mathematics: {
      task: "function-property",
      property: "is-solution",
      relations: given.relations,
      at,
    },
    instruction: "Is this a solution?",
    latex: `${given.relations.map(toLatex).join(", \\; ")}, \\quad ${shown.join(", \\; ")}`,
  };
}

function partsOf(maths: readonly string[], limits: Limits): Parts | null {
  const relations: Relation[] = [];
  const numbers: Expression[] = [];
  const tuples: (readonly Expression[])[] = [];
  for (const piece of maths) {
    const tuple = tupleIn(piece);
    if (tuple) tuples.push(tuple.map((part) => parseExpression(part, limits)));
    else {
      for (const statement of parseStatements(piece.replace(/(?<![\s:;.,])[\s:;.,]+$/, ""), limits)) {
        if (isRelation(statement)) relations.push(statement);
        else numbers.push(statement);
      }
    }
  }
  return { relations, numbers, tuples };
}

const isRelation = (statement: Statement): statement is Relation => statement.kind === "relation";

/** The parts of "(2, -1)"; null for anything but one pair or triple. */
function tupleIn(piece: string): string[] | null {
  const inner = /^\\?(?:left)?\s*\(([^=<>]+)\)[\s.;:]*$/.exec(piece.replace(/\\(?:left|right)/g, ""))?.[1];
  const parts = inner?.split(",").map((part) => part.trim()) ?? [];
  return parts.length === 2 || parts.length === 3 ? parts : null;
}

interface Given {
  readonly relations: readonly Relation[];
  readonly values: readonly Expression[];
  readonly names?: readonly string[];
}

/** The one candidate: a tuple, a number, or statements such as x = 2 beside the equations. */
function givenPoint({ relations, numbers, tuples }: Parts): Given | null {
  const [tuple] = tuples;
  if (tuple) return tuples.length === 1 && numbers.length === 0 ? { relations, values: tuple } : null;
  const [value] = numbers;
  if (value) return numbers.length === 1 ? { relations, values: [value] } : null;
  const settings = relations.filter(isSetting);
  const others = relations.filter((each) => !isSetting(each));
  const assigned = others.length > 0 ? settings : settings.slice(-1);
  const asked = others.length > 0 ? others : settings.slice(0, -1);
  const names = assigned.flatMap(({ left }) => (left.kind === "symbol" ? [left.name] : []));
  if (assigned.length === 0 || new Set(names).size < names.length) return null;
  return { relations: asked, values: assigned.map(({ right }) => right), names };
}

/** x = 2 */
const isSetting = ({ left, operator, right }: Relation): boolean =>
  left.kind === "symbol" && operator === "=" && symbolsOf(right).length === 0;
