import "server-only";
import { createHash } from "node:crypto";
import type { Database } from "@/server/db/types";
import type { Deps } from "@/server/deps";
import { takeInReviews } from "@/server/features/practice/service";
import { takeInPlaces, takeInSets } from "@/server/features/practice/sets/service";
import { takeTurn } from "@/server/http/json/turns";
import type { Seal } from "@/server/providers/seal/port";
import type { UserScope } from "@/server/session/scope";
import { readFile } from "./file/read-file";
import { Refused } from "./file/refused";
import { batches, placeOf } from "./policy";
import {
  findChatHolders,
  findMessageIds,
  findSolveHolders,
  insertChats,
  insertSolves,
  inTransaction,
  updateMissingName,
} from "./repository";
import type { ImportOutcome, ImportResult, IncomingChat, IncomingWork } from "./types";

/** What importing takes beyond the product's common collaborators. */
export interface ImportDeps extends Deps {
  readonly seal: Seal;
}

/** What is computed for a batch of rows before they are written, as `takeTurn` counts. */
const BATCH_COST = 64 * 1024;

/** Takes a file of ours into an account: all of it, or nothing. What already exists is left alone, so that the same
 * file twice adds nothing. An item that this installation signed is kept to the letter. Of any other one only what
 * the student wrote is taken: the engine works the problem and checks the attempt again, judges what was typed in practice again, and a tutor's
 * reply counts as unchecked, so that no file can bring an answer that calls itself checked.
 * @param file JSON in UTF-8 */
export async function importWork(
  deps: ImportDeps,
  scope: UserScope,
  file: Uint8Array,
): Promise<ImportResult> {
  try {
    const work = await readFile(deps, file);
    const outcome = await inTransaction(await deps.db(), (tx) => keep(deps, { db: tx, scope }, work));
    return { ok: true, outcome };
  } catch (error) {
    if (Refused.isInstance(error)) return { ok: false, problem: error.problem, part: error.part };
    throw error;
  }
}

async function keep(
  deps: Pick<Deps, "newId">,
  { db, scope }: { readonly db: Database; readonly scope: UserScope },
  work: IncomingWork,
): Promise<ImportOutcome> {
  if (work.displayName !== null) await updateMissingName(db, scope, work.displayName);
  const solveIds = await solvePlaces(db, scope, work);
  const solves = work.solves.flatMap((solve) => {
    const place = solveIds.get(solve.id);
    return place?.isNew ? [{ ...solve, id: place.id }] : [];
  });
  const kept = await insertSolves(db, scope, solves);
  const chats = await newChats(db, scope, work);
  const about = (id: string | null) => (id === null ? null : (solveIds.get(id)?.id ?? null));
  const placed = chats.map((chat) => ({ ...chat, solveId: about(chat.solveId) }));
  const keptChats = await insertChats(db, scope, placed);
  let reviews = 0;
  for (const some of batches(work.reviews)) {
    await takeTurn(BATCH_COST);
    reviews += await takeInReviews(deps, { db, scope }, some);
  }
  const sets = await takeInSets(deps, { db, scope }, work.sets);
  const places = await takeInPlaces(deps, { db, scope }, work.places);
  const offered = work.solves.length + work.chats.length + work.reviews.length + work.sets.length;
  const known = offered - kept - keptChats - reviews - sets;
  const practised = {
    ...(reviews > 0 ? { reviews } : {}),
    ...(sets > 0 ? { sets } : {}),
    ...(places > 0 ? { places } : {}),
  };
  return { solves: kept, chats: keptChats, ...practised, known };
}

interface Place {
  readonly id: string;
  readonly isNew: boolean;
}

type FindHolders = typeof findSolveHolders;

/** Where the ids of a file lead in this account: an id nobody has is kept; one that is the account's own means
 * what is there; one that belongs to another account becomes a new one, always the same one for the same account. */
async function placesOf(
  ids: readonly string[],
  { db, scope, find }: { readonly db: Database; readonly scope: UserScope; readonly find: FindHolders },
): Promise<Map<string, Place>> {
  const places = new Map<string, Place>();
  for (const some of batches(ids)) {
    await takeTurn(BATCH_COST);
    const renamed = new Map(some.map((id) => [id, derivedId(scope.userId, id)]));
    const holders = await find(db, scope, [...new Set([...renamed].flat())]);
    for (const [id, other] of renamed) {
      const place = placeOf(holders.get(id));
      if (place !== "rename") places.set(id, { id, isNew: place === "keep" });
      else places.set(id, { id: other, isNew: !holders.has(other) });
    }
  }
  return places;
}

/** The places of a file's problems and of those its conversations are about; the latter only where they lead to one. */
async function solvePlaces(
  db: Database,
  scope: UserScope,
  work: IncomingWork,
): Promise<ReadonlyMap<string, Place>> {
  const inFile = new Set(work.solves.map(({ id }) => id));
  const mentioned = work.chats.flatMap(({ solveId }) => solveId ?? []);
  const places = await placesOf([...inFile, ...mentioned], { db, scope, find: findSolveHolders });
  for (const id of mentioned) if (!inFile.has(id) && places.get(id)?.isNew) places.delete(id);
  return places;
}

/** The conversations that are not here yet, under ids that are free. */
async function newChats(db: Database, scope: UserScope, work: IncomingWork): Promise<IncomingChat[]> {
  const places = await placesOf(
    work.chats.map(({ id }) => id),
    { db, scope, find: findChatHolders },
  );
  const taken = new Set<string>();
  const free = (chat: string, { id, position }: { readonly id: string; readonly position: number }) => {
    const chosen = taken.has(id) ? derivedId(scope.userId, `${chat} ${position}`) : id;
    taken.add(chosen);
    return chosen;
  };
  const placed: IncomingChat[] = [];
  for (const chat of work.chats) {
    const place = places.get(chat.id);
    if (!place?.isNew) continue;
    places.delete(chat.id);
    await takeTurn(BATCH_COST);
    const ids = chat.messages.map(({ id }) => id);
    for (const id of await findMessageIds(db, ids)) taken.add(id);
    const messages = chat.messages.map((message) => ({ ...message, id: free(place.id, message) }));
    placed.push({ ...chat, id: place.id, messages });
  }
  return placed;
}

/** An id that belongs to this account and this old id alone, in the form of a UUID. */
function derivedId(userId: string, id: string): string {
  const hex = createHash("sha256").update(`${userId} ${id}`).digest("hex");
  const version = `8${hex.slice(13, 16)}`;
  const variant = `a${hex.slice(17, 20)}`;
  return [hex.slice(0, 8), hex.slice(8, 12), version, variant, hex.slice(20, 32)].join("-");
}
