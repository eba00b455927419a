import { divide, fromInt, isNegative, isZero, negate, type Rational } from "../expression/rational";
import type { GraphMove } from "../tasks/transformed-function";

const NUMBER = "(#\\d+|[a-z]+)";
const UNITS = "(?: units?)?";
const WAY = "(upwards?|downwards?|up|down|left|right)";
const AND = "(?:(?:and|then|is|it|also|next|finally|by) )*";
const SHIFT = new RegExp(
  `^(${AND})((?:(?:shifted|moved|translated)(?: horizontally| vertically)? )?)(?:by )?(?:(?:to the )?${WAY}(?: by)? ${NUMBER}${UNITS}|${NUMBER}${UNITS} (?:to the )?${WAY})(?: |$)`,
);
const REFLECT = new RegExp(`^(${AND})reflected (?:over|about|across|in|through) the ([xy])-axis(?: |$)`);
const SCALE = new RegExp(
  `^(${AND})(?:(vertically|horizontally) (stretched|compressed|shrunk)|(stretched|compressed|shrunk) (vertically|horizontally)) by (?:a )?(?:factor of )?${NUMBER}(?: |$)`,
);

type ReadNumber = (written: string) => Rational | null;

/** The moves that words such as "shifted up 2 units and then reflected over the x-axis" tell, in their order.
 * @returns null when something else is said, or when the order matters and is not clear */
export function movesIn(words: string, numberOf: ReadNumber): GraphMove[] | null {
  const moves: GraphMove[] = [];
  let rest = words;
  while (rest !== "") {
    const next = moveAt(rest, numberOf, moves.at(-1));
    if (!next || (!next.ordered && needsOrder(moves, next.move))) return null;
    moves.push(next.move);
    rest = rest.slice(next.length);
  }
  return moves.length > 0 ? moves : null;
}

interface Found {
  readonly move: GraphMove;
  readonly length: number;
  /** "then" stands before it. */
  readonly ordered: boolean;
}

function moveAt(words: string, numberOf: ReadNumber, last: GraphMove | undefined): Found | null {
  const shift = SHIFT.exec(words);
  if (shift && (shift[2] !== "" || last?.kind === "shift")) {
    const by = numberOf(shift[4] ?? shift[5] ?? "");
    return by && !isNegative(by) && !isZero(by)
      ? found(shift, shiftOf(shift[3] ?? shift[6] ?? "", by))
      : null;
  }
  const reflect = REFLECT.exec(words);
  if (reflect) return found(reflect, { kind: "reflect", over: reflect[2] as "x" | "y" });
  const scale = SCALE.exec(words);
  const by = scale && numberOf(scale[6] ?? "");
  const size = scale && by && scaleOf((scale[3] ?? scale[4]) === "stretched", by);
  const axis = (scale?.[2] ?? scale?.[5]) === "vertically" ? "y" : "x";
  return scale && size ? found(scale, { kind: "scale", axis, by: size }) : null;
}

const found = (match: RegExpExecArray, move: GraphMove): Found => ({
  move,
  length: match[0].length,
  ordered: /\b(?:then|next|finally)\b/.test(match[1] as string),
});

function shiftOf(way: string, by: Rational): GraphMove {
  const back = way.startsWith("down") || way === "left";
  return { kind: "shift", axis: /^(?:up|down)/.test(way) ? "y" : "x", by: back ? negate(by) : by };
}

/** A compression by 1/4 and one by 4 are the same; a stretch by less than 1 is none. */
function scaleOf(stretched: boolean, by: Rational): Rational | null {
  if (isNegative(by) || isZero(by)) return null;
  const grows = by.n > by.d;
  if (stretched) return grows ? by : null;
  return grows ? divide(fromInt(1), by) : by;
}

/** A stretch or reflection after a shift in the same direction: without "then" it may be meant to come first. */
function needsOrder(before: readonly GraphMove[], move: GraphMove): boolean {
  if (move.kind === "shift") return false;
  const axis = move.kind === "scale" ? move.axis : move.over === "x" ? "y" : "x";
  return before.some((each) => each.kind === "shift" && each.axis === axis);
}
