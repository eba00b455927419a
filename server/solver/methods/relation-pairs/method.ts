import type { Expression } from "../../expression/ast";
import { ascending, compareExact } from "../../expression/real-set-order";
import { toLatex } from "../../printer/latex";
import { table } from "../../table";
import type { RelationPairsTask } from "../../tasks/relation-pairs";
import type { AnswerValue, Budget, Derivation, Method, Step } from "../../types";

/** Relations given as ordered pairs: their domain and range, and whether they are functions. */
export const relationPairs: Method = {
  id: "relation-pairs",
  tasks: ["relation-pairs"],
  work(problem, budget): Derivation | null {
    if (problem.task !== "relation-pairs") return null;
    return problem.asked === "domain" || problem.asked === "range"
      ? coordinates(problem.pairs, problem.asked, budget)
      : uniqueness(problem.pairs, problem.asked, budget);
  },
};

type Pairs = RelationPairsTask["pairs"];

function coordinates(pairs: Pairs, asked: "domain" | "range", budget: Budget): Derivation | null {
  const items = ascending(
    pairs.map(([x, y]) => (asked === "domain" ? x : y)),
    budget,
  );
  if (!items) return null;
  const answer: AnswerValue = { kind: "list", items, ordered: false };
  const step: Step = {
    rule: asked === "domain" ? "collect-first-coordinates" : "collect-second-coordinates",
    title: `Collect the ${asked === "domain" ? "first" : "second"} number of every pair, each once.`,
    latex: `\\{${items.map(toLatex).join(", ")}\\}`,
    why:
      asked === "domain"
        ? "The domain holds every input, which is the first number of a pair."
        : "The range holds every output, which is the second number of a pair.",
  };
  return { method: "relation-pairs", steps: [step], answer };
}

function uniqueness(pairs: Pairs, asked: "is-function" | "is-one-to-one", budget: Budget): Derivation | null {
  const twice = clash(pairs, 0, budget) ?? (asked === "is-one-to-one" ? clash(pairs, 1, budget) : null);
  const word = twice ? "no" : "yes";
  const shown = twice?.map(([x, y]) => `(${toLatex(x)}, ${toLatex(y)})`).join(" \\text{ and } ");
  const step: Step = {
    rule: asked === "is-function" ? "compare-inputs" : "compare-inputs-and-outputs",
    title: shown ? `Look at $${shown}$.` : "Compare the pairs.",
    latex: `\\text{${word}}`,
    why: WHY[`${asked} ${word}`] ?? "",
  };
  return {
    method: "relation-pairs",
    steps: [step],
    answer: { kind: "word", word },
  };
}

const WHY: Readonly<Record<string, string>> = table({
  "is-function yes": "No input comes with two different outputs, so this is a function.",
  "is-function no": "The same input has two different outputs, so this is not a function.",
  "is-one-to-one yes": "Every input has one output and every output one input, so it is one-to-one.",
  "is-one-to-one no": "Here one number belongs to two different partners, so it is not one-to-one.",
});

/** Two pairs that agree in one coordinate and differ in the other. */
function clash(
  pairs: Pairs,
  same: 0 | 1,
  budget: Budget,
): readonly (readonly [Expression, Expression])[] | null {
  const other = same === 0 ? 1 : 0;
  for (const [i, a] of pairs.entries()) {
    for (const b of pairs.slice(i + 1)) {
      budget.spend();
      if (compareExact(a[same], b[same], budget) === 0 && compareExact(a[other], b[other], budget) !== 0)
        return [a, b];
    }
  }
  return null;
}
