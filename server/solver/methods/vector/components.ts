import type { Expression } from "../../expression/ast";
import { int, negation, power, product, root, sum, symbol } from "../../expression/build";
import { toLatex } from "../../printer/latex";
import { toText } from "../../printer/text";
import type { Components } from "../../tasks/polar";
import type { Answer } from "../../types";

export const bracketed = (parts: readonly string[]): string =>
  `\\left\\langle ${parts.join(", ")} \\right\\rangle`;

/** The components in angle brackets, or with i, j, k as the question writes them. */
export function vectorAnswer(components: Components, units: boolean): Answer {
  const value: Answer["value"] = { kind: "list", items: components, ordered: true };
  if (!units)
    return {
      value,
      latex: bracketed(components.map(toLatex)),
      text: `⟨${components.map(toText).join(", ")}⟩`,
    };
  const terms = components.flatMap((each, i) =>
    isNothing(each) ? [] : [times(each, symbol(["i", "j", "k"][i] ?? "k"))],
  );
  const shown = terms.length > 0 ? sum(terms) : int(0);
  return { value, latex: toLatex(shown), text: toText(shown) };
}

export const isNothing = (e: Expression): boolean => e.kind === "number" && e.value.n === 0n;

function times(e: Expression, letter: Expression): Expression {
  if (e.kind === "negation") return negation(times(e.operand, letter));
  return e.kind === "number" && e.value.n === e.value.d ? letter : product([e, letter]);
}

export const lengthOf = (u: Components): Expression => root(sum(u.map((each) => power(each, int(2)))));
