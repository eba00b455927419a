import "server-only";
import { openDatabase } from "@/server/db/client";
import { reconcileDaily } from "@/server/features/billing/reconciliation/service";
import { forgetOldCalls } from "@/server/features/ledger/service";
import { forgetOldPasses } from "@/server/features/second-factor/service";
import { processSlot } from "@/server/runtime";
import type { Deps } from "../deps";
import { getDeps } from "./compose";

/** How long after its start a server looks for the first time, and how often from then on. */
const FIRST_MS = 2 * 60_000;
const EVERY_MS = 60 * 60_000;

const timer = processSlot<NodeJS.Timeout>("dailyJobs");

/** Does what no request does: removes rows that no rule asks for any more and tidies the embedded database once an hour, and
 * brings the books in line with the payment provider's once a day. Every server looks once an hour; the first one to find
 * that a day has passed does it. One set per process, and none that keeps it alive. */
export function startDailyRuns(): void {
  if (timer.current) return;
  setTimeout(run, FIRST_MS).unref();
  timer.current = setInterval(run, EVERY_MS).unref();
}

async function run(): Promise<void> {
  const deps = getDeps();
  await forget(deps);
  await tidy(deps);
  try {
    const outcome = await reconcileDaily(deps);
    if (outcome) {
      const count = outcome.customers + outcome.events;
      const reason = outcome.brokenOff ? "broken-off" : "done";
      deps.log.info("the books were reconciled", { operation: "billing.reconcile", count, reason });
    }
  } catch (error) {
    deps.log.error("the books could not be reconciled", { operation: "billing.reconcile", error });
  }
}

async function forget(deps: Deps): Promise<void> {
  const operation = "database.forget";
  try {
    const count = (await forgetOldCalls(deps)) + (await forgetOldPasses(deps));
    if (count > 0) deps.log.info("old rows were removed", { operation, count });
  } catch (error) {
    deps.log.error("old rows could not be removed", { operation, error });
  }
}

async function tidy({ log }: Pick<Deps, "log">): Promise<void> {
  try {
    await (await openDatabase()).tidy();
  } catch (error) {
    log.error("the database could not be tidied", { operation: "database.tidy", error });
  }
}
