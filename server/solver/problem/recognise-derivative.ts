import type { Expression } from "../expression/ast";
import { equation, symbol } from "../expression/build";
import { some, symbolsOf } from "../expression/walk";
import { toLatex } from "../printer/latex";
import { accumulationOf } from "./accumulation";
import { calculusText, type Given, givenIn, mathsIn, statementIn, variableOf } from "./calculus-text";
import type { Recognition, Source, SourceRecogniser } from "./sentence";

const ABOUT = /deriv|differentiat|d\/d|d\^\d?|'|prime|slope|tangent|normal line|rate of change|\\frac\{d/i;
const FIND =
  "(?:find|calculate|compute|determine|give|evaluate|work out|state|what is|what's|obtain|write)(?: down)?";
const ORDERS = "first second third fourth fifth".split(" ");
const ORDER = `(?:(${ORDERS.join("|")}|\\d(?:st|nd|rd|th))[- ]order |(${ORDERS.join("|")}|\\d(?:st|nd|rd|th)) )?`;
const THING =
  "(?: (?:the|each|this|every|given|following|of|functions?|expressions?|curves?|graphs?|polynomials?|equations?|at))*";

const DERIVATIVE = new RegExp(
  `^(?:${FIND} )?(?:the )?${ORDER}derivatives?(?: (?:of|for)${THING}:?| ?:) (.+)$`,
  "i",
);
const DIFFERENTIATE = new RegExp(`^differentiate(?: (once|twice))?${THING}:? (.+)$`, "i");
const DEFINITION =
  /^(?:use|using|from|by) (?:the )?(?:limit )?(?:definition|first principles)(?: (?:of|for) (?:a|the) derivative| of derivative)?(?: at a point ([a-z] ?= ?[a-z]))?,? ?(?:,? ?to )?/i;
const BY_DEFINITION =
  /,? (?:by|using|from|with) (?:the )?(?:limit )?(?:definition(?: of (?:the |a )?derivative)?|first principles)(?=[:,. ]|$)/i;
const QUOTIENT_FORMULA =
  /,? ?:? ?\\lim_\{ ?[a-z] ?\\to ?[0a] ?\} ?\\frac ?\{ ?f ?\([^{}]*\) ?- ?f ?\([^{}]*\) ?\} ?\{[^{}]*\},?:?/g;
const WITH_RESPECT =
  /,? (?:with respect to|wrt|w\.r\.t\.?) (?:the variable )?([a-zA-Z]|\\[a-z]+)(?=$|[ ,.:])/i;
const AT =
  /,? (?:at|when|where|for)(?: the)?(?: (?:point|value|number))?(?: (?:where|when))? ([a-zA-Z] ?= ?[^=,]+|\([^=]+\))$/i;

interface Asked {
  readonly text: string;
  readonly variable: string | null;
  readonly at: string | null;
  readonly byDefinition: boolean;
}

/** "Find the derivative of f(x) = x² sin x", "Differentiate 3x⁴ with respect to x", "Find f'(2) if f(x) = x³",
 * "d/dx (x²)", "Find dy/dx if x² + y² = 25". */
export const recogniseDerivative: SourceRecogniser = (source) => {
  if (!ABOUT.test(source.text)) return null;
  const asked = clausesOf(calculusText(source.text));
  return (
    derivativeOfTold(asked, source) ??
    derivativeOfNamed(asked, source) ??
    operatorAlone(asked, source) ??
    implicit(asked, source)
  );
};

/** Takes "with respect to x", "at x = 2" and the talk of the definition out of the text. */
function clausesOf(whole: string): Asked {
  let text = whole;
  let byDefinition = false;
  let place: string | null = null;
  const take = (clause: RegExp): RegExpExecArray | null => {
    const found = clause.exec(text);
    if (found) text = text.replace(clause, " ").replace(/ +/g, " ").trim();
    return found;
  };
  if (/definition|first principles/i.test(text)) {
    text = text.replace(QUOTIENT_FORMULA, " ").replace(/ +/g, " ").trim();
    const definition = take(DEFINITION);
    place = definition?.[1] ?? null;
    byDefinition = definition !== null || take(BY_DEFINITION) !== null;
  }
  const variable = take(WITH_RESPECT)?.[1]?.replace("\\", "") ?? null;
  const given = /(?<=derivatives? of (?:the )?(?:given )?functions? )at ([a-z] ?= ?[a-z0-9]+)\.? ?:/i.exec(
    text,
  );
  if (given) text = text.replace(given[0], "").trim();
  const at = place ?? given?.[1] ?? take(AT)?.[1] ?? null;
  return { text: text.replace(/(?<![\s.,:;])[\s.,:;]+$/, ""), variable, at, byDefinition };
}

