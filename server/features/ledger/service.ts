import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "@/server/db/types";
import type { Deps, TutorDeps } from "@/server/deps";
import { toAppError } from "@/server/errors/normalise";
import { reportError } from "@/server/errors/report";
import type { CallEstimate, CallLedger, TokenCount, VendorPermit } from "@/server/providers/model/port";
import { CALLS_KEPT_MS, REMOVED_AT_ONCE, SETTLE_AGAIN_MS } from "./constants";
import { bookingOf, capMicros, dayOf, lostBooking, NOTHING_TAKEN, worstCase } from "./policy";
import {
  countCall,
  findDay,
  holdCall,
  holdOpen,
  insert,
  inTransaction,
  removeSettled,
  reserve,
  settle,
  uncountCall,
} from "./repository";
import type { Booking, NewCall, Spending } from "./types";

/** What keeping the ledger takes. */
export type LedgerDeps = Pick<Deps, "db" | "now" | "newId" | "log"> & Pick<TutorDeps, "instance" | "alone">;

interface Page {
  /** The row of `usage` that its requests are booked on. */
  readonly runId: string;
  readonly spending: Spending;
  /** Requests it may have. */
  readonly callsMax: number;
}

/** The ledger's page of a reply or a photo that has been charged: the only thing that lets requests to a vendor through.
 * Each of them is counted, the most it can cost is set aside from the day's budget, all before it is sent, and it is
 * settled once, however it ends. */
export function openLedger(deps: LedgerDeps, page: Page): CallLedger {
  const ledger: Omit<CallLedger, symbol> = {
    async reserve(estimate: CallEstimate) {
      const { spending } = page;
      const now = deps.now();
      const call: NewCall = {
        id: deps.newId(),
        runId: page.runId,
        instance: deps.instance,
        day: dayOf(now),
        inputTokens: estimate.inputTokens,
        outputTokens: estimate.outputTokensMax,
        reservedMicros: worstCase(estimate, spending),
        createdAt: now,
      };
      const first = await tryReserve(deps, call, page);
      const refusal = first === "out-of-budget" ? await tryAfterDead(deps, call, page) : first;
      if (refusal) return { ok: false, reason: refusal };
      return { ok: true, permit: permitFor(deps, call, page) };
    },
  };
  return ledger as CallLedger;
}

type Refusal = "out-of-budget" | "too-many-calls" | null;

async function tryReserve(deps: LedgerDeps, call: NewCall, { callsMax, spending }: Page): Promise<Refusal> {
  const { runId, day, reservedMicros: micros } = call;
  return inTransaction(await deps.db(), async (tx): Promise<Refusal> => {
    if (!(await countCall(tx, runId, callsMax))) return "too-many-calls";
    if (!(await reserve(tx, { day, micros, cap: capMicros(spending) }))) {
      await uncountCall(tx, runId);
      return "out-of-budget";
    }
    await insert(tx, call);
    return null;
  });
}

/** What dead processes hold must keep nobody waiting. */
async function tryAfterDead(deps: LedgerDeps, call: NewCall, page: Page): Promise<Refusal> {
  return (await settleDead(deps)) === 0 ? "out-of-budget" : tryReserve(deps, call, page);
}

function permitFor(deps: LedgerDeps, call: NewCall, { spending }: Page): VendorPermit {
  let used = false;
  let settled = false;
  const permit: Omit<VendorPermit, symbol> = {
    outputTokensMax: call.outputTokens,
    use() {
      if (used || settled) throw new Error("a permit is good for one request");
      used = true;
    },
    async settle(taken: TokenCount) {
      if (settled) return;
      settled = true;
      await settleCall(deps, call, used ? bookingOf(taken, call.reservedMicros, spending) : null);
    },
  };
  return permit as VendorPermit;
}

/** Books a request once. Never throws: one that cannot be settled now is settled when the database answers again, at the
 * latest by the process that finds its lease has run out.
 * @param booking null for one that was never sent */
async function settleCall(deps: LedgerDeps, { id, runId }: NewCall, booking: Booking | null): Promise<void> {
  const once = async () => inTransaction(await deps.db(), (tx) => settleHeld(deps, tx, { id, booking }));
  const report = (error: unknown) =>
    reportError(deps.log, toAppError(error), { requestId: runId, operation: "ledger.settle" });
  try {
    await once();
  } catch (error) {
    report(error);
    void settleLater(once, report);
  }
}

async function settleLater(once: () => Promise<void>, report: (error: unknown) => void): Promise<void> {
  for (const waitMs of SETTLE_AGAIN_MS) {
    await pause(waitMs, undefined, { ref: false });
    try {
      return await once();
    } catch (error) {
      report(error);
    }
  }
}

async function settleHeld(
  { now }: Pick<Deps, "now">,
  tx: Database,
  { id, booking }: { readonly id: string; readonly booking: Booking | null },
): Promise<void> {
  const call = await holdCall(tx, id);
  if (!call) return;
  const outcome = booking ? "settled" : "unsent";
  await settle(tx, { call, outcome, booking: booking ?? NOTHING_TAKEN, at: now() });
  if (!booking) await uncountCall(tx, call.runId);
}

/** Settles the requests of processes that are gone, as the most they can have cost.
 * @returns how many */
export async function settleDead(deps: LedgerDeps): Promise<number> {
  const only = deps.alone ? deps.instance : null;
  const db = await deps.db();
  for (let settled = 0; ; settled += 1) {
    // One per transaction: the holder of the day's row never waits for a reply's.
    const found = await inTransaction(db, async (tx) => {
      const [call] = await holdOpen(tx, { only });
      if (call) await settle(tx, { call, outcome: "expired", booking: lostBooking(call), at: deps.now() });
      return call !== undefined;
    });
    if (!found) return settled;
  }
}

/** Forgets requests that were settled so long ago that nobody puts them right any more.
 * @returns how many */
export async function forgetOldCalls({ db, now }: Pick<Deps, "db" | "now">): Promise<number> {
  const database = await db();
  const before = new Date(now().getTime() - CALLS_KEPT_MS);
  for (let count = 0; ; ) {
    const removed = await removeSettled(database, before, REMOVED_AT_ONCE);
    count += removed;
    if (removed < REMOVED_AT_ONCE) return count;
  }
}

/** Settles what a reply's dead process left open: as the most it can have cost, with as many tokens as the reply's log has
 * words for. Should the process live after all, its own count puts this right.
 * @param db the transaction that ends the reply's run, at its end: the day's row is held from here on
 * @param reply `writtenBytes`: of the words in its log */
export async function settleByLog(
  { now }: Pick<Deps, "now">,
  db: Database,
  reply: { readonly runId: string; readonly writtenBytes: number },
): Promise<void> {
  for (const call of await holdOpen(db, { runId: reply.runId })) {
    const output = Math.min(call.outputTokens, Math.ceil(reply.writtenBytes / BYTES_PER_TOKEN));
    const booking = { ...lostBooking(call), outputTokens: output };
    await settle(db, { call, outcome: "expired", booking, at: now() });
  }
}

const BYTES_PER_TOKEN = 4;

/** Whether the language model has cost today what it may, with what is set aside for requests under way. */
export async function isSpent(deps: Pick<Deps, "db" | "now">, spending: Spending): Promise<boolean> {
  const cap = capMicros(spending);
  if (cap === null) return false;
  const { spentMicros, reservedMicros } = await findDay(await deps.db(), dayOf(deps.now()));
  return spentMicros + reservedMicros >= cap;
}
