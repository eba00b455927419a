import type { Expression } from "../expression/ast";
import { parseExpression } from "../parser/parse";
import { ParseError } from "../parser/parse-error";
import type { Layer } from "../tasks/measure";
import type { Face } from "./faces";
import type { Context } from "./sentence";

/** Integrals within integrals, and what the innermost one is of. */
export interface Iterated {
  readonly body: Expression;
  /** The innermost first. */
  readonly layers: readonly Layer[];
}

const SPACES = /\\[,;:! ]|\\(?:left|right|limits|displaystyle)(?![a-z])/g;
const BOUND = "(\\{(?:[^{}]|\\{(?:[^{}]|\\{[^{}]*\\})*\\})*\\}|\\\\[a-z]+|-?[a-z0-9])";
const SIGN = new RegExp(`^\\s*(?:\\\\int|∫)\\s*_\\s*${BOUND}\\s*\\^\\s*${BOUND}`);
const DIFFERENTIAL = /\s*(?<![a-zA-Z\\])d\s*(\\theta|\\phi|\\rho|[a-z])\s*$/;

/** ∫∫ … dy dx: the sign that stands first belongs to the differential that stands last. */
export const iterated: Face<Iterated> = ({ text }, context) => {
  let rest = text.replace(SPACES, " ");
  const bounds: [string, string][] = [];
  for (let sign = SIGN.exec(rest); sign; sign = SIGN.exec(rest)) {
    bounds.push([sign[1] as string, sign[2] as string]);
    rest = rest.slice(sign[0].length);
  }
  if (bounds.length < 2 || bounds.length > 3) return null;
  const letters: string[] = [];
  for (let d = DIFFERENTIAL.exec(rest); d && letters.length < bounds.length; d = DIFFERENTIAL.exec(rest)) {
    letters.push((d[1] as string).replace("\\", ""));
    rest = rest.slice(0, d.index);
  }
  const body = parsed(rest, context);
  const layers = letters.map((variable, i) => {
    const [low, high] = (bounds[i] ?? []).map((each) => parsed(each.replace(/^\{|\}$/g, ""), context));
    return low && high ? { variable, low, high } : null;
  });
  const isWhole = letters.length === bounds.length && new Set(letters).size === letters.length;
  return body && isWhole && !layers.includes(null) ? { body, layers: (layers as Layer[]).reverse() } : null;
};

/** ∬_R … dA: what is integrated over a region that is told apart. */
export const overRegion: Face<Expression> = ({ text }, context) => {
  const [, body] =
    /^\s*(?:\\iint|∬|\\int\s*\\int)\s*(?:\\limits)?(?:_\s*\{?\s*[A-Z]\s*\}?)?\s*([\s\S]+?)\s*(?:\\[,;])?\s*dA\s*$/.exec(
      text,
    ) ?? [];
  return body ? parsed(body.replace(SPACES, " "), context) : null;
};

const NAMED = /^\s*[A-Z]\s*=\s*/;
const PRODUCT = /^\[([^[\],]+),([^[\],]+)\]\s*(?:\\times|×|x)\s*\[([^[\],]+),([^[\],]+)\]$/;
const SET = /^\\?\{\s*\(\s*x\s*,\s*y\s*\)\s*(?:\||\\mid|:|\\vert)([\s\S]+)\\?\}$/;
const BETWEEN = /^(.+?)(?:\\leq?(?![a-z])|≤|<=)\s*([xy])\s*(?:\\leq?(?![a-z])|≤|<=)(.+)$/;

/** [a, b] × [c, d], or {(x, y) | a ≤ x ≤ b, c ≤ y ≤ d}. */
export const rectangle: Face<readonly Layer[]> = ({ text }, context) => {
  const bare = text.replace(SPACES, " ").replace(NAMED, "").trim();
  const [, a, b, c, d] = PRODUCT.exec(bare) ?? [];
  if (a && b && c && d)
    return layersOf(
      [
        ["x", a, b],
        ["y", c, d],
      ],
      context,
    );
  const [, told = ""] = SET.exec(bare) ?? [];
  const sides = told
    .replace(/\\$/, "")
    .split(",")
    .map((each) => BETWEEN.exec(each));
  if (sides.length !== 2 || sides.includes(null)) return null;
  const found = sides.map((each) => [each?.[2] ?? "", each?.[1] ?? "", each?.[3] ?? ""] as const);
  return new Set(found.map(([name]) => name)).size === 2 ? layersOf(found, context) : null;
};

function layersOf(
  sides: readonly (readonly [string, string, string])[],
  context: Context,
): readonly Layer[] | null {
  const layers = sides.map(([variable, from, to]) => {
    const [low, high] = [parsed(from, context), parsed(to, context)];
    return low && high ? { variable, low, high } : null;
  });
  return layers.includes(null) ? null : (layers as Layer[]);
}

function parsed(text: string, { limits, notation }: Context): Expression | null {
  if (text.trim() === "") return null;
  try {
    return parseExpression(text, limits, { ...notation, imaginary: false, euler: true });
  } catch (error) {
    if (error instanceof ParseError) return null;
    throw error;
  }
}
