import { number } from "../../expression/build";
import { divide, toNumber } from "../../expression/rational";
import { toText } from "../../printer/text";
import type { Graph } from "../../types";
import type { Conic } from "./conic";

const MARGIN = 1.25;

/** The curve as one or two functions of x, with its middle or vertex marked. */
export function graphOf(conic: Conic, kind: string): Graph | undefined {
  if ("parabola" in conic) {
    const { axis, h, k, p } = conic.parabola;
    const [x, y, size] = [toNumber(h), toNumber(k), Math.max(4, 8 * Math.abs(toNumber(p)))];
    const [u, v, q] = [h, k, p].map((each) => `(${toText(number(each))})`);
    const curves =
      axis === "y"
        ? [`(x - ${u})^2/(4*${q}) + ${v}`]
        : [`${v} + sqrt(4*${q}*(x - ${u}))`, `${v} - sqrt(4*${q}*(x - ${u}))`];
    return drawn(curves, { x, y, across: size, up: size, label: "vertex" });
  }
  const { a, c, h, k, r } = conic.central;
  const [x, y] = [toNumber(h), toNumber(k)];
  const spread = kind === "hyperbola" ? 3 : 1;
  const across = Math.sqrt(Math.abs(toNumber(divide(r, a)))) * spread;
  const up = Math.sqrt(Math.abs(toNumber(divide(r, c)))) * spread;
  const [A, C, H, K, R] = [a, c, h, k, r].map((each) => `(${toText(number(each))})`);
  const height = `sqrt((${R} - ${A}*(x - ${H})^2)/${C})`;
  return drawn([`${K} + ${height}`, `${K} - ${height}`], { x, y, across, up, label: "center" });
}

interface Frame {
  readonly x: number;
  readonly y: number;
  readonly across: number;
  readonly up: number;
  readonly label: string;
}

function drawn(curves: readonly string[], { x, y, across, up, label }: Frame): Graph {
  const size = Math.max(across, up) * MARGIN;
  return {
    curves: curves.map((expression) => ({ expression, letter: "x", latex: "" })),
    window: { x: [x - size, x + size], y: [y - size, y + size] },
    points: [{ x, y, label }],
  };
}
