import type { Expression } from "../expression/ast";
import { negation, quotient, sum, symbol } from "../expression/build";
import { polynomialOf } from "../expression/polynomial";
import { some, symbolsOf } from "../expression/walk";
import { budget, type Limits } from "../limits";
import { toLatex } from "../printer/latex";
import type { CurveAsked, CurveStudyTask } from "../tasks/curve-study";
import { calculusText, type Given, givenIn, statementIn, variableOf } from "./calculus-text";
import type { Recognition, Source, SourceRecogniser } from "./sentence";

const FIND =
  "(?:find|determine|identify|state|give|calculate|what are|what is|locate)(?: (?:the|all|any|open|largest))*";
const OF = "(?: (?:of|for))(?: (?:the|function|curve|graph|of|given by|defined by))*:?";
const BEHAVIOUR = "(increasing|decreasing|concave up(?:ward)?s?|concave down(?:ward)?s?)";
const THE = "(?: (?:the|function|curve|graph|of|given by|defined by))*";
const INTERVALS = [
  new RegExp(`^${FIND} intervals? (?:on|over|in|for|where) ?(?:which)?${THE} (.+?) is ${BEHAVIOUR}$`, "i"),
  new RegExp(`^(?:where|on (?:what|which) (?:open )?intervals?) is${THE} (.+?) ${BEHAVIOUR}$`, "i"),
];
const POINTS = new RegExp(
  `^${FIND} (critical (?:points?|numbers?|values?)|inflection points?|points? of inflection|(?:local|relative) (?:extrema|extreme points|(?:maxima|maximum points?) and (?:minima|minimum points?)))${OF} (.+)$`,
  "i",
);
const AVERAGE = new RegExp(
  `^${FIND} average value${OF} (.+?),? (?:on|over)(?: the)?(?: closed)?(?: interval)? \\[([^,\\]]+),([^,\\]]+)\\]$`,
  "i",
);

/** "Find the critical points of f(x) = …", "Where is f(x) = … increasing?", "Find the average value of … on [0, 3]". */
export const recogniseCurveStudy: SourceRecogniser = (source) => {
  if (!/increasing|decreasing|concave|critical|inflection|extrem|maxim|average value/i.test(source.text))
    return null;
  if (source.text.length > 300) return null;
  const text = calculusText(source.text);
  const average = AVERAGE.exec(text);
  if (average) return averageValue(average, source);
  const points = POINTS.exec(text);
  if (points) return study(points[2] ?? "", askedPoints(points[1] ?? ""), source);
  const interval = INTERVALS.map((each) => each.exec(text)).find((each) => each !== null);
  return interval ? study(interval[1] ?? "", askedInterval(interval[2] ?? ""), source) : null;
};

const askedPoints = (words: string): CurveAsked =>
  /critical/i.test(words) ? "critical" : /inflection/i.test(words) ? "inflection" : "extrema";

function askedInterval(word: string): CurveAsked {
  if (/^concave/i.test(word)) return /up/i.test(word) ? "concave up" : "concave down";
  return /^inc/i.test(word) ? "increasing" : "decreasing";
}

const INSTRUCTION: Readonly<Record<CurveAsked, string>> = {
  critical: "Find the critical numbers",
  extrema: "Find the local maxima and minima",
  inflection: "Find the points of inflection",
  increasing: "Find where the function increases",
  decreasing: "Find where the function decreases",
  "concave up": "Find where the graph is concave up",
  "concave down": "Find where the graph is concave down",
  "absolute extrema": "Find the absolute maximum and minimum on the interval",
  "absolute maximum": "Find the absolute maximum on the interval",
  "absolute minimum": "Find the absolute minimum on the interval",
};

function study(body: string, asked: CurveAsked, source: Source): Recognition | null {
  const given = givenIn(body, source);
  return given && curveStudyOf(given, asked, source.limits);
}

const NEEDS_POINTS: ReadonlySet<CurveAsked> = new Set<CurveAsked>(["critical", "extrema", "inflection"]);

/** @returns null for a function whose corners and gaps its derivatives do not show */
export function curveStudyOf(
  given: Given,
  asked: CurveAsked,
  limits: Limits,
  on?: CurveStudyTask["on"],
): Recognition | null {
  const { expression } = given;
  const variable = variableOf(given);
  if (!variable || symbolsOf(expression).some((name) => name !== variable)) return null;
  const isPlain =
    on !== undefined ||
    polynomialOf(expression, budget(limits)) !== null ||
    isSmooth(expression, { powers: NEEDS_POINTS.has(asked), variable });
  if (!isPlain) return null;
  return {
    mathematics: { task: "curve-study", expression, variable, asked, ...(on && { on }) },
    instruction: INSTRUCTION[asked],
    latex: on
      ? `${toLatex(expression)}, \\quad ${toLatex(on.low)} \\le ${variable} \\le ${toLatex(on.high)}`
      : toLatex(expression),
  };
}

/** Made of what has a derivative wherever it has a value: fractions of polynomials, and powers of e and logarithms where
 * these count. */
function isSmooth(e: Expression, known: { readonly powers: boolean; readonly variable: string }): boolean {
  const isOpen = (part: Expression) => symbolsOf(part).includes(known.variable);
  return !some(e, (part) => {
    if (part.kind === "relation" || !isOpen(part)) return false;
    if (part.kind === "power")
      return isOpen(part.exponent)
        ? !known.powers || isOpen(part.base)
        : part.exponent.kind !== "number" || part.exponent.value.d !== 1n;
    if (part.kind === "function") return !known.powers || part.name !== "ln";
    return ["root", "absolute", "percent", "mixed"].includes(part.kind);
  });
}

/** The integral over the interval, divided by its length. */
function averageValue(
  [, body = "", from = "", to = ""]: RegExpExecArray,
  source: Source,
): Recognition | null {
  const given = givenIn(body, source);
  const variable = given && variableOf(given);
  const [low, high] = [from, to].map((end) => expressionOf(end, source));
  if (!given || !variable || !low || !high) return null;
  const isNothing = low.kind === "number" && low.value.n === 0n;
  const length = isNothing ? high : sum([high, negation(low)]);
  const expression = quotient(given.expression, length);
  return {
    mathematics: { task: "integral", expression, variable, bounds: { low, high } },
    instruction: "Find the average value: the integral divided by the length of the interval",
    latex: toLatex({ kind: "function", name: "integral", args: [expression, symbol(variable), low, high] }),
  };
}

function expressionOf(text: string, source: Source): Expression | null {
  const statement = statementIn(text, source);
  return statement && statement.kind !== "relation" ? statement : null;
}
