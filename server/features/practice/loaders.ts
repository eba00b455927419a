import "server-only";
import { notFound } from "next/navigation";
import { AppError } from "@/server/errors/app-error";
import type { SolveView } from "@/server/features/solve/types";
import { pageDeps, pageScope } from "@/server/request-context/page-context";
import { skillLike } from "@/server/solver/practice/skill-like";
import type { Skill } from "@/server/solver/practice/types";
import { turnSchema } from "./schema";
import { getTurn, listSkills } from "./service";
import type { SkillsView, Turn } from "./types";

/** What the visitor can practise, and how well they know it.
 * Call it inside a Suspense boundary: it waits for the request. */
export async function loadSkills(): Promise<SkillsView> {
  return listSkills(await pageDeps(), await pageScope());
}

/** A turn of a session. Shows the not-found page for what does not exist.
 * @param wanted as the address says it: `skill` is absent for a session of what is due, `place` is from 0, `problem` names
 *   one that was begun */
export async function loadTurn(wanted: {
  readonly skill?: string;
  readonly place: number;
  readonly problem?: string;
}): Promise<Turn> {
  const asked = turnSchema.safeParse(wanted);
  if (!asked.success) notFound();
  try {
    return await getTurn(await pageDeps(), await pageScope(), asked.data);
  } catch (error) {
    if (AppError.isInstance(error) && error.code === "NOT_FOUND") notFound();
    throw error;
  }
}

/** What to practise after a solution; null before its answer is open, since a skill's name can be a hint, and where nothing
 * that one can practise is like it. */
export function skillAfter({
  status,
  answerRevealed,
  read,
  steps,
}: Pick<SolveView, "status" | "answerRevealed" | "read" | "steps">): Pick<Skill, "id" | "name"> | null {
  return status === "solved" && answerRevealed ? skillLike({ ...read, steps }) : null;
}
