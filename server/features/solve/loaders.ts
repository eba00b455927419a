import "server-only";
import { notFound } from "next/navigation";
import type { z } from "zod";
import { getDeps } from "@/server/composition/compose";
import { getTutorDeps } from "@/server/composition/tutor-deps";
import { AppError } from "@/server/errors/app-error";
import { withFallback } from "@/server/request-context/fallback";
import { pageDeps, pageScope } from "@/server/request-context/page-context";
import { listSolvesSchema, solveIdSchema } from "./schema";
import { getSolve, listMistakes, listSolves } from "./service";
import type { Mistake, SolvePage, SolveView } from "./types";

const NO_SOLVES: SolvePage = { items: [], nextCursor: null };

/** A problem for its page. Shows the not-found page for a problem that does not exist or belongs to someone else.
 * Call it inside a Suspense boundary: it waits for the request. */
export async function loadSolve(id: string): Promise<SolveView> {
  const scope = await pageScope();
  if (!scope || !solveIdSchema.safeParse(id).success) notFound();
  try {
    return await getSolve(await pageDeps(), scope, id);
  } catch (error) {
    if (AppError.isInstance(error) && error.code === "NOT_FOUND") notFound();
    throw error;
  }
}

/** Whether a language model is there that can read what the engine cannot. */
export const hasModelReader = (): boolean => getTutorDeps().chatModel.kind === "language-model";

/** One page of the visitor's problems, newest first; empty for a visitor who has made nothing yet, and for a
 * cursor that is none.
 * Call it inside a Suspense boundary: it waits for the request.
 * @param options `cursor` is the `nextCursor` of the page before; what is none is as if there were nothing */
export async function loadSolves(options: z.input<typeof listSolvesSchema> = {}): Promise<SolvePage> {
  const scope = await pageScope();
  const page = listSolvesSchema.safeParse({ ...options, typeset: true });
  return scope && page.success ? listSolves(getDeps(), scope, page.data) : NO_SOLVES;
}

/** The visitor's commonest mistakes; none for a visitor who has made nothing yet, and while nobody can tell.
 * Call it inside a Suspense boundary: it waits for the request. */
export function loadMistakes(): Promise<readonly Mistake[]> {
  return withFallback(ownMistakes(), []);
}

async function ownMistakes(): Promise<readonly Mistake[]> {
  const scope = await pageScope();
  return scope ? listMistakes(getDeps(), scope) : [];
}
