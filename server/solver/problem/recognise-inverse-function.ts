import type { Relation, Statement } from "../expression/ast";
import type { RealSet } from "../expression/real-set";
import { symbolsOf } from "../expression/walk";
import { DEFAULT_NOTATION, parseExpression, parseStatements } from "../parser/parse";
import { toLatex } from "../printer/latex";
import { markedText } from "./marked-text";
import type { SourceRecogniser } from "./sentence";

const FORM =
  /^(?:for the following exercises )?(?:find|determine|give|state|write|calculate|what is)(?: the)?(?: (?:inverse(?: functions?)?|#\d+))(?: (?:of|for))?(?:(?: (?:the|each|every|this|following|given|one-to-one|functions?|rational|radical|polynomial|cubic|on|domain|restricted|with|over))*)((?: #\d+)+)(?:(?: (?:on|for|with|over|and|where|the|given|restricted|positive|real|numbers|are|domain))+((?: #\d+)+))?$/;
const POSITIVE = / with (#\d+) positive real numbers(?= |$)/;
const INTERVAL =
  /[,;\s]*(?:\\left)?([[(])\s*(-\\infty|[^,[\]()]{1,20}),\s*(\\infty|[^,[\]()]{1,20}?)\s*(?:\\right)?([\])])\s*$/;

/** "Find the inverse of f(x) = (x − 4)² on [4, ∞)", "Find f⁻¹(x) for f(x) = 3x + 1". */
export const recogniseInverseFunction: SourceRecogniser = ({ text, limits }) => {
  if (!/inverse|\^\{?\s*-\s*1/i.test(text)) return null;
  const { words, maths } = markedText(text);
  const letters = POSITIVE.exec(words);
  const found = FORM.exec(words.replace(POSITIVE, ""));
  if (
    !found ||
    (/^(?:find|give|what is|determine|state|write|calculate)(?: the)? #/.test(words) &&
      !isInverseName(maths[0]))
  )
    return null;
  const pieces = `${found[1]}${found[2] ?? ""}`
    .trim()
    .split(" ")
    .map((mark) => maths[Number(mark.slice(1))] ?? "");
  const [first = "", ...rest] = pieces;
  const interval = INTERVAL.exec(first);
  const written = interval ? first.slice(0, interval.index) : first;
  const called = /^\s*([a-zA-Z])\s*\(/.exec(written)?.[1];
  if (!called || rest.length > 1 || (interval && rest.length > 0)) return null;
  const notation = {
    ...DEFAULT_NOTATION,
    imaginary: false,
    euler: /e\^/.test(written),
    functions: new Set([called]),
  };
  const [definition, condition, ...more] = parseStatements(written, limits, notation);
  const extra =
    rest[0] === undefined
      ? null
      : (intervalIn(INTERVAL.exec(rest[0])) ?? boundIn(parseStatements(rest[0], limits)));
  const on = interval ? intervalIn(interval) : condition ? boundIn([condition]) : extra;
  if (!definition || more.length > 0 || (rest.length > 0 && !extra) || (condition && !on)) return null;
  return recognised(definition, on, letters === null ? null : (maths[Number(letters[1]?.slice(1))] ?? ""));
};

const isInverseName = (piece: string | undefined): boolean =>
  /^[a-zA-Z]\^\{?-1\}?(?:\s*\(\s*[a-z]\s*\))?$/.test(piece ?? "");

function recognised(
  definition: Statement,
  on: RealSet | null,
  letters: string | null,
): ReturnType<SourceRecogniser> {
  if (definition.kind !== "relation" || definition.operator !== "=" || definition.left.kind !== "function")
    return null;
  const { left, right } = definition;
  const variable = left.args[0];
  if (variable?.kind !== "symbol" || left.args.length !== 1) return null;
  const unknown = variable.name;
  const names = symbolsOf(right);
  const known = new Set([unknown, ...(letters?.match(/[a-z]/g) ?? [])]);
  if (!names.includes(unknown) || names.some((name) => !known.has(name))) return null;
  return {
    mathematics: { task: "inverse-function", name: left.name, unknown, body: right, ...(on ? { on } : {}) },
    instruction: "Find the inverse function",
    latex: toLatex(definition),
  };
}

function intervalIn(found: RegExpExecArray | null): RealSet | null {
  if (!found) return null;
  const [, open, low = "", high = "", close] = found;
  const end = (text: string, closed: boolean) =>
    /infty/.test(text) ? { value: null, closed: false } : { value: parseExpression(text), closed };
  return [{ low: end(low, open === "["), high: end(high, close === "]") }];
}

/** x ≥ 0 as an interval. */
function boundIn(statements: readonly Statement[]): RealSet | null {
  const [only, ...more] = statements;
  if (only?.kind !== "relation" || more.length > 0 || only.left.kind !== "symbol") return null;
  const { operator, right } = only as Relation;
  if (symbolsOf(right).length > 0 || !/^[<>]/.test(operator)) return null;
  const end = { value: right, closed: operator.endsWith("=") };
  const open = { value: null, closed: false };
  return operator.startsWith(">") ? [{ low: end, high: open }] : [{ low: open, high: end }];
}
