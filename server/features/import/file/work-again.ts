import "server-only";
import type { Deps } from "@/server/deps";
import { attemptSchema } from "@/server/features/solve/schema";
import { atRest } from "@/server/features/solve/service";
import type { StoredSolve } from "@/server/features/solve/types";
import type { SolveResult } from "@/server/solver/outcome";
import type { ForeignSolve } from "../types";
import { accepted } from "./refused";

type WorkDeps = Pick<Deps, "engine">;

/** Works a problem of a file that is not to the letter ours, and checks again what was tried.
 * @throws {Refused} */
export async function workAgain(
  deps: WorkDeps,
  { index, item, createdAt }: ForeignSolve,
): Promise<StoredSolve> {
  const { id, text, mode, answerRevealed, solveMs } = item;
  const result = atRest(await deps.engine.run("solve", text));
  const revealedSteps = Math.min(item.revealedSteps, result.steps.length);
  const attempt = item.attempt && (await recheck(deps, text, { id, ...item.attempt }, index));
  const partProgress = await progressAgain(deps, { item, result }, index);
  return {
    id,
    text,
    mode,
    result,
    revealedSteps,
    answerRevealed,
    attempt,
    partProgress,
    solveMs,
    createdAt,
  };
}

/** How far a file that is not ours says a student is with the parts of a worksheet: their tries are checked again. */
async function progressAgain(
  deps: WorkDeps,
  { item, result }: { readonly item: ForeignSolve["item"]; readonly result: SolveResult },
  index: number,
): Promise<StoredSolve["partProgress"]> {
  if (!result.parts || !item.partProgress) return null;
  const kept: Record<string, NonNullable<StoredSolve["partProgress"]>[string]> = {};
  for (const [place, part] of result.parts.entries()) {
    const told = item.partProgress[place];
    if (!told) continue;
    const { revealedSteps = 0, answerRevealed = false, attempt } = told;
    kept[place] = {
      revealedSteps: Math.min(revealedSteps, part.steps.length),
      answerRevealed,
      attempt: attempt && (await recheck(deps, part.text, { id: item.id, ...attempt }, index)),
    };
  }
  return kept;
}

async function recheck(
  { engine }: WorkDeps,
  problem: string,
  attempt: object,
  index: number,
): Promise<NonNullable<StoredSolve["attempt"]>> {
  const tried = accepted(attemptSchema.safeParse(attempt), { kind: "problem", index });
  if (tried.kind === "answer") {
    const check = await engine.run("checkAnswer", { problem, answer: tried.text });
    return { kind: tried.kind, text: tried.text, check };
  }
  const check = await engine.run("checkWorking", { problem, lines: tried.text });
  return { kind: tried.kind, text: tried.text.join("\n"), check };
}
