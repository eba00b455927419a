import "server-only";
import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import type { z } from "zod";
import type { Database } from "@/server/db/types";
import type { Deps } from "@/server/deps";
import { AppError } from "@/server/errors/app-error";
import { BrandedError } from "@/server/errors/branded-error";
import { displayNameSchema } from "@/server/features/account/schema";
import { asUnchecked } from "@/server/features/chat/service";
import type { MessageParts } from "@/server/features/chat/types";
import { EXPORT_VERSION, FILE_TEXT_MAX } from "@/server/features/export/constants";
import {
  exportedChatSchema,
  exportedPlaceSchema,
  exportedReviewSchema,
  exportedSetSchema,
  exportedSolveSchema,
  resultSchema,
} from "@/server/features/export/schema";
import type { ExportedChat, ExportedSolve } from "@/server/features/export/types";
import { judgedAgain } from "@/server/features/practice/answers/service";
import { takeInReviews } from "@/server/features/practice/service";
import { takeInPlaces, takeInSets } from "@/server/features/practice/sets/service";
import { attemptSchema, problemTextSchema } from "@/server/features/solve/schema";
import { atRest } from "@/server/features/solve/service";
import type { StoredSolve } from "@/server/features/solve/types";
import { readJson } from "@/server/http/read-json";
import type { Engine } from "@/server/providers/engine/port";
import type { Seal } from "@/server/providers/seal/port";
import type { UserScope } from "@/server/session/scope";
import type { SolveResult } from "@/server/solver/outcome";
import { CHAT_SIZE_MAX, type ImportProblem } from "./constants";
import { type ItemKind, isWithin, parentPlaces, partOf, pastTime, placeOf, printable } from "./policy";
import {
  findChatHolders,
  findMessageIds,
  findSolveHolders,
  insertChats,
  insertSolves,
  inTransaction,
  updateMissingName,
} from "./repository";
import { anyFileSchema, fileShapeSchema } from "./schema";
import type { ImportOutcome, ImportResult, IncomingChat, IncomingWork } from "./types";

/** What importing takes beyond the product's common collaborators. */
export interface ImportDeps extends Deps {
  readonly seal: Seal;
}

/** Items read between two looks at what else the process has to do. */
const ITEMS_AT_ONCE = 20;

/** Takes a file of ours into an account: all of it, or nothing. What already exists is left alone, so that the same
 * file twice adds nothing. An item that this installation signed is kept to the letter. Of any other one only what
 * the student wrote is taken: the engine works the problem and checks the attempt again, judges what was typed in practice again, and a tutor's
 * reply counts as unchecked, so that no file can bring an answer that calls itself checked.
 * @param json the file's text */
export async function importWork(deps: ImportDeps, scope: UserScope, json: string): Promise<ImportResult> {
  try {
    const work = await readFile(deps, json);
    const outcome = await inTransaction(await deps.db(), (tx) => keep(deps, { db: tx, scope }, work));
    return { ok: true, outcome };
  } catch (error) {
    if (Refused.isInstance(error)) return { ok: false, problem: error.problem, part: error.part };
    throw error;
  }
}

/** Ends the reading of a file; never leaves this module. */
class Refused extends BrandedError {
  static readonly brand = "Refused";

  constructor(
    readonly problem: ImportProblem,
    readonly part: string | null = null,
  ) {
    super(problem);
  }
}

async function readFile(deps: ImportDeps, json: string): Promise<IncomingWork> {
  const content = await parsed(json);
  const known = anyFileSchema.safeParse(content);
  if (!known.success) throw new Refused("format");
  if (known.data.version > EXPORT_VERSION) throw new Refused("version");
  const shape = fileShapeSchema.safeParse(content);
  if (!shape.success) throw new Refused("damaged");
  const { profile, solves, chats, practice, practiceSets } = shape.data;
  const engine = boundedEngine(deps.engine);
  const name = displayNameSchema.safeParse(profile?.displayName);
  return {
    solves: await each(solves, (raw, index) => readSolve({ ...deps, engine }, raw, index)),
    chats: await each(chats, (raw, index) => readChat(deps, raw, index)),
    reviews: (await each(practice, (raw, index) => readReview({ ...deps, engine }, raw, index))).flat(),
    sets: await each(practiceSets.made, (raw, index) => readSet(deps, raw, index)),
    places: (await each(practiceSets.joined, (raw, index) => readPlace(deps, raw, index))).flat(),
    displayName: name.success ? name.data : null,
  };
}

