import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "@/server/db/types";
import type { TutorDeps } from "@/server/deps";
import { AppError } from "@/server/errors/app-error";
import { toAppError } from "@/server/errors/normalise";
import { reportError } from "@/server/errors/report";
import { spoken } from "@/server/errors/spoken";
import { followClaim } from "@/server/features/account/service";
import {
  allMessages,
  getChat,
  hold,
  keepReply,
  problemFor,
  type Reply,
  say,
  show,
  shownMessage,
  spokenUpTo,
} from "@/server/features/chat/service";
import type { StoredChat } from "@/server/features/chat/types";
import { ladderFor } from "@/server/features/hints/service";
import { settleByLog, settleDead } from "@/server/features/ledger/service";
import { closingEvents, openingEvents } from "@/server/features/tutor/reply/events";
import { replyEvents, type ToldReply } from "@/server/features/tutor/reply/service";
import { COUNTED_WORDS } from "@/server/features/usage/constants";
import { charge, forgetAddresses, settle, writerOf } from "@/server/features/usage/service";
import type { MessagesLeft, Writer } from "@/server/features/usage/types";
import { INTERRUPTED, type LiveRun } from "@/server/providers/live-runs";
import { untilBeat } from "@/server/providers/live-runs/beat";
import { recordRun } from "@/server/providers/live-runs/record-run";
import { logCall } from "@/server/providers/model/transport/log-call";
import { nextSignal } from "@/server/providers/signals/next-signal";
import type { Scope } from "@/server/session/scope";
import { EVENTS_AT_ONCE, EVENTS_KEPT_MS, LEASE_SECONDS, PUT_DOWN_AFTER_MS, RUNS_AT_ONCE } from "./constants";
import { isLast, reasonFor, statusOf, told, toldText } from "./policy";
import {
  end,
  findById,
  findLatest,
  findStatus,
  insert,
  insertEvents,
  inTransaction,
  listEvents,
  listRunning,
  pruneEvents,
  requestStop,
  takeAbandoned,
  touch,
} from "./repository";
import type { Asked, Conversation, Follow, Run } from "./types";

const NOT_FOUND =
  "We could not find this conversation. It may have been deleted, or it belongs to another account.";

/** A conversation, and the run that is writing the reply to its last message.
 * @throws {AppError} NOT_FOUND for a conversation that does not exist or belongs to somebody else */
export async function getConversation(deps: TutorDeps, scope: Scope, id: string): Promise<Conversation> {
  await settleAbandoned(deps, id);
  const [chat, running] = await Promise.all([
    getChat(deps, scope, id),
    deps.db().then((db) => listRunning(db, id)),
  ]);
  const last = chat.messages.at(-1);
  const run = running.find(({ messageId }) => messageId === last?.id);
  return { ...chat, runId: run?.id ?? null };
}

/** Saves a student's message and has its reply written, which goes on whoever looks. A message that was sent before
 * is not saved twice and its reply not written twice, unless another one is asked for.
 * @returns the run that writes the reply, or wrote it
 * @throws {AppError} NOT_FOUND for somebody else's conversation, message or problem; QUOTA_REACHED, and nothing is
 *   saved, when the language model would write and no tutor message is left; SERVER_BUSY, and nothing is saved, when as
 *   many replies are being written here as may be */
export async function startReply(deps: TutorDeps, scope: Scope, input: Asked): Promise<string> {
  if (deps.live.ids().length >= RUNS_AT_ONCE) throw new AppError("SERVER_BUSY");
  await settleAbandoned(deps, input.id);
  const begin = "carryOn" in input ? carryingOn(scope, input) : await answering(deps, scope, input);
  const engine = "engine" in input && input.engine === true;
  const { standsIn, allowance } = await writerOf(deps, scope, { engine, address: input.address });
  const begun = await inTransaction(await deps.db(), async (tx): Promise<Begun | string> => {
    const wanted = await begin(tx);
    if (typeof wanted === "string") return wanted;
    const { chat, messageId } = wanted;
    const id = deps.newId();
    const { instance } = deps;
    const run = await insert(tx, { id, chatId: chat.id, messageId, instance, createdAt: deps.now() });
    if (!run) throw new AppError("CONFLICT");
    const { model } = deps.spending;
    const { goesOn } = wanted;
    const left = allowance && (await charge(deps, tx, { scope, runId: id, model, allowance, goesOn }));
    return { ...wanted, run, standsIn, allowance, left };
  });
  await followClaim(deps, scope);
  if (typeof begun === "string") return begun;
  deps.outliveAnswer(write(deps, scope, begun));
  return begun.run.id;
}

