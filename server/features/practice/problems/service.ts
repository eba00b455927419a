import "server-only";
import { createHash } from "node:crypto";
import type { Deps } from "@/server/deps";
import { AppError } from "@/server/errors/app-error";
import { personOf, type Scope } from "@/server/session/scope";
import { findSkill } from "@/server/solver/practice/skills";
import type { PracticeProblem } from "@/server/solver/practice/types";
import { REMEMBERED_PROBLEMS } from "../constants";
import { listSeen } from "../repository";
import { levelOf } from "../scheduling/card";
import type { MadeError, ShownProblem, StoredCard } from "../types";

const NO_SKILL = "There is no such skill. Choose one from the map.";

interface WantedProblem {
  readonly skill: string;
  readonly card: StoredCard | null;
  readonly asChoice: boolean;
}

/** A problem of a skill that the student has not met, as hard as suits them; the same one until it is answered.
 * @param scope null for a visitor who has done nothing yet */
export async function problemOfSkill(
  deps: Deps,
  scope: Scope | null,
  { skill, card, asChoice }: WantedProblem,
): Promise<ShownProblem> {
  const seen = await seenBefore(deps, scope, skill);
  const seed = seedFor(scope, skill, card?.reviews ?? 0);
  const problem = await deps.engine.run("practiceProblem", { skill, level: levelOf(card), seed, seen });
  if (!problem) throw new AppError("SERVER_BUSY");
  return shownProblem(deps, problem, asChoice);
}

/** An easy problem of a skill in which an error can be made that was just made, for a student to try just that.
 * @throws {AppError} NOT_FOUND for a skill that does not exist */
export async function problemForError(
  deps: Deps,
  scope: Scope | null,
  { skill, misconception }: MadeError,
): Promise<ShownProblem> {
  if (!findSkill(skill)) throw new AppError("NOT_FOUND", { message: NO_SKILL });
  const seen = await seenBefore(deps, scope, skill);
  const seed = seedFor(scope, `${skill} ${misconception}`, seen.length);
  const problem = await deps.engine.run("practiceError", { skill, misconception, seed, seen });
  if (!problem) throw new AppError("SERVER_BUSY");
  return shownProblem(deps, problem, false);
}

async function seenBefore(
  deps: Pick<Deps, "db">,
  scope: Scope | null,
  skill: string,
): Promise<readonly string[]> {
  return scope ? listSeen(await deps.db(), scope, { skill, limit: REMEMBERED_PROBLEMS }) : [];
}

/** The seed of the problem of a skill that comes after so many: the same on every device. */
export const seedFor = (scope: Scope | null, skill: string, reviews: number): number =>
  seedOf(`${scope ? personOf(scope) : "visitor"} ${skill} ${reviews}`);

/** A number that is the same for the same text. */
const seedOf = (text: string): number => createHash("sha256").update(text).digest().readUInt32BE();

/** A problem as a page shows it.
 * @param asChoice whether answers are offered to choose from, where the problem is fit for that */
export async function shownProblem(
  { typeset, engine }: Pick<Deps, "typeset" | "engine">,
  problem: PracticeProblem,
  asChoice: boolean,
): Promise<ShownProblem> {
  const { skill, level, seed, text, instruction, latex } = problem;
  const name = findSkill(skill)?.name ?? skill;
  const offered = asChoice ? await engine.run("practiceChoices", problem) : [];
  const choices = offered.map((choice) => ({ ...choice, html: typeset(choice.latex) }));
  return { skill, name, level, seed, text, instruction, latex, html: typeset(latex), choices };
}
