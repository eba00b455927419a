/** `npm start` and `npm run dev`: starts the product, configured or not. Options: `--dev`. `PORT` chooses the port,
 * `HOST` the address. */
import nextEnv from "@next/env";
import { buildIfNeeded } from "./start/build";
import { DIRECTORY_VARIABLE } from "./start/builds";
import { configure } from "./start/configuration";
import { assertDataFree } from "./start/data-free";
import { explain } from "./start/explain";
import { runServer } from "./start/next-command";
import { assertPortFree } from "./start/port";
import { summary } from "./start/summary";
import { findServers, mayLook } from "./tutor/find-servers";

/** How long a server that is just ending, as after a restart, is waited for. */
const ENDING_MS = 3_000;

async function main(): Promise<number> {
  const dev = process.argv.includes("--dev");
  const root = process.cwd();
  nextEnv.loadEnvConfig(root, dev, { info: () => {}, error: console.error });
  const configuration = configure(process.env, dev ? "development" : "production");
  await assertDataFree(configuration, ENDING_MS);
  await assertPortFree(configuration.port, configuration.host);
  const build = dev ? null : await buildIfNeeded(root, configuration);
  const look = mayLook(configuration.values, process.env.npm_lifecycle_event);
  console.log(summary(configuration, look ? await findServers() : []));
  const { code, stopped } = await runServer(dev, {
    ...configuration.values,
    [DIRECTORY_VARIABLE]: build?.directory,
  });
  build?.release();
  return stopped ? 0 : code;
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(explain(error));
    process.exit(1);
  },
);
