import type { Expression } from "../expression/ast";
import { symbol } from "../expression/build";
import { toLatex } from "../printer/latex";
import { calculusText, type Given, givenIn, variableOf } from "./calculus-text";
import { holdsUnknown, pointOn } from "./recognise-derivative";
import type { Recognition, Source, SourceRecogniser } from "./sentence";

const FIND = "(?:find|determine|give|write|state|what is|calculate|compute)";
const CURVE = "(?: (?:the|a|curve|graph|function|of|to|parabola|given by|defined by))*";
const POINT =
  "(?: at| when| for| where)(?: the)?(?: given| indicated)?(?: point| value)?(?: (?:where|when|with|\\([a-z], ?[a-z]\\) ?=))? ?:? ?([a-z] ?= ?[^=,]+|\\([^=]+\\))";
const LINE = new RegExp(
  `^${FIND}(?: (?:an|the))? equations? (?:of|for)(?: (?:the|a))? (?:(tangent|normal)(?: lines?)?|lines? (tangent|normal|perpendicular))(?: to)?${CURVE}:? (.+?),?${POINT}$`,
  "i",
);
const SLOPE = new RegExp(
  `^${FIND} the (?:slope|gradient) of(?: (?:the|a))?(?: (?:tangent(?: line)?|line tangent)(?: to)?)?${CURVE}:? (.+?),?${POINT}$`,
  "i",
);
const RATE = new RegExp(`^${FIND} the (?:instantaneous )?rate of change of${CURVE}:? (.+?),?${POINT}$`, "i");

/** "Find the equation of the tangent line to y = x² at x = 3", "Find the slope of the tangent to …", "Find the
 * instantaneous rate of change of f(x) = … at x = 2". */
export const recogniseTangent: SourceRecogniser = (source) => {
  if (!/tangent|normal|slope|gradient|instantaneous/i.test(source.text)) return null;
  const text = calculusText(source.text);
  const line = LINE.exec(text);
  if (line) return lineTask(line, source);
  const slope = SLOPE.exec(text) ?? (/instantaneous/i.test(text) ? RATE.exec(text) : null);
  const body = slope?.[1];
  if (!slope || !body) return null;
  if (!/=/.test(body) && !/tangent|instantaneous/i.test(text)) return null;
  const given = givenIn(body, source);
  const found = given && placed(given, slope[2] ?? "", source);
  if (!given || !found) return null;
  return {
    mathematics: {
      task: "derivative",
      expression: given.expression,
      variable: found.variable,
      order: 1,
      at: found.at,
    },
    instruction: `Find the slope at $${toLatex(symbol(found.variable))} = ${toLatex(found.at)}$`,
    latex: toLatex(given.expression),
  };
};

function placed(given: Given, at: string, source: Source): { variable: string; at: Expression } | null {
  const variable = variableOf(given);
  const value = variable ? pointOn(at, variable, source) : null;
  return variable && value && !holdsUnknown(given.expression) ? { variable, at: value } : null;
}

function lineTask(
  [, first, second, body = "", at = ""]: RegExpExecArray,
  source: Source,
): Recognition | null {
  const given = givenIn(body, source);
  const found = given && placed(given, at, source);
  if (!given || !found) return null;
  const dependent = given.name && !given.isFunction ? given.name : "y";
  const normal = /normal|perpendicular/i.test(first ?? second ?? "");
  return {
    mathematics: { task: "tangent-line", expression: given.expression, ...found, dependent, normal },
    instruction: `Find the ${normal ? "normal" : "tangent"} line at $${toLatex(symbol(found.variable))} = ${toLatex(found.at)}$`,
    latex: `${dependent} = ${toLatex(given.expression)}`,
  };
}
