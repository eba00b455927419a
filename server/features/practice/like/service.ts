import "server-only";
import type { Deps } from "@/server/deps";
import { AppError } from "@/server/errors/app-error";
import { getSolve } from "@/server/features/solve/service";
import type { Scope } from "@/server/session/scope";
import { LIKE_COUNT } from "../constants";
import { isPractisable, skillAfter, stepThatFailed } from "../policy";
import type { FindLike, LikeView } from "../types";

const NO_STEP = "No step of this working failed. Check it again first.";
const NOT_OPEN = "There is nothing to practise yet. Open the answer of the problem first.";

/** Problems like one that the student had solved: of the skill that it is, or the same problem with other numbers.
 * @throws {AppError} NOT_FOUND for a problem that is not theirs, and before its answer is open */
export async function problemsLike(
  deps: Deps,
  scope: Scope,
  { id, round, again }: FindLike,
): Promise<LikeView> {
  const solve = await getSolve(deps, scope, id);
  if (again) return likeStep(deps, stepThatFailed(solve), round);
  const skill = skillAfter(solve);
  if (!skill && !isPractisable(solve)) throw new AppError("NOT_FOUND", { message: NOT_OPEN });
  const problems = skill
    ? await ofSkill(deps, skill.id, round)
    : await withOtherNumbers(deps, solve.text, round);
  return { skill, problems: problems.map((problem) => ({ ...problem, html: deps.typeset(problem.latex) })) };
}

/** Problems about the step alone: the line before it with other numbers. It is the student's own, and gives nothing away.
 * @throws {AppError} NOT_FOUND where no step failed */
async function likeStep(
  deps: Pick<Deps, "engine" | "typeset">,
  line: string | null,
  round: number,
): Promise<LikeView> {
  if (line === null) throw new AppError("NOT_FOUND", { message: NO_STEP });
  const problems = await withOtherNumbers(deps, line, round);
  return {
    skill: null,
    problems: problems.map((problem) => ({ ...problem, html: deps.typeset(problem.latex) })),
  };
}

async function ofSkill({ engine }: Pick<Deps, "engine">, skill: string, round: number) {
  const wanted = Array.from({ length: LIKE_COUNT }, () => ({ skill, level: 1 as const }));
  const made = (await engine.run("practiceSet", { wanted, seed: round })) ?? [];
  return made.map(({ text, instruction, latex, level, seed }) => {
    return { text, instruction, latex, problem: `${skill}.${level}.${seed}` };
  });
}

async function withOtherNumbers({ engine }: Pick<Deps, "engine">, problem: string, round: number) {
  const made = await engine.run("variants", { problem, level: 2, count: LIKE_COUNT, seed: round });
  return made.map(({ text, instruction, latex }) => ({ text, instruction, latex, problem: null }));
}
