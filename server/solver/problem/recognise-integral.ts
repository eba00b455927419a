import type { Expression } from "../expression/ast";
import { withoutDifferential } from "../parser/calculus-notation";
import { toLatex } from "../printer/latex";
import { calculusText, givenIn, statementIn, variableOf } from "./calculus-text";
import { holdsUnknown } from "./recognise-derivative";
import type { Recognition, Source, SourceRecogniser } from "./sentence";

const FIND = "(?:find|evaluate|calculate|compute|determine|work out|what is|give|solve)";
const METHOD =
  /,? (?:by|using) (?:u-)?(?:substitution|integration by parts|parts|partial fractions|a table|trigonometric substitution)$/i;
const LEAD = new RegExp(
  `^(?:${FIND}(?: (?:the|each|following|given|indicated|definite|indefinite|improper|general))*(?: (?:integrals?|antiderivatives?))?(?: of)?:? ?)?(?=\\\\int|∫)`,
  "i",
);
const TOLD = new RegExp(
  `^(?:integrate|(?:${FIND} )?(?:(?:the|an|most|general|indefinite|definite) )*(?:integral|antiderivative|anti-derivative|primitive)s? (?:of|for))(?: the)?(?: (?:following|given))?(?: (?:functions?|expressions?))?:? (.+?)$`,
  "i",
);
const RANGE = /,? (?:from|between)(?: ([a-z]) ?=)? ?([^=]+?) (?:to|and)(?: [a-z] ?=)? ?([^=]+)$/i;
const OVER = /,? over (?:the interval )?\[([^,\]]+),([^,\]]+)\]$/i;
const WITH_RESPECT = /,? (?:with respect to|wrt) ([a-z])$/i;

/** "∫ x² dx", "Integrate sin x from 0 to π", "Find an antiderivative of f(x) = 1/x". */
export const recogniseIntegral: SourceRecogniser = (source) => {
  if (!/\\int|∫|integra|antideriv|anti-deriv|primitive/i.test(source.text)) return null;
  const text = calculusText(source.text).replace(METHOD, "");
  const written = LEAD.exec(text);
  if (written) return ofCall(text.slice(written[0].length), source);
  return told(text, source);
};

function ofCall(body: string, source: Source): Recognition | null {
  const statement = statementIn(body, source);
  if (statement?.kind !== "function" || statement.name !== "integral") return null;
  const [expression, variable, low, high] = statement.args;
  if (!expression || variable?.kind !== "symbol") return null;
  return integralTask(expression, variable.name, low && high ? { low, high } : undefined);
}

function told(whole: string, source: Source): Recognition | null {
  let text = whole;
  const take = (clause: RegExp): RegExpExecArray | null => {
    const found = clause.exec(text);
    if (found) text = text.slice(0, found.index).trim();
    return found;
  };
  const named = take(WITH_RESPECT)?.[1] ?? null;
  const range = take(RANGE);
  const over = range ? null : take(OVER);
  const body = TOLD.exec(text)?.[1];
  const ends = range ? [range[2], range[3]] : over ? [over[1], over[2]] : null;
  const bounds = ends && boundsOf(ends[0] ?? "", ends[1] ?? "", source);
  if (!body || (ends && !bounds)) return null;
  const given = givenIn(body, source);
  if (!given) return null;
  const stripped = withoutDifferential(given.expression);
  const variable = stripped?.variable ?? variableOf(given, named ?? take(WITH_RESPECT)?.[1]);
  return variable ? integralTask(stripped?.body ?? given.expression, variable, bounds ?? undefined) : null;
}

interface Bounds {
  readonly low: Expression;
  readonly high: Expression;
}

function boundsOf(from: string, to: string, source: Source): Bounds | null {
  const [low, high] = [from, to].map((end) =>
    statementIn(end.trim().replace(/^(-?)infinity$/, "$1\\infty"), source),
  );
  return low && high && low.kind !== "relation" && high.kind !== "relation" ? { low, high } : null;
}

export function integralTask(
  expression: Expression,
  variable: string,
  bounds: Bounds | undefined,
): Recognition | null {
  if (holdsUnknown(expression)) return null;
  const letter = { kind: "symbol", name: variable } as const;
  return {
    mathematics: { task: "integral", expression, variable, ...(bounds && { bounds }) },
    instruction: "Integrate",
    latex: toLatex({
      kind: "function",
      name: "integral",
      args: bounds ? [expression, letter, bounds.low, bounds.high] : [expression, letter],
    }),
  };
}