/** What a run is to do. */
interface Wanted {
  readonly chat: StoredChat;
  readonly messageId: string;
  /** The beginning of the reply that is kept already. */
  readonly begun: { readonly id: string; readonly text: string } | null;
  /** The reply with that beginning, where it broke off and not because the student wanted it so. */
  readonly goesOn: string | null;
}

interface Begun extends Wanted, Writer {
  readonly run: Run;
  /** Null for a reply that does not count. */
  readonly left: MessagesLeft | null;
}

/** @returns what to do in the transaction that begins the run; it comes to the run that is there already, or what a
 * new one is to do */
type Beginning = (tx: Database) => Promise<Wanted | string>;

async function answering(
  deps: TutorDeps,
  scope: Scope,
  send: Exclude<Asked, { carryOn: string }>,
): Promise<Beginning> {
  const about = await problemFor(deps, scope, send);
  return async (tx) => {
    const { chat, messageId, isNew } = await say(deps, tx, { scope, send, about });
    const known = isNew ? null : await findLatest(tx, messageId);
    if (known?.status === "running") return known.id;
    if (known && known.status !== "failed" && !send.again) return known.id;
    if (!isNew) await show(tx, chat.id, messageId);
    return { chat, messageId, begun: null, goesOn: null };
  };
}

function carryingOn(scope: Scope, { id, carryOn }: Extract<Asked, { carryOn: string }>): Beginning {
  return async (tx) => {
    const chat = await hold(tx, scope, id);
    const all = await allMessages(tx, id);
    const reply = all.find((message) => message.id === carryOn && message.role === "assistant");
    // Two tabs may ask at once; the second one finds the beginning gone and the run that has taken it up.
    if (!reply?.parentId) throw new AppError("NOT_FOUND", { message: NOT_FOUND });
    const running = await findLatest(tx, reply.parentId);
    if (running?.status === "running") return running.id;
    const { text, interrupted, cutOff } = shownMessage(reply);
    const goesOn = interrupted === true || cutOff === true ? reply.id : null;
    return { chat, messageId: reply.parentId, begun: { id: reply.id, text }, goesOn };
  };
}

/** Writes a reply to its end. Never throws. */
async function write(deps: TutorDeps, scope: Scope, begun: Begun): Promise<void> {
  const { live, signals } = deps;
  const { run, chat } = begun;
  const here = live.open(run.id, chat.id);
  const leave = signals.subscribe(stopTopic(run.id), () => live.stop([run.id]));
  const bodies = bodiesOf(deps, scope, { ...begun, here });
  try {
    const { ending, recorded } = await recordRun({
      run: here,
      bodies,
      keep: (event) => deps.events.add(event),
      untilNext: untilBeat,
    });
    for (const call of ending.calls) logCall(deps.log, run.id, call);
    await close(deps, begun, { here, written: ending, recorded });
  } catch (error) {
    // What is written no further is settled with its vendor.
    live.stop([run.id]);
    for (let next = await bodies.next(); !next.done; next = await bodies.next());
    await giveUp(deps, { run, here, error });
  } finally {
    leave();
    here.end();
    signals.publish([run.id]);
  }
}

const stopTopic = (runId: string): string => `stop ${runId}`;

async function* bodiesOf(
  deps: TutorDeps,
  scope: Scope,
  { run, chat, messageId, begun, standsIn, left, here }: Begun & { readonly here: LiveRun },
): AsyncGenerator<unknown, ToldReply> {
  yield* openingEvents(run.id, {
    title: chat.title,
    source: (standsIn ? deps.standIn : deps.chatModel).kind,
    ...(standsIn === "spent" && { standIn: true }),
    ...(left && { left }),
    ...(begun && { replaces: begun.id }),
  });
  const messages = await spokenUpTo(deps, { scope, chat, messageId });
  const found = chat.mode === "hints" ? await ladderFor(deps, scope, { chat, messages }) : null;
  const unreadable = found === "unknown";
  const ladder = unreadable ? null : found;
  const { signal } = here;
  const request = { messages, mode: chat.mode, ladder, unreadable, begun: begun?.text ?? "", signal };
  return yield* replyEvents(deps, { id: run.id, operation: "tutor.check", standsIn, request });
}