async function parsed(json: string): Promise<unknown> {
  try {
    return await readJson(json);
  } catch (error) {
    if (error instanceof SyntaxError) throw new Refused("format");
    throw error;
  }
}

async function each<Item>(
  raw: readonly unknown[],
  read: (item: unknown, index: number) => Item | Promise<Item>,
): Promise<Item[]> {
  const items: Item[] = [];
  for (const [index, item] of raw.entries()) {
    if (index % ITEMS_AT_ONCE === 0) await setImmediate();
    items.push(await read(item, index));
  }
  return items;
}

/** The engine, as long as its time for one account lasts. */
function boundedEngine(engine: Engine): Engine {
  const bounded: Engine = {
    run: (job, input, signal) =>
      engine.run(job, input, signal).catch((error: unknown) => {
        if (AppError.isInstance(error) && error.code === "TOO_MANY_REQUESTS") throw new Refused("work");
        throw error;
      }),
    as: (caller) => boundedEngine(engine.as(caller)),
  };
  return bounded;
}

async function readSolve(deps: ImportDeps, raw: unknown, index: number): Promise<StoredSolve> {
  const item = accepted(exportedSolveSchema.safeParse(raw), "problem", index);
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
  const text = accepted(problemTextSchema.safeParse(item.text), "problem", index);
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
  deps: ImportDeps,
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
  { engine }: ImportDeps,
  problem: string,
  attempt: object,
  index: number,
): Promise<NonNullable<StoredSolve["attempt"]>> {
  const tried = accepted(attemptSchema.safeParse(attempt), "problem", index);
  if (tried.kind === "answer") {
    const check = await engine.run("checkAnswer", { problem, answer: tried.text });
    return { kind: tried.kind, text: tried.text, check };
  }
  const check = await engine.run("checkWorking", { problem, lines: tried.text });
  return { kind: tried.kind, text: tried.text.join("\n"), check };
}

function readChat({ seal, now }: ImportDeps, raw: unknown, index: number): IncomingChat {
  if (!isWithin(raw, CHAT_SIZE_MAX)) throw new Refused("long", `conversation ${index + 1}`);
  const item = accepted(exportedChatSchema.safeParse(raw), "conversation", index);
  const long = item.messages.findIndex(({ parts }) => !isWithin(parts, FILE_TEXT_MAX * 2));
  if (long >= 0) throw new Refused("long", `message ${long + 1} of conversation ${index + 1}`);
  const genuine = isGenuine(seal, raw);
  const time = (moment: string) => pastTime(moment, now());
  const said = item.messages.toSorted((one, other) => one.position - other.position);
  const places = parentPlaces(said);
  return {
    id: item.id,
    title: printable(item.title),
    solveId: item.solveId,
    mode: item.mode,
    headAt: said.find((message) => message.id === item.headId)?.position ?? null,
    createdAt: time(item.createdAt),
    updatedAt: time(item.updatedAt),
    messages: said.map(({ parentId: _before, ...message }, index) => ({
      ...message,
      parentAt: places[index] ?? null,
      parts: genuine ? message.parts : foreignParts(message),
      createdAt: time(message.createdAt),
    })),
  };
}

