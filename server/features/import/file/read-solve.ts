import "server-only";
import type { Deps } from "@/server/deps";
import { exportedSolveSchema, resultSchema } from "@/server/features/export/schema";
import type { ExportedSolve } from "@/server/features/export/types";
import { attemptSchema, problemTextSchema } from "@/server/features/solve/schema";
import { atRest } from "@/server/features/solve/service";
import type { StoredSolve } from "@/server/features/solve/types";
import type { Seal } from "@/server/providers/seal/port";
import type { SolveResult } from "@/server/solver/outcome";
import { pastTime } from "../policy";
import { isGenuine } from "./is-genuine";
import { accepted } from "./refused";

type ReadDeps = Pick<Deps, "engine" | "now"> & { readonly seal: Seal };

/** Reads one problem.
 * @param index its place in the file, from 0
 * @throws {Refused} */
export async function readSolve(deps: ReadDeps, raw: unknown, index: number): Promise<StoredSolve> {
  const item = accepted(exportedSolveSchema.safeParse(raw), { kind: "problem", index });
  const result = isGenuine(deps.seal, raw) ? ownResult(deps.seal, item) : null;
  const createdAt = pastTime(item.createdAt, deps.now());
  const { id, mode, answerRevealed, solveMs } = item;
  if (result) {
    const { text, revealedSteps, attempt, partProgress } = item;
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
  const text = accepted(problemTextSchema.safeParse(item.text), { kind: "problem", index });
  const worked = atRest(await deps.engine.run("solve", text));
  const revealedSteps = Math.min(item.revealedSteps, worked.steps.length);
  const attempt = item.attempt && (await recheck(deps, text, { id, ...item.attempt }, index));
  const partProgress = await foreignProgress(deps, { item, worked }, index);
  return {
    id,
    text,
    mode,
    result: worked,
    revealedSteps,
    answerRevealed,
    attempt,
    partProgress,
    solveMs,
    createdAt,
  };
}

/** How far a file that is not ours says a student is with the parts of a worksheet: their tries are checked again. */
async function foreignProgress(
  deps: ReadDeps,
  { item, worked }: { readonly item: ExportedSolve; readonly worked: SolveResult },
  index: number,
): Promise<StoredSolve["partProgress"]> {
  if (!worked.parts || !item.partProgress) return null;
  const kept: Record<string, NonNullable<StoredSolve["partProgress"]>[string]> = {};
  for (const [place, part] of worked.parts.entries()) {
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

/** The result of a genuine item: as it is in the file, or concealed. */
function ownResult(seal: Seal, { result, sealed }: ExportedSolve): SolveResult | null {
  if (result) return result;
  const hidden = sealed === undefined ? null : seal.reveal(sealed);
  return hidden === null ? null : resultSchema.parse(JSON.parse(hidden));
}

async function recheck(
  { engine }: ReadDeps,
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
