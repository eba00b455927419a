/** `npm run billing:reconcile` brings the books in line with the payment provider's and prints counts. For a database
 * on a server, by a timer of its own where no server of the product runs all day. The embedded database belongs to the
 * server that has it open, which does the same once a day by itself. Ends with 1 when something is left to do. */
import nextEnv from "@next/env";
import { DataDirectoryLocked } from "@/server/db/lock";
import { InvalidEnvironment } from "@/server/env-parse";
import type { Reconciliation } from "@/server/features/billing/reconciliation/types";
import { configure } from "./start/configuration";
import { StartError } from "./start/start-error";

const RUNNING = "That server does this once a day by itself.";
const NOT_SOLD = "No payments are set up here: there is nothing to reconcile.";

async function main(): Promise<number> {
  nextEnv.loadEnvConfig(process.cwd(), false, { info: () => {}, error: console.error });
  const { values } = configure(process.env, "production");
  Object.assign(process.env, { LOG_LEVEL: "error" }, values);
  const [{ getDeps }, { reconcile }, { closeDatabase }] = await Promise.all([
    import("@/server/composition/compose"),
    import("@/server/features/billing/reconciliation/service"),
    import("@/server/db/client"),
  ]);
  const deps = getDeps();
  if (!deps.payments) {
    console.log(NOT_SOLD);
    return 0;
  }
  try {
    return print(await reconcile(deps));
  } finally {
    await deps.sandbox?.bank.deliverPending();
    await closeDatabase();
  }
}

function print(counts: Reconciliation): number {
  const { customers, customersFailed, adopted, events, eventsFailed, brokenOff } = counts;
  console.log(`customers  ${customers} looked up, ${customersFailed} failed, ${adopted} adopted again`);
  console.log(`events     ${events} processed, ${eventsFailed} failed`);
  if (brokenOff) console.log("Stopped: the payment provider cannot be reached. Run it again later.");
  return customersFailed + eventsFailed > 0 || brokenOff ? 1 : 0;
}

const isTold = (error: unknown): error is Error =>
  InvalidEnvironment.isInstance(error) ||
  StartError.isInstance(error) ||
  DataDirectoryLocked.isInstance(error);

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    if (!isTold(error)) throw error;
    process.stderr.write(`${error.message}\n`);
    if (DataDirectoryLocked.isInstance(error)) process.stderr.write(`${RUNNING}\n`);
    process.exit(1);
  },
);
