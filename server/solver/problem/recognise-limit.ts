import type { Expression, FunctionNode } from "../expression/ast";
import { int, negation } from "../expression/build";
import { toLatex } from "../printer/latex";
import { calculusText, givenIn, statementIn, variableOf } from "./calculus-text";
import { holdsUnknown } from "./recognise-derivative";
import type { Recognition, SourceRecogniser } from "./sentence";

const LEAD =
  /^(?:(?:find|evaluate|calculate|compute|determine|estimate|what is|work out|give)(?: each of)?(?: the| each)?(?: (?:indicated|given|following))?(?: (?:one-sided|infinite))?(?: limits?)?(?: (?:algebraically|analytically|by hand|exactly))?(?: if it exists| if they exist| at infinity)?|use (?:the )?(?:l'h[oô]pital's rule|(?:limit |algebraic )?(?:laws|techniques|properties of limits)|algebraic techniques|factoring) to (?:find|evaluate|calculate) (?:the|each|this) limits?)(?: using (?:algebraic techniques|limit laws|the properties of limits|l'h[oô]pital's rule))?(?:,? if it exists)? ?:? ?/i;
const TAIL = /,? (?:if it exists|using (?:algebraic techniques|l'h[oô]pital's rule|limit laws))$/i;
const TOLD =
  /^(?:(?:find|evaluate|calculate|compute|determine|what is) )?(?:the )?limit (?:of|for)(?: the)?(?: function| expression)?:? (.+?),? (?:as|when) ([a-z]) ?(?:approaches|tends to|goes to|→|->|\\to|\\rightarrow) ?(.+?)( from (?:the )?(?:left|right|above|below))?$/i;

/** [x] is the greatest integer below x in many books, not a bracket. */
const GREATEST_INTEGER = /\[ ?[a-z] ?\]|⌊|\\lfloor/;

/** "Find lim_{x→2} (x² − 4)/(x − 2)", "the limit of sin(x)/x as x approaches 0". */
export const recogniseLimit: SourceRecogniser = (source) => {
  if (!/\blim|limit/i.test(source.text) || GREATEST_INTEGER.test(source.text)) return null;
  const text = calculusText(source.text).replace(TAIL, "");
  const told = TOLD.exec(text);
  if (told) {
    const [, body = "", variable = "", target = "", from] = told;
    const given = givenIn(body, source);
    const point = statementIn(
      target.replace(/^(?:positive )?infinity$/, "\\infty").replace(/^negative infinity$/, "-\\infty"),
      source,
    );
    if (!given || variableOf(given, variable) !== variable || !point || point.kind === "relation")
      return null;
    const side = !from ? 0 : /right|above/.test(from) ? 1 : -1;
    return limitTask({ expression: given.expression, variable, target: point, side });
  }
  const statement = statementIn(text.replace(LEAD, ""), source);
  return statement?.kind === "function" ? limitOfCall(statement) : null;
};

export function limitOfCall({ name, args }: FunctionNode): Recognition | null {
  const [expression, variable, target, sign] = args;
  if (name !== "limit" || !expression || variable?.kind !== "symbol" || !target || !sign) return null;
  const side = sign.kind === "negation" ? -1 : sign.kind === "number" && sign.value.n === 1n ? 1 : 0;
  return limitTask({ expression, variable: variable.name, target, side });
}

interface Asked {
  readonly expression: Expression;
  readonly variable: string;
  readonly target: Expression;
  readonly side: -1 | 0 | 1;
}

export function limitTask(asked: Asked): Recognition | null {
  const { expression, variable, target, side } = asked;
  if (holdsUnknown(expression)) return null;
  const sign = side === 0 ? int(0) : side === 1 ? int(1) : negation(int(1));
  return {
    mathematics: { task: "limit", ...asked },
    instruction: "Find the limit",
    latex: toLatex({
      kind: "function",
      name: "limit",
      args: [expression, { kind: "symbol", name: variable }, target, sign],
    }),
  };
}
