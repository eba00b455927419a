/** What a container runs: completes and checks the environment as `npm start` does, then becomes the server, in the same
 * process, so that the signals of whoever supervises it arrive. */
import path from "node:path";
import { pathToFileURL } from "node:url";
import { type Configuration, configure } from "../start/configuration";
import { assertDataFree } from "../start/data-free";
import { explain } from "../start/explain";
import { assertPortFree } from "../start/port";
import { StartError } from "../start/start-error";
import { summary } from "../start/summary";

/** A container that was killed cannot be asked whether it lives; its lock counts until it has been silent for a minute. */
const OTHER_CONTAINER_MS = 75_000;

async function main(): Promise<void> {
  const configuration = configure(process.env, "production");
  assertSecretShared(configuration, process.env.AUTH_SECRET);
  await assertDataFree(configuration, OTHER_CONTAINER_MS);
  await assertPortFree(configuration.port);
  console.log(summary(configuration));
  Object.assign(process.env, serverEnvironment(configuration));
  await import(pathToFileURL(path.join(import.meta.dirname, "server.js")).href);
}

/** A secret that each container makes for itself would sign guests of one out at another.
 * @throws {StartError} where several containers may share a database and none was given */
function assertSecretShared({ embedded }: Configuration, given: string | undefined): void {
  if (given || embedded.database) return;
  throw new StartError(
    "AUTH_SECRET is required with a PostgreSQL server: every container of the product signs with the same one.",
  );
}

/** The product ends requests under way by itself; Next would stop listening at once. */
const serverEnvironment = ({ values }: Configuration) => ({
  ...values,
  NEXT_TELEMETRY_DISABLED: "1",
  NEXT_MANUAL_SIG_HANDLE: "true",
});

main().catch((error: unknown) => {
  console.error(explain(error));
  process.exit(1);
});
