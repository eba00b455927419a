import "server-only";
import type { EngineSolution } from "./types";

const STEPS_MAX = 15;
const EVIDENCE_MAX = 4;

/** What a language model is told so that it explains this solution rather than its own. */
export function explainThis({ problem, result }: EngineSolution): string {
  const { read, steps, latex, evidence, verification } = result;
  const shown = steps
    .slice(0, STEPS_MAX)
    .map(({ title, latex, why }, at) => `${at + 1}. ${title} $${latex}$ (${why})`);
  const how = verification === "verified" ? "verified exactly" : "tried on several values, not proved";
  return [
    "The exact engine has worked the problem under discussion. While the student asks about it, explain this solution in your own words, with the same steps, numbers and answer; do not make another one. If they ask about something else, leave it aside.",
    `Problem: ${problem}\nRead as: ${read.instruction} $${read.latex}$`,
    `Steps:\n${shown.join("\n")}`,
    `Answer (${how}): $${latex}$`,
    ...(evidence.length > 0 ? [`Check: ${evidence.slice(0, EVIDENCE_MAX).join(" ")}`] : []),
  ].join("\n\n");
}
