import { root } from "../../expression/build";
import { isPlainTerm } from "../../expression/radical-term";
import { some } from "../../expression/walk";
import { writeTerm } from "../../expression/write-radical";
import { math, type RadicalRule, rewritten, termOf } from "./reader";

/** √(a⁹/a³) → √(a⁶): what stands under the root is simplified first. */
export const cancelUnderRoot: RadicalRule = (reader) => ({
  rule: "cancel-under-root",
  title: "Simplify under the root.",
  rewrite(node) {
    if (
      node.kind !== "root" ||
      !some(node.radicand, (part) => part.kind === "quotient" || part.kind === "power")
    )
      return null;
    const inside = termOf(node.radicand, { ...reader, absolute: false });
    if (!inside || !isPlainTerm(inside)) return null;
    const to = writeTerm(inside);
    return rewritten(root(to, node.index), `${math(node.radicand)} is the same as ${math(to)}.`);
  },
});
