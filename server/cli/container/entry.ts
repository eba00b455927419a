/** What a container runs: completes and checks the environment as `npm start` does, then becomes the server, in the same
 * process, so that the signals of the one who supervises it arrive. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { type Configuration, configure } from "../start/configuration";
import { assertDataFree } from "../start/data-free";
import { explain } from "../start/explain";
import { assertPortFree } from "../start/port";
import { StartError } from "../start/start-error";
import { summary } from "../start/summary";

/** Where the build is, from here; written in by the bundler. */
declare const BUILT_DIRECTORY: string;

/** A container that was killed cannot be asked whether it lives; its lock counts until it has been silent for a minute. */
const OTHER_CONTAINER_MS = 75_000;

async function main(): Promise<void> {
  const configuration = configure(process.env, "production");
  assertSecretShared(configuration, process.env.AUTH_SECRET);
  await assertDataFree(configuration, OTHER_CONTAINER_MS);
  await assertPortFree(configuration.port, configuration.host);
  console.log(summary(configuration));
  Object.assign(process.env, serverEnvironment(configuration));
  const here = import.meta.dirname;
  process.chdir(here);
  // There is no next.config.ts here: Next takes what it read of it when it built.
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(builtConfiguration(here));
  await import(pathToFileURL(path.join(here, "serve.mjs")).href);
}

/** A secret that each container makes for itself would sign guests of one out at another.
 * @throws {StartError} where several containers may share a database and none was given */
function assertSecretShared({ embedded }: Configuration, given: string | undefined): void {
  if (given || embedded.database) return;
  throw new StartError(
    "AUTH_SECRET is required with a PostgreSQL server: every container of the product signs with the same one.",
  );
}

const serverEnvironment = ({ values }: Configuration) => ({
  ...values,
  NEXT_DIST_DIR: BUILT_DIRECTORY,
  NEXT_TELEMETRY_DISABLED: "1",
});

const builtConfiguration = (root: string): unknown =>
  JSON.parse(readFileSync(path.join(root, BUILT_DIRECTORY, "required-server-files.json"), "utf8")).config;

main().catch((error: unknown) => {
  console.error(explain(error));
  process.exit(1);
});
