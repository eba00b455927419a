import type { Expression } from "../expression/ast";
import { evaluateComplex } from "../expression/evaluate-numeric";
import { nodesIn } from "../expression/nodes-in";
import { angleUnitOf, isBareAngle, isCircular } from "../parser/angle-unit";
import type { Problem, Task } from "../types";
import { unmetUnit } from "./asked-unit";
import { NO_PROOFS } from "./refusal";
import { leavesToldForm } from "./told-form";

const PROOF =
  /(?<![a-z])(?:prove|disprove|show that|justify (?:your|the|why|that|how)|(?<!\bor )explain (?:your|why|how|what|the))(?![a-z])/i;

/** Tasks whose methods look for their answers among the numbers that are asked for. */
const AMONG_NUMBERS: Readonly<Record<"real" | "complex", ReadonlySet<Task>>> = {
  real: new Set<Task>(["solve", "solve-system", "calculate", "inequality", "domain"]),
  complex: new Set<Task>(["solve", "calculate", "simplify", "expand", "evaluate"]),
};

/** What a text asks for and the task that was read does not give, as a sentence for the student; null when nothing is
 * left out. */
export function unmetRequest(problem: Problem): string | null {
  const { text, form, task } = problem;
  if (PROOF.test(text)) return NO_PROOFS;
  if (FINISHED.has(task) && hasLooseDots(text)) return "I can’t tell what the dots stand for.";
  if (hasMarkedBlank(text)) return "I can’t tell what is to be put in the blank.";
  if (form.domain && !AMONG_NUMBERS[form.domain].has(task))
    return `I can’t do this over the ${form.domain} numbers yet. Leave that out for the usual answer.`;
  if (isSlantAsked(problem))
    return "There is no horizontal asymptote here, but a slant one. Ask for the asymptotes.";
  if (leavesToldForm(problem)) return "I can’t write this in the form you ask for.";
  const unit = unmetUnit(problem);
  if (unit !== null) return `I can’t give the answer in ${unit}. Leave the unit out for the usual one.`;
  const nodes = nodesIn(problem);
  if (nodes.some(addsPercent))
    return "I can’t tell what the percentage is of. Write it as a multiplication, such as 15% * 80.";
  if (VALUES.has(task) && angleUnitOf(text) !== "radians" && nodes.some(takesBareAngle))
    return "I can’t tell whether the angle is in degrees or in radians. Write sin(45°) or sin(45 rad).";
  return null;
}

const FAR = [1e6, 2e6] as const;

/** Horizontal and vertical asymptotes are asked for, and far out the graph follows a line that is neither. */
function isSlantAsked(problem: Problem): boolean {
  if (problem.task !== "function-features" || problem.asked !== "asymptotes") return false;
  if (!problem.text.toLowerCase().includes("horizontal")) return false;
  const [near, far] = FAR.map(
    (x) => evaluateComplex(problem.body, new Map([[problem.unknown, { re: x, im: 0 }]]))?.re,
  );
  const slope = ((far ?? 0) - (near ?? 0)) / (FAR[1] - FAR[0]);
  return Math.abs(slope) > 1e-4;
}

/** Tasks in which nothing goes on. */
const FINISHED: ReadonlySet<Task> = new Set<Task>(["calculate", "simplify", "expand", "factor"]);

/** Dots behind mathematics, as where a sum goes on; behind an equation they only trail off. */
const hasLooseDots = (text: string): boolean =>
  /[\w)\]}$]\s?(?:\.{3,}|…|\\[lc]?dots(?![a-z]))/.test(text) && !text.includes("=");

/** What a number in a blank would be raised to or counted in: "= ?²", "= __%". */
const BLANKS: ReadonlySet<string> = new Set(["?", "_"]);
const MARKS: ReadonlySet<string> = new Set([..."²³⁴⁵⁶⁷⁸⁹%^°"]);

const hasMarkedBlank = (text: string): boolean =>
  [...text].some((sign, at, all) => MARKS.has(sign) && BLANKS.has(all[at - 1] ?? "") && all.includes("="));

/** Tasks in which a number may be an angle in either unit. */
const VALUES: ReadonlySet<Task> = new Set<Task>(["trigonometry", "calculate", "simplify", "evaluate"]);

const takesBareAngle = (node: Expression): boolean =>
  node.kind === "function" && isCircular(node.name) && node.args.every(isBareAngle);

/** A percentage beside something that is none, so that nothing says what it is a percentage of. */
function addsPercent(node: Expression): boolean {
  if (node.kind !== "sum") return false;
  const percents = node.terms.filter(isPercent).length;
  return percents > 0 && percents < node.terms.length;
}

const isPercent = (term: Expression): boolean =>
  term.kind === "percent" || (term.kind === "negation" && isPercent(term.operand));
