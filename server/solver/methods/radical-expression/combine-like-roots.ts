import { singleTerm } from "../../expression/radical-fraction";
import { collectRadicals, type RadicalTerm } from "../../expression/radical-term";
import { writeRadicals } from "../../expression/write-radical";
import { type RadicalRule, rewritten } from "./reader";

/** 4√(3x) - √(3x) → 3√(3x). */
export const combineLikeRoots: RadicalRule = (reader) => ({
  rule: "combine-like-roots",
  title: "Combine the terms with the same root.",
  rewrite(node) {
    if (node.kind !== "sum") return null;
    const terms = node.terms.map((term) => singleTerm(term, reader));
    if (terms.some((term) => term === null)) return null;
    const collected = collectRadicals(terms as RadicalTerm[]);
    if (collected.length >= terms.length) return null;
    return rewritten(
      writeRadicals(collected),
      "Terms whose roots and letters are the same add like letters: only the numbers in front change.",
    );
  },
});
