import type { Expression } from "../../expression/ast";
import { int } from "../../expression/build";
import { DEFAULT_LIMITS } from "../../limits";
import { parseExpression } from "../../parser/parse";
import { table } from "../../table";
import type { NumberKind } from "../../tasks/number";
import type { ListedNumber } from "../../tasks/select-numbers";
import type { Method, Step } from "../../types";
import { belongs, kindOfNumber } from "./kind-of-number";

const MEANING: Readonly<Record<NumberKind, string>> = table({
  natural: "Natural numbers are the counting numbers $1, 2, 3, \\dots$",
  whole: "Whole numbers are $0$ and the counting numbers. A root counts when it comes out as one.",
  integer: "Integers are the whole numbers and their opposites. A root counts when it comes out as one.",
  rational:
    "Rational numbers can be written as fractions of integers: fractions, ending or repeating decimals, roots that come out.",
  irrational:
    "Irrational numbers are no fractions of integers: roots that do not come out, and decimals that neither end nor repeat.",
  real: "Every rational or irrational number is a real number.",
});

/** Picks the numbers of one kind out of a list. */
export const selectNumbers: Method = {
  id: "select-numbers",
  tasks: ["select-numbers"],
  work(problem, budget) {
    if (problem.task !== "select-numbers") return null;
    const kinds = problem.numbers.map((each) => kindOfNumber(each, budget));
    if (kinds.includes(null)) return null;
    const chosen = problem.numbers.filter((_, at) => belongs(kinds[at] as NumberKind, problem.wanted));
    const latex = chosen.length > 0 ? chosen.map((each) => each.latex).join(", ") : "\\text{none}";
    const step: Step = {
      rule: "select-by-kind",
      title: `Keep the ${problem.wanted === "integer" ? "integers" : `${problem.wanted} numbers`}.`,
      latex,
      why: MEANING[problem.wanted],
    };
    if (chosen.length === 0)
      return {
        method: "select-numbers",
        steps: [step],
        answer: { kind: "word", word: "none" },
      };
    return {
      method: "select-numbers",
      steps: [step],
      answer: { kind: "list", items: chosen.map(shownNumber), ordered: false },
    };
  },
};

/** The number itself; an endless decimal by the digits that are written. */
function shownNumber({ value, latex }: ListedNumber): Expression {
  if (value) return value;
  const digits = /-?\d*\.?\d*/.exec(latex)?.[0] ?? "";
  return digits === "" ? int(0) : parseExpression(digits.replace(/\.$/, ""), DEFAULT_LIMITS);
}
