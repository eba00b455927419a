import type { Budget } from "../budget";
import type { Expression, FunctionNode, PowerNode } from "./ast";
import { int, negation, product, quotient, sum, symbol } from "./build";
import { sameStructure } from "./same-structure";
import { tidy } from "./tidy";
import { children, mapChildren, symbolsOf } from "./walk";

/** slope · letter + offset, with numbers for both and a slope that is not zero. */
export interface Line {
  readonly slope: Expression;
  readonly offset: Expression;
}

/** A function whose argument, or a power whose exponent, is a line in the letter. */
export interface Bend {
  readonly node: FunctionNode | PowerNode;
  /** sin, ln, … ; "power" for b to the line. */
  readonly name: string;
  readonly inside: Line;
}

/** scale · bend + shift: one curve of the table, stretched and moved. */
export interface FunctionShape {
  readonly bend: Bend;
  readonly scale: Expression;
  readonly shift: Expression;
}

/** A letter that no problem has. */
const PLACE_HOLDER = "t_{bend}";

/** The different bends of an expression, in the order in which they are written. */
export function bendsOf(e: Expression, letter: string, budget: Budget): readonly Bend[] {
  const all = [...own(e, letter, budget), ...children(e).flatMap((part) => bendsOf(part, letter, budget))];
  return all.filter((bend, i) => all.findIndex(({ node }) => sameStructure(node, bend.node)) === i);
}

function own(e: Expression, letter: string, budget: Budget): readonly Bend[] {
  if (e.kind !== "function" && e.kind !== "power") return [];
  const [argument, ...others] = e.kind === "function" ? e.args : [e.exponent];
  const inside = argument && others.length === 0 ? lineIn(argument, letter, budget) : null;
  if (!inside || (e.base && symbolsOf(e.base).length > 0)) return [];
  return [{ node: e, name: e.kind === "function" ? e.name : "power", inside }];
}

/** The expression as a stretched and moved bend; null for anything else, such as x · sin x. */
export function shapeOf(e: Expression, letter: string, budget: Budget): FunctionShape | null {
  const [bend, ...others] = bendsOf(e, letter, budget);
  if (!bend || others.length > 0) return null;
  const outside = replaced(e, bend.node, symbol(PLACE_HOLDER));
  if (symbolsOf(outside).some((name) => name !== PLACE_HOLDER)) return null;
  const line = lineIn(outside, PLACE_HOLDER, budget);
  return line && { bend, scale: line.slope, shift: line.offset };
}

/** The place at which the line has a value. */
export const placeOf = ({ slope, offset }: Line, value: Expression, budget: Budget): Expression =>
  tidy(quotient(sum([value, negation(offset)]), slope), budget);

/** An expression with one of its parts replaced wherever it is written. */
export function replaced(e: Expression, part: Expression, by: Expression): Expression {
  return sameStructure(e, part) ? by : mapChildren(e, (child) => replaced(child, part, by));
}

function lineIn(e: Expression, letter: string, budget: Budget): Line | null {
  const letters = symbolsOf(e);
  if (letters.length !== 1 || letters[0] !== letter) return null;
  const at = (n: number) => replaced(e, symbol(letter), int(n));
  const offset = tidy(at(0), budget);
  const slope = tidy(sum([at(1), negation(offset)]), budget);
  const gap = sum([e, negation(product([slope, symbol(letter)])), negation(offset)]);
  const isLine = isZeroNode(tidy(gap, budget)) && !isZeroNode(slope);
  return isLine ? { slope, offset } : null;
}

const isZeroNode = (e: Expression): boolean => e.kind === "number" && e.value.n === 0n;
