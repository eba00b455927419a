import "server-only";
import { createHash } from "node:crypto";
import type { Database } from "@/server/db/types";
import type { Deps } from "@/server/deps";
import { asUnchecked } from "@/server/features/chat/service";
import type { MessageParts } from "@/server/features/chat/types";
import { takeInReviews } from "@/server/features/practice/service";
import { takeInPlaces, takeInSets } from "@/server/features/practice/sets/service";
import type { StoredSolve } from "@/server/features/solve/types";
import { takeTurn } from "@/server/http/json/turns";
import type { UserScope } from "@/server/session/scope";
import { PACK_COST } from "../constants";
import { batches, placeOf } from "../policy";
import {
  findChatHolders,
  findMessageIds,
  findSolveHolders,
  insertChat,
  insertMessages,
  insertSolves,
  updateMissingName,
} from "../repository";
import type { ImportOutcome, IncomingChat, IncomingMessage, IncomingWork, PackedRows } from "../types";
import { unpack } from "./packs";

type KeepDeps = Pick<Deps, "newId">;

interface Account {
  /** A transaction. */
  readonly db: Database;
  readonly scope: UserScope;
}

/** Keeps what was read of a file, a pack in a turn of the event loop. */
export async function keepWork(
  deps: KeepDeps,
  account: Account,
  { packs, displayName }: IncomingWork,
): Promise<ImportOutcome> {
  if (displayName !== null) await updateMissingName(account.db, account.scope, displayName);
  const keeper = new Keeper(deps, account);
  for (const some of packs)
    for (const span of some.spans) {
      await takeTurn(PACK_COST);
      await keeper.keep(unpack(some, span));
    }
  return keeper.outcome();
}

interface Place {
  readonly id: string;
  readonly isNew: boolean;
}

interface OpenChat {
  readonly id: string;
  readonly genuine: boolean;
  /** By their places. */
  readonly messageIds: ReadonlyMap<number, string>;
}

class Keeper {
  private readonly kept = { solves: 0, chats: 0, reviews: 0, sets: 0, places: 0, known: 0 };
  /** Where the ids of the file's problems lead. */
  private readonly solves = new Map<string, Place>();
  private readonly chatIds = new Set<string>();
  /** The conversations whose messages come now, by their places in the file. */
  private readonly open = new Map<number, OpenChat>();

  constructor(
    private readonly deps: KeepDeps,
    private readonly account: Account,
  ) {}

  async keep(packed: PackedRows): Promise<void> {
    const { db, scope } = this.account;
    if (packed.kind === "solves") return this.keepSolves(packed.rows);
    if (packed.kind === "chats") return this.keepChats(packed.rows);
    if (packed.kind === "messages") return this.keepMessages(packed.rows);
    if (packed.kind === "places")
      this.kept.places += await takeInPlaces(this.deps, { db, scope }, packed.rows);
    else if (packed.kind === "reviews")
      this.count("reviews", packed.rows, await takeInReviews(this.deps, { db, scope }, packed.rows));
    else if (packed.kind === "sets")
      this.count("sets", packed.rows, await takeInSets(this.deps, { db, scope }, packed.rows));
    else throw new Error("it was not worked again");
  }

  outcome(): ImportOutcome {
    const { solves, chats, known, reviews, sets, places } = this.kept;
    const practised = {
      ...(reviews > 0 ? { reviews } : {}),
      ...(sets > 0 ? { sets } : {}),
      ...(places > 0 ? { places } : {}),
    };
    return { solves, chats, ...practised, known };
  }

  private count(what: "solves" | "reviews" | "sets", offered: readonly unknown[], kept: number): void {
    this.kept[what] += kept;
    this.kept.known += offered.length - kept;
  }

  private async keepSolves(rows: readonly StoredSolve[]): Promise<void> {
    const { db, scope } = this.account;
    const fresh = rows.filter(({ id }) => !this.solves.has(id));
    const places = await this.placesOf(
      fresh.map(({ id }) => id),
      findSolveHolders,
    );
    const incoming = fresh.flatMap((solve) => {
      const place = this.solves.has(solve.id) ? undefined : places.get(solve.id);
      if (place) this.solves.set(solve.id, place);
      return place?.isNew ? [{ ...solve, id: place.id }] : [];
    });
    this.count("solves", rows, await insertSolves(db, scope, incoming));
  }