function derivativeOfTold(asked: Asked, source: Source): Recognition | null {
  const derivative = DERIVATIVE.exec(asked.text);
  const differentiate = derivative ? null : DIFFERENTIATE.exec(asked.text);
  const body = derivative?.[3] ?? differentiate?.[2];
  if (!body) return null;
  const order = derivative ? orderOf(derivative[1] ?? derivative[2]) : differentiate?.[1] === "twice" ? 2 : 1;
  const given = givenIn(body, source, asked.variable === "e" || isOnlyLetterE(body));
  if (given) return derivativeTask(given, { ...asked, order }, source);
  return order === 1 ? implicitFrom(body, asked, source) : null;
}

/** "3e² + 4e": e is the letter where it stands with whole exponents only. */
const isOnlyLetterE = (body: string): boolean =>
  /(?<![a-zA-Z])e(?![a-zA-Z])/.test(body) &&
  !/e ?(?:\^|\*\*) ?[{(]?[^\d]/.test(body) &&
  !/(?<![a-zA-Z\\])[a-df-z](?![a-zA-Z])/.test(body);

function orderOf(word: string | undefined): number {
  if (!word) return 1;
  const named = ORDERS.indexOf(word.toLowerCase());
  return named >= 0 ? named + 1 : Number.parseInt(word, 10);
}

const NAMED = new RegExp(
  `^(?:(?:given|if|let|for|suppose|consider)(?: that)?(?: the function)? (.+?),? (?:${FIND}) |(?:${FIND}) )(?:the value of )?([a-zA-Z])('+|\\^\\{(?:\\\\prime ?)+\\}) ?\\(([^()]+|[^()]*\\([^()]*\\)[^()]*)\\)(?: (?:if|when|for|given|where|of)(?: the function)?:? (.+)| ?: ?(.+))?$`,
  "i",
);
const DY_DX = new RegExp(
  `^(?:(?:(?:given|if|let|for|suppose)(?: that)? )?([^=]+=[^=]+?)[,;:]? (?:${FIND}) |(?:${FIND}) )(?:d([a-z]) ?\\/ ?d([a-z])|([a-z])('+))(?: (?:if|when|for|given|where|of):? (.+)| ?: ?(.+))?$`,
  "i",
);

/** "Find f'(x) if f(x) = …", "If y = …, find dy/dx". */
function derivativeOfNamed(asked: Asked, source: Source): Recognition | null {
  const called = NAMED.exec(asked.text);
  if (called) {
    const [, before, name = "", dashes = "", argument = "", after, last] = called;
    const given = givenIn(before ?? after ?? last ?? "", source);
    const value = statementIn(argument, source);
    if (!given || given.name !== name || !value || value.kind === "relation") return null;
    const order = dashes.startsWith("'") ? dashes.length : (dashes.match(/prime/g)?.length ?? 1);
    const isPlain = value.kind === "symbol" && value.name === given.variable;
    return derivativeOf(given, {
      order,
      at: isPlain ? null : value,
      byDefinition: asked.byDefinition,
      named: null,
    });
  }
  const quotient = DY_DX.exec(asked.text);
  if (!quotient) return null;
  const [, before, y, x, letter, dashes, after, last] = quotient;
  const body = before ?? after ?? last ?? "";
  const given = givenIn(body, source);
  const named = asked.variable ?? x ?? null;
  if (given && (given.name === (y ?? letter) || given.name === null)) {
    return derivativeTask(given, { ...asked, variable: named, order: dashes?.length ?? 1 }, source);
  }
  return implicitFrom(body, { ...asked, variable: named }, source);
}

/** "d/dx (x² + 1)" on its own, or after "find". */
function operatorAlone(asked: Asked, source: Source): Recognition | null {
  const body = asked.text
    .replace(new RegExp(`^${FIND}(?: the)? `, "i"), "")
    .replace(/^(d\S* ?\/ ?d\S*) of /, "$1 ");
  const statement = statementIn(body, source);
  if (statement?.kind !== "function" || statement.name !== "derivative") return null;
  const [expression, variable, order] = statement.args;
  if (!expression || variable?.kind !== "symbol" || order?.kind !== "number") return null;
  const given: Given = { expression, variable: variable.name, name: null, isFunction: false };
  const at = asked.at ? pointOn(asked.at, variable.name, source) : null;
  if (asked.at && !at) return null;
  return derivativeOf(given, { order: Number(order.value.n), at, byDefinition: false, named: null });
}

function derivativeTask(
  given: Given,
  { variable, at, order, byDefinition }: Asked & { readonly order: number },
  source: Source,
): Recognition | null {
  const value = at ? pointOn(at, variableOf(given, variable), source) : null;
  return at && !value ? null : derivativeOf(given, { order, at: value, byDefinition, named: variable });
}

interface Wanted {
  readonly order: number;
  readonly at: Expression | null;
  readonly byDefinition: boolean;
  readonly named: string | null;
}

export function derivativeOf(given: Given, { order, at, byDefinition, named }: Wanted): Recognition | null {
  const accumulated = order === 1 ? accumulationOf(given, { at, named }) : null;
  if (accumulated) return accumulated;
  const variable = variableOf(given, named);
  if (!variable || order < 1 || order > 9 || holdsUnknown(given.expression)) return null;
  const argument = at ?? symbol(variable);
  const label: Expression | undefined =
    given.name && given.isFunction
      ? { kind: "function", name: given.name + "'".repeat(order), args: [argument] }
      : undefined;
  const name: Expression | null = given.name
    ? given.isFunction
      ? { kind: "function", name: given.name, args: [symbol(variable)] }
      : symbol(given.name)
    : null;
  const shown = toLatex(name ? equation(name, given.expression) : given.expression);
  return {
    mathematics: {
      task: "derivative",
      expression: given.expression,
      variable,
      order,
      ...(at && { at }),
      ...(label && { label }),
      ...(byDefinition && { byDefinition }),
    },
    instruction: `Differentiate${order > 1 ? ` ${order} times` : ""} by $${toLatex(symbol(variable))}$`,
    latex: at ? `${shown}, \\quad ${toLatex(equation(symbol(variable), at))}` : shown,
  };
}

/** f(x) in the body of another function has no derivative that could be found. */
export const holdsUnknown = (e: Expression): boolean =>
  some(
    e,
    (node) =>
      node.kind === "function" &&
      (node.name.length === 1 ||
        node.name.includes("'") ||
        ["limit", "integral", "derivative", "sum"].includes(node.name)),
  );

/** The value in "x = 2" or the first coordinate of "(2, 5)". */
export function pointOn(at: string, variable: string | null, source: Source): Expression | null {
  const pair = /^\((.+),(.+)\)$/.exec(at.trim());
  const statement = statementIn(pair?.[1] ?? at, source);
  if (!statement) return null;
  if (statement.kind !== "relation") return pair ? statement : null;
  const { left, right } = statement;
  return left.kind === "symbol" && left.name === variable ? right : null;
}

const IMPLICITLY =
  /,? ?(?:by|using) implicit differentiation(?: to)?,?|^use implicit differentiation to |,? implicitly/gi;

function implicit(asked: Asked, source: Source): Recognition | null {
  if (!/implicit/i.test(asked.text)) return null;
  const text = asked.text.replace(IMPLICITLY, " ").replace(/ +/g, " ").trim();
  const found = DY_DX.exec(text);
  if (!found) return null;
  const [, before, , x, , , after, last] = found;
  return implicitFrom(before ?? after ?? last ?? "", { ...asked, variable: x ?? asked.variable }, source);
}

/** dy/dx out of an equation in x and y. */
function implicitFrom(body: string, { variable, at }: Asked, source: Source): Recognition | null {
  const statements = mathsIn(body, source);
  const [relation] = statements ?? [];
  if (relation?.kind !== "relation" || relation.operator !== "=" || statements?.length !== 1) return null;
  const letters = symbolsOf(relation);
  const by = variable ?? "x";
  const dependent = letters.length === 2 ? letters.find((name) => name !== by) : undefined;
  if (!dependent || !letters.includes(by) || holdsUnknown(relation.left) || holdsUnknown(relation.right))
    return null;
  const pair = at ? /^\((.+),(.+)\)$/.exec(at.trim()) : null;
  const [x, y] = pair ? [statementIn(pair[1] ?? "", source), statementIn(pair[2] ?? "", source)] : [];
  if (at && (!x || !y || x.kind === "relation" || y.kind === "relation")) return null;
  const point =
    x && y && x.kind !== "relation" && y.kind !== "relation" ? { variable: x, dependent: y } : null;
  return {
    mathematics: {
      task: "implicit-derivative",
      equation: relation,
      variable: by,
      dependent,
      ...(point && { at: point }),
    },
    instruction: `Find $\\frac{d${dependent}}{d${by}}$`,
    latex: toLatex(relation),
  };
}
