import "server-only";
import type { Database } from "@/server/db/types";
import type { ModelCall } from "@/server/providers/model/port";
import type { Scope } from "@/server/request/scope";
import type { Deps } from "@/server/request/types";
import { startOfDay, takenBy } from "./policy";
import { insert, refund, sumCost, updateTaken } from "./repository";
import type { RefundReason, Spending } from "./types";

const MICROS = 1_000_000;

/** Counts a reply of a language model, once.
 * @param db the transaction that begins its run */
export async function charge(
  deps: Pick<Deps, "now">,
  db: Database,
  { scope, runId, model }: { readonly scope: Scope; readonly runId: string; readonly model: string },
): Promise<void> {
  await insert(db, scope, { runId, model, createdAt: deps.now() });
}

/** Writes down what a reply took, and takes back that it counts where there is a reason. Nothing happens for a reply
 * that was not counted.
 * @param db the transaction that ends its run */
export async function settle(
  deps: Pick<Deps, "now">,
  db: Database,
  reply: {
    readonly runId: string;
    readonly calls: readonly ModelCall[];
    readonly spending: Spending;
    readonly reason: RefundReason | null;
  },
): Promise<void> {
  const { runId, calls, spending, reason } = reply;
  if (calls.length > 0) await updateTaken(db, runId, takenBy(calls, spending));
  if (reason) await refund(db, { runId, reason, at: deps.now() });
}

/** Whether the language model has cost today what it may. Replies under way are not in it yet. */
export async function isSpent(deps: Pick<Deps, "db" | "now">, { dailyCap }: Spending): Promise<boolean> {
  if (dailyCap === null) return false;
  return (await sumCost(await deps.db(), startOfDay(deps.now()))) >= dailyCap * MICROS;
}
