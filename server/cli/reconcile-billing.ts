import { closeDatabase } from "@/server/db/client";
import { DataDirectoryLocked } from "@/server/db/lock";
import { reconcile } from "@/server/features/reconciliation/service";
import { getDeps } from "@/server/request/deps";

/** `npm run billing:reconcile` brings the books in line with the payment provider's and prints counts. For databases on
 * a server, by a timer of its own where no server of the product runs all day. The embedded database belongs to the
 * server that has it open, which does the same once a day by itself. Ends with 1 when something is left to do. */
const RUNNING =
  "The server that is running does this once a day by itself. Stop it first to do it from here.";
const NOT_SOLD = "No payments are set up here: there is nothing to reconcile.";

try {
  process.exitCode = await run();
} catch (error) {
  if (!(error instanceof DataDirectoryLocked)) throw error;
  console.error(`${error.message}\n${RUNNING}`);
  process.exitCode = 1;
} finally {
  await closeDatabase();
}

async function run(): Promise<number> {
  const deps = getDeps();
  if (!deps.payments) {
    console.log(NOT_SOLD);
    return 0;
  }
  const { customers, customersFailed, adopted, events, eventsFailed, brokenOff } = await reconcile(deps);
  console.log(`customers  ${customers} looked up, ${customersFailed} failed, ${adopted} taken in again`);
  console.log(`events     ${events} worked off, ${eventsFailed} failed`);
  if (brokenOff) console.log("Broken off: the payment provider cannot be reached. Run it again later.");
  return customersFailed + eventsFailed > 0 || brokenOff ? 1 : 0;
}
