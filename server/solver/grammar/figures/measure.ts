import type { Expression } from "../../expression/ast";
import { int, product, quotient } from "../../expression/build";
import { evaluateComplex } from "../../expression/evaluate-numeric";
import { unitNamed } from "../../expression/units";
import { symbolsOf } from "../../expression/walk";
import type { Face } from "../faces";
import type { MathsItem } from "../items";
import { type Context, expressionOf } from "../sentence";

/** A length, area, volume or angle as a text gives it. */
export interface Measure {
  /** Degrees for an angle. */
  readonly value: Expression;
  /** The unit of length behind it, "cm" for 5 cm, 5 cm² and 5 cubic cm; null for a bare number. */
  readonly unit: string | null;
  /** 1 for a length, 2 for an area, 3 for a volume, 0 for an angle; null where no unit says it. */
  readonly dimension: number | null;
}

const SQUARE_OR_CUBIC: ReadonlyMap<string, number> = new Map([
  ["square", 2],
  ["sq", 2],
  ["squared", 2],
  ["2", 2],
  ["²", 2],
  ["cubic", 3],
  ["cu", 3],
  ["cubed", 3],
  ["3", 3],
  ["³", 3],
]);
const UNIT =
  /^([\s\S]*?[\d)}π½¼¾]|[\s\S]*?\\pi)\s*(?:(square|sq|cubic|cu)\.?\s+)?([a-zA-Z]{1,12})\.?\s*(?:\^?\{?([23²³])\}?|\s(squared|cubed))?\s*$/;

/** A positive number with or without a unit of length, area or volume. */
export function measureOf(item: MathsItem, context: Context): Measure | null {
  const text = item.text
    .replace(/\\(?:text|mathrm)\s*\{([^{}]*)\}/g, " $1 ")
    .replace(/\\[,;]/g, " ")
    .trim();
  const found = UNIT.exec(text);
  const unit = found && unitNamed(found[3] as string)?.measure === "length" ? (found[3] as string) : null;
  const raised = found && SQUARE_OR_CUBIC.get(found[2] ?? found[4] ?? found[5] ?? "");
  const value = positive({ ...item, text: unit === null ? text : (found?.[1] as string) }, context);
  return value && { value, unit, dimension: unit === null ? null : (raised ?? 1) };
}

function positive(item: MathsItem, context: Context): Expression | null {
  const value = expressionOf(item, context);
  if (!value || symbolsOf(value).length > 0) return null;
  const size = evaluateComplex(value, new Map());
  return size && size.im === 0 && size.re > 0 ? value : null;
}

/** A measure of a dimension; a bare number can be of any. */
export const measure =
  (dimension: number): Face<Measure> =>
  (item, context) => {
    const found = measureOf(item, context);
    if (!found || isAngle(found.value)) return null;
    return found.dimension === null || found.dimension === dimension ? found : null;
  };

export const isAngle = (e: Expression): boolean => e.kind === "function" && e.name === "degree";

const LEAST_IN_DEGREES = 7;

/** An angle in degrees: 40°, a number too large for radians, or a multiple of π turned into degrees. */
export const angleMeasure: Face<Measure> = (item, context) => {
  const value = positive(item, context);
  if (!value) return null;
  const degrees = (e: Expression): Measure => ({ value: e, unit: null, dimension: 0 });
  if (value.kind === "function") return isAngle(value) && value.args[0] ? degrees(value.args[0]) : null;
  if (/π|\\pi|pi/.test(item.text))
    return degrees(quotient(product([value, int(180)]), { kind: "constant", name: "pi" }));
  const size = evaluateComplex(value, new Map())?.re ?? 0;
  return size >= LEAST_IN_DEGREES || context.formed.has("degrees") ? degrees(value) : null;
};

/** r = 3, h = 10 cm. */
export const namedMeasure: Face<{ readonly symbol: string; readonly measure: Measure }> = (item, context) => {
  const found = /^\s*([a-zA-Z])\s*=\s*([\s\S]+)$/.exec(item.text);
  if (!found) return null;
  const given = measureOf({ ...item, text: found[2] as string }, context);
  return given && { symbol: found[1] as string, measure: given };
};

/** "2 × 3 × 4 cm", "5 m x 3 m": lengths with signs between them. */
export const sizes: Face<readonly Measure[]> = (item, context) => {
  const parts = item.text.split(/\s*(?:×|\\times|(?<=[\d\sa-z])x(?=\s*\d)|\*)\s*/);
  if (parts.length < 2 || parts.length > 3) return null;
  const found = parts.map((text) => measureOf({ ...item, text }, context));
  return found.every((each) => each !== null && (each.dimension ?? 1) === 1) ? (found as Measure[]) : null;
};
