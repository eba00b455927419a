import "server-only";
import { checkAnswer } from "@/server/solver/check/check";
import { symbolsOf } from "@/server/solver/expression/walk";
import { LimitReached, type Problem } from "@/server/solver/types";
import { isRewriting } from "./attempt";
import { checkSolution } from "./check-solution";
import { checkValue } from "./check-value";
import { readClaims } from "./claim";
import type { Worked } from "./types";

/** Judges an answer a student proposes, by exact arithmetic.
 * @param claim the proposed answer as written: "x = 3", "12", "(x+2)(x+3)", "no solution"
 * @returns null when the claim cannot be read as an answer to this problem */
export function checkClaim(claim: string, worked: Worked): string | null {
  try {
    if (/\bno (real )?(solutions?|roots?)$/i.test(claim.trim())) return checkNone(worked);
    const claims = readClaims(claim);
    if (!claims) return null;
    const { problem } = worked;
    const { task } = problem;
    if (task === "solve") {
      const fits =
        claims.every(({ name }) => name === null || name === problem.unknown) && claims.every(isConstant);
      return fits ? checkSolution(alternatives(claims, problem.unknown), problem, worked.result) : null;
    }
    if (task === "solve-system") return checkPoint(claims, problem, worked);
    if (task === "inequality" && claims.every(isConstant)) return ONE_NUMBER;
    const [only] = claims;
    if (!only || claims.length > 1 || !(only.name === null || oneLetter(only.name)))
      return checkByProblem(claim, worked);
    return otherForm(claim, worked) ?? checkValue(only.value, worked) ?? checkByProblem(claim, worked);
  } catch (error) {
    if (LimitReached.isInstance(error))
      return "The numbers in that answer are too large for me to check safely.";
    throw error;
  }
}

/** A number that is right but for its form: "4/6", "40" for a percentage. */
function otherForm(claim: string, worked: Worked): string | null {
  const { verdict, message } = isRewriting(worked) ? NOTHING : checkAnswer(worked.text, claim);
  return verdict === "right-wrong-form" ? `**Right.** ${message}` : null;
}
const NOTHING = { verdict: null, message: "" } as const;

/** Amounts and other answers that are no plain expression, by the problem itself.
 * @returns null where it cannot be told */
function checkByProblem(claim: string, { text, result }: Worked): string | null {
  const { verdict, message, differs } = checkAnswer(text, claim);
  if (verdict === "right") return ["**Right.**", ...result.evidence].join(" ");
  if (verdict === "right-wrong-form") return `**Right.** ${message}`;
  return verdict === "wrong" || differs
    ? "**Not quite.** The problem comes to something else. Would you like a hint?"
    : null;
}

/** What an inequality asks for is a set. */
const ONE_NUMBER =
  "**Not quite.** An inequality is true for many numbers, and not for one alone. Say which: write the letter, a sign such as $<$, and the number where they end.";

type Claims = NonNullable<ReturnType<typeof readClaims>>;

const isConstant = ({ value }: Claims[number]): boolean => symbolsOf(value).length === 0;

const oneLetter = (name: string): boolean => name.length === 1;

const alternatives = (claims: Claims, unknown: string) =>
  claims.map(({ value }) => new Map([[unknown, value]]));

function checkPoint(claims: Claims, problem: Extract<Problem, { task: "solve-system" }>, worked: Worked) {
  if (!claims.every(isConstant)) return null;
  const unnamed = claims.every(({ name }) => name === null) && claims.length === problem.unknowns.length;
  const point = new Map(claims.map(({ name, value }, at) => [name ?? problem.unknowns[at] ?? "", value]));
  if (!unnamed && claims.some(({ name }) => name === null || !problem.unknowns.includes(name))) return null;
  const missing = problem.unknowns.filter((name) => !point.has(name));
  if (missing.length > 0)
    return `I also need a value for ${missing.map((name) => `$${name}$`).join(" and ")} to check this.`;
  return checkSolution([point], problem, worked.result);
}

function checkNone({ result, problem }: Worked): string | null {
  if (problem.task !== "solve" && problem.task !== "solve-system") return null;
  if (result.status === "no-solution")
    return ["**Right.** There is no solution.", ...result.evidence].join(" ");
  return "**Not quite.** There is at least one solution. Ask for a hint if you want help finding it.";
}
