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

/** "dydx" is two differentials. */
const apart = (text: string): string => text.replace(/(d(?:\\theta|[a-z]))(?=d(?:\\theta|[a-z]))/g, "$1 ");

/** ∫∫ … dy dx: the sign that stands first belongs to the differential that stands last. */
export const iterated: Face<Iterated> = ({ text }, context) => {
  let rest = apart(text.replace(SPACES, " "));
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

/** ∬_R … dA or ∭_B … dV: what is integrated over a region that is told apart, and by how many letters. */
export const overRegion: Face<{ readonly body: Expression; readonly size: number }> = ({ text }, context) => {
  const [, sign = "", body, by] =
    /^\s*(\\iiint|∭|\\iint|∬|\\int\s*\\int)\s*(?:\\limits)?(?:_\s*\{?\s*[A-Z]\s*\}?)?\s*([\s\S]+?)\s*(?:\\[,;])?\s*d([AV])\s*$/.exec(
      text,
    ) ?? [];
  const size = sign === "\\iiint" || sign === "∭" ? 3 : 2;
  const found = body && (by === "V") === (size === 3) ? parsed(body.replace(SPACES, " "), context) : null;
  return found && { body: found, size };
};

const NAMED = /^\s*[A-Z]\s*=\s*/;
const BETWEEN = /^(.+?)(?:\\leq?(?![a-z])|≤|<=)\s*([xyz])\s*(?:\\leq?(?![a-z])|≤|<=)(.+)$/;
const COORDINATES = ["x", "y", "z"];

type Side = readonly [variable: string, low: string, high: string];

/** [a, b] × [c, d], or {(x, y) | a ≤ x ≤ b, c ≤ y ≤ d}; with a third side it is a box. */
export const rectangle: Face<readonly Layer[]> = ({ text }, context) => {
  const bare = text.replace(SPACES, " ").replace(NAMED, "").trim();
  const sides = productSides(bare) ?? setSides(bare);
  const names = sides?.map(([name]) => name) ?? [];
  const isOwn = COORDINATES.slice(0, names.length).every((own) => names.includes(own));
  return sides && isOwn ? layersOf(sides, context) : null;
};

function productSides(text: string): readonly Side[] | null {
  const parts = text.replaceAll("\\times", "×").split("×");
  const sides = parts.map((part, i): Side | null => {
    const bare = part.trim();
    const [low, high, ...others] = bare.slice(1, -1).split(",");
    const isOne = bare.startsWith("[") && bare.endsWith("]") && others.length === 0;
    return isOne && low && high ? [COORDINATES[i] ?? "", low, high] : null;
  });
  return parts.length < 2 || parts.length > 3 || sides.includes(null) ? null : (sides as Side[]);
}

function setSides(text: string): readonly Side[] | null {
  const inner = text
    .replaceAll("\\{", "{")
    .replaceAll("\\}", "}")
    .replaceAll("\\mid", "|")
    .replaceAll("\\vert", "|");
  const [names = "", told = "", ...others] = inner.slice(1, -1).split("|");
  if (!inner.startsWith("{") || !inner.endsWith("}") || others.length > 0) return null;
  const letters = names
    .trim()
    .slice(1, -1)
    .split(",")
    .map((name) => name.trim());
  const sides = told.split(",").map((each): Side | null => {
    const [, low, name, high] = BETWEEN.exec(each) ?? [];
    return low && name && high ? [name, low, high] : null;
  });
  const isWhole = sides.length === letters.length && letters.length >= 2 && !sides.includes(null);
  return isWhole && letters.every((name, i) => name === COORDINATES[i]) ? (sides as Side[]) : null;
}

function layersOf(sides: readonly Side[], context: Context): readonly Layer[] | null {
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
