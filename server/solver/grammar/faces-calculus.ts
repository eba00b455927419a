import type { Expression } from "../expression/ast";
import { symbolsOf } from "../expression/walk";
import { parseExpression } from "../parser/parse";
import { ParseError } from "../parser/parse-error";
import { type Face, relations } from "./faces";
import { type Context, expressionOf } from "./sentence";

/** Which derivative a sign asks for: dy/dx, d²y/dx², y'' or f'(2). */
export interface DerivativeSign {
  /** The letter or function that is differentiated. */
  readonly of: string;
  /** The letter that it is differentiated by, where the sign says so. */
  readonly by: string | null;
  readonly order: number;
  readonly at: Expression | null;
}

const FRACTION = /\\d?frac\s*\{([^{}]*(?:\{[^{}]*\})?[^{}]*)\}\s*\{([^{}]*(?:\{[^{}]*\})?[^{}]*)\}/;
const QUOTIENT = /^d(?:\^\{?(\d)\}?)?([a-zA-Z])\/d([a-z])(?:\^\{?(\d)\}?)?$/;
const DASHED = /^([a-zA-Z])('+|\^\{?(?:\\prime)+\}?)(?:\((.+)\))?$/;

export const derivativeSign: Face<DerivativeSign> = (item, context) => {
  const text = item.text.replace(FRACTION, "$1/$2").replace(/\\(?:left|right)(?![a-z])|\s+/g, "");
  const quotient = QUOTIENT.exec(text);
  if (quotient) {
    const [, order = "1", of = "", by = "", again = "1"] = quotient;
    return order === again ? { of, by, order: Number(order), at: null } : null;
  }
  const [, of, dashes = "", argument] = DASHED.exec(text) ?? [];
  if (of === undefined) return null;
  const order = dashes.startsWith("'") ? dashes.length : (dashes.match(/prime/g)?.length ?? 1);
  const inside = argument === undefined ? null : parsed(argument, context);
  if (argument !== undefined && inside === null) return null;
  if (inside?.kind === "symbol") return { of, by: inside.name, order, at: null };
  return { of, by: null, order, at: inside };
};

/** dx/dt = 4: a rate that is told. */
export const rateTold: Face<{ readonly name: string; readonly by: string; readonly rate: Expression }> = (
  item,
  context,
) => {
  const [left = "", right = "", ...more] = item.text.split("=");
  const sign = more.length === 0 && right !== "" ? derivativeSign({ ...item, text: left }, context) : null;
  const rate = sign?.by && sign.order === 1 ? parsed(right, context) : null;
  return sign?.by && rate && symbolsOf(rate).length === 0 ? { name: sign.of, by: sign.by, rate } : null;
};

const INVERSE_SLOPE = /^\((?<of>[a-z])\^(?:-1)\)'\((?<place>[^()]+)\)$/;

/** (f⁻¹)'(a) or (f⁻¹)'(3). */
export const inverseSlopeSign: Face<{
  readonly of: string;
  readonly at: Expression | null;
  readonly letter: string | null;
}> = ({ text }, context) => {
  const bare = text
    .replaceAll("⁻¹", "^-1")
    .replace(/\\(?:left|right)(?![a-z])|[\s{}]|\^\\prime/g, (sign) => (sign === "^\\prime" ? "'" : ""));
  const { of, place = "" } = INVERSE_SLOPE.exec(bare)?.groups ?? {};
  const inside = of === undefined ? null : parsed(place, context);
  if (of === undefined || !inside) return null;
  return inside.kind === "symbol" ? { of, at: null, letter: inside.name } : { of, at: inside, letter: null };
};

/** Where a letter goes in a limit; the side is 1 from above, -1 from below and 0 from both. */
export interface Approach {
  readonly letter: string;
  readonly target: Expression;
  readonly side: -1 | 0 | 1;
}

const ARROW = /->|→|\\to(?![a-z])|\\rightarrow/;
const SIDED = /^(.*\S)\s*\^?\{?([+\-−])\}?$/;

/** x -> 2, with nothing else. */
export const approach: Face<Approach> = ({ text }, context) => {
  const [before = "", after = "", ...more] = text.split(ARROW);
  const letter = before.replace(/[\s_({]/g, "");
  if (more.length > 0 || after === "" || !/^[a-zA-Z]$/.test(letter)) return null;
  const bare = after.replace(/[\s)}]+$/, "").trim();
  const [, sided, sign] = SIDED.exec(bare) ?? [];
  const target = parsed(sided ?? bare, context);
  return target && { letter, target, side: sign === undefined ? 0 : sign === "+" ? 1 : -1 };
};

/** f(x), F(t): a function that is spoken of, by its name. */
export const mention: Face<string> = ({ text }) =>
  /^\s*([a-zA-Z])\s*\(\s*[a-z]\s*\)\s*$/.exec(text)?.[1] ?? null;

/** The signs ∫, lim and d/dx, as a function with its arguments. */
export const calculusSign: Face<Expression & { readonly kind: "function" }> = (item, context) => {
  const found = expressionOf(item, context);
  const isSign = found?.kind === "function" && ["integral", "limit", "derivative"].includes(found.name);
  return isSign ? found : null;
};

/** [0, 3], or 0 ≤ x ≤ 3: the ends of a stretch. */
export const stretch: Face<readonly [Expression, Expression]> = (item, context) => {
  const inner = /^\s*(?:\\left\s*)?[[(]([^()[\]]+),([^()[\]]+?)(?:\\right\s*)?[\])]\s*$/.exec(item.text);
  const told = inner ? null : relations(item, context);
  const [low, high] = inner
    ? [parsed(inner[1] as string, context), parsed(inner[2] as string, context)]
    : told?.length === 2 && told.every(({ operator }) => operator === "<=")
      ? [told[0]?.left, told[1]?.right]
      : [null, null];
  return low && high ? [low, high] : null;
};

function parsed(text: string, { limits, notation }: Context): Expression | null {
  try {
    return parseExpression(text, limits, notation);
  } catch (error) {
    if (error instanceof ParseError) return null;
    throw error;
  }
}
