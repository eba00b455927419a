import type { AnswerValue, Check, Problem } from "../types";

/** Raises both bounds to the power again: the radicand must lie strictly between. */
export function verifyRootBounds(problem: Problem, value: AnswerValue): Check {
  if (problem.task !== "root-bounds" || value.kind !== "list" || value.items.length !== 2) return refuted;
  const bounds = value.items.map((item) =>
    item.kind === "number" && item.value.d === 1n ? item.value.n : null,
  );
  const [low, high] = bounds;
  if (low === null || low === undefined || high === null || high === undefined) return refuted;
  const { radicand, index } = problem;
  const raise = (base: bigint): bigint => (index === 2 ? base * base : base * base * base);
  if (low < 0n || high - low !== 1n || raise(low) >= radicand || raise(high) <= radicand) return refuted;
  const power = index === 2 ? "2" : "3";
  return {
    status: "verified",
    evidence: [
      `Raise the bounds again: $${low}^${power} = ${raise(low)}$ is below $${radicand}$, $${high}^${power} = ${raise(high)}$ is above it.`,
    ],
  };
}

const refuted: Check = { status: "refuted", reason: "The root does not lie between these numbers." };
