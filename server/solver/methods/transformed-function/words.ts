import { number } from "../../expression/build";
import { absolute, divide, fromInt, isNegative } from "../../expression/rational";
import { toLatex } from "../../printer/latex";
import type { GraphMove } from "../../tasks/transformed-function";

/** What is done to the graph, as a sentence. */
export function titleOf(move: GraphMove): string {
  if (move.kind === "reflect") return `Reflect over the $${move.over}$-axis.`;
  if (move.kind === "shift") {
    const [back, on] = move.axis === "y" ? ["down", "up"] : ["left", "right"];
    return `Shift ${isNegative(move.by) ? back : on} by $${toLatex(number(absolute(move.by)))}$.`;
  }
  const how = move.by.n > move.by.d ? "Stretch" : "Compress";
  return `${how} ${move.axis === "y" ? "vertically" : "horizontally"} by a factor of $${toLatex(number(move.by))}$.`;
}

/** Why the formula changes as it does. */
export function whyOf(move: GraphMove, unknown: string): string {
  if (move.kind === "reflect")
    return move.over === "x"
      ? "Every height changes its sign."
      : `What was at $${unknown}$ is now at $-${unknown}$.`;
  if (move.kind === "shift" && move.axis === "y") return "Every height changes by this much.";
  if (move.kind === "shift") {
    const size = toLatex(number(absolute(move.by)));
    return `The height at $${unknown}$ is the one that was at $${unknown} ${isNegative(move.by) ? "+" : "-"} ${size}$.`;
  }
  if (move.axis === "y") return "Every height is multiplied by this factor.";
  return `Every $${unknown}$ is multiplied by $${toLatex(number(divide(fromInt(1), move.by)))}$ before the function works on it.`;
}