interface Closing {
  readonly here: LiveRun;
  readonly written: ToldReply;
  readonly recorded: number;
}

/** Keeps the reply, whether it counts and how it ended, all in one. */
async function close(deps: TutorDeps, begun: Begun, { here, written, recorded }: Closing): Promise<void> {
  const { run, allowance } = begun;
  const { failure, text, checks, source } = written;
  const status = statusOf(written.ending, here.signal.reason === INTERRUPTED);
  if (failure) reportError(deps.log, failure, { requestId: run.id, operation: "tutor.reply" });
  const reason = reasonFor(status, written);
  const kept: Reply = {
    id: run.id,
    chatId: run.chatId,
    messageId: run.messageId,
    position: run.position,
    text,
    source,
    stopped: status === "stopped",
    ...(status === "cut-off" && { cutOff: true }),
    ...(status === "interrupted" && { interrupted: true }),
    ...(checks && { checks }),
    ...(written.graphs.length > 0 && { graphs: written.graphs }),
    replaces: begun.begun?.id ?? null,
  };
  const events = await inTransaction(await deps.db(), async (tx) => {
    // Whoever thought this process dead has kept what there was of the reply; a deleted conversation has no place.
    const ended = await end(tx, { id: run.id, status, endedAt: deps.now() });
    if (ended && status !== "failed" && text.trim() !== "") await keepReply(deps, tx, kept);
    const settled = await settle(deps, tx, { runId: run.id, reason, allowance });
    const words = failure ? spoken(failure, run.id) : "";
    const closing = closingEvents(status, settled.counted ? `${words} ${COUNTED_WORDS}` : words, settled);
    const rows = closing.map((body, index) => ({ runId: run.id, seq: recorded + index + 1, body }));
    if (ended) await insertEvents(tx, rows);
    return closing;
  });
  here.publish(...events);
}

/** A run that could not be written down. What of it is in the log stays there, to be carried on: it is marked when the
 * database answers again, at the latest by whoever misses its heartbeat. Never throws. */
async function giveUp(
  deps: TutorDeps,
  { run, here, error }: { readonly run: Run; readonly here: LiveRun; readonly error: unknown },
): Promise<void> {
  const report = (fault: unknown) =>
    reportError(deps.log, toAppError(fault), { requestId: run.id, operation: "tutor.keep" });
  report(error);
  here.publish(...closingEvents("failed", spoken(toAppError(error), run.id)));
  here.end();
  for (const waitMs of PUT_DOWN_AFTER_MS) {
    await pause(waitMs, undefined, { ref: false });
    try {
      return await inTransaction(await deps.db(), (tx) => interrupt(deps, tx, run));
    } catch (also) {
      report(also);
    }
  }
}

/** Stops the replies that are being written in a conversation, here or in another process; what there is of them is
 * kept.
 * @throws {AppError} NOT_FOUND */
export async function stopReplies(deps: TutorDeps, scope: Scope, chatId: string): Promise<void> {
  const db = await deps.db();
  await inTransaction(db, (tx) => hold(tx, scope, chatId));
  const ids = await requestStop(db, chatId);
  deps.live.stop(ids);
  deps.signals.publish(ids.map(stopTopic));
}

/** What a run tells, from where the viewer left off to its end.
 * @param signal aborted when the viewer has gone
 * @throws {AppError} NOT_FOUND for somebody else's run */
export async function followReply(
  deps: TutorDeps,
  scope: Scope,
  { run: id, after, signal }: Follow,
): Promise<AsyncGenerator<unknown, void>> {
  const local = deps.live.follow(id, after, signal);
  const run = await findById(await deps.db(), scope, id);
  if (!run) throw new AppError("NOT_FOUND", { message: NOT_FOUND });
  return local ?? fromLog(deps, run, { after, signal });
}

