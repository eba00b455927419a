import type { Expression } from "../expression/ast";
import { int, product } from "../expression/build";
import { toLatex } from "../printer/latex";
import { partOf } from "../problem/recognise-polar";
import { type Face, point, relations } from "./faces";
import { complexNumber, planePoint, usualRange } from "./faces-plane";
import type { MathsItem } from "./items";
import { type Context, expressionOf } from "./sentence";

export type System = "polar" | "rectangular";

/** A point or a complex number by two numbers, and the system that its writing shows. */
export interface Place {
  readonly first: Expression;
  readonly second: Expression;
  readonly complex: boolean;
  /** Null: a pair of numbers is written alike in both. */
  readonly system: System | null;
}

const isDegrees = (e: Expression): boolean =>
  e.kind === "function" ? e.name === "degree" : e.kind === "negation" && isDegrees(e.operand);

/** (2, 5π/4), 3 − 4i, 2(cos 60° + i sin 60°) or 2 cis 60°. */
export const placeTold: Face<Place> = (item, context) => {
  const bare = withoutName(item);
  const pair = planePoint(bare, context);
  if (pair) {
    const [first, second] = pair;
    return { first, second, complex: false, system: isDegrees(second) ? "polar" : null };
  }
  const turned = cisTold(bare, context) ?? waveTold(bare, context);
  if (turned) return { ...turned, complex: true, system: "polar" };
  const number = complexNumber(bare, context);
  const [first, second] = number ? [partOf(number, false), partOf(number, true)] : [];
  return first && second && !isZero(second) ? { first, second, complex: true, system: "rectangular" } : null;
};

const isZero = (e: Expression): boolean => e.kind === "number" && e.value.n === 0n;

/** The name of the point or number is left out. */
function withoutName(item: MathsItem): MathsItem {
  const [name = "", told, ...others] = item.text.split("=");
  return told !== undefined && others.length === 0 && name.trim().length === 1
    ? { ...item, text: told }
    : item;
}

type Turned = Pick<Place, "first" | "second">;

function cisTold(item: MathsItem, context: Context): Turned | null {
  const [before = "", behind, ...others] = unwrapped(item.text).split("cis");
  if (behind === undefined || others.length > 0) return null;
  const first = before.trim() === "" ? int(1) : expressionOf({ ...item, text: before }, context);
  const second = expressionOf({ ...item, text: behind }, context);
  return first && second ? { first, second } : null;
}

/** The name of the function out of what sets it upright. */
const unwrapped = (text: string): string =>
  ["\\text", "\\mathrm", "\\operatorname"]
    .flatMap((command) => [`${command}{cis}`, `${command} {cis}`])
    .reduce((all, wrapped) => all.replace(wrapped, "cis"), text)
    .replace("\\cis", "cis");

/** r (cos θ + i sin θ), with one angle. */
function waveTold(item: MathsItem, context: Context): Turned | null {
  const told = expressionOf(item, { ...context, notation: { ...context.notation, imaginary: true } });
  const factors = told?.kind === "product" ? told.factors : told ? [told] : [];
  const wave = factors.find((each) => each.kind === "sum");
  const others = factors.filter((each) => each !== wave);
  if (wave?.kind !== "sum" || wave.terms.length !== 2) return null;
  const [across, up] = wave.terms as [Expression, Expression];
  const cos = angleIn(across, "cos");
  const sin = up.kind === "product" ? angleOfProduct(up.factors) : null;
  const isOne = cos && sin && toLatex(cos) === toLatex(sin);
  return isOne ? { first: others.length > 0 ? product(others) : int(1), second: cos } : null;
}

const angleIn = (e: Expression | undefined, name: string): Expression | null =>
  e?.kind === "function" && e.name === name && e.args.length === 1 ? (e.args[0] ?? null) : null;

function angleOfProduct(factors: readonly Expression[]): Expression | null {
  const isUnit = (each: Expression) => each.kind === "constant" && each.name === "i";
  const rest = factors.filter((each) => !isUnit(each));
  return rest.length === 1 && factors.length === 2 ? angleIn(rest[0], "sin") : null;
}

/** (r, θ), θ, or the range in which the angle is wanted: they name what is asked and tell nothing of it. */
export const placeholder: Face<true> = (item, context) => {
  if (usualRange(item, context)) return true;
  const names = point(item, context);
  const written = names?.map(toLatex).join() ?? expressionNamed(item, context);
  return written !== null && PLACEHOLDERS.has(written) && !relations(item, context) ? true : null;
};

const expressionNamed = (item: MathsItem, context: Context): string | null => {
  const only = expressionOf(item, context);
  return only ? toLatex(only) : null;
};

const PLACEHOLDERS: ReadonlySet<string> = new Set(["x,y", "r,\\theta", "r", "\\theta", "x", "y", "P", "z"]);
