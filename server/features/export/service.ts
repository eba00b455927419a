import "server-only";
import { setImmediate } from "node:timers/promises";
import type { Database } from "@/server/db/types";
import type { Deps } from "@/server/deps";
import { billingRecord } from "@/server/features/billing/service";
import { shownBranch } from "@/server/features/chat/service";
import { reviewsToKeep } from "@/server/features/practice/service";
import { setsToKeep } from "@/server/features/practice/sets/service";
import { referralStanding } from "@/server/features/referral/service";
import { keptProblems, mayShowAnswer } from "@/server/features/solve/service";
import type { StoredSolve } from "@/server/features/solve/types";
import { formatDay } from "@/server/format";
import type { Seal } from "@/server/providers/seal/port";
import type { Scope } from "@/server/session/scope";
import { EXPORT_FORMAT, EXPORT_VERSION } from "./constants";
import { chatMarkdown, solveMarkdown } from "./policy";
import { findProfile, listChatIds, listChats, listSessions, listSolveIds, listSolves } from "./repository";
import type { Download, ExportFile, ExportShape, KeptChat } from "./types";

/** What exporting takes beyond the product's common collaborators. */
export interface ExportDeps extends Deps {
  readonly seal: Seal;
}

/** Rows fetched in one go: enough to be quick, few enough that an export of any size fits in little memory, and that the
 * embedded database, which computes where everyone else's requests are, holds nobody up. A conversation may be long. */
const SOLVES_AT_ONCE = 25;
const CHATS_AT_ONCE = 1;

/** Everything that is kept of an account, or of a guest, as a file that is written while it is read.
 * With JSON each item is signed, so that an import knows it again; an answer that is still held back is in it in a
 * form only this installation can read. With Markdown it is left out. */
export async function exportWork(deps: ExportDeps, scope: Scope, shape: ExportShape): Promise<Download> {
  const day = deps.now().toISOString().slice(0, 10);
  const [pieces, mediaType] =
    shape === "json"
      ? [jsonPieces(deps, scope), "application/json; charset=utf-8"]
      : [markdownPieces(deps, scope), "text/markdown; charset=utf-8"];
  // Fetched before anything is answered, so that a database that is away is an error and not half a file.
  const first = await pieces.next();
  return { name: `classmate-${day}.${shape}`, mediaType, body: streamOf(deps, first, pieces) };
}

function streamOf(
  { log }: Pick<Deps, "log">,
  first: IteratorResult<string>,
  rest: AsyncGenerator<string>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let ahead: IteratorResult<string> | null = first;
  return new ReadableStream({
    async pull(controller) {
      try {
        if (!ahead) await setImmediate();
        const { done, value } = ahead ?? (await rest.next());
        ahead = null;
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      } catch (error) {
        log.error("an export broke off", { operation: "export", error });
        controller.error(error);
      }
    },
    cancel: async () => void (await rest.return(undefined)),
  });
}

async function* jsonPieces(deps: ExportDeps, scope: Scope): AsyncGenerator<string> {
  const db = await deps.db();
  const head = JSON.stringify({
    format: EXPORT_FORMAT,
    version: EXPORT_VERSION,
    exportedAt: deps.now(),
    ...(await aboutOwner(deps, scope, db)),
  });
  yield head.slice(0, -1);
  yield* listOf("solves", deps.seal, exportedSolves(deps.seal, solvesOf(db, scope)));
  yield* listOf("chats", deps.seal, chatsOf(db, scope));
  yield* listOf("practice", deps.seal, await reviewsToKeep(db, scope));
  const { made, joined } = await setsToKeep(db, scope);
  const places = joined.map((place) => signed(deps.seal, place)).join(",\n");
  yield `,\n"practiceSets":{"made":${JSON.stringify(made)},"joined":[${places}]}}\n`;
}

/** A list of the file, each of its entries signed. */
async function* listOf(
  name: keyof ExportFile,
  seal: Seal,
  entries: AsyncIterable<object> | Iterable<object>,
): AsyncGenerator<string> {
  yield `,\n"${name}":[`;
  let separator = "\n";
  for await (const entry of entries) {
    yield separator + signed(seal, entry);
    separator = ",\n";
  }
  yield "]";
}

async function* exportedSolves(seal: Seal, solves: AsyncIterable<StoredSolve>) {
  for await (const solve of solves) yield exportedSolve(seal, solve);
}

async function aboutOwner(deps: ExportDeps, scope: Scope, db: Database) {
  if (scope.kind === "guest") return { profile: null, referral: null, billing: null, sessions: [] };
  const referral = await referralStanding(deps, scope);
  const [profile, sessions, billing] = await Promise.all([
    findProfile(db, scope.userId),
    listSessions(db, scope.userId),
    billingRecord(deps, scope),
  ]);
  return {
    profile: {
      email: scope.email,
      displayName: profile?.displayName ?? null,
      signsInWith: scope.provider,
      signedUpAt: profile?.signedUpAt ?? null,
    },
    referral,
    billing,
    sessions,
  };
}

async function* markdownPieces(deps: ExportDeps, scope: Scope): AsyncGenerator<string> {
  const db = await deps.db();
  const whose = scope.kind === "user" ? ` by ${scope.email}` : "";
  yield `# My work with Classmate\n\nExported on ${formatDay(deps.now())}${whose}. Formulas are written in TeX.\n\n## Problems\n`;
  let number = 0;
  for await (const solve of solvesOf(db, scope)) {
    number += 1;
    yield `\n${solveMarkdown(solve, keptProblems(solve), number)}\n`;
  }
  if (number === 0) yield "\nNone yet.\n";
  yield "\n## Conversations\n";
  let chats = 0;
  for await (const chat of chatsOf(db, scope)) {
    chats += 1;
    yield `\n${chatMarkdown(chat, shownBranch(chat.messages, chat.headId))}\n`;
  }
  if (chats === 0) yield "\nNone yet.\n";
}

async function* solvesOf(db: Database, scope: Scope): AsyncGenerator<StoredSolve> {
  const ids = await listSolveIds(db, scope);
  for (let at = 0; at < ids.length; at += SOLVES_AT_ONCE)
    yield* await listSolves(db, scope, ids.slice(at, at + SOLVES_AT_ONCE));
}

async function* chatsOf(db: Database, scope: Scope): AsyncGenerator<KeptChat> {
  const ids = await listChatIds(db, scope);
  for (let at = 0; at < ids.length; at += CHATS_AT_ONCE)
    yield* await listChats(db, scope, ids.slice(at, at + CHATS_AT_ONCE));
}

/** What has not been revealed leaves concealed: a file is no way round the hints. */
function exportedSolve(seal: Seal, solve: StoredSolve): object {
  if (mayShowAnswer(solve)) return solve;
  return { ...solve, result: null, sealed: seal.conceal(JSON.stringify(solve.result)) };
}

/** An item as JSON, with the signature of that very JSON as its last member. */
function signed(seal: Seal, item: object): string {
  const json = JSON.stringify(item);
  return `${json.slice(0, -1)},"signature":"${seal.sign(json)}"}`;
}