async function* fromLog(
  deps: TutorDeps,
  run: Run,
  { after, signal }: Pick<Follow, "after" | "signal">,
): AsyncGenerator<unknown, void> {
  const db = await deps.db();
  let seen = after;
  while (!signal.aborted) {
    const woken = nextSignal(deps.signals, run.id, signal);
    // The status first: once a run has ended, all it will ever tell is there.
    const status = await findStatus(db, run.id);
    const events = await listEvents(db, run.id, { after: seen, limit: EVENTS_AT_ONCE });
    for (const event of events) {
      seen += 1;
      yield event;
      if (isLast(event)) return;
    }
    if (status === null) return;
    if (events.length === EVENTS_AT_ONCE) continue;
    if (status !== "running") {
      if (seen === 0) yield* await keptEvents(db, run);
      return;
    }
    await settleAbandoned(deps, run.chatId);
    await woken;
  }
}

/** A reply whose events are forgotten, from where it is kept. */
async function keptEvents(db: Database, run: Run): Promise<unknown[]> {
  const reply = (await allMessages(db, run.chatId)).find(({ id }) => id === run.id);
  if (!reply) return [];
  const { text, source, checks } = shownMessage(reply);
  const metadata = { source, ...(checks && { checks }) };
  return [...openingEvents(run.id, metadata), text, ...closingEvents(run.status, "")];
}

/** Ends the runs whose process is gone, and keeps what there is of their replies, so that none holds a place in anybody's
 * allowance.
 * @param chatId the conversation they write in; null for all runs there are
 * @returns how many */
export async function settleAbandoned(deps: TutorDeps, chatId: string | null): Promise<number> {
  const db = await deps.db();
  if (chatId !== null && (await listRunning(db, chatId)).length === 0) return 0;
  const only = deps.alone ? deps.instance : null;
  for (let settled = 0; ; settled += 1) {
    const run = await inTransaction(db, async (tx) => {
      const mine = { live: deps.live.ids(), only, leaseSeconds: LEASE_SECONDS };
      const taken = await takeAbandoned(tx, { chatId, ...mine, endedAt: deps.now() });
      if (taken) await keepBeginning(deps, tx, taken);
      return taken;
    });
    if (!run) return settled;
    deps.signals.publish([run.id]);
  }
}

async function interrupt(deps: TutorDeps, tx: Database, run: Run): Promise<void> {
  const ended = await end(tx, { id: run.id, status: "interrupted", endedAt: deps.now() });
  if (ended) await keepBeginning(deps, tx, run);
}

async function keepBeginning(deps: TutorDeps, tx: Database, run: Run): Promise<void> {
  const events = await listEvents(tx, run.id, { after: 0, limit: Number.MAX_SAFE_INTEGER });
  const text = toldText(events);
  const { id, chatId, messageId, position } = run;
  if (text.trim() !== "")
    await keepReply(deps, tx, { id, chatId, messageId, position, text, ...told(events) });
  const closing = closingEvents("interrupted", "");
  await insertEvents(
    tx,
    closing.map((body, index) => ({ runId: id, seq: events.length + index + 1, body })),
  );
  await settle(deps, tx, { runId: id, reason: "interrupted", allowance: null });
  const { spending } = deps;
  await settleByLog(deps, tx, { runId: id, writtenBytes: Buffer.byteLength(text), spending });
}

/** Tells that this process writes its runs, stops those it is asked to, and forgets what is over. Called every now and
 * then. */
export async function beat(deps: TutorDeps): Promise<void> {
  const live = deps.live.ids();
  if (live.length === 0) return;
  const db = await deps.db();
  deps.live.stop(await touch(db, live));
  await pruneEvents(db, new Date(deps.now().getTime() - EVENTS_KEPT_MS));
  await forgetAddresses(deps, db);
  await settleDead(deps);
}

/** Keeps what runs tell, of any runs, and wakes whoever reads along elsewhere.
 * @param again they may be there already */
export async function keepEvents(
  deps: Pick<TutorDeps, "db" | "signals">,
  events: Parameters<typeof insertEvents>[1],
  again = false,
): Promise<void> {
  await insertEvents(await deps.db(), events, again);
  deps.signals.publish([...new Set(events.map(({ runId }) => runId))]);
}
