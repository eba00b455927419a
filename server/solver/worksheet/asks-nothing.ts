import type { Expression } from "../expression/ast";
import { limitBehind } from "../ledger";
import type { Limits } from "../limits";
import { isLiteralFraction } from "../parser/literal";
import type { ReadOutcome } from "../problem/read";
import { segment } from "../problem/segment";
import { withoutIdle } from "../rewording/headings";
import { readSettled } from "../settle";
import type { WrittenPart } from "./split";
import { refersToParts } from "./wordings";

/** Whether parts are answers to choose from, not problems: "What is 3 + 4? A) 5 B) 7". They are values without a word
 * of their own, under a question that is one without them. */
export function areChoices(parts: readonly WrittenPart[], limits: Limits): boolean {
  if (!parts.every(({ body }) => isWordless(body))) return false;
  const stem = withoutIdle(parts[0]?.stem ?? "");
  if (stem === "") return parts.every(({ body }) => asksNothing(body, limits));
  if (/\bwhich\b/i.test(stem)) return true;
  if (stem.endsWith("?") && !refersToParts(stem)) return true;
  return readable(stem, limits) !== null;
}

const LONGEST_UNIT = 3;

const isWordless = (body: string): boolean =>
  segment(body).every(({ kind, text }) => kind === "maths" || text.length <= LONGEST_UNIT);

/** Whether lines under no common request belong together rather than being problems each: one tells a value, or says
 * with several letters something of which another says more. */
export function standTogether(lines: readonly WrittenPart[], limits: Limits): boolean {
  if (lines[0]?.stem !== "") return false;
  if (lines.some(({ body }) => asksNothing(body, limits))) return true;
  const equations = lines.filter(({ body }) => body.includes("=")).map(({ body }) => lettersIn(body));
  return equations.some(
    (letters, place) =>
      letters.size > 1 &&
      equations.some((others, other) => other !== place && [...letters].some((letter) => others.has(letter))),
  );
}

const LETTER = /(?<![a-zA-Z\\])[a-zA-Z](?![a-zA-Z])/g;

const lettersIn = (line: string): ReadonlySet<string> => new Set(line.match(LETTER));

/** Whether a text only tells a value: "7", "3/4", "x = 7". */
function asksNothing(text: string, limits: Limits): boolean {
  const problem = readable(text, limits);
  if (problem === null) return true;
  if (problem.task === "calculate") return isValue(problem.expression);
  if (problem.task !== "solve") return false;
  const { left, right } = problem.equation;
  return left.kind === "symbol" && isValue(right);
}

const isValue = (node: Expression): boolean =>
  node.kind === "number" ||
  node.kind === "mixed" ||
  isLiteralFraction(node) ||
  (node.kind === "negation" && isValue(node.operand));

type ReadProblem = Extract<ReadOutcome, { ok: true }>["problem"];

function readable(text: string, limits: Limits): ReadProblem | null {
  try {
    const read = readSettled(text, limits);
    return read.ok ? read.problem : null;
  } catch (error) {
    if (limitBehind(error)) return null;
    throw error;
  }
}
