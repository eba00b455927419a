/** `npm run admin -- COMMAND`: what an operator can look up and do. Opens the database itself; where the running server
 * holds it, asks that server. */
import nextEnv from "@next/env";
import { chooseDriver } from "@/server/db/driver";
import { currentHolder, DataDirectoryLocked } from "@/server/db/lock";
import { InvalidEnvironment } from "@/server/env-parse";
import type { AdminCommand } from "@/server/features/admin/types";
import { asTables } from "./admin/as-tables";
import { AdminFailure, askServer } from "./admin/ask-server";
import { readArguments, UsageError } from "./admin/read-arguments";
import { type Configuration, configure } from "./start/configuration";
import { StartError } from "./start/start-error";

const ANSWERED = 0;
const REFUSED = 1;
const NOT_UNDERSTOOD = 2;

async function main(): Promise<number> {
  const { command, json } = readArguments(process.argv.slice(2));
  nextEnv.loadEnvConfig(process.cwd(), false, { info: () => {}, error: console.error });
  const report = await reportOf(configure(process.env, "production"), command);
  process.stdout.write(json ? `${JSON.stringify(report, null, 2)}\n` : asTables(report));
  return ANSWERED;
}

async function reportOf(
  configuration: Configuration,
  command: AdminCommand,
): Promise<Record<string, unknown>> {
  const driver = chooseDriver(configuration.values.DATABASE_URL ?? "");
  if (driver.kind === "pglite" && currentHolder(driver.directory)) return viaServer(configuration, command);
  try {
    return await here(configuration, command);
  } catch (error) {
    // A server that was started in this moment.
    if (DataDirectoryLocked.isInstance(error)) return viaServer(configuration, command);
    throw error;
  }
}

async function viaServer({ values, port }: Configuration, command: AdminCommand) {
  const { operatorToken } = await import("@/server/session/operator");
  return askServer({ port, token: operatorToken(values.AUTH_SECRET ?? "") }, command);
}

async function here({ values }: Configuration, command: AdminCommand): Promise<Record<string, unknown>> {
  Object.assign(process.env, { LOG_LEVEL: "error" }, values);
  const [{ compose }, { runCommand }, { closeDatabase }] = await Promise.all([
    import("@/server/composition/compose"),
    import("@/server/features/admin/service"),
    import("@/server/db/client"),
  ]);
  try {
    return JSON.parse(JSON.stringify(await runCommand(compose().deps, command)));
  } finally {
    await closeDatabase();
  }
}

/** Whether an error is a sentence for the person at the terminal. An error of the product is told by its name: its class
 * belongs to the server's code, which a command that asks the server never loads. */
const isTold = (error: unknown): error is Error =>
  AdminFailure.isInstance(error) ||
  InvalidEnvironment.isInstance(error) ||
  StartError.isInstance(error) ||
  DataDirectoryLocked.isInstance(error) ||
  (error instanceof Error && error.name === "AppError");

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    if (!UsageError.isInstance(error) && !isTold(error)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(UsageError.isInstance(error) ? NOT_UNDERSTOOD : REFUSED);
  },
);
