import "server-only";
import type { Deps } from "@/server/deps";
import type { Seal } from "@/server/providers/seal/port";
import type { UserScope } from "@/server/session/scope";
import { keepWork } from "./file/keep-work";
import { readFile } from "./file/read-file";
import { Refused } from "./file/refused";
import { inTransaction } from "./repository";
import type { FileBytes, ImportResult } from "./types";

/** What importing takes beyond the product's common collaborators. */
export interface ImportDeps extends Deps {
  readonly seal: Seal;
}

/** Takes a file of ours into an account: all of it, or nothing. What already exists is left alone, so that the same
 * file twice adds nothing. An item that this installation signed is kept to the letter. Of any other one only what
 * the student wrote is taken: the engine works the problem and checks the attempt again, judges what was typed in practice again, and a tutor's
 * reply counts as unchecked, so that no file can bring an answer that calls itself checked.
 * @param file JSON in UTF-8; it is handed over */
export async function importWork(deps: ImportDeps, scope: UserScope, file: FileBytes): Promise<ImportResult> {
  try {
    const work = await readFile(deps, file);
    const outcome = await inTransaction(await deps.db(), (tx) => keepWork(deps, { db: tx, scope }, work));
    return { ok: true, outcome };
  } catch (error) {
    if (Refused.isInstance(error)) return { ok: false, problem: error.problem, part: error.part };
    throw error;
  }
}