  private async keepChats(rows: readonly IncomingChat[]): Promise<void> {
    const { db, scope } = this.account;
    this.open.clear();
    const fresh = rows.filter(({ id }) => !this.chatIds.has(id));
    const places = await this.placesOf(
      fresh.map(({ id }) => id),
      findChatHolders,
    );
    await this.findMentioned(fresh);
    const taken = new Set(
      await findMessageIds(
        db,
        fresh.flatMap(({ messageIds }) => messageIds),
      ),
    );
    let kept = 0;
    for (const chat of fresh) {
      const place = places.get(chat.id);
      if (this.chatIds.has(chat.id) || !place?.isNew) continue;
      this.chatIds.add(chat.id);
      const messageIds = this.freeIds(place.id, chat, taken);
      const headId = chat.headAt === null ? null : (messageIds.get(chat.headAt) ?? null);
      const solveId = chat.solveId === null ? null : (this.solves.get(chat.solveId)?.id ?? null);
      if (!(await insertChat(db, scope, { ...chat, id: place.id, solveId, headId }))) continue;
      this.open.set(chat.index, { id: place.id, genuine: chat.genuine, messageIds });
      kept += 1;
    }
    this.kept.chats += kept;
    this.kept.known += rows.length - kept;
  }

  /** The problems that conversations are about and that are not in the file: only where they lead to one. */
  private async findMentioned(chats: readonly IncomingChat[]): Promise<void> {
    const mentioned = chats.flatMap(({ solveId }) => solveId ?? []).filter((id) => !this.solves.has(id));
    for (const [id, place] of await this.placesOf(mentioned, findSolveHolders))
      if (!place.isNew) this.solves.set(id, place);
  }

  /** Ids for the messages of a conversation that nobody has. */
  private freeIds(
    chat: string,
    { messageIds, positions }: IncomingChat,
    taken: Set<string>,
  ): Map<number, string> {
    const ids = new Map<number, string>();
    for (const [at, id] of messageIds.entries()) {
      const position = positions[at] ?? at;
      const chosen = taken.has(id) ? derivedId(this.account.scope.userId, `${chat} ${position}`) : id;
      taken.add(chosen);
      ids.set(position, chosen);
    }
    return ids;
  }

  private async keepMessages(rows: readonly IncomingMessage[]): Promise<void> {
    const { db } = this.account;
    for (const [index, { id: chatId, genuine, messageIds }] of this.open) {
      const own = rows.filter(({ chat }) => chat === index);
      if (own.length === 0) continue;
      const incoming = own.map((message) => ({
        ...message,
        id: messageIds.get(message.position) ?? message.id,
        parentId: message.parentAt === null ? null : (messageIds.get(message.parentAt) ?? null),
        parts: genuine ? message.parts : partsOfForeign(message),
      }));
      await insertMessages(db, chatId, incoming);
    }
  }

  /** Where the ids of a file lead in this account: an id nobody has is kept; one that is the account's own means
   * what is there; one that belongs to another account becomes a new one, always the same one for the same account. */
  private async placesOf(ids: readonly string[], find: typeof findSolveHolders): Promise<Map<string, Place>> {
    const { db, scope } = this.account;
    const places = new Map<string, Place>();
    for (const some of batches(ids)) {
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
}

const partsOfForeign = (message: IncomingMessage): MessageParts =>
  message.role === "user" ? message.parts : asUnchecked({ ...message, parentId: null });

/** An id that belongs to this account and this old id alone, in the form of a UUID. */
function derivedId(userId: string, id: string): string {
  const hex = createHash("sha256").update(`${userId} ${id}`).digest("hex");
  const version = `8${hex.slice(13, 16)}`;
  const variant = `a${hex.slice(17, 20)}`;
  return [hex.slice(0, 8), hex.slice(8, 12), version, variant, hex.slice(20, 32)].join("-");
}