/** What came of a practice problem counts for the makers of sets too: it is taken in to the letter, or judged again. */
async function readReview(deps: ImportDeps, raw: unknown, index: number): Promise<IncomingWork["reviews"]> {
  const item = accepted(exportedReviewSchema.safeParse(raw), "practice problem", index);
  const review = isGenuine(deps.seal, raw) ? item : await judgedAgain(deps, item);
  if (!review) return [];
  const { skill, level, seed, text, events } = review;
  const createdAt = pastTime(item.createdAt, deps.now());
  const reviewedAt = item.reviewedAt === null ? null : pastTime(item.reviewedAt, deps.now());
  return [{ skill, level, seed, text: printable(text), events, createdAt, reviewedAt }];
}

function readSet({ now }: ImportDeps, raw: unknown, index: number): IncomingWork["sets"][number] {
  const item = accepted(exportedSetSchema.safeParse(raw), "practice set", index);
  return { ...item, createdAt: pastTime(item.createdAt, now()) };
}

/** A place counts for its set's maker: it is taken in to the letter or not at all. */
function readPlace({ seal, now }: ImportDeps, raw: unknown, index: number): IncomingWork["places"] {
  if (!isGenuine(seal, raw)) return [];
  const { token, name, problems, joinedAt } = accepted(
    exportedPlaceSchema.safeParse(raw),
    "place in a set",
    index,
  );
  return token ? [{ token, name, problems, joinedAt: pastTime(joinedAt, now()) }] : [];
}

function foreignParts(message: ExportedChat["messages"][number]): MessageParts {
  const written = message.parts.flatMap((part) =>
    part.type === "text" ? [{ ...part, text: printable(part.text) }] : [],
  );
  return message.role === "user" ? written : asUnchecked({ ...message, parentId: null, parts: written });
}

function accepted<Item>(read: z.ZodSafeParseResult<Item>, kind: ItemKind, index: number): Item {
  if (read.success) return read.data;
  throw new Refused("damaged", partOf(kind, index, read.error));
}

/** Whether an item is to the letter what this installation once wrote. */
function isGenuine(seal: Seal, raw: unknown): boolean {
  if (typeof raw !== "object" || raw === null || !("signature" in raw)) return false;
  const { signature, ...item } = raw;
  return typeof signature === "string" && seal.isOwn(written(item), signature);
}

/** An item's JSON; empty for one nested deeper than it can be written again, which is none of ours. */
function written(item: object): string {
  try {
    return JSON.stringify(item);
  } catch (error) {
    if (error instanceof RangeError) return "";
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
  const reviews = await takeInReviews(deps, { db, scope }, work.reviews);
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
  const renamed = (id: string) => derivedId(scope.userId, id);
  const holders = await find(db, scope, [...new Set(ids.flatMap((id) => [id, renamed(id)]))]);
  return new Map(
    ids.map((id) => {
      const place = placeOf(holders.get(id));
      if (place !== "rename") return [id, { id, isNew: place === "keep" }];
      return [id, { id: renamed(id), isNew: !holders.has(renamed(id)) }];
    }),
  );
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
  const taken = new Set(
    await findMessageIds(
      db,
      work.chats.flatMap(({ messages }) => messages.map(({ id }) => id)),
    ),
  );
  const free = (chat: string, { id, position }: { readonly id: string; readonly position: number }) => {
    const chosen = taken.has(id) ? derivedId(scope.userId, `${chat} ${position}`) : id;
    taken.add(chosen);
    return chosen;
  };
  return work.chats.flatMap((chat) => {
    const place = places.get(chat.id);
    if (!place?.isNew) return [];
    places.delete(chat.id);
    const messages = chat.messages.map((message) => ({ ...message, id: free(place.id, message) }));
    return [{ ...chat, id: place.id, messages }];
  });
}

/** An id that belongs to this account and this old id alone, in the form of a UUID. */
function derivedId(userId: string, id: string): string {
  const hex = createHash("sha256").update(`${userId} ${id}`).digest("hex");
  const version = `8${hex.slice(13, 16)}`;
  const variant = `a${hex.slice(17, 20)}`;
  return [hex.slice(0, 8), hex.slice(8, 12), version, variant, hex.slice(20, 32)].join("-");
}
