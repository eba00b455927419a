import "server-only";
import type { Deps } from "@/server/deps";
import { AppError } from "@/server/errors/app-error";
import { displayNameSchema } from "@/server/features/account/schema";
import {
  EXPORT_VERSION,
  FILE_CHATS_MAX,
  FILE_MESSAGES_MAX,
  FILE_REVIEWS_MAX,
  FILE_SETS_MAX,
  FILE_SOLVES_MAX,
} from "@/server/features/export/constants";
import {
  exportedPlaceSchema,
  exportedReviewSchema,
  exportedSetSchema,
} from "@/server/features/export/schema";
import { judgedAgain } from "@/server/features/practice/answers/service";
import { type CutJson, type CutPlan, cutJson, type Piece } from "@/server/http/json/cut";
import type { Engine } from "@/server/providers/engine/port";
import type { Seal } from "@/server/providers/seal/port";
import { AROUND_LIMITS, ITEM_LIMITS } from "../constants";
import { type ItemKind, partOf, pastTime, printable } from "../policy";
import { formatSchema, profileSchema, versionSchema } from "../schema";
import type { IncomingWork } from "../types";
import { isGenuine } from "./is-genuine";
import { readChat } from "./read-chat";
import { readSolve } from "./read-solve";
import { accepted, fitting, Refused } from "./refused";

type ReadDeps = Pick<Deps, "engine" | "now"> & { readonly seal: Seal };

/** Where a file of ours is cut. What is not named is looked through and never made. */
const PLAN: CutPlan = {
  members: {
    format: {},
    version: {},
    profile: {},
    solves: { items: {}, most: FILE_SOLVES_MAX },
    chats: { items: { members: { messages: { items: {}, most: FILE_MESSAGES_MAX } } }, most: FILE_CHATS_MAX },
    practice: { items: {}, most: FILE_REVIEWS_MAX },
    practiceSets: {
      members: { made: { items: {}, most: FILE_SETS_MAX }, joined: { items: {}, most: FILE_SETS_MAX } },
    },
  },
};

/** Reads a file of ours: all of it is looked through before anything of it is made, and then one item after the other is
 * made, held against its schema and counted, so that no file holds more of the process than its largest item may.
 * @param bytes JSON in UTF-8
 * @throws {Refused} */
export async function readFile(deps: ReadDeps, bytes: Uint8Array): Promise<IncomingWork> {
  const file = await cut(bytes);
  await assertOurs(file);
  const bounded = { ...deps, engine: boundedEngine(deps.engine) };
  const { root } = file;
  const sets = root.members?.get("practiceSets");
  const [made, joined] = [sets?.members?.get("made"), sets?.members?.get("joined")];
  if (sets && !sets.members) throw new Refused("damaged");
  const lists = {
    solves: listed(root.members?.get("solves")),
    chats: listed(root.members?.get("chats")),
    practice: listed(root.members?.get("practice"), true),
    made: listed(made, !sets),
    joined: listed(joined, true),
  };
  const displayName = await nameIn(file);
  return {
    solves: await each(file, { pieces: lists.solves, kind: "problem" }, (raw, index) =>
      readSolve(bounded, raw, index),
    ),
    chats: await chatsIn(deps, file, lists.chats),
    reviews: (
      await each(file, { pieces: lists.practice, kind: "practice problem" }, (raw, index) =>
        readReview(bounded, raw, index),
      )
    ).flat(),
    sets: await each(file, { pieces: lists.made, kind: "practice set" }, (raw, index) =>
      readSet(deps, raw, index),
    ),
    places: (
      await each(file, { pieces: lists.joined, kind: "place in a set" }, (raw, index) =>
        readPlace(deps, raw, index),
      )
    ).flat(),
    displayName,
  };
}

async function cut(bytes: Uint8Array): Promise<CutJson> {
  try {
    return await fitting(cutJson(bytes, PLAN), "damaged");
  } catch (error) {
    throw error instanceof SyntaxError ? new Refused("format") : error;
  }
}

async function assertOurs({ root, make }: CutJson): Promise<void> {
  const made = async (name: string) => {
    const piece = root.members?.get(name);
    return piece && fitting(make(piece, AROUND_LIMITS), "format");
  };
  const version = versionSchema.safeParse(await made("version"));
  if (!formatSchema.safeParse(await made("format")).success || !version.success) throw new Refused("format");
  if (version.data > EXPORT_VERSION) throw new Refused("version");
}

async function nameIn({ root, make }: CutJson): Promise<string | null> {
  const piece = root.members?.get("profile");
  const read = profileSchema.safeParse(piece && (await fitting(make(piece, AROUND_LIMITS), "damaged")));
  if (!read.success) throw new Refused("damaged");
  const name = displayNameSchema.safeParse(read.data?.displayName);
  return name.success ? name.data : null;
}

function listed(piece: Piece | undefined, mayBeAbsent = false): readonly Piece[] {
  if (!piece && mayBeAbsent) return [];
  if (!piece?.items) throw new Refused("damaged");
  return piece.items;
}

interface ItemList {
  readonly pieces: readonly Piece[];
  readonly kind: ItemKind;
}

async function each<Item>(
  { make }: CutJson,
  { pieces, kind }: ItemList,
  read: (raw: unknown, index: number) => Item | Promise<Item>,
): Promise<Item[]> {
  const items: Item[] = [];
  for (const [index, piece] of pieces.entries()) {
    const raw = await fitting(make(piece, ITEM_LIMITS), "damaged", partOf(kind, index, ""));
    items.push(await read(raw, index));
  }
  return items;
}

async function chatsIn(
  deps: ReadDeps,
  file: CutJson,
  pieces: readonly Piece[],
): Promise<IncomingWork["chats"]> {
  const chats: IncomingWork["chats"][number][] = [];
  for (const [index, piece] of pieces.entries()) chats.push(await readChat(deps, file, piece, index));
  return chats;
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

/** What came of a practice problem counts for the makers of sets too: it is taken in to the letter, or judged again. */
async function readReview(deps: ReadDeps, raw: unknown, index: number): Promise<IncomingWork["reviews"]> {
  const item = accepted(exportedReviewSchema.safeParse(raw), { kind: "practice problem", index });
  const review = isGenuine(deps.seal, raw) ? item : await judgedAgain(deps, item);
  if (!review) return [];
  const { skill, level, seed, text, events } = review;
  const createdAt = pastTime(item.createdAt, deps.now());
  const reviewedAt = item.reviewedAt === null ? null : pastTime(item.reviewedAt, deps.now());
  return [{ skill, level, seed, text: printable(text), events, createdAt, reviewedAt }];
}

function readSet({ now }: ReadDeps, raw: unknown, index: number): IncomingWork["sets"][number] {
  const item = accepted(exportedSetSchema.safeParse(raw), { kind: "practice set", index });
  return { ...item, createdAt: pastTime(item.createdAt, now()) };
}

/** A place counts for its set's maker: it is taken in to the letter or not at all. */
function readPlace({ seal, now }: ReadDeps, raw: unknown, index: number): IncomingWork["places"] {
  if (!isGenuine(seal, raw)) return [];
  const place = accepted(exportedPlaceSchema.safeParse(raw), { kind: "place in a set", index });
  const { token, name, problems, joinedAt } = place;
  return token ? [{ token, name, problems, joinedAt: pastTime(joinedAt, now()) }] : [];
}
