import type { RealSet } from "../../expression/real-set";
import type { Derivation, Method, Step } from "../../types";
import { domain } from "../domain/method";
import { range } from "./method";

/** Domain and range of one function, one after the other. */
export const domainAndRange: Method = {
  id: "domain-and-range",
  tasks: ["domain-and-range"],
  work(problem, budget) {
    if (problem.task !== "domain-and-range") return null;
    const first = domain.work({ ...problem, task: "domain" }, budget);
    const second = first && range.work({ ...problem, task: "range" }, budget);
    const sets = [setOf(first), setOf(second)];
    const [inputs, outputs] = sets;
    if (!first || !second || !inputs || !outputs) return null;
    return {
      method: "domain-and-range",
      steps: [...labelled(first.steps, "Domain"), ...labelled(second.steps, "Range")],
      answer: {
        kind: "named-sets",
        sets: [
          { name: "domain", unknown: problem.unknown, set: inputs },
          { name: "range", unknown: "y", set: outputs },
        ],
      },
    };
  },
};

/** The last line is the set itself and says which one it is. */
const labelled = (steps: readonly Step[], name: string): Step[] =>
  steps.map((step, i) =>
    i === steps.length - 1 ? { ...step, latex: `\\text{${name}: } ${step.latex}` } : step,
  );

const setOf = (derivation: Derivation | null): RealSet | null =>
  derivation?.answer.kind === "set" ? derivation.answer.set : null;
